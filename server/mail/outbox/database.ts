import { open, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import libsql from 'libsql/promise';
import { syncDirectory } from '../../files/durableWrite';
import { isMissing } from '../../files/errorCode';
import { makeDirectory } from '../../files/makeDirectory';

/** The part of libsql's interface that is used. Statements run on another thread. A synchronous driver also fits. */
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

/** Runs one SQL statement. @returns an array of all rows, because an open SELECT would block other processes */
export type Query = <Row>(sql: string, parameters?: Parameters) => Promise<Row[]>;

/**
 * The maximum pause before another attempt to use a file that another process is using, in ms. The actual pause is
 * random, so that processes take turns.
 */
const busyPause = 10;

/** Thrown if a transaction exceeds its time limit. Work that has not begun by then never begins. */
export class LateError extends Error {
  constructor() {
    super('the database is busy, or the disk does not respond');
    this.name = 'LateError';
  }
}

/** Returns SQLite's code for an error, such as SQLITE_FULL, or an empty string for other errors. */
export function sqliteCode(error: unknown): string {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (typeof code === 'string' && code.startsWith('SQLITE_')) return code;
  return String(message).includes('Unable to open connection') ? 'SQLITE_CANTOPEN' : '';
}

const isBusy = (error: unknown) => /^SQLITE_(?:BUSY|LOCKED)/.test(sqliteCode(error));

interface Options {
  /** Called for each new connection, to create or check the tables. @throws if the file cannot be used */
  prepare: (query: Query, exec: (sql: string) => Promise<void>) => Promise<void>;
  /** Whether to create a missing file. */
  create: boolean;
  driver?: Driver;
  sleep?: (ms: number) => Promise<unknown>;
}

export interface Database {
  /**
   * Runs `work` in a transaction. Once the promise resolves, the changes survive a power loss. Transactions of this
   * process run one after another. Read-only transactions also begin with BEGIN IMMEDIATE. Otherwise, a statement that
   * finds the file busy would block all writers, because libsql cannot reset the statement.
   * @param limit how long to wait, in ms (default: forever); a transaction that has begun may still be committed later
   * @throws LateError at the limit; or an error of SQLite, the file system, or `work`, and then nothing has changed
   */
  transaction<Result>(work: (query: Query) => Promise<Result>, limit?: number): Promise<Result>;
  /** Runs SQL that can't be part of a transaction. @throws an error of SQLite or the file system */
  run(sql: string): Promise<void>;
  /** Closes the file once all earlier work has ended. */
  close(): Promise<void>;
}

/**
 * Opens an SQLite file. Only this module uses the driver and waits for other processes. The file is not in WAL mode,
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
    /** Identifies the open file, to detect that another file with the same name has replaced it. */
    inode: number;
  }
  let current: Connection | undefined;
  /** Resolves once the work of all earlier calls has ended. */
  let earlier: Promise<unknown> = Promise.resolve();

  /** Repeats an action while another process uses the file. @param isLate returns true after the time limit */
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

  /** Creates a file that only its owner can read. The name of the file survives a power loss. */
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
    /** Caches statements, because preparing a statement takes as long as running it. */
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

  /** Runs work after all earlier work of this process. Opens a new connection after an SQLite error. */
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
          // Retries, because a commit has to wait while another process is reading.
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
