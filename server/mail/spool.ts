import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { temporaryEnding, writeDurably } from './durableWrite';
import { type Entry, entrySchema } from './entry';

/** Where an entry can be; each is a directory of the spool. */
export const states = ['queued', 'sent', 'failed'] as const;
export type State = (typeof states)[number];

/** The directory for files of queued/ that are no complete entries; a person looks at them. */
const quarantineDirectory = 'quarantine';
/** A file that is being written is younger than this, in ms; an older one was left by a crash. */
const longestWrite = 60_000;

const nameOf = (id: string) => `${id}.json`;
const codeOf = (error: unknown) => (error as NodeJS.ErrnoException | null)?.code;
const isMissing = (error: unknown) => codeOf(error) === 'ENOENT';

/** What a scan of queued/ found. */
export interface Scan {
  ids: string[];
  /** Names of files that were moved to the quarantine. */
  quarantined: string[];
}

/**
 * The outbox as files, `DATA_DIR/outbox/{queued,sent,failed}/ID.json`; no other module reads or writes them. An
 * entry is in one directory at a time; moves are renames. docs/behavior.md#outbox
 */
export function createSpool(root: string) {
  const directoryOf = (state: State | typeof quarantineDirectory) => path.join(root, state);
  const pathOf = (state: State, id: string) => path.join(directoryOf(state), nameOf(id));
  const fileOf = (entry: Entry) => ({ name: nameOf(entry.id), text: JSON.stringify(entry, null, 1) });

  async function create(): Promise<void> {
    for (const state of states) await mkdir(directoryOf(state), { recursive: true, mode: 0o700 });
  }

  /** Stores entries that belong together: all or none. @throws the system's error where they could not be stored */
  async function add(entries: readonly Entry[]): Promise<void> {
    const directory = directoryOf('queued');
    // The volume may have been mounted after the start.
    await mkdir(directory, { recursive: true, mode: 0o700 });
    try {
      await writeDurably(directory, entries.map(fileOf));
    } catch (error) {
      await Promise.all(
        entries.map(({ id }) => rm(pathOf('queued', id), { force: true }).catch(() => undefined)),
      );
      throw error;
    }
  }

  /** Rewrites an entry where it is. @throws the system's error; the old content then stays */
  const update = (entry: Entry, state: State = 'queued') => writeDurably(directoryOf(state), [fileOf(entry)]);

  /** Moves an entry; nothing happens where it has gone already. */
  async function move(id: string, from: State, to: State): Promise<void> {
    await mkdir(directoryOf(to), { recursive: true, mode: 0o700 });
    await rename(pathOf(from, id), pathOf(to, id)).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
  }

  /** One entry; undefined where it has gone or is not complete. @throws where the disk cannot be read */
  async function read(state: State, id: string): Promise<Entry | undefined> {
    const text = await readFile(pathOf(state, id), 'utf8').catch((error: unknown) => {
      if (isMissing(error)) return undefined;
      throw error;
    });
    return text === undefined ? undefined : parse(text, id);
  }

  /** Ids by name of file, in order of arrival; contents are not read. A directory that is not there is empty. */
  async function list(state: State): Promise<string[]> {
    const names = await readdir(directoryOf(state)).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    return names
      .filter((name) => name.endsWith('.json'))
      .map((name) => name.slice(0, -5))
      .sort();
  }

  async function quarantine(name: string): Promise<void> {
    const directory = directoryOf(quarantineDirectory);
    await mkdir(directory, { recursive: true, mode: 0o700 });
    await rename(path.join(directoryOf('queued'), name), path.join(directory, `${Date.now()}-${name}`));
  }

  /** Whether a name in queued/ belongs to a complete entry; those in `known` were read before. */
  async function isEntry(name: string, known: ReadonlySet<string>): Promise<boolean> {
    const id = path.basename(name, '.json');
    if (!name.endsWith('.json')) return false;
    return known.has(id) || (await read('queued', id)) !== undefined;
  }

  async function isBeingWritten(name: string): Promise<boolean> {
    if (!name.endsWith(temporaryEnding)) return false;
    const { mtimeMs } = await stat(path.join(directoryOf('queued'), name));
    return Date.now() - mtimeMs < longestWrite;
  }

  /** Lists queued/ and quarantines what is no entry. @throws where the disk cannot be read or written */
  async function scan(known: ReadonlySet<string>): Promise<Scan> {
    const found: Scan = { ids: [], quarantined: [] };
    for (const name of (await readdir(directoryOf('queued'))).sort()) {
      if (name.startsWith('.')) continue;
      try {
        if (await isEntry(name, known)) {
          found.ids.push(path.basename(name, '.json'));
        } else if (!(await isBeingWritten(name))) {
          await quarantine(name);
          found.quarantined.push(name);
        }
      } catch (error) {
        // EISDIR: a directory named as an entry. ENOENT: the outbox command moved the file meanwhile.
        if (codeOf(error) === 'EISDIR') await quarantine(name).then(() => found.quarantined.push(name));
        else if (!isMissing(error)) throw error;
      }
    }
    return found;
  }

  /** Deletes entries of sent/ that were written before `time` (ms since 1970). They hold personal data. */
  async function purge(time: number): Promise<number> {
    let deleted = 0;
    for (const id of await list('sent')) {
      const { mtimeMs } = await stat(pathOf('sent', id));
      if (mtimeMs >= time) continue;
      await rm(pathOf('sent', id), { force: true });
      deleted += 1;
    }
    return deleted;
  }

  /** Writes and deletes a small file in queued/. @throws the system's error where nothing can be stored now */
  async function checkWritable(): Promise<void> {
    const name = path.join(directoryOf('queued'), '.probe');
    const handle = await open(name, 'w', 0o600);
    try {
      await handle.writeFile('1');
    } finally {
      await handle.close();
    }
    await rm(name, { force: true });
  }

  return { create, add, update, move, read, list, scan, purge, checkWritable };
}

export type Spool = ReturnType<typeof createSpool>;

function parse(text: string, id: string): Entry | undefined {
  try {
    const result = entrySchema.safeParse(JSON.parse(text));
    return result.success && result.data.id === id ? result.data : undefined;
  } catch {
    return undefined;
  }
}
