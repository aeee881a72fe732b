import { setTimeout as sleep } from 'node:timers/promises';
import { freshFor, usableFor } from '../../shared/rates/plan';
import { SourceError } from './source';

/** The engine's response. */
export interface CachedResponse<Value> {
  value: Value;
  /** When it was requested, in ms since 1970. */
  asOf: number;
}

interface Window<Value> {
  response?: CachedResponse<Value>;
  pending?: Promise<void> | undefined;
}

export interface WindowsOptions {
  /** The pause between two requests, in ms. */
  spacing: number;
  onOutcome(outcome: 'answered' | 'failed'): void;
  /** Called for the first failure before a pause. */
  onFailure(reason: string, pause: number): void;
}

/** The pause after the first failure, in ms; it doubles with each further one. */
const firstPause = 5000;
const maxPause = 10 * 60 * 1000;
/** In ms: a request that would wait longer for its turn is not made, since the guest has stopped waiting. */
const maxQueueTime = 15 * 1000;
/** Upper limit for Retry-After, in ms. */
const maxRetryAfter = 60 * 60 * 1000;

/**
 * Caches the engine's responses, each for a window such as a month for all rooms. A window is requested when a guest
 * needs it, and only once no matter how many guests wait. A stale response is still used while it is renewed in the
 * background, but not after an hour.
 * docs/decisions/0037-nights-are-fetched-by-the-server.md
 */
export function createWindows({ spacing, onOutcome, onFailure }: WindowsOptions) {
  const windows = new Map<string, Window<unknown>>();
  let nextTurn = 0;
  let failures = 0;
  let pausedUntil = 0;

  const isPaused = () => Date.now() < pausedUntil;
  const isWithin = ({ response }: Window<unknown>, age: number) =>
    response !== undefined && Date.now() - response.asOf < age;

  function fail(error: unknown) {
    onOutcome('failed');
    // Requests in flight at the same time fail together, so count them as one failure.
    if (isPaused()) return;
    failures += 1;
    const { message, retryAfter = 0 } = error as SourceError;
    const backoff = Math.min(firstPause * 2 ** (failures - 1), maxPause) * (0.5 + Math.random() / 2);
    const pause = Math.max(backoff, Math.min(retryAfter, maxRetryAfter));
    pausedUntil = Date.now() + pause;
    onFailure(error instanceof SourceError ? message : 'internal error', pause);
  }

  async function request<Value>(window: Window<Value>, fetch: () => Promise<Value>) {
    const wait = Math.max(0, nextTurn - Date.now());
    if (wait > maxQueueTime) return;
    nextTurn = Date.now() + wait + spacing;
    if (wait > 0) await sleep(wait, undefined, { ref: false });
    if (isPaused()) return;
    const asOf = Date.now();
    try {
      window.response = { value: await fetch(), asOf };
      failures = 0;
      onOutcome('answered');
    } catch (error) {
      fail(error);
    }
  }

  /** A cached response. */
  function cached<Value>(key: string): CachedResponse<Value> | undefined {
    const window = windows.get(key) as Window<Value> | undefined;
    return window && isWithin(window, usableFor) ? window.response : undefined;
  }

  /**
   * A cached or new response; undefined if there is none in time.
   * @param key the window's key, for which `fetch` always makes the same request
   * @param maxWait how long to wait if none is cached, in ms
   */
  async function get<Value>(key: string, fetch: () => Promise<Value>, maxWait: number) {
    for (const [other, { pending }] of windows) if (!pending && !cached(other)) windows.delete(other);
    const window = (windows.get(key) ?? {}) as Window<Value>;
    windows.set(key, window);
    if (isWithin(window, freshFor)) return window.response;
    if (!window.pending && !isPaused())
      window.pending = request(window, fetch).finally(() => {
        window.pending = undefined;
      });
    if (!cached(key) && window.pending && maxWait > 0)
      await Promise.race([window.pending, sleep(maxWait, undefined, { ref: false })]);
    return cached<Value>(key);
  }

  return { get };
}

export type Windows = ReturnType<typeof createWindows>;
