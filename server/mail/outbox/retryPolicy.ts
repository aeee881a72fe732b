const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** When a failed call to Resend is retried; times in ms. docs/behavior.md#retry-policy */
export const retryPolicy = {
  /** The pause after the first failed attempt; it doubles after each further one. */
  firstPause: 2 * second,
  maxPause: 30 * minute,
  /** The pause after 'too many requests' (429) without a Retry-After. */
  rateLimitPause: second,
  /** Upper limit for Retry-After, and so for every pause. */
  maxRetryAfter: hour,
  /** Resend's idempotency keys expire after 24 hours: a later attempt could send a second email. */
  retryTime: 20 * hour,
  /** How long after the first attempt an operator can release a message with its old key. */
  releaseTime: 23 * hour,
  /** How long an attempt can take before another process makes it: longer than three calls that time out. */
  lease: 45 * second,
  /** The first pause if Resend rejects this server (a wrong key, a used-up quota); it also doubles. */
  firstRejectionPause: minute,
  /** A message rejected this often while others succeed has failed: the server is not the problem. */
  maxRejections: 3,
} as const;

/** The pause after the n-th failed attempt, in ms: exponential, with a jitter factor of 0.5 to 1.5. */
export const retryPause = (
  attempts: number,
  random: () => number,
  firstPause: number = retryPolicy.firstPause,
): number => Math.min(firstPause * 2 ** (attempts - 1), retryPolicy.maxPause) * (0.5 + random());

/**
 * How long until a time, in ms; 0 if it has passed. A time further ahead than the longest pause was set by a wrong
 * clock, and counts as passed.
 */
export function waitUntil(time: number, now: number): number {
  const left = time - now;
  return left > 0 && left <= retryPolicy.maxRetryAfter ? left : 0;
}
