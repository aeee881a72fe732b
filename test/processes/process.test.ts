/** Starting and stopping the server process. docs/behavior.md#start-and-stop */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { pageRow } from '../../shared/pages';
import { environment, startServer, temporaryDirectory, until } from '../../tools/harness/serverProcess';
import { builtServer, run } from '../support/built-server';
import { startFakeResend } from '../support/fake-resend';
import { copyHotel } from '../support/hotel-folder';
import { listen } from '../support/listen';
import { postTo } from '../support/posts';
import { addressOf, everyPath, rooms, site } from '../support/sample-content';
import { validPosts } from '../support/valid-posts';

jest.setTimeout(600_000);

const built = builtServer();

const post = ({ url }: { url: string }) => postTo(url, 'contact', validPosts.contact);
const statusOf = async (address: string) => (await fetch(address)).status;
const isReady = ({ url }: { url: string }) => until(async () => (await statusOf(`${url}/readyz`)) === 200);

function brokenHotel(): string {
  const hotel = copyHotel();
  hotel.edit(`content/rooms/${rooms[0]?.slug}.json`, (room) => {
    room.price = 'much';
  });
  hotel.write('content/questions.json', '{');
  return hotel.root;
}

/** Creates a hotel folder without pictures. */
function bareHotel(): string {
  const root = temporaryDirectory();
  mkdirSync(path.join(root, 'public/media'), { recursive: true });
  return root;
}

it.concurrent.each<[string, () => Promise<Record<string, string>> | Record<string, string>, RegExp[]]>([
  [
    'environment variables are invalid',
    () => ({ PORT: 'abc', TRUST_PROXY: 'yes', SITE_URL: 'here' }),
    [/^PORT must/, /^SITE_URL must/, /^TRUST_PROXY must/],
  ],
  [
    'the content is invalid',
    () => ({ HOTEL_DIR: brokenHotel() }),
    [
      /^content\/questions\.json: the file is not valid JSON: /,
      /^content\/rooms\/.*\.json: price must be a whole amount, not "much"$/,
    ],
  ],
  [
    'there are no pictures',
    () => ({ HOTEL_DIR: bareHotel() }),
    [/^No pictures in .*\/public\/media: run npm run media$/],
  ],
  [
    'the port is in use',
    async () => ({ PORT: `${(await listen(createServer())).port}`, HOST: '127.0.0.1' }),
    [/^PORT \d+ is already in use on 127\.0\.0\.1$/],
  ],
  [
    'the metrics address is not on this machine',
    () => ({ PORT: '0', METRICS_PORT: '0', METRICS_HOST: '192.0.2.7' }),
    [/^METRICS_HOST 192\.0\.2\.7 is not an address of this machine$/],
  ],
])('exits with one error message per problem if %s', async (_why, env, lines) => {
  const DATA_DIR = temporaryDirectory();
  const { code, stdout, stderr } = await run(built.index, [], {
    DATA_DIR,
    LOG_LEVEL: 'silent',
    ...(await env()),
  });
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr.trimEnd().split('\n').sort()).toEqual(lines.map((line) => expect.stringMatching(line)));
  expect(readdirSync(DATA_DIR)).toEqual([]);
});

it.concurrent('exits with a one-line error if the limit on open files is too low', () => {
  const { status, stdout, stderr } = spawnSync(
    'sh',
    ['-c', 'ulimit -n 40 && exec "$0" "$1"', process.execPath, built.index],
    { env: environment({ DATA_DIR: temporaryDirectory(), PORT: '0' }), encoding: 'utf8' },
  );
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^Too few open files are allowed: .*ulimit -n 1024\n$/);
});

