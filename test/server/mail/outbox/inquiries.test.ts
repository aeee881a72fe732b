/** Repeated inquiries are stored once. Unsigned newsletter requests never replace signed ones. */
import { contentWindow, submissionWindow } from '../../../../server/mail/outbox/inquiries';
import type { Message } from '../../../../server/mail/outbox/message';
import type { SendResult } from '../../../../server/mail/resend';
import { delayed, hour, mail, openStore, subjects, testOutbox } from '../../../support/test-outbox';

it('stores a repeat only after ten minutes, or after a day with the same key, even across restarts', async () => {
  const { root, clock } = testOutbox();
  const began = clock.now;
  const results: boolean[] = [];
  for (const [ms, submission] of [
    [0, 'one'],
    [contentWindow - 1],
    // The clock may be set back.
    [1 - contentWindow],
    [contentWindow, 'one'],
    [contentWindow],
    [submissionWindow - 1, 'one'],
    [submissionWindow + contentWindow, 'one'],
  ] as [number, string?][]) {
    clock.now = began + ms;
    const store = openStore(root, clock);
    const key = { content: 'content', submission };
    const isKnown = await store.knows(key);
    const inquiry = { form: 'contact', email: 'june@example.com', fields: {}, key } as const;
    results.push(await store.add({ ...inquiry, receivedAt: new Date(clock.now), messages: [mail('one')] }));
    expect(isKnown).toBe(!results.at(-1));
    await store.close();
  }
  expect(results).toEqual([true, false, false, false, true, false, true]);
});

const email = 'june@example.com';
const signUp = (address = email): Message => ({
  kind: 'subscribe',
  email: address,
  firstName: 'June',
  lastName: '',
  segmentId: 'segment',
  mails: { welcome: mail('Welcome'), back: mail('Back?') },
});
const link: Message = { kind: 'link', email, mail: { ...mail('Link'), to: email } };
const unsubscribe: Message = { kind: 'unsubscribe', email };
const back: Message = { kind: 'resubscribe', email: email.toUpperCase(), segmentId: 'segment' };

/** Creates an outbox whose first calls have the given results. */
function listOutbox(results: SendResult[] = [], ...more: [root?: string, clock?: { now: number }]) {
  const made = testOutbox(results, ...more);
  return {
    ...made,
    /** Makes all calls that are due in the next few hours. @returns the messages of all calls so far */
    async settle() {
      await made.callsAfter(0, hour, hour);
      return made.tried.map(({ message }) => message);
    },
  };
}

it.each<[what: string, first: Message, second: Message, then: Message[]]>([
  ['an unsubscribe request replaces a waiting sign-up', signUp(), unsubscribe, [unsubscribe]],
  ['a resubscribe request replaces an unsubscribe request, ignoring case', unsubscribe, back, [back]],
  ['an unsubscribe request replaces a waiting email with a link', link, unsubscribe, [unsubscribe]],
  // Anyone can sign up or request a link with someone else's address, so neither replaces a signed request.
  ['a sign-up waits for an unsubscribe request', unsubscribe, signUp(), [unsubscribe, signUp()]],
  ['an email with a link waits for an unsubscribe request', unsubscribe, link, [unsubscribe, link]],
  ['an email with a link waits for a sign-up', signUp(), link, [signUp(), link]],
])('%s', async (_, first, second, then) => {
  const { add, settle, delivery, counts } = listOutbox([delayed]);
  await add(first);
  await delivery.runOnce();
  await add(second);
  expect(await settle()).toEqual([first, ...then]);
  expect(await counts('queued')).toEqual([0]);
});

it('a newsletter change waits while another server makes a call for the same address', async () => {
  const hanging = testOutbox(() => new Promise(() => undefined));
  await hanging.add(signUp());
  void hanging.delivery.runOnce();
  while (hanging.tried.length === 0) await new Promise(setImmediate);
  const { add, settle, delivery, tried } = listOutbox([], hanging.root, hanging.clock);
  await add(unsubscribe);
  await delivery.runOnce();
  expect(tried).toEqual([]);
  expect(await settle()).toEqual([unsubscribe]);
});

it('applies only the last of a hundred newsletter requests for an address, after all emails are sent', async () => {
  const { add, settle, post, counts, tried } = listOutbox();
  for (let time = 0; time < 50; time += 1) await add(signUp(), unsubscribe);
  await add(signUp('max@example.com'));
  await post('inquiry');
  expect(await counts('queued')).toEqual([3]);
  await settle();
  expect(subjects(tried)).toEqual(['inquiry', 'unsubscribe', 'subscribe']);
  expect(await counts('queued', 'sent')).toEqual([0, 102]);
});
