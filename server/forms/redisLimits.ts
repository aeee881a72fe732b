import { MemoryStore, type Store } from 'express-rate-limit';
import type { Logger } from '../logger';
import type { StoreFactory } from './limits';

/** The longest that a post waits for Redis, in ms. Once it has waited in vain, others do not wait at all. */
export const answerLimit = 1000;

/** The pause between two attempts to reach Redis, in ms. */
const retryPause = 1000;

/** An idle connection is asked whether it lives, and one on which nothing moves is given up, in ms. */
const pingInterval = 2000;
const silence = 2 * pingInterval;

/** Rate limits that several servers share. */
export interface RedisLimits {
  createStore: StoreFactory;
  close(): void;
}

async function promptly<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${answerLimit} ms`)), answerLimit);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** 'ECONNREFUSED', 'WRONGPASS invalid username-password pair': says what is wrong and holds no secret. */
const reasonOf = (error: unknown) => {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ?? message;
};

/**
 * Counts the forms' posts in Redis, so that all servers share one limit (DESIGN 3, Scaling out). Redis is a help, not
 * a need: while it is away each server counts in its own memory, which the log says once when it begins and once when
 * it ends, and no post waits longer than `answerLimit`. Resolves when Redis has answered or has been found away.
 *
 * A key holds personal data, the guest's address (`rate-limit:contact:203.0.113.9`); it expires with its window.
 */
export async function connectRedisLimits(url: string, logger: Logger): Promise<RedisLimits> {
  // Loading these takes a fifth of a second, which a start without Redis need not wait.
  const [{ createClient }, { RedisStore }] = await Promise.all([
    import('@redis/client'),
    import('rate-limit-redis'),
  ]);
  const client = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval,
    socket: { connectTimeout: silence, socketTimeout: silence, reconnectStrategy: () => retryPause },
  });
  let state: 'starting' | 'shared' | 'alone' | 'closed' = 'starting';
  /** What each store has to do before it can count in a Redis that was just started: it loads its scripts. */
  const preparations: (() => Promise<void>)[] = [];

  function goAlone(error: unknown) {
    if (state === 'alone' || state === 'closed') return;
    state = 'alone';
    logger.warn({ reason: reasonOf(error) }, 'Redis is away: rate limits count per process');
  }

  function share() {
    if (state === 'alone') logger.info('Redis is back: rate limits are shared');
    if (state !== 'closed') state = 'shared';
  }

  let isProbing = false;
  /** One probe at a time: on a connection that hangs nothing else may move, or it would not be given up. */
  async function probe() {
    if (isProbing || state === 'shared' || !client.isReady) return;
    isProbing = true;
    try {
      // A write, as each count is: a Redis that is full or read-only answers everything else.
      await client.set('rate-limit:probe', '1', { PX: retryPause });
      await Promise.all(preparations.map((prepare) => prepare()));
      share();
    } catch (error) {
      goAlone(error);
    }
    isProbing = false;
  }

  const firstAnswer = new Promise<void>((resolve) => {
    client.on('ready', () => probe().then(resolve));
    client.on('error', (error) => {
      goAlone(error);
      resolve();
    });
  });
  const probes = setInterval(probe, retryPause).unref();
  // It tries until it is closed; what fails meanwhile comes as an 'error' event.
  client.connect().catch(() => undefined);
  await promptly(firstAnswer).catch(goAlone);

  /** What Redis says, or what this process knows where Redis is away. */
  async function ask<T>(redis: () => Promise<T>, own: () => Promise<T>): Promise<T> {
    if (state !== 'shared') return own();
    try {
      return await promptly(redis());
    } catch (error) {
      goAlone(error);
      return own();
    }
  }

  return {
    createStore(form): Store {
      const prefix = `rate-limit:${form}:`;
      const redis = new RedisStore({ prefix, sendCommand: (...command) => client.sendCommand(command) });
      const own = new MemoryStore();
      return {
        prefix,
        localKeys: false,
        init(options) {
          own.init(options);
          const prepare = () => redis.init(options);
          preparations.push(prepare);
          // Where Redis is away, the next probe prepares again.
          prepare().catch(goAlone);
        },
        increment: (key) =>
          ask(
            () => redis.increment(key),
            () => own.increment(key),
          ),
        decrement: (key) =>
          ask(
            () => redis.decrement(key),
            () => own.decrement(key),
          ),
        resetKey: (key) =>
          ask(
            () => redis.resetKey(key),
            () => own.resetKey(key),
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
