import path from 'node:path';
import { type Disk, disk as realDisk } from '../files/disk';
import { temporaryEnding, writeDurably } from '../files/durableWrite';
import { errorCode, isFull, isMissing } from '../files/errorCode';
import { makeDirectory } from '../files/makeDirectory';
import { type Entry, parseEntry } from './entry';

/** The states of an entry; each is a directory of the spool. Held: paused by an operator. */
export const states = ['queued', 'held', 'sent', 'failed'] as const;
export type State = (typeof states)[number];

/** The directory for invalid files of queued/, for inspection by a person. */
const quarantineDirectory = 'quarantine';

/** A temporary file older than this was left by a crash; in ms. */
const longestWrite = 60_000;

/** The largest file that is read, in bytes; entries are smaller. */
const entryLimit = 1024 * 1024;

/** Size of the write check, in bytes: that of an enquiry's files together. */
const probeSize = 64 * 1024;

/** The number of sent entries deleted at a time when the volume is full. */
const sentAtATime = 20;

const nameOf = (id: string) => `${id}.json`;

/** Result of a scan of queued/. */
export interface Scan {
  ids: string[];
  /** Names of files that were moved to the quarantine. */
  quarantined: string[];
  /** Names that can neither be read nor moved, with the system's error code. */
  stuck: { name: string; code: string }[];
}

/**
 * The files of the outbox, `DATA_DIR/outbox/{queued,held,sent,failed}/ID.json`; only this module accesses them. An entry is
 * in one directory at a time; moves are renames. docs/behavior.md#outbox
 */
