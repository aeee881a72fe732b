import { setTimeout as sleep } from 'node:timers/promises';
import { freshFor, usableFor } from '../../shared/rates/ratePlan';
import { EngineError } from './ratesEngine';

/** The engine's response. */
export interface CachedResponse<Value> {
  value: Value;
  /** When it was requested, in ms since 1970. */
  asOf: number;
}

/** When requests may be made again, in ms since 1970, and how many have failed in a row. */
interface Pause {
  until: number;
  failures: number;
}

/** A response, or when it may be requested. */
interface CacheEntry<Value> {
  response?: CachedResponse<Value>;
  pending?: Promise<void> | undefined;
  /** Whether its requests come before others. */
  isUsual: boolean;
  /** After the engine has refused this request. */
  pause: Pause;
}

/** A request that waits for its turn. */
interface Waiting {
  isUsual: boolean;
  since: number;
  /** @param isDue false if the request must not be made anymore */
  start(isDue: boolean): void;
}

export interface NightsCacheOptions {
  /** The pause between two requests, in ms. */
  spacing: number;
  onOutcome(outcome: 'answered' | 'failed'): void;
  /** Called for the first failure before a pause. @param isOne whether only this request is paused */
  onFailure(reason: string, pause: number, isOne: boolean): void;
}

export interface GetOptions {
  /** How long to wait if no response is cached, in ms. */
  maxWait: number;
  /** Whether the request comes before others. */
  isUsual: boolean;
  /** Called before a request is made; false if it must not be. */
  mayRequest(): boolean;
}

/** The pause after the first failure, in ms; it doubles with each further one. */
const firstPause = 5000;
const maxPause = 10 * 60 * 1000;
/** In ms: a request that has waited longer for its turn is not made, since the guest has stopped waiting. */
const maxQueueTime = 15 * 1000;
/** Upper limit for Retry-After, in ms. */
const maxRetryAfter = 60 * 60 * 1000;
/** How many responses are kept: two years for two adults, and those of about twenty other parties. */
export const maxEntries = 300;

const isActive = ({ until }: Pause) => Date.now() < until;

/**
 * Caches the engine's responses, each about a month of all rooms for a party. A month is requested when a guest needs it,
 * and only once no matter how many guests wait. A stale response is still used while it is renewed in the background,
 * but not after an hour.
 * docs/decisions/0037-nights-are-fetched-by-the-server.md
 */
export function createNightsCache({ spacing, onOutcome, onFailure }: NightsCacheOptions) {
  const entries = new Map<string, CacheEntry<unknown>>();
  const queue: Waiting[] = [];
  const engine: Pause = { until: 0, failures: 0 };
  let nextTurn = 0;
  let isServing = false;

  const isWithin = ({ response }: CacheEntry<unknown>, age: number) =>
    response !== undefined && Date.now() - response.asOf < age;

  function fail(error: unknown, entry: CacheEntry<unknown>) {
    onOutcome('failed');
    const { message, retryAfter = 0, isOne = false } = error as EngineError;
    const pause = isOne ? entry.pause : engine;
    // Requests in flight at the same time fail together, so count them as one failure.
    if (isActive(pause)) return;
    pause.failures += 1;
    const backoff = Math.min(firstPause * 2 ** (pause.failures - 1), maxPause) * (0.5 + Math.random() / 2);
    const length = Math.max(backoff, Math.min(retryAfter, maxRetryAfter));
    pause.until = Date.now() + length;
    onFailure(error instanceof EngineError ? message : 'internal error', length, isOne);
  }

  /** Starts the waiting requests, the usual ones first, each `spacing` after the one before. */
  async function serve() {
    if (isServing) return;
    isServing = true;
    while (queue.length > 0) {
      const wait = nextTurn - Date.now();
      if (wait > 0) await sleep(wait, undefined, { ref: false });
      const index = queue.findIndex(({ isUsual }) => isUsual);
      const [next] = queue.splice(Math.max(0, index), 1);
      const isDue = next !== undefined && !isActive(engine) && Date.now() - next.since <= maxQueueTime;
      if (isDue) nextTurn = Date.now() + spacing;
      next?.start(isDue);
    }
    isServing = false;
  }

  async function request<Value>(entry: CacheEntry<Value>, fetch: () => Promise<Value>) {
    const isDue = await new Promise<boolean>((start) => {
      queue.push({ isUsual: entry.isUsual, since: Date.now(), start });
      void serve();
    });
    if (!isDue) return;
    const asOf = Date.now();
    try {
      entry.response = { value: await fetch(), asOf };
      engine.failures = 0;
      entry.pause = { until: 0, failures: 0 };
      onOutcome('answered');
    } catch (error) {
      fail(error, entry);
    }
  }

  /** A cached response. */
  function cached<Value>(key: string): CachedResponse<Value> | undefined {
    const entry = entries.get(key) as CacheEntry<Value> | undefined;
    return entry && isWithin(entry, usableFor) ? entry.response : undefined;
  }

  /** Forgets responses that are no longer usable, and the oldest if there are too many. */
  function clean() {
    for (const [key, { pending, pause }] of entries)
      if (!pending && !cached(key) && pause.until + maxPause < Date.now()) entries.delete(key);
    for (const [key, { pending, isUsual }] of entries) {
      if (entries.size <= maxEntries) break;
      if (!pending && !isUsual) entries.delete(key);
    }
  }

  /**
   * A cached or new response; undefined if there is none in time.
   * @param key the response's key, for which `fetch` always makes the same request
   */
  async function get<Value>(
    key: string,
    fetch: () => Promise<Value>,
    { maxWait, isUsual, mayRequest }: GetOptions,
  ): Promise<CachedResponse<Value> | undefined> {
    clean();
    const known = entries.get(key) as CacheEntry<Value> | undefined;
    const entry: CacheEntry<Value> = known ?? { isUsual, pause: { until: 0, failures: 0 } };
    entries.set(key, entry);
    if (isWithin(entry, freshFor)) return entry.response;
    if (!entry.pending && !isActive(engine) && !isActive(entry.pause) && mayRequest())
      entry.pending = request(entry, fetch).finally(() => {
        entry.pending = undefined;
      });
    if (!cached(key) && entry.pending && maxWait > 0)
      await Promise.race([entry.pending, sleep(maxWait, undefined, { ref: false })]);
    return cached<Value>(key);
  }

  return { get };
}

export type NightsCache = ReturnType<typeof createNightsCache>;
