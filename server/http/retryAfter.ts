const second = 1000;

/** Converts a Retry-After header (RFC 9110, 10.2.3) to ms. Returns undefined if it is missing, invalid, or past. */
export function parseRetryAfter(value: string | undefined, now: number): number | undefined {
  if (!value) return undefined;
  const ms = /^\d+$/.test(value) ? Number(value) * second : Date.parse(value) - now;
  return Number.isFinite(ms) && ms > 0 ? ms : undefined;
}
