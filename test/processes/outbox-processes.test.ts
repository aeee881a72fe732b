/** The outbox of real servers. Most of these tests wait for a delivery's next attempt, so they run concurrently. */
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startServer, temporaryDirectory, until } from '../../tools/harness/serverProcess';
import { builtServer } from '../support/built-server';
import { crashTrial } from '../support/crash-trial';
import { startFakeResend } from '../support/fake-resend';
import { postTo } from '../support/posts';
import { validPosts } from '../support/validPosts';

/** Runs a longer trial, which ends 40 servers: `TRIAL_SEED=1 npx jest outbox-processes`. */
const { TRIAL_SEED: seed } = process.env;
const signals = ['SIGKILL', 'SIGTERM'] as const;
const crashes = seed
  ? { signals: Array.from({ length: 20 }, () => signals).flat(), enquiries: 1000 }
  : { signals: [...signals, signals[0]], enquiries: 60 };

jest.setTimeout(seed ? 3_600_000 : 600_000);

const built = builtServer();

it.concurrent('delivers each enquiry once even if servers crash, connections break, and the provider fails', async () => {
  const { behaviors, unanswered, ...report } = await crashTrial(built, {
    ...crashes,
    seed: Number(seed ?? 1),
  });
  expect(report).toEqual({ refused: 0, cutByStop: 0, lost: [], twice: [], maxOpen: 1 });
  expect([unanswered > 10, behaviors.size > 8]).toEqual([true, true]);
});

it.concurrent('delivers enquiries posted to two servers once, and the second takes over when the first is killed', async () => {
  const resend = await startFakeResend();
  const env = {
    ...{ DATA_DIR: temporaryDirectory(), RESEND_API_KEY: 're_x', RESEND_BASE_URL: resend.url },
    ACKNOWLEDGE: 'false',
  };
  const one = await startServer(built.index, env);
  const two = await startServer(built.index, env);
  const post = async (url: string, message: string) =>
    expect((await postTo(url, 'contact', { ...validPosts.contact, message })).status).toBe(200);
  await post(one.url, 'To the first of two servers.');
  await post(two.url, 'To the second of two servers.');
  await until(() => resend.deliveries.length === 2);
  await until(() => two.output().includes('another process is delivering from this outbox'));
  await one.end('SIGKILL');
  await post(two.url, 'To the one that is left.');
  await until(() => resend.deliveries.length === 3);
  await two.end('SIGTERM');
  expect(resend.deliveries).toHaveLength(3);
});

it.concurrent('reports an unreadable file in /readyz', async () => {
  const env = { DATA_DIR: temporaryDirectory() };
  const queued = path.join(env.DATA_DIR, 'outbox/queued');
  const server = await startServer(built.index, env);
  await until(() => existsSync(queued));
  writeFileSync(path.join(queued, '20270514-180000-0123456789abcde0.json'), '{');
  const notice = /^ready; .*; one outbox file cannot be read; see npm run outbox$/;
  await until(async () => notice.test(await (await fetch(`${server.url}/readyz`)).text()));
  await server.end('SIGTERM');
});
