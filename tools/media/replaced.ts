/** Files that `npm run media` has replaced. Cached pages still link to these files, so they are kept for a week. */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { replaceFile } from './renditions';

/** Records when each file in public/ became unused. The path is relative to the hotel's folder. */
const replacedFile = 'media/replaced.json';

/** How long a replaced file is kept, in ms: longer than cached or open pages link to the file. */
const retention = 7 * 24 * 60 * 60 * 1000;

type Replaced = Readonly<Record<string, string>>;

export function readReplaced(root: string): Replaced {
  const file = join(root, replacedFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Replaced) : {};
}

/**
 * Records the unused files of a folder, and deletes files that were recorded more than a week ago.
 * @param root the hotel's folder
 * @param folder in public/, such as 'media'
 * @param inUse the names of the files in use
 * @param now in ms since 1970
 * @returns the deleted files, relative to public/
 */
export async function deleteReplaced(
  root: string,
  folder: string,
  inUse: readonly string[],
  now = Date.now(),
): Promise<string[]> {
  const known = readReplaced(root);
  const keep = new Set(inUse);
  const today = new Date(now).toISOString().slice(0, 10);
  const unused = readdirSync(join(root, 'public', folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(join(root, 'public', folder), join(entry.parentPath, entry.name)))
    .filter((file) => !keep.has(file))
    .map((file) => [folder, ...file.split(sep)].join('/'));
  const since = new Map(unused.map((file) => [file, known[file] ?? today]));
  const old = unused.filter((file) => now - Date.parse(since.get(file) ?? today) > retention);
  for (const file of old) {
    rmSync(join(root, 'public', file));
    since.delete(file);
  }
  const others = Object.entries(known).filter(([file]) => !file.startsWith(`${folder}/`));
  const next = Object.fromEntries([...others, ...since].sort(([a], [b]) => (a < b ? -1 : 1)));
  if (JSON.stringify(next) !== JSON.stringify(known))
    await replaceFile(join(root, replacedFile), `${JSON.stringify(next, null, 2)}\n`);
  return old;
}