it.concurrent('starts in any folder, is ready once every page is rendered, and finishes open requests before stopping', async () => {
  const elsewhere = temporaryDirectory();
  mkdirSync(path.join(elsewhere, 'public'));
  writeFileSync(path.join(elsewhere, 'public/favicon.svg'), 'another');
  const server = await startServer(built.index, { DATA_DIR: 'data/elsewhere' }, elsewhere);
  const { url, child } = server;
  const first = await fetch(`${url}/readyz`);
  expect([first.status, await first.text()]).toEqual([503, 'rendering pages']);
  await isReady(server);
  for (const page of everyPath) {
    const address = addressOf(page);
    if (address && pageRow(address.name).uncached) continue;
    const { headers } = await fetch(url + page, { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } });
    expect({ page, etag: headers.get('etag') }).toEqual({ page, etag: expect.stringMatching(/^"[\w-]+"$/) });
    expect(headers.get('content-encoding')).toBe('br');
  }
  expect(await (await fetch(`${url}/favicon.svg`)).text()).toBe(readFileSync('public/favicon.svg', 'utf8'));
  expect(readdirSync(elsewhere)).toEqual(['public']);
  const data = path.resolve(built.index, '../../../data/elsewhere/outbox.db');
  expect([server.output().includes(data), existsSync(data)]).toEqual([true, true]);

  for (const signal of ['SIGUSR1', 'SIGUSR2'] as const) {
    child.kill(signal);
    await until(() => server.output().includes(`${signal}: ignored`));
  }
  const [, command = ''] = /^HEALTHCHECK[^[]*(\[.*\])$/m.exec(readFileSync('Dockerfile', 'utf8')) ?? [];
  const [program = '', ...args] = JSON.parse(command) as string[];
  const check = () => spawnSync(program, args, { env: { PORT: new URL(url).port }, encoding: 'utf8' });
  expect(check().status).toBe(0);

  const body = JSON.stringify(validPosts.contact);
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => (received += String(chunk)));
  const head = `POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`;
  socket.write(head + body.slice(0, 10));
  await until(() => received.includes('100 Continue')); // Sent once the server handles the request.
  const ended = server.end('SIGTERM');
  let ready = await fetch(`${url}/readyz`);
  while (ready.status === 200) ready = await fetch(`${url}/readyz`);
  expect([ready.status, await ready.text()]).toEqual([503, 'shutting down']);
  child.kill('SIGTERM'); // A second SIGTERM, which npm sends, changes nothing.
  socket.write(body.slice(10));
  expect(await ended).toBe(0);
  expect(received).toMatch(/^HTTP\/1\.1 200 /m);
  expect(check().status).toBe(1);
  expect(server.output()).not.toMatch(/june|Debugger/i);
});

it.concurrent('serves pages but rejects posts if it cannot write files, and reports the problem', async () => {
  const server = await startServer(built.index, { DATA_DIR: '/proc/x' });
  expect(await statusOf(`${server.url}/contact`)).toBe(200);
  await until(async () => {
    const res = await fetch(`${server.url}/readyz`);
    return res.status === 503 && /^\/proc\/x\/outbox\.db: E[A-Z]+; see docs/.test(await res.text());
  });
  expect((await post(server)).status).toBe(503);
  expect(await server.end('SIGTERM')).toBe(0);
  expect(server.output()).toContain('see docs/for-operators.md');
});

it.concurrent('stores inquiries without an API key, and delivers them once a key is set', async () => {
  const DATA_DIR = temporaryDirectory();
  const keyless = await startServer(built.index, { DATA_DIR, ACKNOWLEDGE: 'false' });
  await until(() => keyless.output().includes('email: not configured'));
  expect((await post(keyless)).status).toBe(200);
  expect(await keyless.end('SIGINT')).toBe(0);
  const listed = await run(built.outboxCli, [], { DATA_DIR });
  expect(listed.stdout).toMatch(/queued +1 +contact +email +\d min +0 +not tried yet/);

  const resend = await startFakeResend();
  const env = { RESEND_API_KEY: 're_x', RESEND_BASE_URL: resend.url, MAIL_FROM: 'new@example.com' };
  const server = await startServer(built.index, { DATA_DIR, ...env });
  await until(() => resend.deliveries.length === 1);
  await server.end('SIGTERM');
  expect(server.output()).toContain('1 waiting');
  expect(resend.deliveries.map(({ mail }) => [mail.from, mail.reply_to])).toEqual([
    ['new@example.com', 'june@example.com'],
  ]);
});

it.concurrent('stops within 10 s while the provider hangs, and loses no email', async () => {
  let isHanging = true;
  const resend = await startFakeResend(() => (isHanging ? 'hang' : 'accept'));
  const env = { DATA_DIR: temporaryDirectory(), RESEND_API_KEY: 're_x', RESEND_BASE_URL: resend.url };
  const server = await startServer(built.index, env);
  await post(server);
  await until(() => resend.calls.length > 0);
  expect(await server.end('SIGTERM')).toBe(0);
  // Compares times in the server's log, because a busy machine may take a while to end a process.
  const timeOf = (message: string): number =>
    JSON.parse(
      server
        .output()
        .split('\n')
        .find((line) => line.includes(message)) ?? '{}',
    ).time;
  expect(timeOf('stopped') - timeOf('finishing open requests')).toBeLessThan(10_000);
  isHanging = false;
  const again = await startServer(built.index, env);
  await until(() => resend.deliveries.length >= 2);
  expect(await again.end('SIGTERM')).toBe(0);
  const to = resend.deliveries.map(({ mail }) => mail.to);
  expect(to.sort()).toEqual([site.email, validPosts.contact.email].sort());
});
