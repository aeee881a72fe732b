import { MemoryStore, type Store } from 'express-rate-limit';
import type { Logger } from '../logger';
import type { SharedMemory } from '../mail/enquiryMemory';
import type { StoreFactory } from './rateLimit';
import { createRedisMemory } from './redisMemory';

/** The longest that a post waits for Redis, in ms. After one has waited in vain, others do not wait at all. */
export const commandTimeout = 1000;

/** The pause between two attempts to reach Redis, in ms. */
const reconnectPause = 1000;

/** How often an idle connection is pinged, in ms. */
const pingInterval = 2000;

/** A connection without any traffic for this long is closed, in ms. */
const connectionTimeout = 2 * pingInterval;

/** Rate limits that several servers share, and what they know of each other's enquiries. */
export interface RedisLimits {
  createStore: StoreFactory;
  memory: SharedMemory;
  close(): void;
}

async function withTimeout<T>(response: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${commandTimeout} ms`)), commandTimeout);
  });
  return Promise.race([response, late]).finally(() => clearTimeout(timer));
}

/** 'ECONNREFUSED' or 'WRONGPASS invalid username-password pair'; holds no secret. */
const reasonOf = (error: unknown) => {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ?? message;
};

/**
 * Counts the forms' posts in Redis, so that all servers share one limit. While Redis is away each server counts in
 * its own memory, which the log says once when it begins and once when it ends; no post waits longer than
 * `commandTimeout`. Resolves when Redis has answered or has been found away. docs/behavior.md#scaling-out
 *
 * A key holds personal data, the guest's address (`rate-limit:contact:203.0.113.9`); it expires with its window.
 */
export async function connectRedisLimits(url: string, logger: Logger): Promise<RedisLimits> {
  // Loading these takes 0.2 s, which a start without Redis is spared.
  const [{ createClient }, { RedisStore }] = await Promise.all([
    import('@redis/client'),
    import('rate-limit-redis'),
  ]);
  const client = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval,
    socket: {
      connectTimeout: connectionTimeout,
      socketTimeout: connectionTimeout,
      reconnectStrategy: () => reconnectPause,
    },
  });
  let state: 'starting' | 'shared' | 'local' | 'closed' = 'starting';
  /** Each store loads its scripts into a Redis that was just started. */
  const preparations: (() => Promise<void>)[] = [];

  function countLocally(error: unknown) {
    if (state === 'local' || state === 'closed') return;
    state = 'local';
    logger.warn({ reason: reasonOf(error) }, 'Redis is away: rate limits count per process');
  }

  function countInRedis() {
    if (state === 'local') logger.info('Redis is back: rate limits are shared');
    if (state !== 'closed') state = 'shared';
  }

  let isProbing = false;
  /** One probe at a time: more traffic on a connection that hangs would put off its timeout. */
  async function probe() {
    if (isProbing || state === 'shared' || !client.isReady) return;
    isProbing = true;
    try {
      // A write, as each count is: a Redis that is full or read-only answers everything else.
      await client.set('rate-limit:probe', '1', { PX: reconnectPause });
      await Promise.all(preparations.map((prepare) => prepare()));
      countInRedis();
    } catch (error) {
      countLocally(error);
    }
    isProbing = false;
  }

  const firstResponse = new Promise<void>((resolve) => {
    client.on('ready', () => probe().then(resolve));
    client.on('error', (error) => {
      countLocally(error);
      resolve();
    });
  });
  const probes = setInterval(probe, reconnectPause).unref();
  // It tries until it is closed; what fails meanwhile comes as an 'error' event.
  client.connect().catch(() => undefined);
  await withTimeout(firstResponse).catch(countLocally);

  /** Asks Redis, or this process's own memory where Redis is away. */
  async function ask<T>(redis: () => Promise<T>, memory: () => Promise<T>): Promise<T> {
    if (state !== 'shared') return memory();
    try {
      return await withTimeout(redis());
    } catch (error) {
      countLocally(error);
      return memory();
    }
  }

  return {
    memory: createRedisMemory((...words) =>
      ask<unknown>(
        () => client.sendCommand(words),
        async () => undefined,
      ),
    ),
    createStore(name): Store {
      const prefix = `rate-limit:${name}:`;
      const redis = new RedisStore({ prefix, sendCommand: (...command) => client.sendCommand(command) });
      const memory = new MemoryStore();
      return {
        prefix,
        localKeys: false,
        init(options) {
          memory.init(options);
          const prepare = () => redis.init(options);
          preparations.push(prepare);
          // Where Redis is away, the next probe prepares again.
          prepare().catch(countLocally);
        },
        increment: (key) =>
          ask(
            () => redis.increment(key),
            () => memory.increment(key),
          ),
        decrement: (key) =>
          ask(
            () => redis.decrement(key),
            () => memory.decrement(key),
          ),
        resetKey: (key) =>
          ask(
            () => redis.resetKey(key),
            () => memory.resetKey(key),
          ),
      };
    },
    close() {
      state = 'closed';
      clearInterval(probes);
      client.destroy();
    },
  };
}
