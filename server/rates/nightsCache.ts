import { setTimeout as sleep } from 'node:timers/promises';
import { freshFor, usableFor } from '../../shared/rates/nightsFreshness';
import { isActive, isForgotten, lengthen, noPause, type Pause } from './enginePauses';
import { EngineError } from './ratesEngine';

export interface CachedResponse<Value> {
  value: Value;
  /** The time of the request, in ms since 1970. */
  asOf: number;
}

/** A cached response, if there is one, and the state of the request for a new response. */
interface CacheEntry<Value> {
  response?: CachedResponse<Value>;
  pending?: Promise<void> | undefined;
  /** Whether a request for this entry comes before other requests. */
  isPriority: boolean;
  /** The pause after the engine has rejected the request for this entry. */
  pause: Pause;
}

interface Waiting {
  isPriority: boolean;
  since: number;
  /** Ends the wait. @param isDue whether to make the request */
  start(isDue: boolean): void;
}

export interface NightsCacheOptions {
  /** The pause between two requests, in ms. */
  spacing: number;
  onOutcome(outcome: 'answered' | 'failed'): void;
  /** Called when a failure starts a pause. @param isThisRequestOnly whether only this request is paused */
  onFailure(reason: string, pause: number, isThisRequestOnly: boolean): void;
}

export interface GetOptions {
  /** How long to wait if no response is cached, in ms. */
  maxWait: number;
  /** Whether the request comes before other requests. */
  isPriority: boolean;
  /** Called before each request. Returns false to prevent the request. */
  mayRequest(): boolean;
}

/** The maximum time in the queue, in ms. Older requests are dropped, since the guest has stopped waiting. */
const maxQueueTime = 15 * 1000;
/** The maximum number of cached responses: enough for two adults for two years, and about twenty other parties. */
export const maxEntries = 300;

/**
 * Caches the engine's responses. Each response covers a month of all rooms for one party. A month is requested when a
 * guest needs it, and only once no matter how many guests wait. A stale response is still used for up to an hour while
 * a new response is requested in the background (shared/rates/nightsFreshness.ts).
 * docs/decisions/0037-nights-are-fetched-by-the-server.md
 */
export function createNightsCache({ spacing, onOutcome, onFailure }: NightsCacheOptions) {
  const entries = new Map<string, CacheEntry<unknown>>();
  const queue: Waiting[] = [];
  const engine = noPause();
  let nextTurn = 0;
  let isServing = false;

  const isWithin = ({ response }: CacheEntry<unknown>, age: number) =>
    response !== undefined && Date.now() - response.asOf < age;

  function fail(error: unknown, entry: CacheEntry<unknown>) {
    onOutcome('failed');
    const { message, retryAfter = 0, isThisRequestOnly = false } = error as EngineError;
    const length = lengthen(isThisRequestOnly ? entry.pause : engine, retryAfter);
    if (length === undefined) return;
    onFailure(error instanceof EngineError ? message : 'internal error', length, isThisRequestOnly);
  }

  /** Starts the waiting requests at intervals of `spacing`. Requests with priority come first. */
  async function serve() {
    if (isServing) return;
    isServing = true;
    while (queue.length > 0) {
      const wait = nextTurn - Date.now();
      if (wait > 0) await sleep(wait, undefined, { ref: false });
      const index = queue.findIndex(({ isPriority }) => isPriority);
      const [next] = queue.splice(Math.max(0, index), 1);
      const isDue = next !== undefined && !isActive(engine) && Date.now() - next.since <= maxQueueTime;
      if (isDue) nextTurn = Date.now() + spacing;
      next?.start(isDue);
    }
    isServing = false;
  }

  async function request<Value>(entry: CacheEntry<Value>, fetch: () => Promise<Value>) {
    const isDue = await new Promise<boolean>((start) => {
      queue.push({ isPriority: entry.isPriority, since: Date.now(), start });
      void serve();
    });
    if (!isDue) return;
    const asOf = Date.now();
    try {
      entry.response = { value: await fetch(), asOf };
      engine.failures = 0;
      entry.pause = noPause();
      onOutcome('answered');
    } catch (error) {
      fail(error, entry);
    }
  }

  /** Returns a cached response that is still usable. */
  function cached<Value>(key: string): CachedResponse<Value> | undefined {
    const entry = entries.get(key) as CacheEntry<Value> | undefined;
    return entry && isWithin(entry, usableFor) ? entry.response : undefined;
  }

  /** Deletes unusable responses. Deletes the oldest responses without priority if there are too many. */
  function clean() {
    for (const [key, { pending, pause }] of entries)
      if (!pending && !cached(key) && isForgotten(pause)) entries.delete(key);
    for (const [key, { pending, isPriority }] of entries) {
      if (entries.size <= maxEntries) break;
      if (!pending && !isPriority) entries.delete(key);
    }
  }

  /**
   * Returns a cached or new response; undefined if no response arrives in time.
   * @param key identifies the request; calls with the same key must make the same request in `fetch`
   */
  async function get<Value>(
    key: string,
    fetch: () => Promise<Value>,
    { maxWait, isPriority, mayRequest }: GetOptions,
  ): Promise<CachedResponse<Value> | undefined> {
    clean();
    const known = entries.get(key) as CacheEntry<Value> | undefined;
    const entry: CacheEntry<Value> = known ?? { isPriority, pause: noPause() };
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
