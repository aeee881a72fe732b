/** A pause in requests to the engine after a failure: in all requests, or only in the request that was rejected. */
export interface Pause {
  /** When requests may be made again, in ms since 1970. */
  until: number;
  /** How many requests have failed in a row. */
  failures: number;
}

/** The pause after the first failure, in ms. The pause doubles with each further failure. */
const firstPause = 5000;
const maxPause = 10 * 60 * 1000;
/** The upper limit for Retry-After, in ms. */
const maxRetryAfter = 60 * 60 * 1000;

export const noPause = (): Pause => ({ until: 0, failures: 0 });

export const isActive = ({ until }: Pause): boolean => Date.now() < until;

/** Returns whether a pause ended so long ago that its failures no longer count. */
export const isForgotten = ({ until }: Pause): boolean => until + maxPause < Date.now();

/**
 * Lengthens a pause after a failure. Adds jitter, so that servers don't all retry at the same time.
 * @param retryAfter the response's Retry-After, in ms
 * @returns the length of the pause, in ms; undefined during a pause, because requests that fail at the same time count
 * as one failure
 */
export function lengthen(pause: Pause, retryAfter: number): number | undefined {
  if (isActive(pause)) return undefined;
  pause.failures += 1;
  const backoff = Math.min(firstPause * 2 ** (pause.failures - 1), maxPause) * (0.5 + Math.random() / 2);
  const length = Math.max(backoff, Math.min(retryAfter, maxRetryAfter));
  pause.until = Date.now() + length;
  return length;
}
