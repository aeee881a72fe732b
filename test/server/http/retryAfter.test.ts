import { parseRetryAfter } from '../../../server/http/retryAfter';

it('reads Retry-After as seconds or a date', () => {
  const now = Date.parse('2027-05-14T18:00:00Z');
  expect(parseRetryAfter('30', now)).toBe(30_000);
  expect(parseRetryAfter('Fri, 14 May 2027 18:01:00 GMT', now)).toBe(60_000);
  for (const nothing of [undefined, '', 'soon', '-5', '0', 'Fri, 14 May 2027 17:00:00 GMT'])
    expect(parseRetryAfter(nothing, now)).toBeUndefined();
});
