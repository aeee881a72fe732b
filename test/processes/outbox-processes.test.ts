/** The outbox of real processes. Most of these tests wait for the next attempt of a delivery, so they run at the same time. */
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { createEntry } from '../../server/mail/entry';
import { createSpool } from '../../server/mail/spool';
import { startServer, temporaryDirectory, until } from '../../tools/harness/serverProcess';
import { builtServer } from '../support/built-server';
import { crashTrial } from '../support/crash-trial';
import { startFakeResend } from '../support/fake-resend';
import { canMount, fullVolumeTrial } from '../support/full-volume';
import { run } from '../support/run';
import { mail } from '../support/test-outbox';
import { validPosts } from '../support/validPosts';

/** With it, `npm run bench -- crashes` tries more: 40 servers are ended, half of them with a slow disk. */
const { TRIAL_SEED: seed } = process.env;
const signals = ['SIGKILL', 'SIGTERM'] as const;
const crashes = seed
  ? { signals: Array.from({ length: 20 }, () => signals).flat(), enquiries: 1000, hasSlowDisks: true }
  : { signals: [...signals, signals[0]], enquiries: 60 };

jest.setTimeout(seed ? 3_600_000 : 600_000);

const built = builtServer();

it.concurrent('an enquiry is delivered once, even if the server is killed or stopped, connections break and the provider fails in every way', async () => {
  const report = await crashTrial(built, { ...crashes, seed: Number(seed ?? 1) });
  expect(report.unanswered).toBeGreaterThan(10);
  expect(report).toMatchObject({ refused: 0, cutByStop: 0, lost: [], twice: [], mostOpen: 1 });
  expect(report.behaviors.size).toBeGreaterThan(8);
});

(canMount() ? it.concurrent : it.skip)(
  'a volume that is full after the provider failed drains once the provider accepts mail, also after a crash',
  async () => {
    const options = ['size=1m', 'size=4m,nr_inodes=40', ...(seed ? ['size=6m'] : [])];
    const reports = await Promise.all(options.map((each) => fullVolumeTrial(built, each)));
    for (const { accepted, delivered, twice } of reports) {
      expect(accepted).toBeGreaterThan(10);
      expect({ delivered, twice }).toEqual({ delivered: accepted, twice: 0 });
    }
  },
);

it.concurrent('two servers deliver what both accept once, and the second takes over when the first is killed', async () => {
  const resend = await startFakeResend();
  const env = {
    DATA_DIR: temporaryDirectory(),
    RESEND_API_KEY: 're_x',
    RESEND_BASE_URL: resend.url,
    ACKNOWLEDGE: 'false',
  };
  const one = await startServer(built.index, env);
  const two = await startServer(built.index, env);
  const post = async (url: string, message: string) =>
    (
      await fetch(`${url}/api/contact`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...validPosts.contact, message }),
      })
    ).status;
  expect(await post(one.url, 'To the first of two servers.')).toBe(200);
  expect(await post(two.url, 'To the second of two servers.')).toBe(200);
  await until(() => resend.deliveries.length === 2);
  await until(() => two.output().includes('another process delivers this outbox'));
  await one.end('SIGKILL');
  expect(await post(two.url, 'To the one that is left.')).toBe(200);
  await until(() => resend.deliveries.length === 3);
  await two.end('SIGTERM');
  await resend.stop();
  expect(resend.deliveries).toHaveLength(3);
});

it.concurrent('npm run outbox lists failed mails with their errors, shows them, and sends them again', async () => {
  let isRefused = true;
  const resend = await startFakeResend(() => (isRefused ? 'invalid 422' : 'accept'));
  const env = { DATA_DIR: temporaryDirectory(), RESEND_API_KEY: 're_x', RESEND_BASE_URL: resend.url };
  const server = await startServer(built.index, env);
  await fetch(`${server.url}/api/newsletter`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(validPosts.newsletter),
  });
  const outbox = (...args: string[]) => run(built.outboxCli, args, env);
  // The hotel's notice and the guest's acknowledgment. The server listens before the outbox has created its directories.
  const failed = path.join(env.DATA_DIR, 'outbox/failed');
  await until(() => existsSync(failed) && readdirSync(failed).length === 2);
  const listed = await outbox();
  expect(listed.stdout).toMatch(
    // The second attempt was without the guest's address in Reply-To.
    /failed +\S+ +newsletter +mail to hotel +\d min +2 +422 validation_error: Invalid `to` field/,
  );
  const [id = ''] = /\d{8}-\d{6}-[\da-f]{16}/.exec(listed.stdout) ?? [];

  const shown = await outbox('show', id);
  expect(shown.stdout).toContain('june@example.com');
  expect(shown.stdout).toMatch(/^failed\n/);

  isRefused = false;
  expect((await outbox('retry', id)).stdout).toBe(
    '1 back in the queue; the running server sends within seconds\n',
  );
  expect((await outbox('retry', 'all')).stdout).toMatch(/^1 back/);
  await until(() => resend.deliveries.length === 2);
  await server.end('SIGTERM');
  await resend.stop();
  expect((await outbox('list')).stdout).toBe(
    `Nothing waits, nothing failed. 2 sent within 30 days; npm run outbox help for more\nOutbox: ${env.DATA_DIR}/outbox\n`,
  );
  expect(new Set(resend.deliveries.map(({ key }) => key)).size).toBe(2);
});

