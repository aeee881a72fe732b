import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Response } from 'supertest';
import { contentLifetime, createEnquiryMemory, submissionLifetime } from '../../server/mail/enquiryMemory';
import { readId, roleOf } from '../../server/mail/entry';
import { createOutbox } from '../../server/mail/outbox';
import { formNames } from '../../shared/formNames';
import { temporaryDirectory, until } from '../../tools/harness/serverProcess';
import { configOf, listeningLogger } from '../support/config-and-logger';
import { byForm, byScript } from '../support/posts';
import { loadPages, memoryOutbox, testApp } from '../support/test-app';
import { validPosts } from '../support/validPosts';

beforeAll(loadPages);

const real = { DELIVER_LOCAL_FORMS: 'true', RATE_LIMIT_MAX: '1000', RESEND_SEGMENT_ID: 'segment' };
const { contact } = validPosts;

const statuses = (answers: Response[]) => answers.map(({ status }) => status);

describe('an enquiry that is sent again', () => {
  it.each(formNames)(
    'by the %s form goes out once, by script and by plain form, in any order',
    async (form) => {
      const fields = { ...validPosts[form] };
      const { app, outbox } = testApp(real);
      const first = await byScript(app, form, fields, '"one"');
      const again = await byScript(app, form, fields, '"one"');
      expect(again.body).toEqual(first.body);
      expect(statuses([first, again])).toEqual([200, 200]);
      expect((await byScript(app, form, fields, '"two"')).status).toBe(200);
      expect((await byForm(app, form, fields)).status).toBe(303);
      expect(outbox.accepted).toHaveLength(1);
      // Calls of one kind would have one name, and one would be lost.
      const { calls = [] } = outbox.accepted[0] ?? {};
      expect(new Set(calls.map(roleOf)).size).toBe(calls.length);
      const other = testApp(real);
      const plain = await byForm(other.app, form, fields);
      const plainAgain = await byForm(other.app, form, fields);
      expect(plainAgain.headers.location).toBe(plain.headers.location);
      expect((await byScript(other.app, form, fields, '"one"')).status).toBe(200);
      expect(other.outbox.accepted).toHaveLength(1);
    },
  );

  it('is the same with other ends of lines, spaces around it, and letters composed otherwise', async () => {
    const { app, outbox } = testApp(real);
    await byScript(app, 'contact', { ...contact, name: 'Zo\u00EB', message: 'One\nTwo' });
    const again = { ...contact, name: ' Zoe\u0308 ', message: 'One\nTwo\n', page: '/gallery' };
    await byForm(app, 'contact', again);
    expect(outbox.accepted).toHaveLength(1);
  });

  it('is another where anything is changed, even under the same name', async () => {
    const { app, outbox } = testApp(real);
    const post = (fields: object) => byScript(app, 'contact', { ...contact, ...fields }, '"one"');
    await post({});
    for (const [name, value] of Object.entries(contact)) await post({ [name]: `1${value}` });
    expect(outbox.accepted).toHaveLength(1 + Object.keys(contact).length);
    await byScript(app, 'newsletter', validPosts.newsletter, '"one"');
    await byScript(app, 'newsletter', { ...validPosts.newsletter, consent: false }, '"one"');
    expect(outbox.accepted).toHaveLength(3 + Object.keys(contact).length);
  });

  it('goes out again after ten minutes, or after a day where its script gives it the same name', async () => {
    const clock = { now: 0 };
    const memory = createEnquiryMemory({ steady: () => clock.now });
    const { app, outbox } = testApp(real, { memory });
    const counts: number[] = [];
    const at = async (ms: number, key?: string) => {
      clock.now = ms;
      expect((await byScript(app, 'contact', contact, key)).status).toBe(200);
      counts.push(outbox.accepted.length);
    };
    await at(0, '"one"');
    await at(contentLifetime - 1);
    await at(contentLifetime, '"one"');
    await at(contentLifetime);
    await at(submissionLifetime - 1, '"one"');
    await at(submissionLifetime + contentLifetime, '"one"');
    expect(counts).toEqual([1, 1, 1, 2, 2, 3]);
  });

  it('goes out once where several come at once, also while the memory is still read from the disk', async () => {
    let read: ((ids: string[]) => void) | undefined;
    const ids = () =>
      new Promise<string[]>((resolve) => {
        read = resolve;
      });
    const outbox = memoryOutbox();
    let isStoring = false;
    const slow = {
      async accept(...enquiry: Parameters<typeof outbox.accept>) {
        isStoring = true;
        await new Promise((resolve) => setTimeout(resolve, 100));
        await outbox.accept(...enquiry);
      },
    };
    const { app } = testApp(real, { memory: createEnquiryMemory({ ids }), outbox: slow });
    const early = Promise.all([byScript(app, 'contact', contact, '"one"'), byForm(app, 'contact', contact)]);
    await until(() => read !== undefined);
    read?.([]);
    await until(() => isStoring);
    const late = await byScript(app, 'contact', contact);
    expect(statuses([...(await early), late])).toEqual([200, 303, 200]);
    expect(outbox.accepted).toHaveLength(1);
  });

  it('is stored where it was not the first time', async () => {
    const outbox = memoryOutbox();
    let isFull = true;
    const { app } = testApp(real, {
      outbox: { accept: (...enquiry) => (isFull ? memoryOutbox(true) : outbox).accept(...enquiry) },
    });
    const both = await Promise.all([1, 2].map(() => byScript(app, 'contact', contact)));
    expect(statuses(both)).toEqual([503, 503]);
    isFull = false;
    expect((await byForm(app, 'contact', contact)).status).toBe(303);
    expect(outbox.accepted).toHaveLength(1);
  });

  it('counts against the limit, but is answered as the first even beyond it, once it is stored', async () => {
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
    expect(outbox.accepted).toHaveLength(1);
  });

  it('is not counted as one more mail to its guest', async () => {
    const { app, outbox } = testApp(real);
    for (let times = 0; times < 5; times += 1) await byScript(app, 'contact', contact);
    await byScript(app, 'contact', { ...contact, subject: 'Another' });
    expect(outbox.accepted.map(({ calls }) => calls.length)).toEqual([2, 2]);
  });
});

