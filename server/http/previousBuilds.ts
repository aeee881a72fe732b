import { constants } from 'node:fs';
import { copyFile, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeDirectory } from '../makeDirectory';

/** How long a build's files are served after another build has taken its place, in ms. */
const retention = 24 * 60 * 60 * 1000;

/** Where a server with this DATA_DIR keeps the browser files of its builds. */
export const previousBuilds = (dataDirectory: string) => path.resolve(dataDirectory, 'assets/files');

/** The names of the build that was served last. */
const currentList = (folder: string) => path.join(folder, '../current.json');

async function readList(file: string): Promise<string[]> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as string[];
  } catch {
    return []; // The first start, or an incomplete list: then no file counts as replaced now.
  }
}

/** Writes beside the target and renames, so that no half-written file is served. */
async function whole(target: string, write: (draft: string) => Promise<void>) {
  await write(`${target}.part`);
  await rename(`${target}.part`, target);
}

/**
 * Copies the build's files, whose names carry a hash, to where they outlive the next build, and removes those that
 * were replaced more than a day ago. A page that was opened before a release goes on finding its scripts.
 * docs/behavior.md#files-of-earlier-builds
 * @param now ms since 1970
 * @throws where the disk refuses
 */
export async function keepBuild(builtFolder: string, folder: string, now = Date.now()): Promise<void> {
  await makeDirectory(folder);
  const current = (await readdir(builtFolder)).filter((name) => !name.startsWith('.'));
  const isCurrent = new Set(current);
  const kept = new Set(await readdir(folder));
  for (const name of current.filter((each) => !kept.has(each)))
    await whole(path.join(folder, name), (draft) =>
      copyFile(path.join(builtFolder, name), draft, constants.COPYFILE_FICLONE),
    );
  // A file's time is when its build was replaced.
  for (const name of await readList(currentList(folder)))
    if (kept.has(name) && !isCurrent.has(name)) await utimes(path.join(folder, name), now / 1000, now / 1000);
  await whole(currentList(folder), (draft) => writeFile(draft, JSON.stringify(current)));
  for (const name of kept) {
    const file = path.join(folder, name);
    if (!isCurrent.has(name) && (await stat(file)).mtimeMs < now - retention) await rm(file);
  }
}
