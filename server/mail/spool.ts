import path from 'node:path';
import { type Disk, disk as realDisk } from '../files/disk';
import { temporarySuffix, writeDurably } from '../files/durableWrite';
import { errorCode, isFull, isMissing } from '../files/errorCode';
import { makeDirectory } from '../files/makeDirectory';
import { type Entry, parseEntry } from './entry';

/** An entry's states, each a spool directory. Held: paused by an operator. Quarantine: unreadable by this server. */
export const states = ['queued', 'held', 'sent', 'failed', 'quarantine'] as const;
export type State = (typeof states)[number];

/** The error code for a file that is not a valid entry for this release. */
const invalid = 'not a valid entry for this release';

/** Whether an error concerns a single file, which an operator has to fix. */
export const isUnreadable = (error: unknown): boolean =>
  ['EACCES', 'EPERM', invalid].includes(errorCode(error));

/** A temporary file older than this, in ms, was left by a crash before its entry was accepted or changed. */
const maxWriteTime = 60_000;

/** The largest file that is read, in bytes; entries are smaller. */
const entryLimit = 1024 * 1024;

/** Size of the write check, in bytes: the combined size of an enquiry's files. */
const probeSize = 64 * 1024;

/** The number of sent entries deleted at a time when the volume is full. */
const purgeBatchSize = 20;

const suffix = '.json';
const nameOf = (id: string) => id + suffix;
/** Undefined for names that do not belong to entries. */
const idOf = (name: string) => (name.endsWith(suffix) ? name.slice(0, -suffix.length) : undefined);

/**
 * The outbox's files, `DATA_DIR/outbox/{state}/ID.json`; only this module accesses them. An entry is in one directory
 * at a time; moves are renames.
 */
export function createSpool(root: string, disk: Disk = realDisk) {
  const directoryOf = (state: State) => path.join(root, state);
  const pathOf = (state: State, id: string) => path.join(directoryOf(state), nameOf(id));
  const fileOf = (entry: Entry) => ({ name: nameOf(entry.id), bytes: JSON.stringify(entry, null, 1) });

  async function create(): Promise<void> {
    for (const state of states) await makeDirectory(directoryOf(state), disk);
  }

  /** Writes; if the volume is full, deletes the oldest sent entries and retries. */
  async function withFreeSpace(write: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        return await write();
      } catch (error) {
        const oldest = isFull(error) ? (await list('sent')).slice(0, purgeBatchSize) : [];
        if (oldest.length === 0) throw error;
        for (const id of oldest) await remove(id, 'sent');
      }
    }
  }

  /** Stores all entries or none. @throws the system error */
  async function add(entries: readonly Entry[]): Promise<void> {
    const directory = directoryOf('queued');
    // The volume may have been mounted after startup.
    await makeDirectory(directory, disk);
    try {
      await withFreeSpace(() => writeDurably(directory, entries.map(fileOf), { disk }));
    } catch (error) {
      await Promise.all(entries.map(({ id }) => remove(id, 'queued').catch(() => undefined)));
      throw error;
    }
  }

  /** Rewrites an entry in place. @throws the system error; the old content then remains */
  const update = (entry: Entry, state: State = 'queued') =>
    withFreeSpace(() => writeDurably(directoryOf(state), [fileOf(entry)], { disk }));

  /** Moves an entry. @returns whether it existed */
  async function move(id: string, from: State, to: State): Promise<boolean> {
    await makeDirectory(directoryOf(to), disk);
    try {
      // A directory may need a new block for the name.
      await withFreeSpace(() => disk.rename(pathOf(from, id), pathOf(to, id)));
      return true;
    } catch (error) {
      if (!isMissing(error)) throw error;
      return false;
    }
  }

  const remove = (id: string, state: State) => disk.rm(pathOf(state, id), { force: true });

  /** One entry; undefined if it is missing. @throws the system error, or one for a file that is not an entry */
  async function read(state: State, id: string): Promise<Entry | undefined> {
    try {
      const file = pathOf(state, id);
      const stats = await disk.lstat(file);
      // Do not follow links, block on pipes or fail on directories.
      const isEntry = stats.isFile() && stats.size <= entryLimit;
      const entry = isEntry ? parseEntry(await disk.readFile(file, 'utf8'), id) : undefined;
      if (!entry) throw Object.assign(new Error(invalid), { code: invalid });
      return entry;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  /** The file names in a state's directory; empty if it is missing. */
  const namesIn = (state: State): Promise<string[]> =>
    disk.readdir(directoryOf(state)).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });

  /** Ids from file names, in order of arrival; files are not read. */
  const list = async (state: State): Promise<string[]> =>
    (await namesIn(state)).flatMap((name) => idOf(name) ?? []).sort();

  /**
   * Moves an unreadable file out of the queue.
   * @returns whether it existed
   * @throws the system error; EEXIST if the quarantine has a file with this id
   */
  async function quarantine(id: string): Promise<boolean> {
    const isFree = await disk.lstat(pathOf('quarantine', id)).then(() => false, isMissing);
    if (!isFree) throw Object.assign(new Error(id), { code: 'EEXIST' });
    return move(id, 'queued', 'quarantine');
  }

  /** Deletes a temporary file left by a crash. */
  async function removeLeftover(name: string): Promise<void> {
    const file = path.join(directoryOf('queued'), name);
    try {
      const { mtimeMs } = await disk.lstat(file);
      // The absolute value, since after a clock change the time may be in the future.
      if (Math.abs(Date.now() - mtimeMs) > maxWriteTime) await disk.rm(file, { force: true });
    } catch {}
  }

  /**
   * Lists queued/ in no particular order, without reading files.
   * @returns the ids, and names that do not belong to entries
   * @throws if the directory cannot be read
   */
  async function scan(): Promise<{ ids: string[]; foreign: string[] }> {
    const ids: string[] = [];
    const foreign: string[] = [];
    for (const name of await disk.readdir(directoryOf('queued'))) {
      const id = idOf(name);
      if (name.startsWith('.')) continue;
      if (id !== undefined) ids.push(id);
      else if (name.endsWith(suffix + temporarySuffix)) await removeLeftover(name);
      else foreign.push(name);
    }
    return { ids, foreign };
  }

  /**
   * Deletes entries sent before `time` (in ms since 1970), since they contain personal data. Skips files that cannot be
   * deleted.
   */
  async function purgeSent(time: number): Promise<number> {
    let deleted = 0;
    for (const name of await namesIn('sent')) {
      const file = path.join(directoryOf('sent'), name);
      try {
        if ((await disk.lstat(file)).mtimeMs >= time) continue;
        await disk.rm(file, { force: true, recursive: true });
        deleted += 1;
      } catch {}
    }
    return deleted;
  }

  /** Writes and deletes a file in queued/, as storing an enquiry would. @throws the system error */
  async function checkWritable(): Promise<void> {
    const name = path.join(directoryOf('queued'), '.probe');
    try {
      await withFreeSpace(async () => {
        const handle = await disk.open(name, 'w', 0o600);
        await handle.writeFile('\n'.repeat(probeSize)).finally(() => handle.close());
      });
    } finally {
      await disk.rm(name, { force: true });
    }
  }

  return { create, add, update, move, remove, read, list, quarantine, scan, purgeSent, checkWritable };
}

export type Spool = ReturnType<typeof createSpool>;
