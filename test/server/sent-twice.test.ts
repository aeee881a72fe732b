import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Response as AnswerTo, Request } from 'express';
import type { Response } from 'supertest';
import { FormError } from '../../server/forms/formError';
import { storeEnquiry } from '../../server/forms/storeEnquiry';
import { contentLifetime, createDeduplication, submissionLifetime } from '../../server/mail/deduplication';
import { readId, roleOf } from '../../server/mail/entry';
import { createOutbox } from '../../server/mail/outbox';
import { formNames } from '../../shared/forms/allForms';
import { temporaryDirectory, until } from '../../tools/harness/serverProcess';
import { configOf, recordingLogger } from '../support/config-and-logger';
import { byForm, byScript } from '../support/posts';
import { small } from '../support/small';
import { loadPages, memoryOutbox, testApp } from '../support/test-app';
import { addresses } from '../support/test-outbox';
import { validPosts } from '../support/validPosts';

beforeAll(loadPages);

const real = { DELIVER_LOCAL_FORMS: 'true', RATE_LIMIT_MAX: '1000', RESEND_SEGMENT_ID: 'segment' };
const { contact } = validPosts;

const statuses = (answers: Response[]) => answers.map(({ status }) => status);

describe('an enquiry that is sent again', () => {
  it.each(formNames)(
    'by the %s form is delivered once, with and without JavaScript, in any order',
    async (form) => {
      const fields = { ...validPosts[form] };
      const { app, outbox } = testApp(real);
      const first = await byScript(app, form, fields, '"one"');
      const again = await byScript(app, form, fields, '"one"');
      expect(again.body).toEqual(first.body);
      expect(statuses([first, again])).toEqual([200, 200]);
      expect((await byScript(app, form, fields, '"two"')).status).toBe(200);
      expect((await byForm(app, form, fields)).status).toBe(303);
      expect(outbox.stored).toHaveLength(1);
      // Calls of one kind would have one name, and one would be lost.
      const { calls = [] } = outbox.stored[0] ?? {};
      expect(new Set(calls.map(roleOf)).size).toBe(calls.length);
      const other = testApp(real);
      const plain = await byForm(other.app, form, fields);
      const plainAgain = await byForm(other.app, form, fields);
      expect(plainAgain.headers.location).toBe(plain.headers.location);
      expect((await byScript(other.app, form, fields, '"one"')).status).toBe(200);
      expect(other.outbox.stored).toHaveLength(1);
    },
  );

  it('is the same with other line endings, surrounding spaces, and Unicode normalization', async () => {
    const { app, outbox } = testApp(real);
    await byScript(app, 'contact', { ...contact, name: 'Zo\u00EB', message: 'One\nTwo' });
    const again = { ...contact, name: ' Zoe\u0308 ', message: 'One\nTwo\n', page: '/gallery' };
    await byForm(app, 'contact', again);
    expect(outbox.stored).toHaveLength(1);
  });

  it('is a new one if anything changed, even with the same key', async () => {
    const { app, outbox } = testApp(real);
    const post = (fields: object) => byScript(app, 'contact', { ...contact, ...fields }, '"one"');
    await post({});
    for (const [name, value] of Object.entries(contact)) await post({ [name]: `1${value}` });
    expect(outbox.stored).toHaveLength(1 + Object.keys(contact).length);
    await byScript(app, 'newsletter', validPosts.newsletter, '"one"');
    await byScript(app, 'newsletter', { ...validPosts.newsletter, consent: false }, '"one"');
    expect(outbox.stored).toHaveLength(3 + Object.keys(contact).length);
  });

  it('is delivered again after ten minutes, or after a day with the same key', async () => {
    const clock = { now: 0 };
    const deduplication = createDeduplication({ steady: () => clock.now });
    const { app, outbox } = testApp(real, { deduplication });
    const counts: number[] = [];
    const at = async (ms: number, key?: string) => {
      clock.now = ms;
      expect((await byScript(app, 'contact', contact, key)).status).toBe(200);
      counts.push(outbox.stored.length);
    };
    await at(0, '"one"');
    await at(contentLifetime - 1);
    await at(contentLifetime, '"one"');
    await at(contentLifetime);
    await at(submissionLifetime - 1, '"one"');
    await at(submissionLifetime + contentLifetime, '"one"');
    expect(counts).toEqual([1, 1, 1, 2, 2, 3]);
  });

  it('is delivered once if several arrive concurrently, also while the stored ones are still being read', async () => {
    let read: ((ids: string[]) => void) | undefined;
    const ids = () =>
      new Promise<string[]>((resolve) => {
        read = resolve;
      });
    const outbox = memoryOutbox();
    let isStoring = false;
    const slow = {
      async store(...enquiry: Parameters<typeof outbox.store>) {
        isStoring = true;
        await new Promise((resolve) => setTimeout(resolve, 100));
        await outbox.store(...enquiry);
      },
    };
    const { app } = testApp(real, { deduplication: createDeduplication({ ids }), outbox: slow });
    const early = Promise.all([byScript(app, 'contact', contact, '"one"'), byForm(app, 'contact', contact)]);
    await until(() => read !== undefined);
    read?.([]);
    await until(() => isStoring);
    const late = await byScript(app, 'contact', contact);
    expect(statuses([...(await early), late])).toEqual([200, 303, 200]);
    expect(outbox.stored).toHaveLength(1);
  });

  it('is stored if it was not the first time', async () => {
    const outbox = memoryOutbox();
    let isFull = true;
    const { app } = testApp(real, {
      outbox: { store: (...enquiry) => (isFull ? memoryOutbox(true) : outbox).store(...enquiry) },
    });
    const both = await Promise.all([1, 2].map(() => byScript(app, 'contact', contact)));
    expect(statuses(both)).toEqual([503, 503]);
    isFull = false;
    expect((await byForm(app, 'contact', contact)).status).toBe(303);
    expect(outbox.stored).toHaveLength(1);
  });

  it('counts against the limit, but gets the first response even beyond it, once it is stored', async () => {
    const { app, outbox } = testApp({ RATE_LIMIT_MAX: '2' });
    const [first, again, beyond] = [
      await byScript(app, 'contact', contact),
      await byForm(app, 'contact', contact),
      await byScript(app, 'contact', contact),
    ];
    expect(statuses([first, again, beyond])).toEqual([200, 303, 200]);
    expect(beyond.headers['retry-after']).toBeUndefined();
    const other = await byScript(app, 'contact', { ...contact, subject: 'Another' });
    expect([other.status, other.headers['retry-after']]).toEqual([429, '600']);
    const unreadable = await byScript(app, 'contact', { ...contact, email: 'june@' });
    expect(unreadable.status).toBe(429);
    expect(outbox.stored).toHaveLength(1);
  });

  it('has no mail rendered for it, within the limit or beyond', async () => {
    const config = configOf({});
    const form = small.forms.get('contact');
    if (!form) throw new Error('no form');
    const toCalls = jest.fn(form.toCalls);
    const store = storeEnquiry({
      config,
      logger: recordingLogger().logger,
      outbox: memoryOutbox(),
      deduplication: createDeduplication(),
      keyOf: () => ({ content: 'one' }),
      mayWriteTo: async () => true,
    });
    const tooMany = new FormError(429, 'too many');
    for (const locals of [{}, {}, { tooMany }]) {
      const values = validPosts.contact;
      const req = { get: () => undefined, body: values } as unknown as Request;
      const res = {
        locals: { form: { ...form, toCalls }, values, ...locals },
        removeHeader: () => undefined,
      } as unknown as AnswerTo;
      await store(req, res, () => undefined);
    }
    expect(toCalls).toHaveBeenCalledTimes(1);
  });

  it('is not counted as one more mail to its guest', async () => {
    const { app, outbox } = testApp(real);
    for (let times = 0; times < 5; times += 1) await byScript(app, 'contact', contact);
    await byScript(app, 'contact', { ...contact, subject: 'Another' });
    expect(outbox.stored.map(({ calls }) => calls.length)).toEqual([2, 2]);
  });
});

