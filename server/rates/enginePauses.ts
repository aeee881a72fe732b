/** Pauses between requests to the reservation engine after a failure: of all requests, or of one that it rejects. */
export interface Pause {
  /** When requests may be made again, in ms since 1970. */
  until: number;
  /** How many requests have failed in a row. */
  failures: number;
}

/** The pause after the first failure, in ms; it doubles with each further one. */
const firstPause = 5000;
const maxPause = 10 * 60 * 1000;
/** Upper limit for Retry-After, in ms. */
const maxRetryAfter = 60 * 60 * 1000;

export const noPause = (): Pause => ({ until: 0, failures: 0 });

export const isActive = ({ until }: Pause): boolean => Date.now() < until;

/** Whether so much time has passed since the pause that its failures no longer count. */
export const isForgotten = ({ until }: Pause): boolean => until + maxPause < Date.now();

/**
 * Lengthens a pause after a failure, with jitter, so that servers don't all retry at once.
 * @param retryAfter the response's Retry-After, in ms
 * @returns its length in ms; undefined during a pause: requests in flight at the same time fail together, and count as
 * one failure
 */
export function lengthen(pause: Pause, retryAfter: number): number | undefined {
  if (isActive(pause)) return undefined;
  pause.failures += 1;
  const backoff = Math.min(firstPause * 2 ** (pause.failures - 1), maxPause) * (0.5 + Math.random() / 2);
  const length = Math.max(backoff, Math.min(retryAfter, maxRetryAfter));
  pause.until = Date.now() + length;
  return length;
}
