/** The outbox in server processes. Most of these tests wait for a retry, so all of them run concurrently. */
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import libsql from 'libsql';
import { startServer, temporaryDirectory, until } from '../../tools/harness/serverProcess';
import { builtServer } from '../support/built-server';
import { crashTrial } from '../support/crash-trial';
import { startFakeResend } from '../support/fake-resend';
import { postTo } from '../support/posts';
import { validPosts } from '../support/valid-posts';

/** `TRIAL_SEED=1 npx jest outbox-processes` runs a longer trial, which kills 100 servers and stops 20 servers. */
const { TRIAL_SEED: seed } = process.env;
const signals = ['SIGKILL', 'SIGTERM'] as const;
const crashes = seed
  ? {
      signals: Array.from({ length: 20 }, () => [...Array(4).fill('SIGKILL'), ...signals]).flat(),
      inquiries: 2000,
    }
  : { signals: [...signals, signals[0]], inquiries: 60 };

jest.setTimeout(seed ? 3_600_000 : 600_000);

const built = builtServer();

it.concurrent('delivers each inquiry once even if servers crash, connections break, and the provider fails', async () => {
  const { behaviors, unanswered, ...report } = await crashTrial(built, {
    ...crashes,
    seed: Number(seed ?? 1),
    onEnd: (ended) => seed && process.stderr.write(`${ended} of ${crashes.signals.length} servers ended\n`),
  });
  expect(report).toEqual({
    refused: 0,
    cutByStop: 0,
    lost: [],
    twice: [],
    integrity: crashes.signals.map(() => 'ok'),
    maxOpen: 1,
  });
  expect([unanswered > 10, behaviors.size > 8]).toEqual([true, true]);
});

it.concurrent('delivers each post once when two servers share an outbox, even after one server is killed', async () => {
  const resend = await startFakeResend();
  const env = {
    DATA_DIR: temporaryDirectory(),
    RESEND_API_KEY: 're_x',
    RESEND_BASE_URL: resend.url,
    ACKNOWLEDGE: 'false',
    RATE_LIMIT_MAX: '1000',
  };
  const servers = [await startServer(built.index, env), await startServer(built.index, env)];
  /** Posts a message. Repeats the post after a 503, which a busy machine may send. */
  async function post(n: number): Promise<number> {
    const fields = { ...validPosts.contact, message: `Message ${n}` };
    const { status } = await postTo(servers[n % 2]?.url ?? '', 'contact', fields);
    return status === 503 ? post(n) : status;
  }
  const statuses = await Promise.all(Array.from({ length: 20 }, (_, n) => post(n)));
  expect(new Set(statuses)).toEqual(new Set([200]));
  await until(() => resend.deliveries.length === 20);
  await servers[0]?.end('SIGKILL');
  expect(await post(21)).toBe(200);
  await until(() => resend.deliveries.length === 21);
  await servers[1]?.end('SIGTERM');
  expect(new Set(resend.deliveries.map(({ key }) => key)).size).toBe(21);
});

it.concurrent('keeps serving pages while another process locks the outbox for 8 s, and stores a repeated inquiry only once', async () => {
  const DATA_DIR = temporaryDirectory();
  const server = await startServer(built.index, { DATA_DIR, ACKNOWLEDGE: 'false' });
  const post = (message: string) => postTo(server.url, 'contact', { ...validPosts.contact, message });
  expect((await post('one')).status).toBe(200);
  await until(async () => (await fetch(`${server.url}/readyz`)).status === 200);
  const other = new libsql(path.join(DATA_DIR, 'outbox.db'));
  other.exec('BEGIN EXCLUSIVE');
  const began = performance.now();
  const refused = post('two');
  let slowest = 0;
  while (performance.now() - began < 8000) {
    const start = performance.now();
    for (const page of ['/', '/healthz']) expect((await fetch(server.url + page)).status).toBe(200);
    slowest = Math.max(slowest, performance.now() - start);
    await sleep(50);
  }
  expect((await refused).status).toBe(503);
  const { status, headers } = await fetch(`${server.url}/readyz`);
  expect([status, headers.get('cache-control')]).toEqual([503, 'no-store']);
  other.exec('ROLLBACK');
  other.close();
  expect((await post('two')).status).toBe(200);
  await until(async () => (await fetch(`${server.url}/readyz`)).status === 200);
  await server.end('SIGTERM');
  const stored = new libsql(path.join(DATA_DIR, 'outbox.db')).prepare('SELECT id FROM inquiry').all();
  expect(stored).toHaveLength(2);
  // Far longer than a page takes on a busy machine, but only half as long as the outbox is locked.
  expect(slowest).toBeLessThan(4000);
});
