import fc from 'fast-check';
import { pino } from 'pino';
import { createDelivery } from '../../server/mail/delivery';
import { createEntry, type Entry, parseEntry } from '../../server/mail/entry';
import { createSpool } from '../../server/mail/spool';
import type { SendResult } from '../../server/mail/transport';
import { seededRandom } from './random';
import { createSimulatedDisk } from './simulatedDisk';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** How long Resend knows an idempotency key, in ms. */
const keyLifetime = 24 * hour;

/**
 * What the clock is wrong by at most, in ms. After a restart nothing else tells an entry's age: back by less than lies
 * between giving up and Resend's forgetting a key, forward by less than entries are kept.
 */
const mostBack = 2 * hour;
const mostForward = 9 * 24 * hour;

/** What the provider does with a call. */
const providers = ['accepts', 'loses the answer', 'fails', 'refuses the mail', 'refuses the server'] as const;
type Provider = (typeof providers)[number];

/** One thing that happens in a history. */
export type Event =
  | { kind: 'enquiry'; mails: number }
  | { kind: 'time passes'; ms: number }
  | { kind: 'provider'; does: Provider }
  | { kind: 'disk fails'; code: 'ENOSPC' | 'EIO' | 'EACCES'; isWrite: boolean; likelihood: number }
  | { kind: 'disk works' }
  | { kind: 'killed'; after: number; powerCut: boolean }
  | { kind: 'clock set'; ms: number }
  | { kind: 'retry all' }
  | { kind: 'foreign file' };

/** Histories of up to `length` events, for fast-check to make and to shrink. */
export const histories = (length: number): fc.Arbitrary<Event[]> =>
  fc.array(
    fc.oneof(
      {
        weight: 4,
        arbitrary: fc.record({
          kind: fc.constant('enquiry' as const),
          mails: fc.integer({ min: 1, max: 3 }),
        }),
      },
      {
        weight: 4,
        arbitrary: fc.record({
          kind: fc.constant('time passes' as const),
          ms: fc.constantFrom(second, 10 * second, minute, hour, 5 * hour, 25 * hour),
        }),
      },
      {
        weight: 3,
        arbitrary: fc.record({ kind: fc.constant('provider' as const), does: fc.constantFrom(...providers) }),
      },
      {
        weight: 2,
        arbitrary: fc.record({
          kind: fc.constant('disk fails' as const),
          code: fc.constantFrom('ENOSPC' as const, 'EIO' as const, 'EACCES' as const),
          isWrite: fc.boolean(),
          likelihood: fc.constantFrom(0.1, 0.5, 1),
        }),
      },
      { weight: 2, arbitrary: fc.constant({ kind: 'disk works' as const }) },
      {
        weight: 3,
        arbitrary: fc.record({
          kind: fc.constant('killed' as const),
          after: fc.integer({ min: 0, max: 30 }),
          powerCut: fc.boolean(),
        }),
      },
      {
        weight: 1,
        arbitrary: fc.record({
          kind: fc.constant('clock set' as const),
          ms: fc.constantFrom(-hour, hour, 9 * 24 * hour),
        }),
      },
      { weight: 1, arbitrary: fc.constant({ kind: 'retry all' as const }) },
      { weight: 1, arbitrary: fc.constant({ kind: 'foreign file' as const }) },
    ),
    { maxLength: length },
  );

const logger = pino({ level: 'silent' });
const root = '/outbox';

/**
 * Lives through a history: the real spool and delivery on a simulated disk, with a simulated clock and provider. Then
 * everything is mended, and what is due is sent.
 * @returns what became of an accepted mail that it should not have; empty where all is well
 */
