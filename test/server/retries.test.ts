/** When calls to the provider are retried and when they are given up, with a fake clock. */
import { createEntry } from '../../server/mail/entry';
import { retryPause, retryPolicy } from '../../server/mail/retryPolicy';
import { until } from '../../tools/harness/serverProcess';
import { addresses, day, delayed, hour, subjects, testOutbox } from '../support/test-outbox';

const always = <Result>(result: Result) => Array.from({ length: 500 }, () => result);

/** An outbox with one email whose first attempt failed. */
async function triedOutbox() {
  const made = testOutbox([delayed]);
  await made.store('one');
  await made.delivery.runOnce();
  return made;
}

describe('an email that was not sent', () => {
  it('is retried unchanged after increasing pauses', async () => {
    const { store, tried, clock, entry, callsAfter } = testOutbox([delayed, delayed, delayed]);
    const [one] = await store('one');
    const firstAttempt = { at: new Date(clock.now).toISOString(), ...addresses };
    expect(await callsAfter(0, 1999, 1, 3999, 1, 7999, 1)).toEqual([1, 1, 2, 2, 3, 3, 4]);
    for (const each of tried) expect(each).toMatchObject({ id: one?.id, call: one?.call, firstAttempt });
    expect(entry('sent', one?.id ?? '').attempts).toBe(4);
  });

  it('waits up to half an hour, plus or minus half at random', () => {
    expect([1, 2, 3, 60].map((attempts) => retryPause(attempts, () => 0.5))).toEqual([
      ...[2000, 4000, 8000, 30 * 60_000],
    ]);
    expect([retryPause(1, () => 0), retryPause(1, () => 1)]).toEqual([1000, 3000]);
  });

  it.each([
    ['for its Retry-After', 60_000, 60_000, [1, 1, 3]],
    ['for an hour if Retry-After is longer', 5 * day, hour, [1, 1, 3]],
    ['for its own, longer pause, but others wait only for Retry-After', 1000, 2000, [1, 2, 3]],
  ])('waits %s', async (_when, retryAfter, pause, calls) => {
    const { store, callsAfter } = testOutbox([{ ...delayed, retryAfter }]);
    await store('one', 'two');
    expect(await callsAfter(0, pause - 1, 1)).toEqual(calls);
  });

  it('is given up after 20 hours, before its idempotency key expires', async () => {
    const { store, delivery, tried, clock, entry, counts, outcomes, errors } = testOutbox(always(delayed));
    const [one] = await store('one');
    const began = clock.now;
    while (counts('queued')[0] && clock.now < began + day) {
      await delivery.runOnce();
      clock.now += 60_000;
    }
    expect((clock.now - began) / hour).toBeCloseTo(20.25, 0);
    expect(tried.length).toBeGreaterThan(40);
    expect(outcomes.slice(-2)).toEqual(['delayed', 'given up']);
    const line = { level: 50, time: expect.any(Number), entry: one?.id, form: 'contact' };
    expect(errors()).toEqual([
      { ...line, attempts: tried.length, msg: 'gave up sending email; see npm run outbox' },
    ]);
    const detail = `gave up after 20 hours; last error: ${delayed.reason}`;
    expect(entry('failed', one?.id ?? '').outcome).toMatchObject({ state: 'failed', detail });
  });

  it('is retried for 20 hours from its first attempt', async () => {
    const { store, counts, callsAfter } = testOutbox([delayed]);
    await store('one');
    expect(await callsAfter(30 * hour, retryPolicy.giveUpAfter)).toEqual([1, 2]);
    expect(counts('sent')).toEqual([1]);
  });

  it('is given up 20 hours after a crash during its first attempt', async () => {
    // The process dies during the call.
    const crashed = testOutbox(() => new Promise(() => undefined));
    await crashed.store('one');
    void crashed.delivery.runOnce();
    await until(() => crashed.tried.length > 0);
    const { callsAfter, counts } = testOutbox([], crashed.root);
    expect(await callsAfter(21 * hour)).toEqual([0]);
    expect(counts('failed')).toEqual([1]);
  });

  it('is not given up because the clock is temporarily wrong', async () => {
    const first = await triedOutbox();
    const { clock, counts, callsAfter } = testOutbox([delayed], first.root);
    clock.now = first.clock.now + hour;
    clock.error = 40 * day;
    expect(await callsAfter(0, 3000)).toEqual([0, 0]);
    clock.error = 0;
    expect(await callsAfter(5000)).toEqual([1]);
    clock.error = 40 * day;
    expect(await callsAfter(hour)).toEqual([1]);
    clock.error = 0;
    expect(await callsAfter(hour)).toEqual([2]);
    expect(counts('sent', 'failed')).toEqual([1, 0]);
  });

  it('is given up only after the clock has been steady for ten minutes', async () => {
    const { root } = await triedOutbox();
    const { clock, counts, callsAfter } = testOutbox([], root);
    clock.error = day;
    expect(await callsAfter(0, 9 * 60_000)).toEqual([0, 0]);
    expect(counts('failed')).toEqual([0]);
    expect(await callsAfter(60_000)).toEqual([0]);
    expect(counts('failed')).toEqual([1]);
  });

  it('keeps its pause across restarts, even if the clock was set back', async () => {
    const { root, clock } = await triedOutbox();
    const restarted = () => testOutbox([delayed], root, { clock: { now: clock.now, error: 0 } });
    expect(await restarted().callsAfter(1999, 1)).toEqual([0, 1]);
    expect(await restarted().callsAfter(-365 * day, hour)).toEqual([0, 1]);
  });
});

