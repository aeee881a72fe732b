import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { unfinished, writeDurably } from './durable';
import { type Entry, entrySchema } from './entry';

/** Where an entry can be; each is a directory of the spool. */
export const states = ['queued', 'sent', 'failed'] as const;
export type State = (typeof states)[number];

/** Foreign and half-written files go here, for a person to look at. */
const asideName = 'set-aside';
const fileOf = (id: string) => `${id}.json`;
/** A file that is being written is younger than this, in ms; an older one was left by a crash. */
const writingTakes = 60_000;

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException | null)?.code;
const isMissing = (error: unknown) => codeOf(error) === 'ENOENT';

/** What a look into queued/ found. */
export interface Sweep {
  ids: string[];
  /** Names of files that were moved away because they are no whole entries. */
  setAside: string[];
}

/**
 * The outbox as files, `DATA_DIR/outbox/{queued,sent,failed}/ID.json`: it alone knows the file system. An entry is
 * in one directory at a time; moves are renames. DESIGN 3, The outbox.
 */
export function createSpool(root: string) {
  const directoryOf = (state: State | typeof asideName) => path.join(root, state);
  const place = (state: State, id: string) => path.join(directoryOf(state), fileOf(id));
  const file = (entry: Entry) => ({ name: fileOf(entry.id), text: JSON.stringify(entry, null, 1) });

  async function create(): Promise<void> {
    for (const state of states) await mkdir(directoryOf(state), { recursive: true, mode: 0o700 });
  }

  /** Keeps entries that belong together: all or none. @throws the system's error where they could not be stored */
  async function add(entries: readonly Entry[]): Promise<void> {
    const directory = directoryOf('queued');
    // The volume may have come, or come back, after the start.
    await mkdir(directory, { recursive: true, mode: 0o700 });
    try {
      await writeDurably(directory, entries.map(file));
    } catch (error) {
      await Promise.all(
        entries.map(({ id }) => rm(place('queued', id), { force: true }).catch(() => undefined)),
      );
      throw error;
    }
  }

  /** Rewrites an entry where it is. @throws the system's error; the old content then stays */
  const update = (entry: Entry, state: State = 'queued') => writeDurably(directoryOf(state), [file(entry)]);

  /** Moves an entry; nothing happens where it has gone already. */
  async function move(id: string, from: State, to: State): Promise<void> {
    await mkdir(directoryOf(to), { recursive: true, mode: 0o700 });
    await rename(place(from, id), place(to, id)).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
  }

  /** One entry, or undefined where it has gone or is no whole entry. @throws where the disk does not answer */
  async function read(state: State, id: string): Promise<Entry | undefined> {
    const text = await readFile(place(state, id), 'utf8').catch((error: unknown) => {
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

  async function setAside(name: string): Promise<void> {
    const aside = directoryOf(asideName);
    await mkdir(aside, { recursive: true, mode: 0o700 });
    await rename(path.join(directoryOf('queued'), name), path.join(aside, `${Date.now()}-${name}`));
  }

  /** Whether this name in queued/ belongs to a whole entry; `known` ones were looked at before. */
  async function isEntry(name: string, known: ReadonlySet<string>): Promise<boolean> {
    const id = path.basename(name, '.json');
    if (!name.endsWith('.json')) return false;
    return known.has(id) || (await read('queued', id)) !== undefined;
  }

  async function isBeingWritten(name: string): Promise<boolean> {
    if (!name.endsWith(unfinished)) return false;
    const { mtimeMs } = await stat(path.join(directoryOf('queued'), name));
    return Date.now() - mtimeMs < writingTakes;
  }

  /** Looks what lies in queued/ and sets aside what does not belong there. @throws where the disk does not answer */
  async function sweep(known: ReadonlySet<string>): Promise<Sweep> {
    const found: Sweep = { ids: [], setAside: [] };
    for (const name of (await readdir(directoryOf('queued'))).sort()) {
      if (name.startsWith('.')) continue;
      try {
        if (await isEntry(name, known)) {
          found.ids.push(path.basename(name, '.json'));
        } else if (!(await isBeingWritten(name))) {
          await setAside(name);
          found.setAside.push(name);
        }
      } catch (error) {
        // Another process was faster; a directory of the name of an entry is foreign as well.
        if (codeOf(error) === 'EISDIR') await setAside(name).then(() => found.setAside.push(name));
        else if (!isMissing(error)) throw error;
      }
    }
    return found;
  }

  /** Deletes entries of sent/ that were written before `time` (ms). They hold personal data. */
  async function purge(time: number): Promise<number> {
    let deleted = 0;
    for (const id of await list('sent')) {
      const { mtimeMs } = await stat(place('sent', id));
      if (mtimeMs >= time) continue;
      await rm(place('sent', id), { force: true });
      deleted += 1;
    }
    return deleted;
  }

  /** Tries whether an entry could be stored now. @throws the system's error where not */
  async function probe(): Promise<void> {
    const name = path.join(directoryOf('queued'), '.probe');
    const handle = await open(name, 'w', 0o600);
    try {
      await handle.writeFile('1');
    } finally {
      await handle.close();
    }
    await rm(name, { force: true });
  }

  return { create, add, update, move, read, list, sweep, purge, probe };
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