export async function live(events: readonly Event[], seed: number): Promise<string[]> {
  const random = seededRandom(seed);
  let steady = 0;
  let error = 0;
  const now = () => Date.parse('2027-05-14T18:00:00Z') + steady + error;
  const disk = createSimulatedDisk({ now, random });
  let provider: Provider = 'accepts';
  /** When each id was last taken, and how often it was sent. */
  const keys = new Map<string, number>();
  const sends = new Map<string, number>();
  /** Ids whose guests read that they were sent. */
  const accepted = new Set<string>();
  /** Ids that an operator sent again, knowing that they may have been sent. */
  const sentAgain = new Set<string>();
  let count = 0;

  async function transport({ id }: Entry): Promise<SendResult> {
    if (provider === 'fails') return { kind: 'retry', code: '500', reason: '500' };
    if (provider === 'refuses the mail') return { kind: 'refused', code: '422', reason: '422' };
    if (provider === 'refuses the server') return { kind: 'held', code: '401', reason: '401' };
    if (steady - (keys.get(id) ?? Number.NEGATIVE_INFINITY) > keyLifetime) {
      keys.set(id, steady);
      sends.set(id, (sends.get(id) ?? 0) + 1);
    }
    if (provider === 'loses the answer') return { kind: 'retry', code: 'no answer', reason: 'no answer' };
    return { kind: 'sent', id: `re_${id}` };
  }

  function startProcess() {
    const spool = createSpool(root, disk.functions(), now);
    const delivery = createDelivery({
      spool,
      transport,
      addresses: { from: 'a@example.com', hotel: 'b@example.com' },
      retention: 30 * 24 * hour,
      logger,
      now,
      steady: () => steady,
      random,
    });
    return { spool, delivery };
  }
  let server = startProcess();
  /** Resolves when the process dies in the middle of what it does. */
  let died = new Promise<void>(() => undefined);
  let powerCut = false;

  function restart(): void {
    disk.crash({ powerCut });
    server = startProcess();
    died = new Promise(() => undefined);
  }

  /** Does something; where the process dies meanwhile, another one is started. */
  async function unlessKilled(action: () => Promise<unknown>): Promise<void> {
    const isDead = await Promise.race([action().then(() => false), died.then(() => true)]);
    if (isDead) restart();
  }

  async function accept(mails: number): Promise<void> {
    const entries = Array.from({ length: mails }, () => {
      count += 1;
      const call = { type: 'email', subject: '', html: '', text: '' } as const;
      const entry = createEntry('contact', call, new Date(now()));
      return { ...entry, id: entry.id.slice(0, 16) + count.toString(16).padStart(16, '0') };
    });
    await unlessKilled(async () => {
      try {
        await server.spool.create();
        await server.spool.add(entries);
      } catch {
        return; // The guest reads that it was not stored.
      }
      server.delivery.notify(entries);
      for (const { id } of entries) accepted.add(id);
    });
  }

  async function retryAll(): Promise<void> {
    await unlessKilled(async () => {
      try {
        for (const id of await server.spool.list('failed')) {
          const entry = await server.spool.read('failed', id);
          if (!entry) continue;
          sentAgain.add(id);
          const { version, form, acceptedAt, call } = entry;
          await server.spool.update({ version, id, form, acceptedAt, call, attempts: 0 }, 'failed');
          await server.spool.move(id, 'failed', 'queued');
        }
      } catch {}
    });
  }

  async function happen(event: Event): Promise<void> {
    switch (event.kind) {
      case 'enquiry':
        return accept(event.mails);
      case 'time passes':
        steady += event.ms;
        return unlessKilled(() => server.delivery.runOnce());
      case 'provider':
        provider = event.does;
        return;
      case 'disk fails':
        return disk.fail(event);
      case 'disk works':
        return disk.fail();
      case 'killed':
        powerCut = event.powerCut;
        died = new Promise((resolve) => disk.killAfter(event.after, resolve));
        return;
      case 'clock set':
        error = Math.min(Math.max(error + event.ms, -mostBack), mostForward);
        return;
      case 'retry all':
        return retryAll();
      case 'foreign file':
        return disk.put(`${root}/queued/foreign-${steady}.json`, '{"version":1');
    }
  }

  /** Whether an entry can be read by a person. */
  const lies = (state: string, id: string) =>
    disk
      .files()
      .some(
        ([file, text]) => file.startsWith(`${root}/${state}/`) && file.includes(id) && parseEntry(text, id),
      );

  await server.spool.create();
  for (const event of events) await happen(event);
  restart();
  disk.fail();
  provider = 'accepts';
  for (let runs = 0; runs < 6; runs += 1) {
    steady += 40 * minute;
    await server.delivery.runOnce();
  }

  const faults: string[] = [];
  for (const id of accepted) {
    const times = sends.get(id) ?? 0;
    if (times > 1 && !sentAgain.has(id)) faults.push(`${id} was sent ${times} times`);
    if (times === 0 && !['queued', 'failed', 'quarantine'].some((state) => lies(state, id)))
      faults.push(`${id} is lost`);
  }
  for (const id of await server.spool.list('queued')) faults.push(`${id} waits for ever`);
  return faults;
}
