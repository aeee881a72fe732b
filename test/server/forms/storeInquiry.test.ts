/** The posts that are stored, and the guests who get an email. For the text of emails, see mails.test.ts. */
import { formNames } from '../../../shared/forms/allForms';
import { byForm, byScript, recipientsOf } from '../../support/posts';
import { loadPages, memoryOutbox, testApp } from '../../support/test-app';
import { validPosts } from '../../support/valid-posts';

beforeAll(loadPages);

const env = { RATE_LIMIT_MAX: '1000', DELIVER_LOCAL_FORMS: 'true' };
const june = 'june@example.com';

const unlimited = { RATE_LIMIT_MAX: '1000' };
const { contact, newsletter } = validPosts;

type Sent = [form: keyof typeof validPosts, email: string, fields?: object];

/** Submits forms. @returns the recipients of each form's messages */
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

it('sends at most three acknowledgments a day to an address, across forms and spellings of the address', async () => {
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

it('does not subscribe an address that has reached the limit of acknowledgments', async () => {
  const messages = ['One', 'Two', 'Three'].map((message): Sent => ['contact', 'a@example.com', { message }]);
  const made = testApp({ ...env, RESEND_SEGMENT_ID: 'segment' });
  const sent: Sent[] = [...messages, ['newsletter', 'a+list@example.com'], ['newsletter', june]];
  const recipients = await recipientsAfter(sent, made);
  expect(recipients.slice(3)).toEqual([['the hotel'], ['the hotel', 'subscribe']]);
});

it('accepts an inquiry without an acknowledgment while the shared counter is down', async () => {
  const increment = () => Promise.reject(new Error('away'));
  const createStore = () => ({ increment, decrement: () => undefined, resetKey: () => undefined });
  const outbox = memoryOutbox();
  const made = { ...testApp(env, { createStore, outbox }), outbox };
  expect(await recipientsAfter([['contact', june]], made)).toEqual([['the hotel']]);
});

it.each(formNames)('stores a repeated %s post once, with or without JavaScript', async (form) => {
  const { app, outbox } = testApp({ ...unlimited, DELIVER_LOCAL_FORMS: 'true' });
  for (const post of [byScript, byForm, byScript]) await post(app, form, validPosts[form]);
  expect(outbox.stored).toHaveLength(1);
});

it('recognizes a repeat despite differences in line endings, spaces, and Unicode normalization', async () => {
  const { app, outbox } = testApp();
  await byScript(app, 'contact', { ...contact, name: 'Zo\u00EB', message: 'One\nTwo' });
  const again = { ...contact, name: ' Zoe\u0308 ', message: 'One\nTwo\n', page: '/gallery' };
  await byForm(app, 'contact', again);
  expect(outbox.stored).toHaveLength(1);
});

it('stores a changed inquiry even with the same idempotency key', async () => {
  const { app, outbox } = testApp(unlimited);
  const post = (fields: object) => byScript(app, 'contact', { ...contact, ...fields }, '"one"');
  await post({});
  for (const [name, value] of Object.entries(contact)) await post({ [name]: `1${value}` });
  await byScript(app, 'newsletter', newsletter, '"one"');
  await byScript(app, 'newsletter', { ...newsletter, consent: false }, '"one"');
  expect(outbox.stored).toHaveLength(3 + Object.keys(contact).length);
  const submissions = outbox.stored.map(({ key }) => key?.submission);
  expect(new Set(submissions).size).toBe(submissions.length);
});

it('stores a retry of an inquiry that could not be stored', async () => {
  const { app, outbox } = testApp();
  outbox.isBroken = true;
  const both = await Promise.all([1, 2].map(() => byScript(app, 'contact', contact)));
  expect(both.map(({ status }) => status)).toEqual([503, 503]);
  outbox.isBroken = false;
  expect((await byForm(app, 'contact', contact)).status).toBe(303);
  expect(outbox.stored).toHaveLength(1);
});

it('counts repeats against the rate limit, but accepts them even beyond the limit', async () => {
  const { app, outbox } = testApp({ RATE_LIMIT_MAX: '2' });
  const answers = [
    await byScript(app, 'contact', contact),
    await byForm(app, 'contact', contact),
    await byScript(app, 'contact', contact),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 303, 200]);
  expect(answers[2]?.headers['retry-after']).toBeUndefined();
  expect((await byScript(app, 'contact', { ...contact, subject: 'Another' })).status).toBe(429);
  expect(outbox.stored).toHaveLength(1);
});

it('does not count repeats or failed inquiries toward the limit of emails to a guest', async () => {
  const { app, outbox } = testApp(unlimited);
  for (let times = 0; times < 5; times += 1) await byScript(app, 'contact', contact);
  outbox.isBroken = true;
  for (let times = 0; times < 5; times += 1)
    await byScript(app, 'contact', { ...contact, subject: 'Another' });
  outbox.isBroken = false;
  await byScript(app, 'contact', { ...contact, subject: 'Another' });
  expect(outbox.stored.map(({ messages }) => messages.length)).toEqual([2, 2]);
});
