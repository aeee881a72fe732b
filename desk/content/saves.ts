import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { type Disk, disk as realDisk } from '../../server/files/disk';
import { bytesOf, stamp, writeWhole } from './files';
import { type Changes, contentPath, contentText } from './project';

/** The texts of a picture's words before and after, null where there is none; its earlier photograph lies beside the save. */
export interface SavedPicture {
  name: string;
  before: string | null;
  after: string | null;
  /** Of the photograph's bytes after the save. */
  hash?: string | undefined;
  isReplaced: boolean;
}

/** A change of files of content/, by their paths: their texts before and after; null where there is none. */
export interface Save {
  /** ISO 8601. */
  at: string;
  /** What was changed of a picture. */
  picture?: SavedPicture;
  files: Readonly<Record<string, { before: string | null; after: string | null }>>;
}

const folderOf = (root: string) => path.join(root, 'data/desk/saves');

/** The save that is being written; afterwards it gets the name of its time. */
const pending = 'pending.json';

/** How many saves are kept, for undo. */
const kept = 50;

const saveName = /^\d{4}-[\dTZ-]+\.json$/;

const readSave = (root: string, name: string): Save | undefined => {
  const text = bytesOf(path.join(folderOf(root), name))?.toString();
  return text === undefined ? undefined : (JSON.parse(text) as Save);
};

const fileOf = ({ at }: Save) => `${at.replace(/[:.]/g, '-')}.json`;

/** Brings files from one state to the other, except those that were changed in the meantime. */
async function bring(root: string, { files }: Save, from: 'before' | 'after', disk: Disk): Promise<void> {
  const to = from === 'before' ? 'after' : 'before';
  for (const [file, texts] of Object.entries(files)) {
    if (contentText(root, file) !== texts[from]) continue;
    const text = texts[to];
    if (text === null) await disk.rm(contentPath(root, file), { force: true });
    else await writeWhole(contentPath(root, file), text, disk);
  }
}

/** Writes what a save says, and gives it its name. @throws the system's error; what was written is then taken back */
async function finish(root: string, save: Save, disk: Disk): Promise<void> {
  const file = path.join(folderOf(root), pending);
  try {
    await bring(root, save, 'before', disk);
    await disk.rename(file, path.join(folderOf(root), fileOf(save)));
    await stamp(root);
  } catch (error) {
    await bring(root, save, 'after', disk);
    await disk.rm(file, { force: true });
    throw error;
  }
}

/** Finishes the save in which the desk was ended, so that its files are all there. */
export async function finishSave(root: string): Promise<void> {
  const save = readSave(root, pending);
  if (save) await finish(root, save, realDisk);
}

/** The names of the saves, the last one first. */
async function saveNames(root: string): Promise<string[]> {
  const names = await readdir(folderOf(root)).catch(() => []);
  return names
    .filter((name) => saveName.test(name))
    .sort()
    .reverse();
}

/**
 * Writes files of content/: all of them, also when the desk is killed meanwhile and started again, or none. The save is
 * kept for undo.
 */
export async function writeFiles(root: string, changes: Changes, disk: Disk = realDisk): Promise<void> {
  await finishSave(root);
  const files = Object.fromEntries(
    [...changes].map(([file, after]) => [file, { before: contentText(root, file), after }]),
  );
  const save: Save = { at: new Date().toISOString(), files };
  await mkdir(folderOf(root), { recursive: true });
  await writeWhole(path.join(folderOf(root), pending), JSON.stringify(save), disk);
  await finish(root, save, disk);
  await dropOld(root, disk);
}

async function dropOld(root: string, disk: Disk): Promise<void> {
  for (const name of (await saveNames(root)).slice(kept))
    for (const file of [path.join(folderOf(root), name), photographOf(root, path.basename(name, '.json'))])
      await disk.rm(file, { force: true });
}

/** Where the earlier photograph of a save is kept. */
export const photographOf = (root: string, id: string): string =>
  path.join(folderOf(root), `${id}.photograph`);

/** Keeps a change of a picture for undo. @param photograph what it was before */
export async function keepPicture(
  root: string,
  picture: SavedPicture,
  photograph?: Uint8Array,
): Promise<void> {
  const save: Save = { at: new Date().toISOString(), files: {}, picture };
  const file = path.join(folderOf(root), fileOf(save));
  if (photograph) await writeWhole(photographOf(root, path.basename(file, '.json')), photograph);
  await writeWhole(file, JSON.stringify(save));
  await dropOld(root, realDisk);
}

/** The last saves with their names, the last one first. */
export async function lastSaves(root: string): Promise<{ id: string; save: Save }[]> {
  return (await saveNames(root)).flatMap((name) => {
    const save = readSave(root, name);
    return save ? [{ id: path.basename(name, '.json'), save }] : [];
  });
}
