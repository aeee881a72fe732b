const second = 1000;

/** A Retry-After header in ms: seconds or a date (RFC 9110, 10.2.3). Undefined if missing or in the past. */
export function parseRetryAfter(value: string | undefined, now: number): number | undefined {
  if (!value) return undefined;
  const ms = /^\d+$/.test(value) ? Number(value) * second : Date.parse(value) - now;
  return Number.isFinite(ms) && ms > 0 ? ms : undefined;
}
