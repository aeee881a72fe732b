import { createDelivery } from '../../server/mail/delivery';
import { retryPause } from '../../server/mail/retryPolicy';
import { until } from '../../tools/serverProcess';
import { listeningLogger } from '../support/config-and-logger';
import { addresses, day, delayed, hour, testOutbox } from '../support/test-outbox';

describe('a mail that did not go out', () => {
  it('tries again after pauses that grow, with the same content and the same id', async () => {
    const { store, delivery, tried, clock, entry } = testOutbox([delayed, delayed, delayed]);
    const [one] = await store('one');
    await delivery.runOnce();
    for (const pause of [2000, 4000, 8000]) {
      clock.now += pause - 1;
      await delivery.runOnce();
      const before = tried.length;
      clock.now += 1;
      await delivery.runOnce();
      expect(tried).toHaveLength(before + 1);
    }
    expect(
      new Set(tried.map(({ id, call, firstAttempt }) => JSON.stringify({ id, call, firstAttempt }))).size,
    ).toBe(1);
    expect(entry('sent', one?.id ?? '').attempts).toBe(4);
  });

  it('pauses at most half an hour, half of it left to chance', () => {
    expect([1, 2, 3].map((attempts) => retryPause(attempts, () => 0.5))).toEqual([2000, 4000, 8000]);
    expect(retryPause(1, () => 0)).toBe(1000);
    expect(retryPause(1, () => 0.999)).toBeCloseTo(2998);
    expect(retryPause(60, () => 0.5)).toBe(30 * 60 * 1000);
  });

  it('leaves the provider alone for as long as its Retry-After says, for other mails too', async () => {
    const { store, delivery, tried, clock } = testOutbox([
      { ...delayed, code: '429 rate_limit_exceeded', retryAfter: 60_000 },
    ]);
    await store('one', 'two');
    await delivery.runOnce();
    expect(tried).toHaveLength(1);
    clock.now += 59_999;
    await delivery.runOnce();
    expect(tried).toHaveLength(1);
    clock.now += 1;
    await delivery.runOnce();
    expect(tried.map(({ call }) => call.type === 'email' && call.subject)).toEqual(['one', 'two', 'one']);
  });

  it('asks again after an hour where Retry-After names a later time', async () => {
    const { store, delivery, tried, clock } = testOutbox([{ ...delayed, retryAfter: 5 * day }]);
    await store('one');
    await delivery.runOnce();
    clock.now += hour - 1;
    await delivery.runOnce();
    expect(tried).toHaveLength(1);
    clock.now += 1;
    await delivery.runOnce();
    expect(tried).toHaveLength(2);
  });

  it('takes its own pause where that is longer than Retry-After', async () => {
    const { store, delivery, tried, clock } = testOutbox([delayed, { ...delayed, retryAfter: 1000 }]);
    await store('one');
    await delivery.runOnce();
    clock.now += 2000;
    await delivery.runOnce();
    clock.now += 3999;
    await delivery.runOnce();
    expect(tried).toHaveLength(2);
    clock.now += 1;
    await delivery.runOnce();
    expect(tried).toHaveLength(3);
  });

  it('tries for 20 hours and no longer: after 24 Resend would not know the key', async () => {
    const { store, delivery, tried, clock, entry, names } = testOutbox(
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
    expect(entry('failed', one?.id ?? '').outcome?.detail).toContain('gave up after 20 hours; last: 500');
  });

  it('counts them from the first attempt: what waited longer before it is sent all the same', async () => {
    const { store, delivery, tried, clock, names } = testOutbox([delayed]);
    await store('one');
    clock.now += 30 * hour;
    await delivery.runOnce();
    clock.now += 19 * hour;
    await delivery.runOnce();
    expect(tried).toHaveLength(2);
    expect(names('sent')).toHaveLength(1);
  });

  it('does not try again what a crash left more than 20 hours ago in the middle of its first attempt', async () => {
    const { root, spool, store, tried, clock, names } = testOutbox();
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
      logger: listeningLogger().logger,
      now: () => clock.now,
      steady: () => clock.now,
    });
    void crashed.runOnce();
    await until(() => isCalled);
    const later = testOutbox([], root);
    later.clock.now += 21 * hour;
    await later.delivery.runOnce();
    expect([...tried, ...later.tried]).toEqual([]);
    expect(names('failed')).toHaveLength(1);
  });

  it('waits out a pause over a restart', async () => {
    const first = testOutbox([delayed]);
    await first.store('one');
    await first.delivery.runOnce();
    const { delivery, clock, tried } = testOutbox([], first.root);
    clock.now = first.clock.now + 1999;
    expect(await delivery.runOnce()).toBe(1);
    expect(tried).toEqual([]);
    clock.now += 1;
    await delivery.runOnce();
    expect(tried).toHaveLength(1);
  });

  it('waits no longer than its own pauses where the clock was set back', async () => {
    const first = testOutbox([delayed]);
    await first.store('one');
    await first.delivery.runOnce();
    const { delivery, clock, tried } = testOutbox([], first.root);
    clock.now -= 365 * day;
    await delivery.runOnce();
    expect(tried).toEqual([]);
    clock.now += hour;
    await delivery.runOnce();
    expect(tried).toHaveLength(1);
  });
});
