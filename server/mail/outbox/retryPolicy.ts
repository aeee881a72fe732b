const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** The rules for retries of failed calls to Resend. All times are in ms. docs/behavior.md#retry-policy */
export const retryPolicy = {
  /** The pause after the first failed attempt. The pause doubles after each further attempt. */
  firstPause: 2 * second,
  maxPause: 30 * minute,
  /** The pause after 'too many requests' (429) without a Retry-After. */
  rateLimitPause: second,
  /** The upper limit for Retry-After, and so for every pause. */
  maxRetryAfter: hour,
  /** How long a message is retried. Idempotency keys expire after 24 hours, and then a retry could send a duplicate. */
  retryTime: 20 * hour,
  /** How long after the first attempt an operator can release a message with the same idempotency key. */
  releaseTime: 23 * hour,
  /** How long an attempt can take before another process takes over. Longer than three calls that time out. */
  lease: 45 * second,
  /** The first pause if Resend rejects this server (wrong key, used-up quota). Further rejections double it. */
  firstRejectionPause: minute,
  /** How often Resend can reject a message while other messages succeed, before the message counts as failed. */
  maxRejections: 3,
} as const;

/** Returns the pause after the n-th failed attempt, in ms. Grows exponentially, with a jitter factor of 0.5 to 1.5. */
export const retryPause = (
  attempts: number,
  random: () => number,
  firstPause: number = retryPolicy.firstPause,
): number => Math.min(firstPause * 2 ** (attempts - 1), retryPolicy.maxPause) * (0.5 + random());

/**
 * Returns how long it is until a time, in ms, or 0 if the time has passed. A time further ahead than the longest pause
 * was set by a wrong clock, and counts as passed.
 */
export function waitUntil(time: number, now: number): number {
  const left = time - now;
  return left > 0 && left <= retryPolicy.maxRetryAfter ? left : 0;
}
