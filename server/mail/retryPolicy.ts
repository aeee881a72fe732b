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
  /** Upper limit for Retry-After. */
  maxRetryAfter: hour,
  /** Resend's idempotency keys expire after 24 hours: a later attempt could send a second email. */
  giveUpAfter: 20 * hour,
  /** The first pause if Resend rejects this server (a wrong key, a used-up quota); it also doubles. */
  firstHold: minute,
  /** Temporary 4xx responses: timeout, the same key in flight, too many requests. */
  retryableStatuses: [408, 409, 425, 429] as readonly number[],
  /** Rejections of the email itself; all others (401, 403, 404, 451 ...) reject this server. */
  mailStatuses: [400, 413, 422] as readonly number[],
} as const;

/**
 * The suffix of Resend's error names for a used-up quota: daily_quota_exceeded, monthly_quota_exceeded. A quota resets
 * after hours or days, which may be longer than an email is retried. https://resend.com/docs/api-reference/errors
 */
export const quotaExceeded = 'quota_exceeded';

/** The pause after the n-th failed attempt, in ms: exponential, with a jitter factor of 0.5 to 1.5. */
export const retryPause = (
  attempts: number,
  random: () => number,
  firstPause: number = retryPolicy.firstPause,
): number => Math.min(firstPause * 2 ** (attempts - 1), retryPolicy.maxPause) * (0.5 + random());

/** A Retry-After header in ms: seconds or a date (RFC 9110, 10.2.3). Undefined if missing or in the past. */
export function parseRetryAfter(value: string | undefined, now: number): number | undefined {
  if (!value) return undefined;
  const ms = /^\d+$/.test(value) ? Number(value) * second : Date.parse(value) - now;
  return Number.isFinite(ms) && ms > 0 ? ms : undefined;
}
