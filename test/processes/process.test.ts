import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import path from 'node:path';
import { startServer, temporaryDirectory, until } from '../../tools/harness/serverProcess';
import { builtServer } from '../support/built-server';
import { rooms, site } from '../support/content';
import { startFakeResend } from '../support/fake-resend';
import { copyHotel } from '../support/hotel-folder';
import { run } from '../support/run';
import { validPosts } from '../support/validPosts';

jest.setTimeout(600_000);

const built = builtServer();

const post = (url: string, form: string, body: unknown) =>
  fetch(`${url}/api/${form}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('a start', () => {
  it.concurrent('exits with a line per invalid variable, exit code 1 and no stack trace', async () => {
    const { code, stdout, stderr } = await run(built.index, [], {
      PORT: 'abc',
      TRUST_PROXY: 'yes',
      SITE_URL: 'here',
    });
    expect(code).toBe(1);
    expect(stdout).toBe('');
    expect(
      stderr
        .trim()
        .split('\n')
        .map((line) => line.split(' ')[0])
        .sort(),
    ).toEqual(['PORT', 'SITE_URL', 'TRUST_PROXY']);
  });

  it.concurrent('finds its files from any folder, and nothing of that folder', async () => {
    const elsewhere = temporaryDirectory();
    mkdirSync(path.join(elsewhere, 'public/media'), { recursive: true });
    writeFileSync(path.join(elsewhere, 'public/favicon.svg'), 'another');
    const server = await startServer(built.index, { DATA_DIR: 'data/elsewhere' }, elsewhere);
    const [picture] = readdirSync('public/media');
    expect((await fetch(`${server.url}/media/${picture}`)).status).toBe(200);
    expect(await (await fetch(`${server.url}/favicon.svg`)).text()).toBe(
      readFileSync('public/favicon.svg', 'utf8'),
    );
    const data = path.resolve(built.index, '../../../data/elsewhere/outbox');
    await until(() => server.output().includes(`${data}/queued`));
    expect(await server.end('SIGTERM')).toBe(0);
    expect(existsSync(data)).toBe(true);
    expect(readdirSync(elsewhere)).toEqual(['public']);
  });

  it.concurrent('exits likewise with a line for each error of the content', async () => {
    const hotel = copyHotel();
    const [{ slug } = { slug: '' }] = rooms;
    hotel.edit(`content/rooms/${slug}.json`, (room) => {
      room.price = 'much';
      room.paint = 'blue';
    });
    hotel.write('content/questions.json', '{');
    hotel.write('content/pages/about.json', '{}');
    const { code, stdout, stderr } = await run(built.index, [], { HOTEL_DIR: hotel.root });
    expect([code, stdout]).toEqual([1, '']);
    const lines = stderr.trimEnd().split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        `content/rooms/${slug}.json: price must be a whole amount, not "much"`,
        expect.stringMatching(`^content/rooms/${slug}.json: .*paint`),
        expect.stringMatching('^content/questions.json: the file is no JSON: '),
      ]),
    );
    expect(lines.filter((line) => !/^content\/(rooms\/|questions|pages\/about)/.test(line))).toEqual([]);
  });

  it.concurrent('exits likewise if the pictures are missing', async () => {
    const folder = temporaryDirectory();
    cpSync(path.resolve(built.index, '../..'), path.join(folder, 'dist'), { recursive: true });
    symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
    for (const pictures of ['no public', 'no media', 'no files']) {
      if (pictures === 'no media') mkdirSync(path.join(folder, 'public'));
      if (pictures === 'no files') mkdirSync(path.join(folder, 'public/media'));
      const { code, stdout, stderr } = await run(path.join(folder, 'dist/server/index.js'), [], {});
      expect([code, stdout, stderr]).toEqual([
        ...[1, '', `The pictures are missing: ${folder}/public/media has none\n`],
      ]);
    }
  });

  it.concurrent('answers the image’s health check, which starts no Node', async () => {
    const [, command = ''] = /^HEALTHCHECK[^[]*(\[.*\])$/m.exec(readFileSync('Dockerfile', 'utf8')) ?? [];
    const [program = '', ...args] = JSON.parse(command) as string[];
    expect(program).toBe('bash');
    const server = await startServer(built.index);
    const { port } = new URL(server.url);
    const check = () => spawnSync(program, args, { env: { PORT: port }, encoding: 'utf8' });
    expect(check().status).toBe(0);
    await server.end('SIGKILL');
    expect(check().status).toBe(1);
  });

  it.concurrent('exits likewise if the port is in use, and delivers nothing', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const env = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: temporaryDirectory() };
    const { code, stderr } = await run(built.index, [], env);
    other.close();
    expect(code).toBe(1);
    expect(stderr).toBe(`PORT ${port} is in use on 127.0.0.1: another server runs there\n`);
    expect(readdirSync(env.DATA_DIR)).toEqual([]);
  });

  it.concurrent('serves pages if nothing can be written, reports it, and responds to forms with 503', async () => {
    const server = await startServer(built.index, { DATA_DIR: '/proc/x' });
    expect((await fetch(`${server.url}/contact`)).status).toBe(200);
    await until(async () => {
      const answer = await fetch(`${server.url}/readyz`);
      return answer.status === 503 && /^the outbox cannot be written \(E[A-Z]+\)$/.test(await answer.text());
    });
    expect((await post(server.url, 'contact', validPosts.contact)).status).toBe(503);
    expect(await server.end('SIGTERM')).toBe(0);
    expect(server.output()).toContain('check DATA_DIR');
  });

  it.concurrent('without a key holds enquiries, reports it, and delivers them once there is one', async () => {
    const DATA_DIR = temporaryDirectory();
    const keyless = await startServer(built.index, { DATA_DIR, ACKNOWLEDGE: 'false' });
    // The port opens a moment before it says so.
    await until(() => keyless.output().includes('mail: not configured'));
    expect((await post(keyless.url, 'contact', validPosts.contact)).status).toBe(200);
    expect(await keyless.end('SIGINT')).toBe(0);
    expect(keyless.output()).not.toMatch(/june/i);
    const listed = await run(built.outboxCli, [], { DATA_DIR });
    expect(listed.stdout).toMatch(
      /queued +\d{8}-\d{6}-[\da-f]{16} +contact +mail to hotel +\d min +0 +not tried yet/,
    );

    const resend = await startFakeResend();
    const env = {
      DATA_DIR,
      RESEND_API_KEY: 're_x',
      RESEND_BASE_URL: resend.url,
      MAIL_FROM: 'new@example.com',
    };
    const server = await startServer(built.index, env);
    await until(() => resend.deliveries.length === 1);
    await server.end('SIGTERM');
    await resend.stop();
    expect(server.output()).toContain('1 waiting');
    expect(resend.deliveries.map(({ mail }) => [mail.from, mail.reply_to])).toEqual([
      ['new@example.com', 'june@example.com'],
    ]);
  });
});

it('500 clients that only send requests take at most 300 MB, and pages are served meanwhile', async () => {
  const server = await startServer(built.index, { TRUST_PROXY: '1', LOG_LEVEL: 'warn' });
  await until(async () => (await fetch(`${server.url}/readyz`)).status === 200);
  const memory = () => {
    const [, kilobytes] =
      /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${server.child.pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  };
  const before = memory();
  const requests = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(2300);
  const senders = Array.from({ length: 500 }, () => connect(Number(new URL(server.url).port), '127.0.0.1'));
  // Nothing reads what comes back.
  await Promise.all(senders.map((socket) => new Promise((resolve) => socket.write(requests, resolve))));
  for (let page = 0; page < 20; page += 1) expect((await fetch(`${server.url}/about`)).status).toBe(200);
  for (const socket of senders) socket.destroy();
  expect(memory() - before).toBeLessThan(300);
  await server.end('SIGTERM');
});

/** Time after which container platforms kill a process that they have asked to stop, in ms. */
const killTimeout = 10_000;

/** The first log line with a message. */
const lineWith = (output: string, message: string): Record<string, unknown> =>
  JSON.parse(output.split('\n').find((line) => line.includes(message)) ?? '{}');

it.concurrent('signals of log rotation and debuggers are logged, and the server goes on', async () => {
  const server = await startServer(built.index);
  await until(() => server.output().includes('serving on'));
  for (const signal of ['SIGUSR1', 'SIGUSR2'] as const) {
    server.child.kill(signal);
    await until(() => server.output().includes(`${signal}: ignored`));
  }
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect(await server.end('SIGTERM')).toBe(0);
  expect(server.output()).not.toContain('Debugger');
});

describe('a stop', () => {
  it.concurrent('finishes requests in flight, while /readyz responds 503', async () => {
    const resend = await startFakeResend();
    const env = { DATA_DIR: temporaryDirectory(), RESEND_API_KEY: 're_x', RESEND_BASE_URL: resend.url };
    const server = await startServer(built.index, env);
    // The port opens before the outbox has read its entries.
    await until(async () => (await fetch(`${server.url}/readyz`)).status === 200);
    const body = JSON.stringify(validPosts.contact);
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => (answer += String(chunk)));
    const head = `POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`;
    socket.write(head + body.slice(0, 10));
    await until(() => answer.includes('100 Continue')); // Sent as soon as the request is in flight.

    const ended = server.end('SIGTERM');
    let ready = await fetch(`${server.url}/readyz`);
    while (ready.status === 200) ready = await fetch(`${server.url}/readyz`);
    expect(ready.status).toBe(503);
    expect(await ready.text()).toBe('shutting down');
    server.child.kill('SIGTERM'); // a second one, as npm sends it, changes nothing
    socket.write(body.slice(10));
    expect(await ended).toBe(0);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /m);
    await resend.stop();
  });

  it.concurrent('waits for the provider call in progress, and records its result', async () => {
    let answer: (() => void) | undefined;
    const provider = createServer((_req, res) => {
      answer = () => res.writeHead(200, { 'Content-Type': 'application/json' }).end('{"id":"mail-1"}');
    }).listen(0, '127.0.0.1');
    await once(provider, 'listening');
    provider.unref(); // A failed test must not hang here.
    const DATA_DIR = temporaryDirectory();
    const server = await startServer(built.index, {
      DATA_DIR,
      ACKNOWLEDGE: 'false',
      RESEND_API_KEY: 're_x',
      RESEND_BASE_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`,
    });
    await post(server.url, 'contact', validPosts.contact);
    await until(() => answer !== undefined);
    const ended = server.end('SIGTERM');
    // By then nothing else is left to do.
    await until(() =>
      fetch(`${server.url}/healthz`).then(
        () => false,
        () => true,
      ),
    );
    answer?.();
    expect(await ended).toBe(0);
    expect(readdirSync(path.join(DATA_DIR, 'outbox/sent'))).toHaveLength(1);
    provider.close();
  });

  it.concurrent('completes before a container platform would kill it, also while a provider hangs, and loses nothing', async () => {
    let isHanging = true;
    const resend = await startFakeResend(() => (isHanging ? 'hang' : 'accept'));
    const env = { DATA_DIR: temporaryDirectory(), RESEND_API_KEY: 're_x', RESEND_BASE_URL: resend.url };
    const server = await startServer(built.index, env);
    await post(server.url, 'contact', validPosts.contact);
    await until(() => resend.calls.length > 0);
    expect(await server.end('SIGTERM')).toBe(0);
    // By the server's own clock: a busy machine may take a while to end a process.
    const timeOf = (message: string) => Number(lineWith(server.output(), message).time);
    const duration = timeOf('stopped') - timeOf('finishing what is in flight');
    expect(duration).toBeLessThan(killTimeout);
    isHanging = false;
    const again = await startServer(built.index, env);
    // The hotel's notice and the guest's acknowledgment, one right after the other.
    await until(() => resend.deliveries.length >= 2);
    expect(await again.end('SIGTERM')).toBe(0);
    await resend.stop();
    expect(resend.deliveries.map(({ mail }) => mail.to).sort()).toEqual(
      [site.email, validPosts.contact.email].sort(),
    );
  });
});
