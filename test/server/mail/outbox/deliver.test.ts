/** Retried and held messages, with a mocked clock. For random problems, see simulation.test.ts. */
import { retryPolicy } from '../../../../server/mail/outbox/retryPolicy';
import type { SendResult } from '../../../../server/mail/resend';
import { until } from '../../../../tools/harness/serverProcess';
import { day, delayed, hour, mail, refused, subjects, testOutbox } from '../../../support/test-outbox';

const always = <Result>(result: Result) => Array.from({ length: 500 }, () => result);

/** Creates an outbox with one email whose first attempt failed. */
async function triedOutbox() {
  const made = testOutbox([delayed]);
  await made.post('one');
  await made.delivery.runOnce();
  return made;
}

describe('a message that was not sent', () => {
  it('is retried unchanged after increasing pauses', async () => {
    const { post, tried, rows, callsAfter } = testOutbox([delayed, delayed, delayed]);
    await post('one');
    expect(await callsAfter(0, 1999, 1, 3999, 1, 7999, 1)).toEqual([1, 1, 2, 2, 3, 3, 4]);
    const { attempts: _, lease: _lease, isFirst: _first, ...first } = tried[0] ?? {};
    for (const each of tried) expect(each).toMatchObject(first);
    expect(await rows('sent')).toMatchObject([{ attempts: 4, note: 're_4' }]);
  });

  it.each([
    ['for its Retry-After', 60_000, 60_000, [1, 1, 3]],
    ['for an hour if Retry-After is longer', 5 * day, hour, [1, 1, 3]],
    ['for its own longer pause, while other messages wait only for Retry-After', 1000, 2000, [1, 2, 3]],
  ])('waits %s', async (_when, retryAfter, pause, calls) => {
    const { post, callsAfter } = testOutbox([{ ...delayed, retryAfter }]);
    await post('one', 'two');
    expect(await callsAfter(0, pause - 1, 1)).toEqual(calls);
  });

  it('is held after 20 hours, before its idempotency key expires', async () => {
    const { post, delivery, tried, clock, rows, counts, outcomes, errors } = testOutbox(always(delayed));
    await post('one');
    const began = clock.now;
    while ((await counts('queued'))[0] && clock.now < began + day) {
      await delivery.runOnce();
      clock.now += 60_000;
    }
    expect((clock.now - began) / hour).toBeCloseTo(20.25, 0);
    expect(tried.length).toBeGreaterThan(40);
    expect(outcomes.slice(-2)).toEqual(['delayed', 'overdue']);
    const msg = 'message held, since it was tried for too long; see npm run outbox';
    expect(errors()).toMatchObject([{ level: 50, message: 1, msg }]);
    expect(await rows('held')).toMatchObject([{ held_because: 'overdue', note: delayed.reason }]);
  });

  it('is retried for 20 hours from its first attempt', async () => {
    const { post, counts, callsAfter } = testOutbox([delayed]);
    await post('one');
    expect(await callsAfter(30 * hour, retryPolicy.retryTime)).toEqual([1, 2]);
    expect(await counts('sent')).toEqual([1]);
  });

  it.each([
    ['forward', 40 * day],
    ['back', -40 * day],
  ])('is held, not lost, if the clock is set %s after an attempt', async (_way, error) => {
    const { clock, counts, store, callsAfter } = await triedOutbox();
    clock.now += error;
    expect([await callsAfter(0), await counts('held')]).toEqual([[1], [1]]);
    clock.now -= error;
    expect(await store.requeue(1, 'held')).toEqual({ isMaybeSecond: false });
    expect(await callsAfter(0)).toEqual([2]);
  });

  it('keeps its state if a server reports a result after another server took over', async () => {
    let respond: (result: SendResult) => void = () => undefined;
    const slow = testOutbox(
      () =>
        new Promise((resolve) => {
          respond = resolve;
        }),
    );
    await slow.post('one');
    const run = slow.delivery.runOnce();
    await until(() => slow.tried.length > 0);
    const other = testOutbox([delayed], slow.root, slow.clock);
    expect(await other.callsAfter(retryPolicy.lease)).toEqual([1]);
    respond(refused);
    await run;
    expect(await other.counts('queued', 'failed')).toEqual([1, 0]);
  });

  it('is sent without Reply-To if the provider refuses the Reply-To address', async () => {
    const { add, delivery, tried, counts, outcomes } = testOutbox([refused]);
    await add({ ...mail('one'), replyTo: 'june@x' });
    await delivery.runOnce();
    expect(tried).toMatchObject([{ message: { replyTo: 'june@x' } }, { message: mail('one') }]);
    expect(tried[1]?.message).not.toHaveProperty('replyTo');
    expect(tried[1]?.idempotencyKey).not.toBe(tried[0]?.idempotencyKey);
    expect([await counts('sent'), outcomes]).toEqual([[1], ['sent']]);
  });
});

describe('a provider that rejects this server', () => {
  const reason = '403 invalid_api_key: API key is invalid';
  const held = { kind: 'serverRejected', code: '403 invalid_api_key', reason } as const;
  const quota = { kind: 'serverRejected', code: '429 daily_quota_exceeded', reason: '' } as const;

  it('pauses all sending, longer each time, and tries another message after each pause', async () => {
    const { post, outcomes, errors, counts, rows, tried, callsAfter } = testOutbox([held, held, held]);
    await post('one', 'two');
    const { firstRejectionPause } = retryPolicy;
    expect(await callsAfter(0, firstRejectionPause - 1, 1, 2 * firstRejectionPause - 1)).toEqual([
      1, 1, 2, 2,
    ]);
    expect(await callsAfter(1, 4 * firstRejectionPause)).toEqual([3, 5]);
    expect([subjects(tried), outcomes]).toEqual([
      ['one', 'two', 'one', 'two', 'one'],
      ['rejected', 'rejected', 'rejected', 'sent', 'sent'],
    ]);
    expect(await counts('queued', 'failed')).toEqual([0, 0]);
    const msg = expect.stringMatching(/RESEND_API_KEY, RESEND_SEGMENT_ID, .* MAIL_FROM/);
    const line = { level: 50, time: expect.any(Number), kind: 'email', code: held.code, msg };
    expect(errors()).toEqual([1, 2, 4].map((times) => ({ ...line, retryInMs: times * firstRejectionPause })));
    // A rejected attempt isn't counted. The next attempt starts over with the configured sender and a new key.
    expect((await rows('sent')).map(({ attempts }) => attempts)).toEqual([1, 1]);
    expect(new Set(tried.map((each) => each.idempotencyKey)).size).toBe(5);
  });

  it('delays emails while its quota is used up, but loses none and still accepts newsletter changes', async () => {
    let isUsedUp = true;
    const { post, add, counts, callsAfter } = testOutbox(({ message }) =>
      message.kind === 'email' && isUsedUp ? quota : undefined,
    );
    await post('one', 'two');
    await add({ kind: 'unsubscribe', email: 'june@example.com' });
    await callsAfter(...Array(50).fill(hour));
    expect(await counts('queued', 'sent', 'failed')).toEqual([2, 1, 0]);
    isUsedUp = false;
    await callsAfter(hour);
    expect(await counts('sent')).toEqual([3]);
  });
});
