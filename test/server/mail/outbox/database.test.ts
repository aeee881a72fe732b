import path from 'node:path';
import libsql from 'libsql';
import { openDatabase } from '../../../../server/mail/outbox/database';
import { prepareSchema } from '../../../../server/mail/outbox/schema';
import { createStore } from '../../../../server/mail/outbox/store';
import { temporaryDirectory } from '../../../../tools/harness/serverProcess';

it('the database survives a power failure, and erases deleted data', async () => {
  const pragmas: unknown[] = [];
  const database = openDatabase(path.join(temporaryDirectory(), 'outbox.db'), {
    create: true,
    async prepare(query) {
      for (const name of ['journal_mode', 'synchronous', 'secure_delete', 'foreign_keys'])
        pragmas.push(...(await query(`PRAGMA ${name}`)));
    },
  });
  await database.transaction(async () => undefined);
  await database.close();
  expect(pragmas).toEqual([
    { journal_mode: 'truncate' },
    { synchronous: 2 },
    { secure_delete: 1 },
    { foreign_keys: 1 },
  ]);
});

it('a transaction waits while another process writes, and never begins after its time limit', async () => {
  const file = path.join(temporaryDirectory(), 'outbox.db');
  const database = openDatabase(file, { prepare: prepareSchema, create: true });
  const store = createStore(database);
  await store.probe(false);
  const other = new libsql(file);
  other.exec('BEGIN IMMEDIATE');
  let hasBegun = false;
  const work = async () => {
    hasBegun = true;
  };
  await expect(database.transaction(work, 50)).rejects.toThrow('the database is busy');
  const waiting = database.transaction(work);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(hasBegun).toBe(false);
  other.exec('ROLLBACK');
  await waiting;
  expect(hasBegun).toBe(true);
  other.close();
  await store.close();
});
