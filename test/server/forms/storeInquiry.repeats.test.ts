/** An inquiry that is sent twice is stored only once. */
import { contentWindow, submissionWindow } from '../../../server/mail/outbox/inquiries';
import { formNames } from '../../../shared/forms/allForms';
import { byForm, byScript } from '../../support/posts';
import { loadPages, testApp } from '../../support/test-app';
import { mail, openStore, testOutbox } from '../../support/test-outbox';
import { validPosts } from '../../support/valid-posts';

beforeAll(loadPages);

const unlimited = { RATE_LIMIT_MAX: '1000' };
const { contact, newsletter } = validPosts;

it.each(formNames)('stores a repeated %s post once, with or without JavaScript', async (form) => {
  const { app, outbox } = testApp({ ...unlimited, DELIVER_LOCAL_FORMS: 'true' });
  for (const post of [byScript, byForm, byScript]) await post(app, form, validPosts[form]);
  expect(outbox.stored).toHaveLength(1);
});

it('ignores differences in line endings, spaces, and Unicode normalization', async () => {
  const { app, outbox } = testApp();
  await byScript(app, 'contact', { ...contact, name: 'Zo\u00EB', message: 'One\nTwo' });
  const again = { ...contact, name: ' Zoe\u0308 ', message: 'One\nTwo\n', page: '/gallery' };
  await byForm(app, 'contact', again);
  expect(outbox.stored).toHaveLength(1);
});

it('stores a changed inquiry even with the same key', async () => {
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

it('stores a repeat after ten minutes, or with the same key after a day, even across a restart', async () => {
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

it('stores a retry of an inquiry that could not be stored', async () => {
  const { app, outbox } = testApp();
  outbox.isBroken = true;
  const both = await Promise.all([1, 2].map(() => byScript(app, 'contact', contact)));
  expect(both.map(({ status }) => status)).toEqual([503, 503]);
  outbox.isBroken = false;
  expect((await byForm(app, 'contact', contact)).status).toBe(303);
  expect(outbox.stored).toHaveLength(1);
});

it('counts repeats against the rate limit but accepts them even beyond it', async () => {
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

it('counts neither repeats nor inquiries that were not stored as emails to the guest', async () => {
  const { app, outbox } = testApp(unlimited);
  for (let times = 0; times < 5; times += 1) await byScript(app, 'contact', contact);
  outbox.isBroken = true;
  for (let times = 0; times < 5; times += 1)
    await byScript(app, 'contact', { ...contact, subject: 'Another' });
  outbox.isBroken = false;
  await byScript(app, 'contact', { ...contact, subject: 'Another' });
  expect(outbox.stored.map(({ messages }) => messages.length)).toEqual([2, 2]);
});
