/** An enquiry that is sent twice is stored only once. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { contentLifetime, createDeduplication, submissionLifetime } from '../../server/mail/deduplication';
import { readId, roleOf } from '../../server/mail/entry';
import { createOutbox } from '../../server/mail/outbox';
import { formNames } from '../../shared/forms/allForms';
import { temporaryDirectory, until } from '../../tools/harness/serverProcess';
import { configOf, recordingLogger } from '../support/config-and-logger';
import { byForm, byScript } from '../support/posts';
import { loadPages, memoryOutbox, testApp } from '../support/test-app';
import { addresses } from '../support/test-outbox';
import { validPosts } from '../support/validPosts';

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

it('stores a changed enquiry even with the same key', async () => {
  const { app, outbox } = testApp(unlimited);
  const post = (fields: object) => byScript(app, 'contact', { ...contact, ...fields }, '"one"');
  await post({});
  for (const [name, value] of Object.entries(contact)) await post({ [name]: `1${value}` });
  await byScript(app, 'newsletter', newsletter, '"one"');
  await byScript(app, 'newsletter', { ...newsletter, consent: false }, '"one"');
  expect(outbox.stored).toHaveLength(3 + Object.keys(contact).length);
});

it('stores a repeat after ten minutes, or with the same key after a day', async () => {
  const clock = { now: 0 };
  const deduplication = createDeduplication({ steady: () => clock.now });
  const { app, outbox } = testApp(unlimited, { deduplication });
  const counts: number[] = [];
  for (const [ms, key] of [
    [0, '"one"'],
    [contentLifetime - 1],
    [contentLifetime, '"one"'],
    [contentLifetime],
    [submissionLifetime - 1, '"one"'],
    [submissionLifetime + contentLifetime, '"one"'],
  ] as [number, string?][]) {
    clock.now = ms;
    expect((await byScript(app, 'contact', contact, key)).status).toBe(200);
    counts.push(outbox.stored.length);
  }
  expect(counts).toEqual([1, 1, 1, 2, 2, 3]);
});

it('stores only one of several identical concurrent posts', async () => {
  const outbox = memoryOutbox();
  let isStoring = false;
  const slow = {
    async store(...enquiry: Parameters<typeof outbox.store>) {
      isStoring = true;
      await new Promise((resolve) => setTimeout(resolve, 100));
      await outbox.store(...enquiry);
    },
  };
  const { app } = testApp({}, { outbox: slow });
  const early = Promise.all([byScript(app, 'contact', contact, '"one"'), byForm(app, 'contact', contact)]);
  await until(() => isStoring);
  const answers = [...(await early), await byScript(app, 'contact', contact)];
  expect(answers.map(({ status }) => status)).toEqual([200, 303, 200]);
  expect(outbox.stored).toHaveLength(1);
});

it('stores a retry of an enquiry that could not be stored', async () => {
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

it('does not count repeats as emails to the guest', async () => {
  const { app, outbox } = testApp(unlimited);
  for (let times = 0; times < 5; times += 1) await byScript(app, 'contact', contact);
  await byScript(app, 'contact', { ...contact, subject: 'Another' });
  expect(outbox.stored.map(({ calls }) => calls.length)).toEqual([2, 2]);
});

describe('after a restart', () => {
  /** A server with its outbox in this directory, and the IDs of its entries. */
  function server(directory: string, env: Record<string, string> = {}) {
    const config = configOf({ DATA_DIR: directory, ...unlimited, ...env });
    const outbox = createOutbox(config, recordingLogger().logger, () => addresses);
    const deduplication = createDeduplication({ ids: outbox.ids });
    return { ...testApp({ ...unlimited, ...env }, { outbox, deduplication }), ids: outbox.ids };
  }
  const keyIn = async (ids: () => Promise<string[]>) => {
    const [found] = (await ids()).flatMap((id) => readId(id) ?? []);
    if (!found) throw new Error('nothing is stored');
    return found.key;
  };

  it('recognizes repeats of enquiries in the outbox for as long as without a restart', async () => {
    const directory = temporaryDirectory();
    await byScript(server(directory).app, 'contact', contact, '"one"');
    const { app, ids } = server(directory);
    expect((await byForm(app, 'contact', contact)).status).toBe(303);
    expect(await ids()).toHaveLength(2);
    const key = await keyIn(ids);
    const knows = (ms: number, { content, submission }: typeof key) =>
      createDeduplication({ ids, now: () => Date.now() + ms }).knows({ content, submission });
    // The clock may have been wrong when the enquiry was stored.
    for (const ms of [0, -submissionLifetime]) expect(await knows(ms, key)).toBe(true);
    expect(await knows(contentLifetime + 2000, { content: key.content })).toBe(false);
    expect(await knows(contentLifetime + 2000, key)).toBe(true);
    expect(await knows(submissionLifetime + 2000, key)).toBe(false);
  });

  it('completes a half-stored enquiry without duplicates', async () => {
    const directory = temporaryDirectory();
    const env = { RESEND_SEGMENT_ID: 'segment' };
    await byScript(server(directory, env).app, 'newsletter', newsletter);
    const { app, ids } = server(directory, env);
    const before = await ids();
    const notice = roleOf({ type: 'email', subject: '', html: '', text: '' });
    for (const id of before.filter((each) => readId(each)?.role !== notice))
      rmSync(path.join(directory, 'outbox/queued', `${id}.json`));
    await byForm(app, 'newsletter', newsletter);
    await byForm(app, 'newsletter', newsletter);
    const roles = (found: string[]) => found.map((id) => readId(id)?.role).sort();
    expect([before.length, roles(await ids())]).toEqual([2, roles(before)]);
  });

  it('derives keys that do not reveal content without the secret', async () => {
    const keyWith = async (env: Record<string, string>) => {
      const { app, ids } = server(temporaryDirectory(), env);
      await byScript(app, 'contact', contact, '"one"');
      return keyIn(ids);
    };
    const one = await keyWith({ LINK_SECRET: 'a'.repeat(32) });
    expect(await keyWith({ LINK_SECRET: 'a'.repeat(32), RESEND_API_KEY: 're_1' })).toEqual(one);
    const other = await keyWith({ LINK_SECRET: 'b'.repeat(32) });
    expect([other.content === one.content, other.submission === one.submission]).toEqual([false, false]);
  });
});
