import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { writeDurably } from '../files/durableWrite';
import { makeDirectory } from '../files/makeDirectory';

/** How long a replaced build's files are still served, in ms. */
const retention = 24 * 60 * 60 * 1000;

/** The directory with the browser files of this build and earlier builds. */
export const previousBuilds = (dataDirectory: string) => path.resolve(dataDirectory, 'assets/files');

/** The file that lists the current build's file names. */
const currentList = (folder: string) => path.join(folder, '../current.json');

async function readList(file: string): Promise<string[]> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as string[];
  } catch {
    return []; // The first start, or an incomplete list: treat no file as replaced.
  }
}

/**
 * Copies the build's files, whose names contain a hash, to the data directory, and deletes files that were replaced
 * more than a day ago. A page that was opened before a release can then still load its scripts.
 * @param now ms since 1970
 * @throws the system error
 */
export async function keepBuild(builtFolder: string, folder: string, now = Date.now()): Promise<void> {
  await makeDirectory(folder);
  const current = (await readdir(builtFolder)).filter((name) => !name.startsWith('.'));
  const isCurrent = new Set(current);
  const kept = new Set(await readdir(folder));
  for (const name of current.filter((each) => !kept.has(each)))
    await writeDurably(folder, [{ name, bytes: await readFile(path.join(builtFolder, name)) }]);
  // The modification time records when the file was replaced.
  for (const name of await readList(currentList(folder)))
    if (kept.has(name) && !isCurrent.has(name)) await utimes(path.join(folder, name), now / 1000, now / 1000);
  const list = currentList(folder);
  await writeDurably(path.dirname(list), [{ name: path.basename(list), bytes: JSON.stringify(current) }]);
  for (const name of kept) {
    const file = path.join(folder, name);
    if (!isCurrent.has(name) && (await stat(file)).mtimeMs < now - retention) await rm(file);
  }
}