it.concurrent('npm run outbox holds an entry, releases it, and deletes it', async () => {
  const env = { DATA_DIR: temporaryDirectory() };
  const server = await startServer(built.index, env); // No key, so nothing is sent.
  await fetch(`${server.url}/api/newsletter`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(validPosts.newsletter),
  });
  await server.end('SIGKILL');
  const outbox = async (...args: string[]) => (await run(built.outboxCli, args, env)).stdout;
  const [id = ''] = /\S{32,}/.exec(await outbox()) ?? [];
  expect(await outbox('hold', id)).toMatch(/^Held/);
  expect(await outbox()).toMatch(new RegExp(`held +${id}`));
  expect(await outbox('release', id)).toMatch(/^Back in the queue/);
  expect(await outbox('drop', id)).toBe('Deleted\n');
  expect(await outbox()).not.toContain(id);
});

it.concurrent('npm run outbox lists what the server cannot read, and puts it back once that is put right', async () => {
  const env = { DATA_DIR: temporaryDirectory() };
  const server = await startServer(built.index, env); // No key, so nothing is sent.
  const ready = async () => (await fetch(`${server.url}/readyz`)).text();
  const isReady = async () => /^ready; snapshot [\w-]+$/.test(await ready());
  await until(isReady);
  const entry = createEntry('contact', mail('one'), new Date());
  const file = (state: string) => path.join(env.DATA_DIR, 'outbox', state, `${entry.id}.json`);
  writeFileSync(file('queued'), JSON.stringify({ ...entry, version: 2 }));
  await until(async () =>
    /^ready; .*; one file of the outbox cannot be read; see npm run outbox$/.test(await ready()),
  );
  const outbox = (...args: string[]) => run(built.outboxCli, args, env);
  writeFileSync(`${file('queued')}.bak`, '');
  const { stdout } = await outbox();
  expect(stdout).toMatch(new RegExp(`quarantine +${entry.id} +cannot be read: not an entry of this release`));
  expect(stdout).toMatch(new RegExp(`queued +${entry.id}.json.bak +no entry`));
  rmSync(`${file('queued')}.bak`);
  expect(await outbox('retry', entry.id)).toMatchObject({
    code: 1,
    stderr: `${entry.id} cannot be read: not an entry of this release\n`,
  });
  writeFileSync(file('quarantine'), JSON.stringify(entry));
  expect((await outbox()).stdout).toContain('can be read again: npm run outbox retry');
  expect((await outbox('retry', 'all')).stdout).toMatch(/^1 back in the queue/);
  expect((await outbox()).stdout).toMatch(new RegExp(`queued +${entry.id} +contact`));
  await until(isReady);
  await server.end('SIGTERM');
});

it.concurrent('npm run outbox prints no control character of an entry, and each entry in one row', async () => {
  const DATA_DIR = temporaryDirectory();
  const spool = createSpool(path.join(DATA_DIR, 'outbox'));
  const clearScreen = '\u001b[2J\u009b31m';
  const entry = createEntry('contact', mail(`Hi ${clearScreen}`), new Date());
  await spool.create();
  await spool.add([{ ...entry, attempts: 1, lastError: `500 ${clearScreen}\nqueued forged` }]);
  for (const args of [[], ['show', entry.id]]) {
    const { stdout } = await run(built.outboxCli, args, { DATA_DIR });
    expect(stdout).toContain('\\u001b[2J\\u009b31m');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    expect(stdout).not.toMatch(/[\u001b\u009b]|^queued forged/m);
  }
});

it.concurrent('npm run outbox test-alert posts to ALERT_URL, and says what came of it', async () => {
  const posts: string[] = [];
  const webhook = createServer(async (req, res) => {
    posts.push(await text(req));
    res.writeHead(posts.length === 1 ? 200 : 403).end();
  }).listen(0, '127.0.0.1');
  await once(webhook, 'listening');
  const ALERT_URL = `http://127.0.0.1:${(webhook.address() as AddressInfo).port}/secret`;
  const send = (env: Record<string, string>) =>
    run(built.outboxCli, ['test-alert'], { DATA_DIR: temporaryDirectory(), ...env });
  expect(await send({ ALERT_URL })).toMatchObject({ code: 0, stdout: 'ALERT_URL took the test alert\n' });
  expect(await send({ ALERT_URL })).toMatchObject({
    code: 1,
    stderr: 'ALERT_URL did not take the test alert: answered 403\n',
  });
  expect(await send({})).toMatchObject({ code: 1, stderr: 'ALERT_URL is not set\n' });
  expect(posts).toHaveLength(2);
  webhook.close();
});

it.concurrent.each(['show', 'show nothing', 'drop ../../x', 'delete x', 'test-alert x'])(
  'npm run outbox rejects "%s" in one line or with the usage, with exit code 1',
  async (command) => {
    const args = command.split(' ');
    const DATA_DIR = temporaryDirectory();
    mkdirSync(path.join(DATA_DIR, 'outbox/queued'), { recursive: true });
    const { code, stdout, stderr } = await run(built.outboxCli, args, { DATA_DIR });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^(?:[^\n]+\n|npm run outbox [\s\S]*)$/);
    expect(stderr).not.toMatch(/^ *at /m);
  },
);

it.concurrent('npm run outbox refuses a folder that is no outbox, by its name', async () => {
  const DATA_DIR = temporaryDirectory();
  const { code, stdout, stderr } = await run(built.outboxCli, [], { DATA_DIR });
  expect({ code, stdout, stderr }).toEqual({
    code: 1,
    stdout: '',
    stderr: `${DATA_DIR}/outbox is no outbox: set DATA_DIR as the server has it\n`,
  });
  expect(readdirSync(DATA_DIR)).toEqual([]);
});
