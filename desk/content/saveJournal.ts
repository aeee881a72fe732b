import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { type Disk, disk as realDisk } from '../../server/files/disk';
import { bytesOf, type Changes, contentPath, contentText, stamp, writeAtomic } from './contentFiles';

/** A picture's description file before and after a save; null if missing. The old photograph is in a separate file. */
export interface SavedPicture {
  name: string;
  before: string | null;
  after: string | null;
  /** Hash of the photograph after the save. */
  hash?: string | undefined;
  isReplaced: boolean;
}

/** A saved change: the text of each content/ file before and after the save, null if the file doesn't exist. */
export interface Save {
  /** The time of the save, ISO 8601. */
  at: string;
  picture?: SavedPicture;
  files: Readonly<Record<string, { before: string | null; after: string | null }>>;
}

const folderOf = (root: string) => path.join(root, 'data/desk/saves');

/** The file of a save in progress, which is renamed to the save's time at the end. */
const pending = 'pending.json';

/** The number of saves stored for undo. */
const maxSaves = 50;

const saveName = /^\d{4}-[\dTZ-]+\.json$/;

const readSave = (root: string, name: string): Save | undefined => {
  const text = bytesOf(path.join(folderOf(root), name))?.toString();
  return text === undefined ? undefined : (JSON.parse(text) as Save);
};

const fileOf = ({ at }: Save) => `${at.replace(/[:.]/g, '-')}.json`;

/** Replaces version `from` of each file with the other version. Skips files that no longer match `from`. */
async function apply(root: string, { files }: Save, from: 'before' | 'after', disk: Disk): Promise<void> {
  const to = from === 'before' ? 'after' : 'before';
  for (const [file, versions] of Object.entries(files)) {
    if (contentText(root, file) !== versions[from]) continue;
    const text = versions[to];
    if (text === null) await disk.rm(contentPath(root, file), { force: true });
    else await writeAtomic(contentPath(root, file), text, disk);
  }
}

/** Applies a save and renames its file. @throws the system's error, after reverting the files */
async function finish(root: string, save: Save, disk: Disk): Promise<void> {
  const file = path.join(folderOf(root), pending);
  try {
    await apply(root, save, 'before', disk);
    await disk.rename(file, path.join(folderOf(root), fileOf(save)));
    await stamp(root);
  } catch (error) {
    await apply(root, save, 'after', disk);
    await disk.rm(file, { force: true });
    throw error;
  }
}

/** Finishes an interrupted save, so that all of its files are written. */
export async function finishSave(root: string): Promise<void> {
  const save = readSave(root, pending);
  if (save) await finish(root, save, realDisk);
}

/** Returns the file names of the saves, latest first. */
async function saveNames(root: string): Promise<string[]> {
  const names = await readdir(folderOf(root)).catch(() => []);
  return names
    .filter((name) => saveName.test(name))
    .sort()
    .reverse();
}

/**
 * Writes all changes to content/ or none, even if the desk is killed and restarted midway. Stores the save for undo.
 */
export async function writeFiles(root: string, changes: Changes, disk: Disk = realDisk): Promise<void> {
  await finishSave(root);
  const files = Object.fromEntries(
    [...changes].map(([file, after]) => [file, { before: contentText(root, file), after }]),
  );
  const save: Save = { at: new Date().toISOString(), files };
  await mkdir(folderOf(root), { recursive: true });
  await writeAtomic(path.join(folderOf(root), pending), JSON.stringify(save), disk);
  await finish(root, save, disk);
  await deleteOldSaves(root, disk);
}

async function deleteOldSaves(root: string, disk: Disk): Promise<void> {
  for (const name of (await saveNames(root)).slice(maxSaves))
    for (const file of [path.join(folderOf(root), name), photographOf(root, path.basename(name, '.json'))])
      await disk.rm(file, { force: true });
}

/** Returns the path of the photograph that a save replaced. */
export const photographOf = (root: string, id: string): string =>
  path.join(folderOf(root), `${id}.photograph`);

/** Records a picture's change for undo. @param photograph the replaced photograph */
export async function recordPicture(
  root: string,
  picture: SavedPicture,
  photograph?: Uint8Array,
): Promise<void> {
  const save: Save = { at: new Date().toISOString(), files: {}, picture };
  const file = path.join(folderOf(root), fileOf(save));
  if (photograph) await writeAtomic(photographOf(root, path.basename(file, '.json')), photograph);
  await writeAtomic(file, JSON.stringify(save));
  await deleteOldSaves(root, realDisk);
}

/** Reads the last saves with their ids, latest first. */
export async function lastSaves(root: string): Promise<{ id: string; save: Save }[]> {
  return (await saveNames(root)).flatMap((name) => {
    const save = readSave(root, name);
    return save ? [{ id: path.basename(name, '.json'), save }] : [];
  });
}
