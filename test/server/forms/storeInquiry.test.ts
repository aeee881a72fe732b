/** Which guests get an email. For its text, see mails.test.ts. */
import { inactiveText } from '../../../server/mail/messages/inactiveText';
import { byScript, recipientsOf } from '../../support/posts';
import { loadPages, memoryOutbox, testApp } from '../../support/test-app';
import { validPosts } from '../../support/valid-posts';

beforeAll(loadPages);

const env = { RATE_LIMIT_MAX: '1000', DELIVER_LOCAL_FORMS: 'true' };
const june = 'june@example.com';

type Sent = [form: keyof typeof validPosts, email: string, fields?: object];

/** Posts forms. @returns the recipients of each post's messages */
async function recipientsAfter(sent: Sent[], { app, outbox } = testApp(env)) {
  for (const [form, email, fields] of sent)
    expect((await byScript(app, form, { ...validPosts[form], email, ...fields })).status).toBe(200);
  return outbox.stored.map(({ messages }) => recipientsOf(messages));
}

it('sends no acknowledgments if the operator disables them', async () => {
  const made = testApp({ ...env, ACKNOWLEDGE: 'false' });
  const recipients = await recipientsAfter(
    [
      ['contact', june],
      ['group-request', june],
    ],
    made,
  );
  expect(recipients).toEqual([['the hotel'], ['the hotel']]);
});

it('sends at most three acknowledgments a day to an address, across forms and spellings', async () => {
  const recipients = await recipientsAfter([
    ['contact', 'Stranger@gmail.com', { message: 'One' }],
    ['group-request', 'stranger@Gmail.com', { message: 'Two' }],
    ['contact', 'stran.ger+x@googlemail.com', { message: 'Three' }],
    ['contact', 'Stranger@gmail.com', { message: 'Four' }],
    ['contact', june],
    ['contact', 's.t@example.com', { message: 'Five' }],
  ]);
  expect(recipients.map(([, to]) => to)).toEqual([
    ...['Stranger@gmail.com', 'stranger@Gmail.com', 'stran.ger+x@googlemail.com'],
    ...[undefined, june, 's.t@example.com'],
  ]);
});

it('does not add an address that is over the limit to the list', async () => {
  const messages = ['One', 'Two', 'Three'].map((message): Sent => ['contact', 'a@example.com', { message }]);
  const made = testApp({ ...env, RESEND_SEGMENT_ID: 'segment' });
  const sent: Sent[] = [...messages, ['newsletter', 'a+list@example.com'], ['newsletter', june]];
  const recipients = await recipientsAfter(sent, made);
  expect(recipients.slice(3)).toEqual([['the hotel'], ['the hotel', 'subscribe']]);
});

it('sends no acknowledgments while the counter is down, but accepts the inquiry', async () => {
  const increment = () => Promise.reject(new Error('away'));
  const createStore = () => ({ increment, decrement: () => undefined, resetKey: () => undefined });
  const outbox = memoryOutbox();
  const made = { ...testApp(env, { createStore, outbox }), outbox };
  expect(await recipientsAfter([['contact', june]], made)).toEqual([['the hotel']]);
});

/** How acknowledgments quote a guest's message, so that no mail client links phone numbers or addresses in it. */
it.each([
  ['See you at 4. We are 3.5 miles off, e.g. at Pizza Port.'],
  ['From 2027-06-04, 4:00 p.m. to 06/12/2027, 24 of us'],
  ['2027-06-04 – 2027-06-12 4 nights'],
  ['http://1.2.3.4/', 'http: //1.2.3.4/'],
  ['EVIL.EXAMPLE', 'EVIL[.]EXAMPLE'],
  ['cafe\u0301.example, evil\u200D.example', 'cafe\u0301[.]example, evil\u200D[.]example'],
  ['www.1evil.example', 'www[.]1evil[.]example'],
  ['büro。example', 'büro[.]example'],
  ['Call +1 (650) 555-0100', 'Call [+]1[(]650[)]555[-]0100'],
  ['tel:6505550100', 'tel: 6505[]5501[]00'],
  ['2012-12-31 5550', '2012[-]12[-]31[ ]5550'],
  ['555 2012-12-31', '555[ ]2012[-]12[-]31'],
  ['2027-13-04', '2027[-]13[-]04'],
  ['12/31/20275550', '12[/]31[/]2027[]5550'],
])('keeps %j readable but unlinked', (words, inactive = words) => {
  expect(inactiveText(words)).toBe(inactive);
});