describe('after a restart', () => {
  /** A server with its outbox in this directory, and the names of its entries. */
  function server(directory: string, env: Record<string, string> = {}) {
    const config = configOf({ DATA_DIR: directory, RATE_LIMIT_MAX: '1000', ...env });
    const outbox = createOutbox(config, recordingLogger().logger, () => addresses);
    const deduplication = createDeduplication({ ids: outbox.ids });
    return { ...testApp({ ...env, RATE_LIMIT_MAX: '1000' }, { outbox, deduplication }), ids: outbox.ids };
  }

  it('the content of the outbox is known by content, by key, and for as long as before', async () => {
    const directory = temporaryDirectory();
    expect((await byScript(server(directory).app, 'contact', contact, '"one"')).status).toBe(200);
    const { app, ids } = server(directory);
    expect((await byForm(app, 'contact', contact)).status).toBe(303);
    expect((await byScript(app, 'contact', contact, '"one"')).status).toBe(200);
    expect(await ids()).toHaveLength(2);
    const [{ key } = { key: { content: '' } }] = (await ids()).flatMap((id) => readId(id) ?? []);
    const later = (ms: number) => createDeduplication({ ids, now: () => Date.now() + ms });
    expect(await later(0).knows(key)).toBe(true);
    // The clock was wrong when it was stored.
    expect(await later(-submissionLifetime).knows(key)).toBe(true);
    expect(await later(contentLifetime + 2000).knows({ content: key.content })).toBe(false);
    expect(await later(contentLifetime + 2000).knows(key)).toBe(true);
    expect(await later(submissionLifetime + 2000).knows(key)).toBe(false);
  });

  it('what a crash left half stored is completed, each mail once', async () => {
    const directory = temporaryDirectory();
    const fields = validPosts.newsletter;
    const env = { RESEND_SEGMENT_ID: 'segment' };
    await byScript(server(directory, env).app, 'newsletter', fields);
    const { app, ids } = server(directory, env);
    const all = await ids();
    const roles = (found: string[]) => found.map((id) => readId(id)?.role).sort();
    expect(roles(all)).toEqual(['0', '2']);
    for (const id of all.filter((each) => readId(each)?.role !== '0'))
      rmSync(path.join(directory, 'outbox/queued', `${id}.json`));
    await byForm(app, 'newsletter', fields);
    await byForm(app, 'newsletter', fields);
    expect(roles(await ids())).toEqual(['0', '2']);
    expect(await ids()).toContain(all[0]);
  });

  it('a disk that cannot be read is read again at the next post', async () => {
    let isBroken = true;
    const key = { content: 'a'.repeat(15) };
    const deduplication = createDeduplication({
      ids: async () => {
        if (isBroken) throw new Error('EIO');
        return [`20270514-180000-${key.content}0`];
      },
      now: () => Date.UTC(2027, 4, 14, 18),
    });
    expect(await deduplication.knows(key)).toBe(false);
    isBroken = false;
    expect(await deduplication.knows(key)).toBe(true);
  });

  it('keys reveal content only to those who have the secret', async () => {
    const keyWith = async (env: Record<string, string>) => {
      const { app, ids } = server(temporaryDirectory(), env);
      await byScript(app, 'contact', contact, '"one"');
      return (await ids()).flatMap((id) => readId(id)?.key ?? [])[0];
    };
    const one = await keyWith({ LINK_SECRET: 'a'.repeat(32) });
    expect(await keyWith({ LINK_SECRET: 'a'.repeat(32), RESEND_API_KEY: 're_1' })).toEqual(one);
    const other = await keyWith({ LINK_SECRET: 'b'.repeat(32) });
    expect([other?.content === one?.content, other?.submission === one?.submission]).toEqual([false, false]);
  });
});
