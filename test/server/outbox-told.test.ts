import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { diskErrorPause, type Outcome } from '../../server/mail/delivery';
import { retryPolicy } from '../../server/mail/retryPolicy';
import type { SendResult } from '../../server/mail/transport';
import { temporaryDirectory } from '../../tools/serverProcess';
import { limitedDisk } from '../support/limited-disk';
import { hour, testOutbox } from '../support/test-outbox';

const reason = 'it names june@example.com';

const read = (lines: readonly string[]) => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

describe('what an operator is told of an attempt', () => {
  it.each<[Outcome, SendResult, Record<string, unknown>]>([
    ['sent', { kind: 'sent', id: 're_1' }, { level: 30, attempts: 1, msg: 'mail sent' }],
    [
      'delayed',
      { kind: 'retry', code: '500 internal_server_error', reason },
      {
        level: 40,
        attempts: 1,
        code: '500 internal_server_error',
        retryInMs: retryPolicy.firstPause,
        msg: 'mail delayed',
      },
    ],
    [
      'refused',
      { kind: 'refused', code: '422 validation_error', reason },
      { level: 50, attempts: 1, code: '422 validation_error', msg: 'mail refused; see npm run outbox' },
    ],
  ])(
    'that ended as %s: in the metrics and in one line, without an address',
    async (outcome, result, line) => {
      const { store, delivery, outcomes, lines } = testOutbox([result]);
      const [one] = await store('one');
      await delivery.runOnce();
      expect(outcomes).toEqual([outcome]);
      expect(read(lines)).toEqual([{ time: expect.any(Number), entry: one?.id, form: 'contact', ...line }]);
      expect(lines.join()).not.toContain('june');
    },
  );

  it('that ended as held: what to check, how much waits, and when it is tried again', async () => {
    const held = { kind: 'held', code: '403 invalid_api_key', reason } as const;
    const { store, delivery, clock, outcomes, lines } = testOutbox([held, held]);
    await store('one', 'two');
    await delivery.runOnce();
    clock.now += retryPolicy.firstHold;
    await delivery.runOnce();
    expect(outcomes).toEqual(['held', 'held']);
    const line = (retryInMs: number) => ({
      level: 50,
      time: expect.any(Number),
      kind: 'email',
      code: '403 invalid_api_key',
      queued: 2,
      retryInMs,
      msg: expect.stringMatching(/RESEND_API_KEY, RESEND_SEGMENT_ID .* MAIL_FROM/),
    });
    expect(read(lines)).toEqual([line(retryPolicy.firstHold), line(2 * retryPolicy.firstHold)]);
  });

  it('that is made no more: after how many, and what came last', async () => {
    const delayed = { kind: 'retry', code: '500', reason } as const;
    const { store, delivery, clock, outcomes, lines, entry } = testOutbox([delayed]);
    const [one] = await store('one');
    await delivery.runOnce();
    clock.now += retryPolicy.giveUpAfter + 1;
    await delivery.runOnce();
    expect(outcomes).toEqual(['delayed', 'given up']);
    expect(read(lines).at(-1)).toEqual({
      level: 50,
      time: expect.any(Number),
      entry: one?.id,
      form: 'contact',
      attempts: 1,
      msg: 'mail given up; see npm run outbox',
    });
    expect(entry('failed', one?.id ?? '').outcome).toMatchObject({
      state: 'failed',
      detail: `gave up after 20 hours; last: ${reason}`,
    });
  });
});

describe('what an operator is told of the disk', () => {
  it('is one line for each time that it is tried, however many entries it fails', async () => {
    const root = temporaryDirectory();
    const limits = { immovable: (_file: string) => false };
    const { store, delivery, clock, lines, names, tried } = testOutbox([], root, limitedDisk(root, limits));
    const [one] = await store('one', 'two', 'three');
    const faults = () => read(lines).filter(({ msg }) => msg === 'the outbox cannot be read or written');
    limits.immovable = () => true;
    await delivery.runOnce();
    expect(faults()).toEqual([expect.objectContaining({ level: 50, entry: one?.id, code: 'EPERM' })]);
    clock.now += diskErrorPause - 1;
    await delivery.runOnce();
    expect(faults()).toHaveLength(1);
    clock.now += 1;
    await delivery.runOnce();
    expect(faults()).toHaveLength(2);
    expect(tried).toEqual([]);
    limits.immovable = () => false;
    clock.now += diskErrorPause;
    await delivery.runOnce();
    expect(faults()).toHaveLength(2);
    expect(names('sent')).toHaveLength(3);
  });

  it('is its reason where nothing can be read at all, and it is tried again ten seconds later', async () => {
    const { delivery, root, lines } = testOutbox();
    rmSync(path.join(root, 'queued'), { recursive: true, force: true });
    writeFileSync(path.join(root, 'queued'), 'no directory');
    expect(await delivery.runOnce()).toBe(diskErrorPause);
    expect(read(lines)).toEqual([
      {
        level: 50,
        time: expect.any(Number),
        code: 'ENOTDIR',
        msg: 'the outbox cannot be read or written',
      },
    ]);
  });

  it('is how many old mails were deleted', async () => {
    const { store, delivery, clock, lines } = testOutbox();
    await store('one', 'two');
    await delivery.runOnce();
    lines.splice(0);
    clock.now += 31 * 24 * hour;
    await delivery.runOnce();
    await delivery.runOnce();
    expect(read(lines)).toEqual([
      {
        level: 30,
        time: expect.any(Number),
        sent: 2,
        failed: 0,
        quarantined: 0,
        msg: 'old mails deleted',
      },
    ]);
  });
});
