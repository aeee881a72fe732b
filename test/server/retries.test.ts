import { createDelivery } from '../../server/mail/delivery';
import { createEntry } from '../../server/mail/entry';
import { retryPause, retryPolicy } from '../../server/mail/retryPolicy';
import { createSpool } from '../../server/mail/spool';
import { until } from '../../tools/harness/serverProcess';
import { recordingLogger } from '../support/config-and-logger';
import { addresses, day, delayed, hour, subjects, testOutbox } from '../support/test-outbox';

/** An outbox whose first attempts have these results, with `moments`: runs it at each and records the number of calls. */
function timedOutbox(...given: Parameters<typeof testOutbox>) {
  const made = testOutbox(...given);
  const callsAfter = async (...pauses: number[]) => {
    const calls: number[] = [];
    for (const pause of pauses) {
      made.clock.now += pause;
      await made.delivery.runOnce();
      calls.push(made.tried.length);
    }
    return calls;
  };
  return { ...made, callsAfter };
}

describe('a mail that was not sent', () => {
  it('is retried after growing pauses, with the same bytes, as configured at the first attempt', async () => {
    const { store, tried, clock, entry, callsAfter } = timedOutbox([delayed, delayed, delayed]);
    const [one] = await store('one');
    const at = new Date(clock.now).toISOString();
    expect(await callsAfter(0, 1999, 1, 3999, 1, 7999, 1)).toEqual([1, 1, 2, 2, 3, 3, 4]);
    for (const { id, call, firstAttempt } of tried)
      expect({ id, call, firstAttempt }).toEqual({
        id: one?.id,
        call: one?.call,
        firstAttempt: { at, ...addresses },
      });
    expect(entry('sent', one?.id ?? '').attempts).toBe(4);
  });

  it('pauses at most half an hour, half of it random', () => {
    expect([1, 2, 3].map((attempts) => retryPause(attempts, () => 0.5))).toEqual([2000, 4000, 8000]);
    expect(retryPause(1, () => 0)).toBe(1000);
    expect(retryPause(1, () => 0.999)).toBeCloseTo(2998);
    expect(retryPause(60, () => 0.5)).toBe(30 * 60 * 1000);
  });

  it('pauses the provider for its Retry-After, also for other mails', async () => {
    const { store, tried, callsAfter } = timedOutbox([{ ...delayed, retryAfter: 60_000 }]);
    await store('one', 'two');
    expect(await callsAfter(0, 59_999, 1)).toEqual([1, 1, 3]);
    expect(subjects(tried)).toEqual(['one', 'two', 'one']);
  });

  it.each([
    ['after an hour where Retry-After names a later time', 5 * day, hour],
    ['after its own pause where that is longer than Retry-After', 1000, 2000],
  ])('is retried %s', async (_when, retryAfter, pause) => {
    const { store, callsAfter } = timedOutbox([{ ...delayed, retryAfter }]);
    await store('one');
    expect(await callsAfter(0, pause - 1, 1)).toEqual([1, 1, 2]);
  });

  it('is given up after 20 hours, and its last error is logged: Resend forgets keys after 24', async () => {
    const { store, delivery, tried, clock, entry, names, outcomes, lines } = testOutbox(
      Array.from({ length: 500 }, () => delayed),
    );
    const [one] = await store('one');
    const began = clock.now;
    while (names('queued').length > 0 && clock.now < began + day) {
      await delivery.runOnce();
      clock.now += 60_000;
    }
    expect(clock.now - began).toBeGreaterThan(20 * hour);
    expect(clock.now - began).toBeLessThan(21 * hour);
    expect(tried.length).toBeGreaterThan(40);
    expect(outcomes.slice(-2)).toEqual(['delayed', 'given up']);
    expect(JSON.parse(lines.at(-1) ?? '')).toEqual({
      level: 50,
      time: expect.any(Number),
      entry: one?.id,
      form: 'contact',
      attempts: tried.length,
      msg: 'mail given up; see npm run outbox',
    });
    expect(entry('failed', one?.id ?? '').outcome).toMatchObject({
      state: 'failed',
      detail: `gave up after 20 hours; last: ${delayed.reason}`,
    });
  });

  it('can have waited longer before its first attempt, and is still retried for 20 hours', async () => {
    const { store, names, callsAfter } = timedOutbox([delayed]);
    await store('one');
    expect(await callsAfter(30 * hour, retryPolicy.giveUpAfter)).toEqual([1, 2]);
    expect(names('sent')).toHaveLength(1);
  });

  it('is not retried if a crash interrupted its first attempt more than 20 hours ago', async () => {
    const { root, spool, store, clock } = testOutbox();
    await store('one');
    let isCalled = false;
    const crashed = createDelivery({
      spool,
      transport() {
        isCalled = true;
        return new Promise(() => undefined); // the process ends during the call
      },
      addresses,
      retention: day,
      logger: recordingLogger().logger,
      now: () => clock.now,
      steady: () => clock.now,
    });
    void crashed.runOnce();
    await until(() => isCalled);
    const { callsAfter, names } = timedOutbox([], root);
    expect(await callsAfter(21 * hour)).toEqual([0]);
    expect(names('failed')).toHaveLength(1);
  });

  it('is not given up by a clock that is wrong for a while, at the start or later', async () => {
    const first = testOutbox(Array.from({ length: 9 }, () => delayed));
    await first.store('one');
    await first.delivery.runOnce();
    const { clock, names, callsAfter } = timedOutbox([delayed], first.root);
    clock.now = first.clock.now + hour;
    clock.error = 40 * day;
    expect(await callsAfter(0, 3000)).toEqual([0, 0]);
    clock.error = 0;
    expect(await callsAfter(5000)).toEqual([1]);
    clock.error = 40 * day;
    expect(await callsAfter(hour)).toEqual([1]);
    clock.error = 0;
    expect(await callsAfter(hour)).toEqual([2]);
    expect([names('sent').length, names('failed').length]).toEqual([1, 0]);
  });

  it('is given up once the clock by which it is old has run evenly for ten minutes', async () => {
    const first = testOutbox([delayed]);
    await first.store('one');
    await first.delivery.runOnce();
    const { clock, names, callsAfter } = timedOutbox([], first.root);
    clock.error = day;
    expect(await callsAfter(0, 9 * 60_000)).toEqual([0, 0]);
    expect(names('failed')).toEqual([]);
    expect(await callsAfter(60_000)).toEqual([0]);
    expect(names('failed')).toHaveLength(1);
  });

  it('keeps its pause over a restart, even if the clock was set back', async () => {
    const first = testOutbox([delayed]);
    await first.store('one');
    await first.delivery.runOnce();
    const { clock, delivery, callsAfter } = timedOutbox([], first.root);
    clock.now = first.clock.now + 1999;
    expect(await delivery.runOnce()).toBe(1);
    const setBack = timedOutbox([delayed], first.root);
    expect(await setBack.callsAfter(-365 * day, hour)).toEqual([0, 1]);
    expect(await callsAfter(0, 1)).toEqual([0, 1]);
  });

  it.each([-365 * day, 365 * day])('keeps its pauses if the clock is set by %d ms', async (error) => {
    const { store, clock, names, callsAfter } = timedOutbox([delayed, delayed]);
    await store('one');
    expect(await callsAfter(0)).toEqual([1]);
    clock.error = error;
    expect(await callsAfter(1999, 1, 4000)).toEqual([1, 2, 3]);
    expect(names('sent')).toHaveLength(1);
  });
});

