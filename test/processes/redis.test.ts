/** Rate limits that servers share through Redis, and separate rate limits while Redis is unavailable. */
import { connect, createServer } from 'node:net';
import { Transform } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import FakeTimers from '@sinonjs/fake-timers';
import request from 'supertest';
import { connectRedis, maxWait, type SharedByRedis } from '../../server/forms/redis';
import { freePort, until } from '../../tools/harness/serverProcess';
import { recordingLogger } from '../support/config-and-logger';
import { listen } from '../support/listen';
import { endAllRedis, sendRedisCommand, startRedis } from '../support/redis';
import { loadPages, memoryOutbox, testApp } from '../support/test-app';
import { validPosts } from '../support/valid-posts';

beforeAll(loadPages);

const open: SharedByRedis[] = [];
afterEach(async () => {
  for (const shared of open.splice(0)) shared.close();
  await endAllRedis();
});

const { contact } = validPosts;
let posts = 0;
const unavailable = 'Redis is unavailable: rate limits are per process';
const available = 'Redis is available again: rate limits are shared';
/** The reason that is logged if the timeout for posts, not the longer connection timeout, ended the wait. */
const timedOut = `no response within ${maxWait} ms`;

/** Creates one of several servers. Each server has a separate outbox by default. */
async function server(port: number, env: Record<string, string> = {}, outbox = memoryOutbox(), user = '') {
  const { logger, lines, logged } = recordingLogger();
  const shared = await connectRedis(`redis://${user}127.0.0.1:${port}`, logger);
  open.push(shared);
  const { createStore, limitWait } = shared;
  // Acknowledgments are disabled, because Redis also counts acknowledgments.
  const settings = { RATE_LIMIT_MAX: '3', ACKNOWLEDGE: 'false', ...env };
  const { app } = testApp(settings, { createStore, limitWait, outbox });
  const post = (fields: object, name = '"one"') =>
    request(app).post('/api/contact').set('Idempotency-Key', name).send(fields);
  /** Posts a unique inquiry. */
  function postAnother() {
    posts += 1;
    return post({ ...contact, subject: `Inquiry ${posts}` }, `"${posts}"`);
  }
  return {
    app,
    lines,
    post,
    postAnother,
    stored: outbox.stored,
    /** Posts another inquiry, and returns how many posts the limit still allows. */
    remaining: async () => /r=(\d+)/.exec((await postAnother()).headers.ratelimit ?? '')?.[1],
    words: () => logged().map(({ msg }) => msg),
    reasons: () => logged().flatMap(({ reason }) => reason ?? []),
  };
}

async function servers(env: Record<string, string> = {}) {
  const port = await freePort();
  const redis = await startRedis(port);
  return { port, redis, one: await server(port, env), two: await server(port, env) };
}

/** Returns the remaining lifetime of a key, in ms. */
const lifetimeOf = async (port: number, name: string) =>
  Number(/:(-?\d+)/.exec(await sendRedisCommand(port, `PTTL ${name}`))?.[1]);

describe('rate limits', () => {
  it('are shared per form, with the same headers as for one server; the password is not logged', async () => {
    const port = await freePort();
    const redis = await startRedis(port, '--requirepass', 'sesame');
    const [one, two] = [
      await server(port, {}, memoryOutbox(), ':sesame@'),
      await server(port, {}, memoryOutbox(), ':sesame@'),
    ];
    for (const [left, { postAnother }] of [one, two, one].entries()) {
      const res = await postAnother();
      expect(res.headers.ratelimit).toMatch(new RegExp(`^"contact"; r=${2 - left}; t=\\d+$`));
      expect(res.headers['ratelimit-policy']).toContain('"contact"; q=3; w=600');
    }
    const refused = await two.postAnother();
    expect(refused.status).toBe(429);
    expect(Math.ceil(Number(refused.headers['retry-after']) / 600)).toBe(1);
    const newsletter = await request(two.app).post('/api/newsletter').send(validPosts.newsletter);
    expect(newsletter.headers.ratelimit).toMatch(/^"newsletter"; r=2; /);
    expect([one.words(), two.words()]).toEqual([[], []]);
    await redis.kill();
    await until(() => one.words().includes(unavailable));
    expect(one.lines.join()).not.toContain('sesame');
  });

  it('keep working after a script flush, and store only keys that expire and contain no posted text', async () => {
    const { port, one, two } = await servers({ RATE_LIMIT_WINDOW_MINUTES: '2' });
    await one.postAnother();
    await sendRedisCommand(port, 'SCRIPT FLUSH');
    expect(await two.remaining()).toBe('1');
    const names = (await sendRedisCommand(port, 'KEYS *')).match(/rate-limit:contact:\S+/g) ?? [];
    expect(names).toEqual(['rate-limit:contact:127.0.0.1']);
    const left = await lifetimeOf(port, names[0] ?? '');
    expect([left <= 120_000, left > 60_000]).toEqual([true, true]);
  });
});

