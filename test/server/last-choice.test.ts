/** If an address makes several choices, the last one through a signed link wins on the provider's list. */
import { type Call, createEntry } from '../../server/mail/entry';
import type { SendResult } from '../../server/mail/transport';
import { delayed, hour, mail, subjects, testOutbox } from '../support/test-outbox';

const email = 'june@example.com';
const signUp = (address = email): Call => ({
  ...{ type: 'contact', email: address, firstName: 'June', lastName: '' },
  segmentId: 'segment',
  mails: { welcome: mail('Welcome'), back: mail('Back?') },
});
const unsubscribe: Call = { type: 'unsubscribe', email };
const back: Call = { type: 'resubscribe', email: email.toUpperCase(), segmentId: 'segment' };

/** An outbox whose first calls have these results. */
async function listOutbox(results: SendResult[] = [], root?: string) {
  const made = testOutbox(results, root);
  const { clock, delivery, spool, tried } = made;
  await spool.create();
  return {
    ...made,
    /** Stores calls, each one second after the previous one. */
    async choose(...calls: Call[]) {
      for (const call of calls) {
        clock.now += 1000;
        const entry = createEntry('newsletter', call, new Date(clock.now));
        await spool.add([entry]);
        delivery.notify([entry]);
      }
    },
    /** Makes all calls due in the next few hours. @returns all calls made so far */
    async settle() {
      for (let run = 0; run < 5; run += 1) {
        await delivery.runOnce();
        clock.now += hour;
      }
      return tried.map(({ call }) => call);
    },
  };
}

it.each<[what: string, first: Call, second: Call, calls: Call[]]>([
  ['an unsubscribe replaces a waiting sign-up', signUp(), unsubscribe, [unsubscribe]],
  ['a resubscribe replaces an unsubscribe, ignoring case in the address', unsubscribe, back, [back]],
  // Anyone can post a sign-up.
  ['a sign-up does not replace an unsubscribe', unsubscribe, signUp(), [signUp(), unsubscribe]],
])('%s', async (_, first, second, calls) => {
  const { choose, settle, delivery, names } = await listOutbox([delayed]);
  await choose(first);
  await delivery.runOnce();
  await choose(second);
  expect(await settle()).toEqual([first, ...calls]);
  expect(names('queued')).toEqual([]);
});

it('keeps the last choice across restarts', async () => {
  const before = await listOutbox([delayed]);
  await before.choose(unsubscribe);
  await before.delivery.runOnce();
  await before.choose(back);
  const after = await listOutbox([], before.root);
  after.clock.now = before.clock.now + hour;
  expect((await after.settle()).at(-1)).toEqual(back);
  expect(after.names('queued')).toEqual([]);
});

it('applies only the last of a hundred choices, after sending emails', async () => {
  const { choose, settle, delivery, store, names, tried } = await listOutbox([delayed]);
  for (let time = 0; time < 50; time += 1) await choose(signUp(), unsubscribe);
  await choose(signUp('max@example.com'));
  await store('enquiry');
  expect(delivery.stats().length).toBe(3);
  await settle();
  expect(subjects(tried)).toEqual(['enquiry', 'unsubscribe', 'contact', 'enquiry']);
  expect([names('queued').length, names('sent').length]).toEqual([0, 102]);
});

it.each([
  ['failed', signUp()],
  ['held', back],
] as const)('an entry requeued from %s does not undo a later unsubscribe', async (state, earlier) => {
  const { choose, settle, delivery, spool } = await listOutbox([delayed]);
  await choose(earlier);
  await delivery.runOnce();
  const [id = ''] = await spool.list('queued');
  await spool.move(id, 'queued', state);
  await choose(unsubscribe);
  await settle();
  await spool.move(id, state, 'queued');
  expect(await settle()).toEqual([earlier, unsubscribe]);
});

it('a requeued entry is sent if it is newer or for another address', async () => {
  const { choose, settle, spool } = await listOutbox();
  const other = signUp('max@example.com');
  for (const call of [other, unsubscribe, signUp()]) {
    await choose(call);
    const id = (await spool.list('queued')).at(-1) ?? '';
    if (call !== unsubscribe) await spool.move(id, 'queued', 'held');
  }
  expect(await settle()).toEqual([unsubscribe]);
  for (const id of await spool.list('held')) await spool.move(id, 'held', 'queued');
  expect((await settle()).slice(1)).toEqual([other, signUp()]);
});
