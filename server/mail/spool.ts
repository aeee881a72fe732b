import path from 'node:path';
import { makeDirectory } from '../makeDirectory';
import { type Disk, errorCode, isFull, isMissing, disk as realDisk } from './disk';
import { temporaryEnding, writeDurably } from './durableWrite';
import { type Entry, parseEntry } from './entry';
import { createReserve } from './reserve';

/** Where an entry can be; each is a directory of the spool. */
export const states = ['queued', 'sent', 'failed'] as const;
export type State = (typeof states)[number];

/** The directory for files of queued/ that are no complete entries; a person looks at them. */
const quarantineDirectory = 'quarantine';

/** A file that is being written is younger than this, in ms; an older one was left by a crash. */
const longestWrite = 60_000;

/** More bytes than any entry has; a larger file is not read. */
const entryLimit = 1024 * 1024;

/** As many bytes as an enquiry's files together, to find out whether the next one could be stored. */
const probeSize = 64 * 1024;

/** How many sent entries are given up at a time where the volume is full. */
const sentAtATime = 20;

const nameOf = (id: string) => `${id}.json`;

/** What a scan of queued/ found. */
export interface Scan {
  ids: string[];
  /** Names of files that were moved to the quarantine. */
  quarantined: string[];
  /** Names that can neither be read nor moved, with the system's reason. */
  stuck: { name: string; code: string }[];
}

/**
 * The outbox as files, `DATA_DIR/outbox/{queued,sent,failed}/ID.json`; no other module reads or writes them. An
 * entry is in one directory at a time; moves are renames. docs/behavior.md#outbox
 */
export function createSpool(root: string, disk: Disk = realDisk, now: () => number = Date.now) {
  const directoryOf = (state: State | typeof quarantineDirectory) => path.join(root, state);
  const pathOf = (state: State, id: string) => path.join(directoryOf(state), nameOf(id));
  const fileOf = (entry: Entry) => ({ name: nameOf(entry.id), text: JSON.stringify(entry, null, 1) });
  const reserve = createReserve(disk, root);

  const makeFolder = (directory: string) => makeDirectory(directory, disk.mkdir);

  async function create(): Promise<void> {
    for (const state of states) await makeFolder(directoryOf(state));
    await reserve.keep();
  }

  /** Deletes the oldest sent entries before their time. @returns whether there were any */
  async function giveUpSent(): Promise<boolean> {
    const oldest = (await list('sent')).slice(0, sentAtATime);
    for (const id of oldest) await disk.rm(pathOf('sent', id), { force: true });
    return oldest.length > 0;
  }

  /** Writes; where the volume is full, again for as long as `makeRoom` finds something to give up. */
  async function writeWithRoom(write: () => Promise<void>, makeRoom: () => Promise<boolean>): Promise<void> {
    for (;;) {
      try {
        return await write();
      } catch (error) {
        if (!isFull(error) || !(await makeRoom())) throw error;
      }
    }
  }

  /** Stores entries that belong together: all or none. @throws the system's error where they could not be stored */
  async function add(entries: readonly Entry[]): Promise<void> {
    const directory = directoryOf('queued');
    // The volume may have been mounted after the start.
    await makeFolder(directory);
    try {
      // The reserve stays: it is for those that were accepted.
      await writeWithRoom(() => writeDurably(disk, directory, entries.map(fileOf)), giveUpSent);
    } catch (error) {
      await Promise.all(
        entries.map(({ id }) => disk.rm(pathOf('queued', id), { force: true }).catch(() => undefined)),
      );
      throw error;
    }
  }

  /** Rewrites an entry where it is. @throws the system's error; the old content then stays */
  const update = (entry: Entry, state: State = 'queued') =>
    writeWithRoom(
      () => writeDurably(disk, directoryOf(state), [fileOf(entry)]),
      async () => (await giveUpSent()) || (await reserve.giveUp()),
    );

  /** Moves an entry; nothing happens where it has gone already. */
  async function move(id: string, from: State, to: State): Promise<void> {
    await makeFolder(directoryOf(to));
    await disk.rename(pathOf(from, id), pathOf(to, id)).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
  }

  /** One entry; undefined where it has gone or is not complete. @throws where the disk cannot be read */
  async function read(state: State, id: string): Promise<Entry | undefined> {
    try {
      const file = pathOf(state, id);
      const facts = await disk.lstat(file);
      // A link, a pipe or a directory would lead elsewhere, wait for ever, or fail.
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

  /** Ids by name of file, in order of arrival; contents are not read. A directory that is not there is empty. */
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
    // Also where the clock was set back: then it is written in the future.
    return Math.abs(now() - mtimeMs) < longestWrite;
  }

  /** Lists queued/ and quarantines what is no entry, each for itself. @throws where the directory cannot be read */
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
        // The outbox command moved the file meanwhile.
        if (!isMissing(error)) found.stuck.push({ name, code: errorCode(error) });
      }
    }
    return found;
  }

  /** Whether there is an entry in queued/. One that this user may not read is none. */
  async function readable(id: string): Promise<boolean> {
    try {
      return (await read('queued', id)) !== undefined;
    } catch (error) {
      if (['EACCES', 'EPERM'].includes(errorCode(error))) return false;
      throw error;
    }
  }

  /**
   * Deletes what has been in a directory for too long, since it holds personal data: since before `time`, in ms since
   * 1970. What cannot be deleted stays and does not keep the rest.
   */
  async function purge(state: State | typeof quarantineDirectory, time: number): Promise<number> {
    let deleted = 0;
    for (const name of await namesIn(directoryOf(state))) {
      const file = path.join(directoryOf(state), name);
      try {
        // A quarantined file keeps its own time; its name says when it came.
        const since = state === quarantineDirectory ? Number.parseInt(name, 10) : Number.NaN;
        if ((since || (await disk.lstat(file)).mtimeMs) >= time) continue;
        await disk.rm(file, { force: true, recursive: true });
        deleted += 1;
      } catch {}
    }
    return deleted;
  }

  /** Writes and deletes a file in queued/. @throws the system's error where an enquiry could not be stored now */
  async function checkWritable(): Promise<void> {
    const name = path.join(directoryOf('queued'), '.probe');
    const handle = await disk.open(name, 'w', 0o600);
    try {
      await handle.writeFile('\n'.repeat(probeSize));
    } finally {
      await handle.close();
      await disk.rm(name, { force: true });
    }
    await reserve.keep();
  }

  return { create, add, update, move, read, list, scan, purge, checkWritable };
}

export type Spool = ReturnType<typeof createSpool>;
