import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestHandler } from 'express';
import { MemoryStore, type Store } from 'express-rate-limit';
import type { Logger } from '../logger';
import type { StoreFactory } from './dependencies';

/** The maximum total time that a post waits for Redis, in ms. Once one post has timed out, other posts do not wait. */
export const maxWait = 1000;

/**
 * Redis is used again once it responds within this time, in ms. A post sends several commands, so a slower Redis would
 * make the next post time out again.
 */
const quickResponse = maxWait / 10;

/** The pause between two attempts to connect, in ms. */
const reconnectPause = 1000;

/** How often an idle connection is pinged, in ms. */
const pingInterval = 2000;

/** Inactivity timeout for the connection, in ms. */
const connectionTimeout = 2 * pingInterval;

/** Rate limits that several servers share. */
export interface SharedByRedis {
  createStore: StoreFactory;
  /** Limits the total time that a request waits for Redis. */
  limitWait: RequestHandler;
  close(): void;
}

async function withTimeout<T>(response: Promise<T>, left = maxWait): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no response within ${maxWait} ms`)), left);
  });
  return Promise.race([response, late]).finally(() => clearTimeout(timer));
}

/** Returns the reason for an error, without secrets: 'ECONNREFUSED' or 'WRONGPASS invalid username-password pair'. */
const reasonOf = (error: unknown) => {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ?? message;
};

/**
 * Counts form posts in Redis, so that all servers share one limit. While Redis is unavailable, each server counts in
 * its own memory, and no post waits longer than `maxWait`. Each server logs the start and the end of an outage once.
 * Resolves once Redis has responded or is found to be unavailable.
 *
 * A key contains the client's address (`rate-limit:contact:203.0.113.9`), which is personal data. The key expires at
 * the end of its rate-limit window.
 */
export async function connectRedis(url: string, logger: Logger): Promise<SharedByRedis> {
  // Loading these modules takes 0.2 s, which a server without Redis can skip.
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
  /** Functions that reload the stores' scripts after Redis restarts. */
  const preparations: (() => Promise<void>)[] = [];

  function countLocally(error: unknown) {
    if (state === 'local' || state === 'closed') return;
    state = 'local';
    logger.warn({ reason: reasonOf(error) }, 'Redis is unavailable: rate limits are per process');
  }

  function countInRedis() {
    if (state === 'local') logger.info('Redis is available again: rate limits are shared');
    if (state !== 'closed') state = 'shared';
  }

  let isProbing = false;
  /** Tests Redis. Runs one probe at a time, because more traffic on a hanging connection would delay its timeout. */
  async function probe() {
    if (isProbing || state === 'shared' || !client.isReady) return;
    isProbing = true;
    try {
      const start = performance.now();
      // Probes with a write, since a full or read-only Redis still responds to reads.
      await client.set('rate-limit:probe', '1', { PX: reconnectPause });
      const isQuick = performance.now() - start <= quickResponse;
      await Promise.all(preparations.map((prepare) => prepare()));
      if (isQuick || state === 'starting') countInRedis();
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
  // The client retries until it is closed, and reports failures as 'error' events.
  client.connect().catch(() => undefined);
  await withTimeout(firstResponse).catch(countLocally);

  /** The time that each request may still wait for Redis, in ms. */
  const waits = new AsyncLocalStorage<{ left: number }>();

  /** Calls `redis`, or `memory` while Redis is unavailable. */
  async function withFallback<T>(redis: () => Promise<T>, memory: () => Promise<T>): Promise<T> {
    if (state !== 'shared') return memory();
    const wait = waits.getStore() ?? { left: maxWait };
    const start = performance.now();
    try {
      return await withTimeout(redis(), wait.left);
    } catch (error) {
      countLocally(error);
      return memory();
    } finally {
      wait.left -= performance.now() - start;
    }
  }

  return {
    limitWait: (_req, _res, next) => waits.run({ left: maxWait }, next),
    createStore(name): Store {
      const prefix = `rate-limit:${name}:`;
      const redis = new RedisStore({ prefix, sendCommand: (...command) => client.sendCommand(command) });
      const memory = new MemoryStore();
      const callStore = <T>(call: (store: Store) => T | Promise<T>) =>
        withFallback(
          async () => call(redis),
          async () => call(memory),
        );
      return {
        prefix,
        localKeys: false,
        init(options) {
          memory.init(options);
          const prepare = () => redis.init(options);
          preparations.push(prepare);
          // If the preparation fails, the next probe repeats it.
          prepare().catch(countLocally);
        },
        increment: (key) => callStore((store) => store.increment(key)),
        decrement: (key) => callStore((store) => store.decrement(key)),
        resetKey: (key) => callStore((store) => store.resetKey(key)),
      };
    },
    close() {
      state = 'closed';
      clearInterval(probes);
      client.destroy();
    },
  };
}
