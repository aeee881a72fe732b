import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import FakeTimers from '@sinonjs/fake-timers';
import request from 'supertest';
import { connectRedis, longestWait, type SharedByRedis } from '../../server/forms/redis';
import { createDeduplication } from '../../server/mail/deduplication';
import { freePort, until } from '../../tools/harness/serverProcess';
import { recordingLogger } from '../support/config-and-logger';
import { askRedis, endAllRedis, startRedis } from '../support/redis';
import { loadPages, testApp } from '../support/test-app';
import { validPosts } from '../support/validPosts';

beforeAll(loadPages);

const open: SharedByRedis[] = [];
afterEach(() => {
  for (const limits of open.splice(0)) limits.close();
});
afterAll(endAllRedis);

/** One of several servers: an application with limits in the Redis at a port. */
async function server(port: number, env: Record<string, string> = {}, user = '') {
  const { logger, lines } = recordingLogger();
  const limits = await connectRedis(`redis://${user}127.0.0.1:${port}/3`, logger);
  open.push(limits);
  // Without acknowledgments, which Redis counts too.
  const settings = { RATE_LIMIT_MAX: '3', ACKNOWLEDGE: 'false', ...env };
  return { app: testApp(settings, { createStore: limits.createStore }).app, lines };
}

let posts = 0;
/** Sends an enquiry that duplicates no other. */
function post(app: RequestListener, headers: Record<string, string> = {}) {
  posts += 1;
  const fields = { ...validPosts.contact, subject: `Enquiry ${posts}` };
  return request(app).post('/api/contact').set(headers).send(fields);
}

const remaining = async (app: RequestListener) =>
  /r=(\d+)/.exec((await post(app)).headers.ratelimit ?? '')?.[1];

/** Messages and reasons in the log. */
const logged = (lines: string[]) => lines.map((line) => JSON.parse(line) as { msg: string; reason?: string });
const words = (lines: string[]) => logged(lines).map(({ msg }) => msg);
const reasons = (lines: string[]) => logged(lines).flatMap(({ reason }) => reason ?? []);
/** The reason if the post's timeout ended the wait, and not the connection's, which is longer. */
const waitedTooLong = `no answer within ${longestWait} ms`;
const away = 'Redis is away: rate limits count per process';
const back = 'Redis is back: rate limits are shared';

describe('servers with one Redis', () => {
  it('share one limit, a count for each form, and send the same headers as one server', async () => {
    const port = await freePort();
    const redis = await startRedis(port, '--requirepass', 'sesame');
    const [one, two] = [await server(port, {}, ':sesame@'), await server(port, {}, ':sesame@')];
    for (const [left, { app }] of [one, two, one].entries()) {
      const answer = await post(app);
      expect(answer.status).toBe(200);
      expect(answer.headers.ratelimit).toMatch(new RegExp(`^"contact"; r=${2 - left}; t=\\d+$`));
      expect(answer.headers['ratelimit-policy']).toContain('"contact"; q=3; w=600');
    }
    const refused = await post(two.app);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(600);
    const newsletter = await request(two.app).post('/api/newsletter').send(validPosts.newsletter);
    expect([newsletter.status, newsletter.headers.ratelimit]).toEqual([
      200,
      expect.stringMatching(/^"newsletter"; r=2; /),
    ]);
    expect(words([...one.lines, ...two.lines])).toEqual([]);
    await redis.kill();
    await until(() => words(one.lines).includes(away));
    expect(one.lines.join()).not.toContain('sesame');
  });

  it('leave only keys that expire with the window, and continue when its scripts are flushed', async () => {
    const port = await freePort();
    const redis = await startRedis(port);
    const [one, two] = [
      await server(port, { RATE_LIMIT_WINDOW_MINUTES: '2' }),
      await server(port, { RATE_LIMIT_WINDOW_MINUTES: '2' }),
    ];
    await post(one.app);
    expect(await askRedis(port, 'SELECT 3\r\nKEYS *')).toContain('\r\nrate-limit:contact:127.0.0.1\r\n');
    const left = Number(
      /:(-?\d+)/.exec(await askRedis(port, 'SELECT 3\r\nPTTL rate-limit:contact:127.0.0.1'))?.[1],
    );
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(120_000);
    await askRedis(port, 'SCRIPT FLUSH');
    expect([await remaining(two.app), await remaining(one.app)]).toEqual(['1', '0']);
    expect(words([...one.lines, ...two.lines])).toEqual([]);
    await redis.kill();
  });
});