describe('without Redis', () => {
  it('servers start and count separately, log the problem once, and share counts as soon as Redis runs', async () => {
    const port = await freePort();
    const [one, two] = [await server(port), await server(port)];
    expect([await one.remaining(), await one.remaining(), await two.remaining()]).toEqual(['2', '1', '2']);
    expect([one.words(), one.reasons()]).toEqual([[unavailable], ['ECONNREFUSED']]);
    for (const { post, stored } of [one, two]) {
      const before = stored.length;
      for (const _ of [1, 2]) await post(contact);
      expect(stored.length - before).toBe(1);
    }
    await startRedis(port);
    await until(() => [one, two].every(({ words }) => words().includes(available)));
    expect([await one.remaining(), await two.remaining()]).toEqual(['2', '1']);
    expect(one.words()).toEqual([unavailable, available]);
  });

  it('servers still accept every submission when Redis dies, and share rate limits again once it is back', async () => {
    const { port, redis, one, two } = await servers({ RATE_LIMIT_MAX: '100' });
    expect([await one.remaining(), await two.remaining()]).toEqual(['99', '98']);
    const burst = Array.from({ length: 40 }, () => one.postAnother().then(({ status }) => status));
    await burst[0];
    await redis.kill();
    expect(new Set(await Promise.all(burst))).toEqual(new Set([200]));
    await until(() => [one, two].every(({ words }) => words().includes(unavailable)));
    const before = Number(await one.remaining());
    expect([await two.remaining(), await one.remaining()]).toEqual(['99', String(before - 1)]);
    await startRedis(port);
    await until(() => [one, two].every(({ words }) => words().includes(available)));
    expect([await one.remaining(), await two.remaining()]).toEqual(['99', '98']);
    expect([one.words(), two.words()]).toEqual([
      [unavailable, available],
      [unavailable, available],
    ]);
  });

  it.each([
    ['logins', 'NOAUTH', ['--requirepass', 'sesame']],
    ['writes', 'OOM', ['--maxmemory', '1']],
  ])('servers log once why Redis rejects %s', async (_what, reason, options) => {
    const port = await freePort();
    await startRedis(port, ...options);
    const { remaining, words, lines } = await server(port);
    const rejections = async () => {
      const stats = await sendRedisCommand(port, 'AUTH sesame\r\nINFO errorstats');
      return Number(stats.split(`errorstat_${reason}:count=`)[1]?.split(/\D/)[0]);
    };
    const first = await rejections();
    await until(async () => (await rejections()) > first + 1);
    expect([await remaining(), await remaining(), words()]).toEqual(['2', '1', [unavailable]]);
    expect(lines.join()).toContain(reason);
  });
});

/** Runs a function while `setTimeout` never fires, so that waiting for a timeout fails the test. */
async function withoutTimers<T>(run: () => Promise<T>): Promise<T> {
  const clock = FakeTimers.install({ toFake: ['setTimeout', 'clearTimeout'] });
  return run().finally(() => clock.uninstall());
}

/** Starts a proxy to Redis that delays each response by `delay()` ms. */
async function startSlowLine(redisPort: number, delay: () => number): Promise<number> {
  const line = createServer((socket) => {
    const redis = connect(redisPort, '127.0.0.1');
    const late = new Transform({
      transform: (part, _encoding, done) => void sleep(delay()).then(() => done(null, part)),
    });
    socket.pipe(redis).pipe(late).pipe(socket);
    for (const end of [socket, redis]) end.on('error', () => socket.destroy());
  });
  return (await listen(line)).port;
}

describe('a Redis that does not respond in time', () => {
  it('delays posts only once and by at most the timeout, even on a new server, and is used again once it responds', async () => {
    const port = await freePort();
    const redis = await startRedis(port);
    const { remaining, words, reasons } = await server(port);
    expect(await remaining()).toBe('2');
    redis.child.kill('SIGSTOP');
    const both = await Promise.all([remaining(), remaining()]);
    expect([both.sort(), reasons()]).toEqual([['1', '2'], [timedOut]]);
    expect([await withoutTimers(remaining), words()]).toEqual(['0', [unavailable]]);
    const late = await server(port);
    expect([await withoutTimers(late.remaining), late.reasons()]).toEqual(['2', [timedOut]]);
    redis.child.kill('SIGCONT');
    await until(() => words().includes(available) && late.words().includes(available));
    expect(words()).toEqual([unavailable, available]);
  });

  it('has one timeout for all commands of a post, and is not used until its responses are fast again', async () => {
    const redisPort = await freePort();
    await startRedis(redisPort);
    let delay = 0;
    const { postAnother, words } = await server(await startSlowLine(redisPort, () => delay), {
      ACKNOWLEDGE: 'true',
    });
    delay = 0.6 * maxWait;
    const began = performance.now();
    expect((await postAnother()).status).toBe(200);
    const waited = performance.now() - began;
    expect([waited > maxWait - 100, waited < 3 * maxWait]).toEqual([true, true]);
    // Each response alone was in time, but all of them together took too long.
    expect(words()).toEqual([unavailable]);
    const probes = async () =>
      Number(/cmdstat_set:calls=(\d+)/.exec(await sendRedisCommand(redisPort, 'INFO commandstats'))?.[1]);
    const first = await probes();
    await until(async () => (await probes()) > first + 2);
    expect(words()).toEqual([unavailable]);
    delay = 0;
    await until(() => words().includes(available));
  });
});
