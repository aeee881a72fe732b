import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import FakeTimers from '@sinonjs/fake-timers';
import request from 'supertest';
import { commandTimeout, connectRedisLimits, type RedisLimits } from '../../server/forms/redisRateLimit';
import { freePort, until } from '../../tools/harness/serverProcess';
import { listeningLogger } from '../support/config-and-logger';
import { askRedis, endAllRedis, startRedis } from '../support/redis';
import { loadPages, testApp } from '../support/test-app';
import { validPosts } from '../support/validPosts';

beforeAll(loadPages);

const open: RedisLimits[] = [];
afterEach(() => {
  for (const limits of open.splice(0)) limits.close();
});
afterAll(endAllRedis);

/** One of several servers: an application whose limits count in the Redis of a port. */
async function server(port: number, env: Record<string, string> = {}, user = '') {
  const { logger, lines } = listeningLogger();
  const limits = await connectRedisLimits(`redis://${user}127.0.0.1:${port}/3`, logger);
  open.push(limits);
  // Without acknowledgments, which Redis counts too.
  const settings = { RATE_LIMIT_MAX: '3', ACKNOWLEDGE: 'false', ...env };
  return { app: testApp(settings, { createStore: limits.createStore }).app, lines };
}

let posts = 0;
/** Sends an enquiry that repeats no other. */
function post(app: RequestListener, headers: Record<string, string> = {}) {
  posts += 1;
  const fields = { ...validPosts.contact, subject: `Enquiry ${posts}` };
  return request(app).post('/api/contact').set(headers).send(fields);
}

const remaining = async (app: RequestListener) =>
  /r=(\d+)/.exec((await post(app)).headers.ratelimit ?? '')?.[1];

/** The log's messages, and the reasons that it gives. */
const logged = (lines: string[]) => lines.map((line) => JSON.parse(line) as { msg: string; reason?: string });
const words = (lines: string[]) => logged(lines).map(({ msg }) => msg);
const reasons = (lines: string[]) => logged(lines).flatMap(({ reason }) => reason ?? []);
/** The reason where the command's timeout ended the wait, and not the connection's, which is longer. */
const commandTimedOut = `no answer within ${commandTimeout} ms`;
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

  it('leave nothing in it that does not expire with its window, and go on when its scripts are flushed', async () => {
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
  it('servers start and serve, count for themselves, and say so once; later they share', async () => {
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

  it('that died amid posts they count for themselves, and share again when it is back', async () => {
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

  it('that lets no one in or writes nothing, they say why, once', async () => {
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

/** Runs something while no `setTimeout` fires: what waits for a timeout never ends, and the test fails. */
async function withoutTimers<T>(run: () => Promise<T>): Promise<T> {
  const clock = FakeTimers.install({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    return await run();
  } finally {
    clock.uninstall();
  }
}

describe('a Redis that hangs', () => {
  it('from the start keeps nobody waiting, and is left for one that answers', async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const { app, lines } = await server(port);
    expect(await withoutTimers(() => remaining(app))).toBe('2');
    expect(await withoutTimers(() => remaining(app))).toBe('1');
    expect(words(lines)).toEqual([away]);
    expect(reasons(lines)).toEqual([commandTimedOut]);

    silent.close(); // Its connections stay open and silent.
    const redis = await startRedis(port);
    await until(() => words(lines).includes(back));
    expect(await remaining(app)).toBe('2');
    for (const socket of sockets) socket.destroy();
    await redis.kill();
  });

  it('later keeps posts waiting once, no longer than the limit, and is taken back when it answers', async () => {
    const port = await freePort();
    const redis = await startRedis(port);
    const { app, lines } = await server(port);
    expect(await remaining(app)).toBe('2');
    redis.child.kill('SIGSTOP');
    const both = await Promise.all([remaining(app), remaining(app)]);
    expect(both.sort()).toEqual(['1', '2']);
    expect(reasons(lines)).toEqual([commandTimedOut]);
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
