import { rmSync } from 'node:fs';
import path from 'node:path';
import { contentLifetime, createEnquiryMemory, submissionLifetime } from '../../server/mail/enquiryMemory';
import { readId } from '../../server/mail/entry';
import { createOutbox } from '../../server/mail/outbox';
import { temporaryDirectory } from '../../tools/serverProcess';
import { validPosts } from '../../tools/validPosts';
import { configOf, listeningLogger } from '../support/config-and-logger';
import { byForm, byScript } from '../support/posts';
import { loadPages, testApp } from '../support/test-app';

beforeAll(loadPages);

const { contact } = validPosts;

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

  it('what comes several times while the disk is still read is stored once', async () => {
    let times = 0;
    const store = async () => {
      times += 1;
    };
    const memory = createEnquiryMemory();
    await Promise.all([1, 2, 3].map(() => memory.once({ content: 'a'.repeat(15) }, store)));
    expect(times).toBe(1);
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
  });
});
