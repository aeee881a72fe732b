import { retryPause } from '../../../../server/mail/outbox/retryPolicy';

it('pauses double up to half an hour, and vary randomly by plus or minus half', () => {
  expect([1, 2, 3, 60].map((attempts) => retryPause(attempts, () => 0.5))).toEqual([
    ...[2000, 4000, 8000, 30 * 60_000],
  ]);
  expect([retryPause(1, () => 0), retryPause(1, () => 1)]).toEqual([1000, 3000]);
});