describe('without Redis', () => {
  it('servers start and serve, count locally, and report it once; later they share', async () => {
    const port = await freePort();
    const [one, two] = [await server(port), await server(port)];
    expect([await remaining(one.app), await remaining(one.app)]).toEqual(['2', '1']);
    expect(await remaining(two.app)).toBe('2');
    expect(words(one.lines)).toEqual([away]);
    expect(one.lines.join()).toContain('ECONNREFUSED');

    const redis = await startRedis(port);
    await until(() => [one, two].every(({ lines }) => words(lines).includes(back)));
    expect([await remaining(one.app), await remaining(two.app)]).toEqual(['2', '1']);
    expect(words(one.lines)).toEqual([away, back]);
    await redis.kill();
  });

  it('that died during posts they count locally, and share again when it is back', async () => {
    const port = await freePort();
    const redis = await startRedis(port);
    const limit = { RATE_LIMIT_MAX: '100' };
    const [one, two] = [await server(port, limit), await server(port, limit)];
    expect([await remaining(one.app), await remaining(two.app)]).toEqual(['99', '98']);
    const burst = Array.from({ length: 40 }, () => post(one.app).then(({ status }) => status));
    await burst[0];
    await redis.kill();
    expect(new Set(await Promise.all(burst))).toEqual(new Set([200]));
    await until(() => [one, two].every(({ lines }) => words(lines).includes(away)));
    const before = Number(await remaining(one.app));
    expect(await remaining(two.app)).toBe('99');
    expect(await remaining(one.app)).toBe(String(before - 1));
    expect(words(one.lines)).toEqual([away]);

    const again = await startRedis(port);
    await until(() => [one, two].every(({ lines }) => words(lines).includes(back)));
    expect([await remaining(one.app), await remaining(two.app)]).toEqual(['99', '98']);
    expect(words(one.lines)).toEqual([away, back]);
    expect(words(two.lines)).toEqual([away, back]);
    await again.kill();
  });

  it('that rejects logins or writes, they report why, once', async () => {
    const locked = await freePort();
    const full = await freePort();
    const guarded = await startRedis(locked, '--requirepass', 'sesame');
    const small = await startRedis(full, '--maxmemory', '1');
    const toldOf = async (port: number, reason: string) => {
      const { app, lines } = await server(port);
      expect(await remaining(app)).toBe('2');
      const errors = async () => askRedis(port, 'AUTH sesame\r\nINFO errorstats');
      const times = async () =>
        Number((await errors()).split(`errorstat_${reason}:count=`)[1]?.split(/\D/)[0]);
      const first = await times();
      await until(async () => (await times()) > first + 1);
      expect(await remaining(app)).toBe('1');
      expect(words(lines)).toEqual([away]);
      expect(lines.join()).toContain(reason);
    };
    await Promise.all([toldOf(locked, 'NOAUTH'), toldOf(full, 'OOM')]);
    await guarded.kill();
    await small.kill();
  });
});

/** Runs a function while `setTimeout` never fires, so that waiting for a timeout fails the test. */
async function withoutTimers<T>(run: () => Promise<T>): Promise<T> {
  const clock = FakeTimers.install({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    return await run();
  } finally {
    clock.uninstall();
  }
}

/** A proxy to a Redis that delays each response by `delay()` ms. */
async function startSlowLine(redisPort: number, delay: () => number): Promise<number> {
  const line = createServer((socket) => {
    const redis = connect(redisPort, '127.0.0.1');
    const late = new Transform({
      transform: (part, _encoding, done) => void sleep(delay()).then(() => done(null, part)),
    });
    socket.pipe(redis).pipe(late).pipe(socket);
    for (const end of [socket, redis]) end.on('error', () => socket.destroy());
  }).listen(0, '127.0.0.1');
  await once(line, 'listening');
  line.unref();
  return (line.address() as AddressInfo).port;
}

it('a slow Redis delays one post, by at most the timeout in all, and is then skipped until it is fast', async () => {
  const redisPort = await freePort();
  const redis = await startRedis(redisPort);
  const { logger, lines } = recordingLogger();
  let delay = 300;
  const port = await startSlowLine(redisPort, () => delay);
  const limits = await connectRedis(`redis://127.0.0.1:${port}`, logger);
  open.push(limits);
  const { createStore, limitWait } = limits;
  const deduplication = createDeduplication({ shared: limits.deduplication });
  const { app } = testApp({}, { createStore, limitWait, deduplication });
  const began = performance.now();
  expect((await post(app, { 'Idempotency-Key': '"one"' })).status).toBe(200);
  const waited = performance.now() - began;
  expect(waited).toBeGreaterThan(longestWait - 100);
  expect(waited).toBeLessThan(3 * longestWait);
  // No answer alone was too late: the sum was.
  expect(words(lines)).toEqual([away]);
  // Meanwhile it is probed, and responds.
  const probes = async () =>
    Number(/cmdstat_set:calls=(\d+)/.exec(await askRedis(redisPort, 'INFO commandstats'))?.[1]);
  const first = await probes();
  await until(async () => (await probes()) > first + 2);
  expect(words(lines)).toEqual([away]);
  delay = 0;
  await until(() => words(lines).includes(back));
  await redis.kill();
});

describe('a Redis that hangs', () => {
  it('from the start delays no post, and is replaced by one that responds', async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const { app, lines } = await server(port);
    expect(await withoutTimers(() => remaining(app))).toBe('2');
    expect(await withoutTimers(() => remaining(app))).toBe('1');
    expect(words(lines)).toEqual([away]);
    expect(reasons(lines)).toEqual([waitedTooLong]);

    silent.close(); // Its connections stay open without responses.
    const redis = await startRedis(port);
    await until(() => words(lines).includes(back));
    expect(await remaining(app)).toBe('2');
    for (const socket of sockets) socket.destroy();
    await redis.kill();
  });

  it('later delays posts once, by at most the timeout, and is used again when it responds', async () => {
    const port = await freePort();
    const redis = await startRedis(port);
    const { app, lines } = await server(port);
    expect(await remaining(app)).toBe('2');
    redis.child.kill('SIGSTOP');
    const both = await Promise.all([remaining(app), remaining(app)]);
    expect(both.sort()).toEqual(['1', '2']);
    expect(reasons(lines)).toEqual([waitedTooLong]);
    expect(await remaining(app)).toBe('0');
    expect(words(lines)).toEqual([away]);
    redis.child.kill('SIGCONT');
    await until(() => words(lines).includes(back));
    expect(words(lines)).toEqual([away, back]);
    // Redis was asked by the first post and by the two that waited, not by the one after them.
    const calls = /cmdstat_evalsha:calls=(\d+)/.exec(await askRedis(port, 'INFO commandstats'))?.[1];
    expect(Number(calls)).toBeLessThanOrEqual(3);
    await redis.kill();
  });
});