export function createSpool(root: string, disk: Disk = realDisk, now: () => number = Date.now) {
  const directoryOf = (state: State | typeof quarantineDirectory) => path.join(root, state);
  const pathOf = (state: State, id: string) => path.join(directoryOf(state), nameOf(id));
  const fileOf = (entry: Entry) => ({ name: nameOf(entry.id), bytes: JSON.stringify(entry, null, 1) });

  const makeFolder = (directory: string) => makeDirectory(directory, disk);

  async function create(): Promise<void> {
    for (const state of states) await makeFolder(directoryOf(state));
    // Earlier versions reserved space for a full volume.
    await disk.rm(path.join(root, '.reserve'), { force: true });
  }

  /** Deletes the oldest sent entries early. @returns whether there were any */
  async function giveUpSent(): Promise<boolean> {
    const oldest = (await list('sent')).slice(0, sentAtATime);
    for (const id of oldest) await remove(id, 'sent');
    return oldest.length > 0;
  }

  /** Writes; on a full volume deletes sent entries and retries. */
  async function withRoom(write: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        return await write();
      } catch (error) {
        if (!isFull(error) || !(await giveUpSent())) throw error;
      }
    }
  }

  /** Stores all entries or none. @throws the system's error */
  async function add(entries: readonly Entry[]): Promise<void> {
    const directory = directoryOf('queued');
    // The volume may have been mounted after the start.
    await makeFolder(directory);
    try {
      await withRoom(() => writeDurably(directory, entries.map(fileOf), { disk }));
    } catch (error) {
      await Promise.all(entries.map(({ id }) => remove(id, 'queued').catch(() => undefined)));
      throw error;
    }
  }

  /** Rewrites an entry in place. @throws the system's error; the old content then remains */
  const update = (entry: Entry, state: State = 'queued') =>
    withRoom(() => writeDurably(directoryOf(state), [fileOf(entry)], { disk }));

  /** Moves an entry; does nothing if it is not there. */
  async function move(id: string, from: State, to: State): Promise<void> {
    await makeFolder(directoryOf(to));
    // A directory may need a new block for the name.
    await withRoom(() => disk.rename(pathOf(from, id), pathOf(to, id))).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
  }

  const remove = (id: string, state: State) => disk.rm(pathOf(state, id), { force: true });

  /** One entry; undefined if it is missing or incomplete. @throws on a disk error */
  async function read(state: State, id: string): Promise<Entry | undefined> {
    try {
      const file = pathOf(state, id);
      const facts = await disk.lstat(file);
      // Do not follow links, block on pipes or fail on directories.
      if (!facts.isFile() || facts.size > entryLimit) return undefined;
      return parseEntry(await disk.readFile(file, 'utf8'), id);
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async function namesIn(directory: string): Promise<string[]> {
    return disk.readdir(directory).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
  }

  /** Ids from file names, in order of arrival; files are not read. Empty for a missing directory. */
  async function list(state: State): Promise<string[]> {
    const names = await namesIn(directoryOf(state));
    return names
      .filter((name) => name.endsWith('.json'))
      .map((name) => path.basename(name, '.json'))
      .sort();
  }

  async function quarantine(name: string): Promise<void> {
    const directory = directoryOf(quarantineDirectory);
    await makeFolder(directory);
    await disk.rename(path.join(directoryOf('queued'), name), path.join(directory, `${now()}-${name}`));
  }

  async function isBeingWritten(name: string): Promise<boolean> {
    if (!name.endsWith(temporaryEnding)) return false;
    const { mtimeMs } = await disk.lstat(path.join(directoryOf('queued'), name));
    // The absolute value: after a clock change the time may be in the future.
    return Math.abs(now() - mtimeMs) < longestWrite;
  }

  /** Lists queued/ and quarantines invalid files. @throws where the directory cannot be read */
  async function scan(known: ReadonlySet<string>): Promise<Scan> {
    const found: Scan = { ids: [], quarantined: [], stuck: [] };
    for (const name of (await disk.readdir(directoryOf('queued'))).sort()) {
      const id = path.basename(name, '.json');
      if (name.startsWith('.')) continue;
      const isEntry = name.endsWith('.json');
      try {
        if (isEntry && (known.has(id) || (await readable(id)))) {
          found.ids.push(id);
        } else if (!(await isBeingWritten(name))) {
          await quarantine(name);
          found.quarantined.push(name);
        }
      } catch (error) {
        // Otherwise the outbox command has moved the file.
        if (!isMissing(error)) found.stuck.push({ name, code: errorCode(error) });
      }
    }
    return found;
  }

  /** Whether queued/ has an entry that this user may read. */
  async function readable(id: string): Promise<boolean> {
    try {
      return (await read('queued', id)) !== undefined;
    } catch (error) {
      if (['EACCES', 'EPERM'].includes(errorCode(error))) return false;
      throw error;
    }
  }

  /**
   * Deletes files that came into a directory before `time`, in ms since 1970: they contain personal data. Skips files that
   * cannot be deleted.
   */
  async function purge(state: State | typeof quarantineDirectory, time: number): Promise<number> {
    let deleted = 0;
    for (const name of await namesIn(directoryOf(state))) {
      const file = path.join(directoryOf(state), name);
      try {
        // The name of a quarantined file begins with the time of its move.
        const since = state === quarantineDirectory ? Number.parseInt(name, 10) : Number.NaN;
        if ((since || (await disk.lstat(file)).mtimeMs) >= time) continue;
        await disk.rm(file, { force: true, recursive: true });
        deleted += 1;
      } catch {}
    }
    return deleted;
  }

  /** Writes and deletes a file in queued/, as storing an enquiry would. @throws the system's error */
  async function checkWritable(): Promise<void> {
    const name = path.join(directoryOf('queued'), '.probe');
    try {
      await withRoom(async () => {
        const handle = await disk.open(name, 'w', 0o600);
        await handle.writeFile('\n'.repeat(probeSize)).finally(() => handle.close());
      });
    } finally {
      await disk.rm(name, { force: true });
    }
  }

  return { create, add, update, move, remove, read, list, scan, purge, checkWritable };
}

export type Spool = ReturnType<typeof createSpool>;
