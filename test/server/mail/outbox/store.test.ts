import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openDatabase } from '../../../../server/mail/outbox/database';
import { maxWaiting } from '../../../../server/mail/outbox/inquiries';
import { prepareSchema } from '../../../../server/mail/outbox/schema';
import { createStore } from '../../../../server/mail/outbox/store';
import { temporaryDirectory } from '../../../../tools/harness/serverProcess';
import { day, mail, refused, testOutbox, withFile } from '../../../support/test-outbox';

it('counts waiting messages, failed notices, and failed newsletter changes', async () => {
  const { add, post, callsAfter, store, clock } = testOutbox([refused, refused, refused]);
  const leave = { kind: 'unsubscribe', email: 'june@example.com' } as const;
  await add(mail('notice'), { ...mail('to a guest'), to: 'june@example.com' }, leave);
  await callsAfter(0);
  await post('one', 'two');
  const stats = { length: 2, failed: 2, overdue: 0, limit: maxWaiting, oldestAt: clock.now };
  expect(await store.stats()).toEqual(stats);
});

it('deletes only messages that were sent before a given time, and their guests’ data', async () => {
  const { post, store, clock, callsAfter, counts, root } = testOutbox([refused]);
  await post('failed');
  await callsAfter(0);
  await post('a secret');
  await callsAfter(0);
  const old = clock.now + 1;
  clock.now += day;
  await post('recent');
  await callsAfter(0);
  await post('waiting');
  expect(await store.purge(old)).toBe(1);
  expect(await counts('failed', 'sent', 'queued')).toEqual([1, 1, 1]);
  await store.close();
  const file = path.join(root, 'outbox.db');
  expect(withFile(file, (db) => db.prepare('SELECT count(*) AS count FROM inquiry').all())).toEqual([
    { count: 3 },
  ]);
  expect(readFileSync(file, 'latin1')).not.toContain('a secret');
});

it('rejects inquiries and reports the reason while the disk is full', async () => {
  const file = path.join(temporaryDirectory(), 'outbox.db');
  let pages = 60;
  const store = createStore(
    openDatabase(file, {
      create: true,
      async prepare(query, exec) {
        await prepareSchema(query, exec);
        await query(`PRAGMA max_page_count = ${pages}`);
      },
    }),
  );
  const add = (subject: string) =>
    store.add({
      form: 'contact',
      email: 'june@example.com',
      fields: {},
      receivedAt: new Date(),
      messages: [mail(subject.repeat(20_000))],
    });
  let count = 0;
  const full = await (async () => {
    for (;;)
      try {
        await add('x');
        count += 1;
      } catch (error) {
        return error;
      }
  })();
  expect(full).toMatchObject({ code: 'SQLITE_FULL' });
  expect(await store.count('queued')).toBe(count);
  await expect(store.probe(true)).rejects.toThrow('full');
  pages = 1000;
  await store.close();
  await store.probe(true);
  await add('y');
  await store.close();
});
