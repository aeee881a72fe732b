/** Of several choices of one address, the last one by a signed link wins on the provider's list. */
import { type Call, createEntry } from '../../server/mail/entry';
import type { SendResult } from '../../server/mail/transport';
import { delayed, hour, subjects, testOutbox } from '../support/test-outbox';

const email = 'june@example.com';
const signUp = (address = email): Call => ({
  type: 'contact',
  email: address,
  firstName: 'June',
  lastName: '',
  unsubscribed: false,
  segmentId: 'segment',
});
const unsubscribe: Call = { type: 'unsubscribe', email };
const back: Call = { type: 'resubscribe', email: email.toUpperCase(), segmentId: 'segment' };

/** An outbox whose first calls have these results. `choose` stores a call, one second after the previous one. */
async function listOutbox(results: SendResult[] = []) {
  const made = testOutbox(results);
  await made.spool.create();
  const choose = async (call: Call) => {
    made.clock.now += 1000;
    const entry = createEntry('newsletter', call, new Date(made.clock.now));
    await made.spool.add([entry]);
    made.delivery.notify([entry]);
  };
  const settle = async () => {
    for (let run = 0; run < 5; run += 1) {
      await made.delivery.runOnce();
      made.clock.now += hour;
    }
    return made.tried.map(({ call }) => call);
  };
  return { ...made, choose, settle };
}

it('a sign-up that is retried does not follow the unsubscribe', async () => {
  const { choose, settle, delivery, names } = await listOutbox([delayed]);
  await choose(signUp());
  await delivery.runOnce();
  await choose(unsubscribe);
  expect(await settle()).toEqual([signUp(), unsubscribe]);
  expect([names('queued').length, names('sent').length]).toEqual([0, 2]);
});

it('a sign-up, which anyone can post, replaces no unsubscribe that waits', async () => {
  const { choose, settle, delivery } = await listOutbox([delayed, delayed]);
  await choose(unsubscribe);
  await choose(signUp());
  await delivery.runOnce();
  const made = await settle();
  expect(made.slice(2)).toEqual([unsubscribe, signUp()]);
});

it('an unsubscribe does not follow the return, in any case of the address, also after a restart', async () => {
  const first = await listOutbox([delayed]);
  await first.choose(unsubscribe);
  await first.delivery.runOnce();
  await first.choose(back);
  const { delivery, tried, clock } = testOutbox([], first.root);
  clock.now = first.clock.now + hour;
  await delivery.runOnce();
  clock.now += hour;
  await delivery.runOnce();
  expect(tried.at(-1)?.call).toEqual(back);
  expect(first.names('queued')).toEqual([]);
});

it('of a hundred choices that wait only the last one is made, after the mails, and it alone counts as waiting', async () => {
  const { choose, settle, delivery, store, names, tried } = await listOutbox([delayed]);
  for (let time = 0; time < 100; time += 1) await choose(time % 2 ? unsubscribe : signUp());
  await choose(signUp('max@example.com'));
  await store('enquiry');
  expect(delivery.facts().length).toBe(3);
  await settle();
  expect(subjects(tried)).toEqual(['enquiry', 'unsubscribe', 'contact', 'enquiry']);
  expect([names('queued').length, names('sent').length]).toEqual([0, 102]);
});

it('a sign-up, which anyone can post, replaces no unsubscribe that waits', async () => {
  const { choose, delivery } = await listOutbox();
  await choose(unsubscribe);
  await choose(signUp());
  expect(delivery.facts().length).toBe(2);
});

it.each(['failed', 'held'] as const)(
  'a sign-up or a return that an operator moves back from %s does not follow the unsubscribe',
  async (state) => {
    for (const earlier of [signUp(), back]) {
      const { choose, settle, delivery, spool, names } = await listOutbox([delayed]);
      await choose(earlier);
      await delivery.runOnce();
      const [id = ''] = await spool.list('queued');
      await spool.move(id, 'queued', state);
      await delivery.runOnce();
      await choose(unsubscribe);
      await settle();
      await spool.move(id, state, 'queued');
      expect(await settle()).toEqual([earlier, unsubscribe]);
      expect([names('queued'), names('sent').length]).toEqual([[], 2]);
    }
  },
);

it('a newer one, or one of another address, is made when it is moved back', async () => {
  const { choose, settle, spool } = await listOutbox();
  const calls = [signUp('max@example.com'), unsubscribe, signUp()];
  const [first, , last] = calls;
  for (const call of calls) {
    await choose(call);
    if (call === unsubscribe) continue;
    const id = (await spool.list('queued')).at(-1) ?? '';
    await spool.move(id, 'queued', 'held');
  }
  expect(await settle()).toEqual([unsubscribe]);
  for (const id of await spool.list('held')) await spool.move(id, 'held', 'queued');
  expect((await settle()).slice(1)).toEqual([first, last]);
});

it('all calls are made in order if none fails, independent of other addresses', async () => {
  const { choose, settle } = await listOutbox();
  const calls = [signUp(), unsubscribe, signUp('max@example.com'), signUp()];
  for (const call of calls.slice(0, 2)) await choose(call);
  await settle();
  for (const call of calls.slice(2)) await choose(call);
  expect((await settle()).slice(-2)).toEqual(calls.slice(2));
});
