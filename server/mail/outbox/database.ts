import { open, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import libsql from 'libsql/promise';
import { syncDirectory } from '../../files/durableWrite';
import { isMissing } from '../../files/errorCode';
import { makeDirectory } from '../../files/makeDirectory';

/** The part of libsql that is used. Its promises resolve on another thread; the synchronous interface also fits. */
export type Driver = new (
  file: string,
) => {
  prepare(sql: string): Statement | Promise<Statement>;
  exec(sql: string): unknown;
  close(): void;
};

interface Statement {
  all(parameters: Parameters): unknown;
}

type Parameters = Record<string, string | number | null>;

/** Runs one statement. @returns its rows, all of them, because an open SELECT would block other processes */
export type Query = <Row>(sql: string, parameters?: Parameters) => Promise<Row[]>;

/**
 * How long to wait at most before trying again while another process uses the file, in ms. At random, so that processes
 * take turns.
 */
const busyPause = 10;

/** Work that has not begun within its time limit. It never begins. */
export class LateError extends Error {
  constructor() {
    super('the database is busy, or the disk does not respond');
    this.name = 'LateError';
  }
}

/** SQLite's name for an error, such as SQLITE_FULL; empty for other errors. */
export function sqliteCode(error: unknown): string {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (typeof code === 'string' && code.startsWith('SQLITE_')) return code;
  return String(message).includes('Unable to open connection') ? 'SQLITE_CANTOPEN' : '';
}

const isBusy = (error: unknown) => /^SQLITE_(?:BUSY|LOCKED)/.test(sqliteCode(error));

interface Options {
  /** Creates or checks the tables of each new connection. @throws if the file cannot be used */
  prepare: (query: Query, exec: (sql: string) => Promise<void>) => Promise<void>;
  /** Whether to create a missing file. */
  create: boolean;
  driver?: Driver;
  sleep?: (ms: number) => Promise<unknown>;
}

export interface Database {
  /**
   * Runs work in a transaction; once this resolves, the changes survive a power loss. Transactions of this process run
   * one after the other. Those that only read also begin with BEGIN IMMEDIATE: a statement that finds the file busy
   * would keep others from writing, because libsql has no way to reset it.
   * @param limit how long to wait, in ms; a transaction that began before may still be committed later. Default: forever
   * @throws LateError, an error of SQLite or the file system, or what `work` throws; then nothing has changed
   */
  transaction<Result>(work: (query: Query) => Promise<Result>, limit?: number): Promise<Result>;
  /** Runs statements that can't be part of a transaction. @throws as `transaction` */
  run(sql: string): Promise<void>;
  /** Closes the file after the work that has begun. */
  close(): Promise<void>;
}

/**
 * An SQLite file. The only module that knows the driver, and the only one that waits for other processes. Not WAL,
 * which corrupts files on network volumes and Docker Desktop's mounts. docs/decisions/0040-outbox-in-sqlite.md
 */
export function openDatabase(
  file: string,
  { prepare, create, driver = libsql as unknown as Driver, sleep = pause }: Options,
): Database {
  interface Connection {
    exec(sql: string): Promise<void>;
    query: Query;
    close(): void;
    /** Identifies the open file, which may be replaced by another with the same name. */
    inode: number;
  }
  let current: Connection | undefined;
  /** Resolves after the work of all earlier calls. */
  let earlier: Promise<unknown> = Promise.resolve();

  /** @param isLate whether to stop trying */
  async function whileBusy<Result>(
    action: () => Promise<Result>,
    isLate: () => boolean = () => false,
  ): Promise<Result> {
    for (;;)
      try {
        if (isLate()) throw new LateError();
        return await action();
      } catch (error) {
        if (!isBusy(error)) throw error;
        await sleep(busyPause * Math.random());
      }
  }

  function disconnect(): void {
    current?.close();
    current = undefined;
  }

  /** Only its owner can read the file, and its name survives a power loss. */
  async function createFile(): Promise<void> {
    const directory = path.dirname(file);
    await makeDirectory(directory);
    await (await open(file, 'wx', 0o600)).close();
    await syncDirectory({ open }, directory);
  }

  async function connect(): Promise<Connection> {
    const inode = async () => (await stat(file)).ino;
    const found = await inode().catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
    if (current && found === current.inode) return current;
    disconnect();
    if (found === undefined && create) await createFile();
    const opened = new driver(file);
    const statements = new Map<string, Statement>();
    /** Kept, because preparing a statement takes as long as running it. */
    async function prepared(sql: string): Promise<Statement> {
      const statement = statements.get(sql) ?? (await opened.prepare(sql));
      statements.set(sql, statement);
      return statement;
    }
    const connection: Connection = {
      async exec(sql) {
        await opened.exec(sql);
      },
      query: async <Row>(sql: string, parameters: Parameters = {}) =>
        (await (await prepared(sql)).all(parameters)) as Row[],
      close: () => opened.close(),
      inode: found ?? (await inode()),
    };
    const { exec, query } = connection;
    try {
      await query('PRAGMA journal_mode = TRUNCATE');
      await query('PRAGMA secure_delete = ON');
      await exec('PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
      await prepare(query, exec);
    } catch (error) {
      opened.close();
      throw error;
    }
    current = connection;
    return connection;
  }

  /** Takes turns with other work of this process. A connection that failed is opened again. */
  function inTurn<Result>(
    work: (connection: Connection, isLate: () => boolean) => Promise<Result>,
    limit: number | undefined,
  ): Promise<Result> {
    let isLate = false;
    const result = earlier.then(async () => {
      if (isLate) throw new LateError();
      try {
        const connection = await whileBusy(connect, () => isLate);
        return await work(connection, () => isLate);
      } catch (error) {
        if (sqliteCode(error)) disconnect();
        throw error;
      }
    });
    earlier = result.catch(() => undefined);
    if (limit === undefined) return result;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        isLate = true;
        reject(new LateError());
      }, limit);
    });
    return Promise.race([result, late]).finally(() => clearTimeout(timer));
  }

  return {
    transaction: (work, limit) =>
      inTurn(async ({ exec, query }, isLate) => {
        await whileBusy(() => exec('BEGIN IMMEDIATE'), isLate);
        try {
          if (isLate()) throw new LateError();
          const result = await work(query);
          // Another process may be reading.
          await whileBusy(() => exec('COMMIT'));
          return result;
        } catch (error) {
          await exec('ROLLBACK').catch(() => undefined);
          throw error;
        }
      }, limit),

    run: (sql) => inTurn(({ exec }) => whileBusy(() => exec(sql)), undefined),

    async close() {
      await earlier;
      disconnect();
    },
  };
}
