import { rmSync } from 'node:fs';
import path from 'node:path';
import request, { type Response } from 'supertest';
import { contentLifetime, createEnquiryMemory, submissionLifetime } from '../../server/mail/enquiryMemory';
import { readId } from '../../server/mail/entry';
import { createOutbox } from '../../server/mail/outbox';
import { formNames } from '../../shared/formNames';
import { temporaryDirectory } from '../../tools/serverProcess';
import { validPosts } from '../../tools/validPosts';
import { configOf, listeningLogger, loadPages, memoryOutbox, testApp } from '../support/test-app';

beforeAll(loadPages);

const real = { DELIVER_LOCAL_FORMS: 'true', RATE_LIMIT_MAX: '1000' };
const { contact } = validPosts;

type App = ReturnType<typeof testApp>['app'];
type Fields = Record<string, unknown>;

const byScript = (app: App, form: string, fields: Fields, key?: string) =>
  request(app)
    .post(`/api/${form}`)
    .set(key ? { 'Idempotency-Key': key } : {})
    .send(fields);

/** As browsers post a form by themselves. */
function byForm(app: App, form: string, fields: Fields) {
  const pairs = Object.entries(fields).flatMap(([name, value]): [string, string][] => {
    if (typeof value === 'boolean') return value ? [[name, 'on']] : [];
    return [[name, String(value).replaceAll('\n', '\r\n')]];
  });
  return request(app).post(`/api/${form}`).type('form').send(new URLSearchParams(pairs).toString());
}

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
    await byForm(app, 'contact', {
      ...contact,
      name: ' Zoe\u0308 ',
      message: 'One\nTwo\n',
      page: '/gallery',
    });
    expect(outbox.accepted).toHaveLength(1);
  });

  it('is another where anything is changed, even under the same name', async () => {
    const { app, outbox } = testApp(real);
    for (const name of Object.keys(contact))
      for (const change of ['', '1'])
        await byScript(
          app,
          'contact',
          { ...contact, [name]: `${change}${contact[name as 'name']}` },
          '"one"',
        );
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

  it('goes out once where both come at once', async () => {
    const outbox = memoryOutbox();
    const waiting: (() => void)[] = [];
    const slow = {
      async accept(...enquiry: Parameters<typeof outbox.accept>) {
        await new Promise<void>((resolve) => {
          waiting.push(resolve);
          setTimeout(resolve, 200);
        });
        await outbox.accept(...enquiry);
      },
    };
    const { app } = testApp(real, { outbox: slow });
    const answers = await Promise.all([
      byScript(app, 'contact', contact, '"one"'),
      byForm(app, 'contact', contact),
      byScript(app, 'contact', contact),
    ]);
    expect(statuses(answers)).toEqual([200, 303, 200]);
    expect(outbox.accepted).toHaveLength(1);
  });

  it('is stored where it was not the first time', async () => {
    const outbox = memoryOutbox();
    let isFull = true;
    const { app } = testApp(real, {
      outbox: {
        accept: (...enquiry) => (isFull ? memoryOutbox(true) : outbox).accept(...enquiry),
      },
    });
    expect(statuses(await Promise.all([1, 2].map(() => byScript(app, 'contact', contact))))).toEqual([
      503, 503,
    ]);
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

  it('what the outbox holds is known, by content and by name, and nothing else was written for it', async () => {
    const directory = temporaryDirectory();
    expect((await byScript(server(directory).app, 'contact', contact, '"one"')).status).toBe(200);
    const { app, ids } = server(directory);
    expect(await ids()).toHaveLength(2);
    expect((await byForm(app, 'contact', contact)).status).toBe(303);
    expect((await byScript(app, 'contact', contact, '"one"')).status).toBe(200);
    expect(await ids()).toHaveLength(2);
    await byScript(app, 'contact', { ...contact, subject: 'Another' }, '"two"');
    expect(await ids()).toHaveLength(4);
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

  it('what came long ago, or will come by a clock that was wrong, is judged by its age', async () => {
    const directory = temporaryDirectory();
    await byScript(server(directory).app, 'contact', contact, '"one"');
    const later = (ms: number) => {
      const { ids } = server(directory);
      return createEnquiryMemory({ ids, now: () => Date.now() + ms });
    };
    const [{ key } = { key: { content: '' } }] = (await server(directory).ids()).flatMap(
      (id) => readId(id) ?? [],
    );
    expect(await later(0).knows(key)).toBe(true);
    expect(await later(-submissionLifetime).knows(key)).toBe(true);
    expect(await later(contentLifetime + 2000).knows({ content: key.content })).toBe(false);
    expect(await later(contentLifetime + 2000).knows(key)).toBe(true);
    expect(await later(submissionLifetime + 2000).knows(key)).toBe(false);
  });

  it('a disk that cannot be read is read again for the next one', async () => {
    let isBroken = true;
    const memory = createEnquiryMemory({
      ids: async () => {
        if (isBroken) throw new Error('EIO');
        return [`${new Date().toISOString().slice(0, 10).replaceAll('-', '')}-000000-${'a'.repeat(15)}0`];
      },
      now: () => 0,
    });
    expect(await memory.knows({ content: 'a'.repeat(15) })).toBe(false);
    isBroken = false;
    expect(await memory.knows({ content: 'a'.repeat(15) })).toBe(true);
  });

  it('names tell nobody without the secret what was written', async () => {
    const idsWith = async (env: Record<string, string>) => {
      const { app, ids } = server(temporaryDirectory(), env);
      await byScript(app, 'contact', contact, '"one"');
      return (await ids()).flatMap((id) => readId(id)?.key ?? []);
    };
    const [one, same, other] = [
      await idsWith({ LINK_SECRET: 'a'.repeat(32) }),
      await idsWith({ LINK_SECRET: 'a'.repeat(32), RESEND_API_KEY: 're_1' }),
      await idsWith({ LINK_SECRET: 'b'.repeat(32) }),
    ];
    expect(one).toEqual(same);
    expect(one[0]?.content).not.toBe(other[0]?.content);
    expect(one[0]?.submission).not.toBe(other[0]?.submission);
    expect(one).toEqual([
      { content: expect.stringMatching(/^[\da-f]{15}$/), submission: expect.stringMatching(/^[\da-f]{16}$/) },
      one[0],
    ]);
  });
});