describe('after a restart', () => {
  /** A server with its outbox in this directory, and the names of the entries there. */
  function server(directory: string, env: Record<string, string> = {}) {
    const config = configOf({ DATA_DIR: directory, RATE_LIMIT_MAX: '1000', ...env });
    const outbox = createOutbox(config, listeningLogger().logger);
    const memory = createEnquiryMemory({ ids: outbox.ids });
    return { ...testApp({ ...env, RATE_LIMIT_MAX: '1000' }, { outbox, memory }), ids: outbox.ids };
  }

  it('what the outbox holds is known by content, by name, and for as long as before', async () => {
    const directory = temporaryDirectory();
    expect((await byScript(server(directory).app, 'contact', contact, '"one"')).status).toBe(200);
    const { app, ids } = server(directory);
    expect((await byForm(app, 'contact', contact)).status).toBe(303);
    expect((await byScript(app, 'contact', contact, '"one"')).status).toBe(200);
    expect(await ids()).toHaveLength(2);
    const [{ key } = { key: { content: '' } }] = (await ids()).flatMap((id) => readId(id) ?? []);
    const later = (ms: number) => createEnquiryMemory({ ids, now: () => Date.now() + ms });
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
    expect(roles(all)).toEqual(['0', '1', '2']);
    for (const id of all.filter((each) => readId(each)?.role !== '0'))
      rmSync(path.join(directory, 'outbox/queued', `${id}.json`));
    await byForm(app, 'newsletter', fields);
    await byForm(app, 'newsletter', fields);
    expect(roles(await ids())).toEqual(['0', '1', '2']);
    expect(await ids()).toContain(all[0]);
  });

  it('a disk that cannot be read is read again for the next one', async () => {
    let isBroken = true;
    const key = { content: 'a'.repeat(15) };
    const memory = createEnquiryMemory({
      ids: async () => {
        if (isBroken) throw new Error('EIO');
        return [`20270514-180000-${key.content}0`];
      },
      now: () => Date.UTC(2027, 4, 14, 18),
    });
    expect(await memory.knows(key)).toBe(false);
    isBroken = false;
    expect(await memory.knows(key)).toBe(true);
  });

  it('names tell what was written only to who has the secret', async () => {
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