describe('a provider that rejects this server', () => {
  const reason = '403 invalid_api_key: API key is invalid';
  const held = { kind: 'held', code: '403 invalid_api_key', reason } as const;
  const quota = { kind: 'held', code: '429 daily_quota_exceeded', reason: '' } as const;

  it('holds up the entire queue, and the log says what to check', async () => {
    const { store, outcomes, errors, counts, entry, tried, callsAfter } = testOutbox([held, held, held]);
    const [one] = await store('one', 'two');
    // One rejection alone does not hold up the others.
    expect(await callsAfter(0, 2 * retryPolicy.firstHold - 1)).toEqual([2, 2]);
    await store('three');
    expect(await callsAfter(0, 1)).toEqual([2, 3]);
    expect([subjects(tried), outcomes]).toEqual([
      ['one', 'two', 'one'],
      ['held', 'held', 'held'],
    ]);
    expect(counts('queued', 'failed')).toEqual([3, 0]);
    const msg = expect.stringMatching(/RESEND_API_KEY, RESEND_SEGMENT_ID, .* MAIL_FROM/);
    const line = { level: 50, time: expect.any(Number), kind: 'email', code: held.code, msg };
    expect(errors()).toEqual([
      { ...line, queued: 2, retryInMs: retryPolicy.firstHold },
      { ...line, queued: 2, retryInMs: 2 * retryPolicy.firstHold },
      { ...line, queued: 3, retryInMs: 4 * retryPolicy.firstHold },
    ]);
    // Reset so that the next attempt uses the corrected sender.
    const noted = entry('queued', one?.id ?? '');
    expect(noted).toMatchObject({ attempts: 0, lastError: reason });
    expect(noted).not.toHaveProperty('firstAttempt');
  });

  it.each(['one', 'two', 'three'])('blocks only the email "%s" if it accepts all others', async (wrong) => {
    const { store, delivery, clock, counts, outcomes, tried } = testOutbox(({ call }) =>
      call.type === 'email' && call.subject === wrong ? held : undefined,
    );
    await store('one', 'two', 'three');
    const began = clock.now;
    for (const left of [1, 0]) {
      while ((counts('queued')[0] ?? 0) > left) clock.now += Math.max(await delivery.runOnce(), 1000);
      if (left) await store('four');
    }
    expect(clock.now - began).toBeLessThan(hour);
    expect(counts('sent', 'failed')).toEqual([3, 1]);
    expect(outcomes.filter((outcome) => outcome === 'refused')).toHaveLength(1);
    // A single rejection may come from a key that is temporarily wrong.
    expect(subjects(tried).filter((subject) => subject === wrong).length).toBeGreaterThan(1);
  });

  it('loses none of our emails when its quota runs out', async () => {
    let passed = 0;
    const { store, delivery, clock, counts } = testOutbox(({ call }) => {
      if (call.type === 'email' && call.subject === 'one' && passed < 40) return quota;
      passed += 1;
      return undefined;
    });
    await store('one', 'two', 'three');
    const began = clock.now;
    while (counts('queued')[0]) {
      if (clock.now < began + 2 * day) await store(`later ${clock.now}`);
      clock.now += hour;
      await delivery.runOnce();
    }
    expect([counts('failed'), passed > 40]).toEqual([[0], true]);
  });

  it('does not delay later emails because of an earlier one', async () => {
    const { store, tried, callsAfter } = testOutbox([held, held, held]);
    await store('one');
    expect(await callsAfter(0, hour, hour)).toEqual([1, 2, 3]);
    await store('two');
    expect(await callsAfter(0, 1)).toEqual([4, 5]);
    expect(subjects(tried).slice(3)).toEqual(['two', 'one']);
  });

  it('still gets emails if it rejects only list calls', async () => {
    const { store, spool, tried, counts, callsAfter } = testOutbox(({ call }) =>
      call.type === 'email' ? undefined : held,
    );
    await store('one');
    const leave = { type: 'unsubscribe', email: 'june@example.com' } as const;
    await spool.add([createEntry('newsletter', leave, new Date(0))]);
    await callsAfter(0, 0);
    expect(subjects(tried)).toEqual(['one', 'unsubscribe']);
    expect(counts('sent', 'queued')).toEqual([1, 1]);
  });
});
