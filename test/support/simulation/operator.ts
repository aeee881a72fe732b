import { copyFileSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import libsql from 'libsql';
import { day, openStore } from '../test-outbox';
import type { SimulatedProvider } from './provider';
import type { SimulatedServer } from './server';
import type { World } from './world';

const minute = 60_000;

interface Surroundings {
  world: World;
  provider: SimulatedProvider;
  /** Waits for a server that accepts posts, and returns this server. */
  anyServer(): Promise<SimulatedServer>;
  /** Starts a server for the same database, in addition to the running servers. */
  addServer(): SimulatedServer;
  /** The path of the outbox's database. */
  file: string;
}

/** Creates an operator, who uses `npm run outbox` and makes and restores backups. */
export function createOperator({ world, provider, anyServer, addServer, file }: Surroundings) {
  const { between, pick, sleep } = world;
  const folder = path.dirname(file);
  const backup = path.join(folder, 'backup.db');
  /** Ids of messages that may be sent a second time, as the operator was warned. */
  const maybeSecond = new Set<number>();

  const requeue = async (id: number, state: 'held' | 'failed') => {
    const server = await anyServer();
    const result = await server.operate(
      async (store) => (await store.requeue(id, state)) ?? { isMaybeSecond: false },
    );
    world.log(`requeue ${id}: ${JSON.stringify(result)}`);
    if (result?.isMaybeSecond !== false) maybeSecond.add(id);
  };

  async function operate(): Promise<void> {
    const server = await anyServer();
    const states = ['queued', 'held', 'failed'] as const;
    const rows = (await server.operate((store) => store.list(states))) ?? [];
    const row = pick(rows);
    if (!row) return;
    if (row.state === 'queued') await server.operate((store) => store.hold(row.id));
    else if (row.state !== 'sent') await requeue(row.id, row.state);
  }

  async function makeBackup(): Promise<void> {
    rmSync(backup, { force: true });
    await (await anyServer()).operate((store) => store.copyTo(backup));
    if (!existsSync(backup)) return;
    const copy = openStore(folder, { now: 0 }, 'backup.db');
    await copy.markAsBackup();
    await copy.close();
    world.log('a backup was made');
  }

  /** Restores the backup, checks that none of its messages are sent again, and deletes the sent messages. */
  async function restoreBackup(): Promise<void> {
    if (!existsSync(backup)) return;
    copyFileSync(backup, file);
    world.log('the backup is restored');
    const calls = provider.calls();
    const server = addServer();
    await sleep(between(0, 20_000));
    await server.operate((store) => store.holdRestored());
    await sleep(minute);
    if (provider.calls() > calls || (await server.operate((store) => store.count('queued'))) !== 0)
      world.violation('a restored backup was sent');
    // Uses a later time, since a message may have been sent while the clock was up to 60 days ahead.
    await server.operate((store) => store.purge(world.wallTime() + 61 * day));
    await server.stop();
    const db = new libsql(file);
    const left = db
      .prepare(
        `SELECT (SELECT count(*) FROM message WHERE state = 'sent') AS sent,
           (SELECT count(*) FROM inquiry WHERE id NOT IN (SELECT inquiry FROM message)) AS empty`,
      )
      .get() as { sent: number; empty: number };
    db.close();
    if (left.sent + left.empty > 0) world.violation(`not deleted: ${JSON.stringify(left)}`);
  }

  return { maybeSecond, requeue, operate, makeBackup, restoreBackup };
}