describe('a provider that rejects this server', () => {
  const held = {
    kind: 'held',
    code: '403 invalid_api_key',
    reason: '403 invalid_api_key: API key is invalid',
  } as const;

  it('holds the whole queue, logs what to check, and counts no attempt', async () => {
    const { store, outcomes, lines, names, entry, tried, callsAfter } = timedOutbox([held, held, held]);
    const [one] = await store('one', 'two');
    // The first alone keeps no other.
    expect(await callsAfter(0, 2 * retryPolicy.firstHold - 1)).toEqual([2, 2]);
    await store('three');
    expect(await callsAfter(0, 1)).toEqual([2, 3]);
    expect(subjects(tried)).toEqual(['one', 'two', 'one']);
    expect([names('queued').length, names('failed').length]).toEqual([3, 0]);
    expect(outcomes).toEqual(['held', 'held', 'held']);
    const line = (queued: number, retryInMs: number) => ({
      level: 50,
      time: expect.any(Number),
      kind: 'email',
      code: held.code,
      queued,
      retryInMs,
      msg: expect.stringMatching(/RESEND_API_KEY, RESEND_SEGMENT_ID .* MAIL_FROM/),
    });
    expect(lines.map((each) => JSON.parse(each))).toEqual([
      line(2, retryPolicy.firstHold),
      line(2, 2 * retryPolicy.firstHold),
      line(3, 4 * retryPolicy.firstHold),
    ]);
    // So a corrected sender is used.
    expect(entry('queued', one?.id ?? '')).toMatchObject({ attempts: 0, lastError: held.reason });
    expect(entry('queued', one?.id ?? '')).not.toHaveProperty('firstAttempt');
  });

  it.each([0, 1, 2])(
    'for one mail only, no. %d, does not block others, and that mail is given up in the end',
    async (place) => {
      const { root, store, clock, names, outcomes } = testOutbox();
      const ids = (await store('one', 'two', 'three')).map(({ id }) => id).sort();
      const strict = createDelivery({
        spool: createSpool(root),
        transport: async ({ id }) => (id === ids[place] ? held : { kind: 'sent', id: 're_1' }),
        addresses,
        retention: day,
        logger: recordingLogger().logger,
        onOutcome: (outcome) => outcomes.push(outcome),
        now: () => clock.now,
        steady: () => clock.now,
      });
      const began = clock.now;
      const runUntil = async (queued: number) => {
        while (names('queued').length > queued) clock.now += Math.max(await strict.runOnce(), 1000);
      };
      await runUntil(1);
      strict.notify(await store('four'));
      await runUntil(0);
      expect(clock.now - began).toBeLessThan(hour);
      expect([names('sent').length, names('failed').length]).toEqual([3, 1]);
      expect(outcomes.filter((outcome) => outcome === 'refused')).toHaveLength(1);
    },
  );

  it('for a used-up quota gives up no mail, though others pass in between and days go by', async () => {
    const { root, store, clock, names } = testOutbox();
    const [first] = await store('one', 'two', 'three');
    let passes = 0;
    const quota = { kind: 'held', code: '429 daily_quota_exceeded', reason: '' } as const;
    const strict = createDelivery({
      spool: createSpool(root),
      async transport({ id }) {
        if (id === first?.id && passes < 40) return quota;
        passes += 1;
        return { kind: 'sent', id: 're_1' };
      },
      addresses,
      retention: 30 * day,
      logger: recordingLogger().logger,
      now: () => clock.now,
      steady: () => clock.now,
    });
    const began = clock.now;
    while (names('queued').length > 0) {
      if (clock.now < began + 2 * day) strict.notify(await store(`later ${clock.now}`));
      clock.now += hour;
      await strict.runOnce();
    }
    expect([names('failed'), passes > 40]).toEqual([[], true]);
  });

  it('holding one mail alone delays no later mail', async () => {
    const { store, tried, callsAfter } = timedOutbox([held, held, held]);
    await store('one');
    expect(await callsAfter(0, hour, hour)).toEqual([1, 2, 3]);
    await store('two');
    expect(await callsAfter(0, 1)).toEqual([4, 5]);
    expect(subjects(tried).slice(3)).toEqual(['two', 'one']);
  });

  it('is asked again after growing pauses, for days, and then gets everything', async () => {
    const { store, delivery, tried, clock, names } = testOutbox(Array.from({ length: 200 }, () => held));
    await store('one', 'two');
    const began = clock.now;
    while (clock.now < began + 3 * day) clock.now += Math.max(await delivery.runOnce(), 5 * 60_000);
    expect(tried.length).toBeLessThan(3 * 24 * 2 + 20);
    expect(names('failed')).toEqual([]);
    while (names('queued').length > 0) clock.now += Math.max(await delivery.runOnce(), 60_000);
    expect(names('sent')).toHaveLength(2);
  });

  it('for one kind of call still gets the other', async () => {
    const { store, spool, tried, names, callsAfter } = timedOutbox([held]);
    const contact = {
      type: 'contact',
      email: 'june@example.com',
      firstName: 'June',
      lastName: '',
      unsubscribed: false,
      segmentId: 'gone',
    } as const;
    await spool.create();
    await spool.add([createEntry('newsletter', contact, new Date(0))]);
    await store('one');
    await callsAfter(0, 0);
    expect(subjects(tried).sort()).toEqual(['contact', 'one']);
    expect([names('sent').length, names('queued').length]).toEqual([1, 1]);
  });
});
