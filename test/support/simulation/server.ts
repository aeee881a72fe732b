import libsql from 'libsql';
import { type Driver, LateError, openDatabase, sqliteCode } from '../../../server/mail/outbox/database';
import { createDelivery } from '../../../server/mail/outbox/deliver';
import { FullError } from '../../../server/mail/outbox/inquiries';
import type { Inquiry } from '../../../server/mail/outbox/message';
import { prepareSchema } from '../../../server/mail/outbox/schema';
import { createStore, type Store } from '../../../server/mail/outbox/store';
import { createTransport } from '../../../server/mail/resend';
import { recordingLogger } from '../config-and-logger';
import type { World } from './world';

/** Returns a promise that never settles, for a dead process. A shared promise would keep the process's memory alive. */
const forever = () => new Promise<never>(() => undefined);

const isWrite = (sql: string) => /^\s*(?:INSERT|UPDATE|DELETE)/.test(sql);

/** Rolls back a connection's transaction and throws, as SQLite does after a disk error. */
function failWith(db: libsql.Database, code: string): never {
  if (db.inTransaction) db.exec('ROLLBACK');
  throw Object.assign(new Error(code), { code });
}

/** Starts a simulated server process: an outbox without a website. The process can die at each use of the disk. */
export function startServer(world: World, file: string, disk: { isFull: boolean }, limit: number) {
  const connections = new Set<libsql.Database>();
  const { logger, lines } = recordingLogger();
  let isDead = false;
  let isStopping = false;
  let openPosts = 0;
  let isSending = false;
  let die: () => void = () => undefined;
  const died = new Promise<undefined>((resolve) => {
    die = () => resolve(undefined);
  });

  function kill(): void {
    if (isDead) return;
    isDead = true;
    world.log('a server dies');
    for (const db of connections) {
      // A connection keeps its lock until its prepared statements are garbage-collected, but a dead process holds no locks.
      if (db.inTransaction) db.exec('ROLLBACK');
      db.close();
    }
    die();
  }

  /** Accesses the simulated disk, which may fail. */
  async function use<Result>(
    db: libsql.Database | undefined,
    sql: string,
    action: () => Result,
  ): Promise<Result> {
    const sleep = world.happens('slow disk', 0.01) ? world.between(1, 12_000) : world.random() < 0.05 ? 1 : 0;
    if (sleep > 0) await world.sleep(sleep);
    if (!isDead && world.happens('crash', 0.003)) kill();
    if (isDead || !db) return forever();
    if (isWrite(sql) && disk.isFull) failWith(db, 'SQLITE_FULL');
    if (sql === 'COMMIT' && world.happens('disk error', 0.02)) {
      if (world.random() < 0.5) action();
      failWith(db, 'SQLITE_IOERR_FSYNC');
    }
    const result = action();
    if (world.happens('crash', 0.003)) kill();
    return isDead ? forever() : result;
  }

  const driver = class {
    readonly #db = isDead ? undefined : new libsql(file);
    constructor() {
      if (this.#db) connections.add(this.#db);
    }
    prepare(sql: string) {
      if (isDead || !this.#db) return forever();
      const statement = this.#db.prepare(sql);
      return { all: (parameters: object) => use(this.#db, sql, () => statement.all(parameters)) };
    }
    exec(sql: string) {
      return use(this.#db, sql, () => this.#db?.exec(sql));
    }
    close() {
      if (isDead || !this.#db) return;
      connections.delete(this.#db);
      this.#db.close();
    }
  };

  const store: Store = createStore(
    openDatabase(file, { prepare: prepareSchema, create: false, driver: driver as unknown as Driver }),
    world.wallTime,
    limit,
  );
  const transport = createTransport({ apiKey: 're_simulated', baseUrl: 'https://resend.example' });
  // The configuration may change at a restart.
  const from = `Hotel <${world.pick(['hotel', 'desk'])}@example.com>`;
  const delivery = createDelivery({
    store,
    transport: {
      async send(claim) {
        world.log(`attempt for message ${(claim as { id?: number }).id}`);
        isSending = true;
        const result = await transport.send(claim);
        isSending = false;
        world.log(`result: ${result.kind} ${'code' in result ? result.code : ''}`);
        return isDead ? forever() : result;
      },
    },
    mailboxes: () => ({ from, hotel: 'front@example.com' }),
    logger,
    now: world.wallTime,
  });
  world.log('a server starts');
  delivery.start();

  /** Returns a result as the guest or the operator gets it: undefined after an error or if the process died. */
  const observed = <Result>(result: Promise<Result>): Promise<Result | undefined> =>
    Promise.race([
      died,
      result.catch((error: unknown) => {
        world.log(String(error));
        if (!sqliteCode(error) && !(error instanceof LateError) && !(error instanceof FullError))
          world.violation(`unexpected: ${error}`);
        return undefined;
      }),
    ]);

  return {
    died,
    kill,
    isOpen: () => !isDead && !isStopping,
    isBusy: () => !isDead && (isSending || [...connections].some((db) => db.inTransaction)),
    /** Stores an inquiry. @returns whether the inquiry was new; undefined after an error or a crash */
    async post(inquiry: Inquiry): Promise<boolean | undefined> {
      openPosts += 1;
      const isNew = await observed(store.add(inquiry));
      openPosts -= 1;
      const waiting = isNew && (await observed(store.count('queued')));
      if (waiting && waiting > limit && !world.problems.has('operator'))
        world.violation(`${waiting} messages are waiting`);
      if (isNew) delivery.notify();
      return isNew;
    },
    operate: <Result>(action: (store: Store) => Promise<Result>) => observed(action(store)),
    /** Stops the server as SIGTERM does: responds to posts, finishes the current attempt, and closes the database. */
    async stop(): Promise<void> {
      world.log('a server stops');
      isStopping = true;
      while (openPosts > 0 && !isDead) await world.sleep(10);
      await Promise.race([died, delivery.stop().then(() => store.close())]);
      kill();
    },
    lines,
  };
}

export type SimulatedServer = ReturnType<typeof startServer>;
