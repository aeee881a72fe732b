/** What stands in the repository of the masters, and the clearing of what no master accounts for. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { manifestFile, manifestOf, manifestText, pictureCss } from './manifest';
import { type Masters, plannedFiles } from './plan';
import { groundOf, twoAtATime } from './renditions';

/** Where renditions lie, from the project's root. */
export const renditionFolder = 'public/media';

/** The style sheet with every picture's ground and point, from the project's root. */
export const pictureSheet = 'client/styles/pictures.css';

/** The colors of a picture's ground as the style sheet has them, by picture name. */
export function groundsIn(sheet: string): Map<string, string> {
  const rules = sheet.matchAll(/^\.picture--([a-z0-9-]+) \{\n {2}background-color: (#[0-9a-f]{6});/gm);
  return new Map([...rules].map(([, name = '', ground = '']) => [name, ground]));
}

/**
 * Writes manifest and style sheet, and deletes renditions of no master.
 * @param root the project's folder
 * @param grounds colors that are known; the rest is worked out
 * @returns the deleted files
 */
export async function writeRecords(
  root: string,
  masters: Masters,
  grounds = new Map<string, string>(),
): Promise<string[]> {
  const missing = masters.pictures.filter(({ picture }) => !grounds.has(picture.name));
  await twoAtATime(missing, async (master) => {
    grounds.set(master.picture.name, await groundOf(master));
  });
  writeIfChanged(join(root, pictureSheet), pictureCss(masters, grounds));
  writeIfChanged(join(root, manifestFile), manifestText(manifestOf(masters)));
  return prune(join(root, renditionFolder), plannedFiles(masters));
}

/** Deletes what no master accounts for any more; returns the deleted files. */
function prune(folder: string, wanted: readonly string[]): string[] {
  const keep = new Set(wanted);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  const stale = files.filter((file) => !keep.has(file));
  for (const file of stale) rmSync(join(folder, file));
  return stale;
}

/** Leaves an equal file untouched, so that a watching build does not start for nothing. */
function writeIfChanged(path: string, text: string) {
  mkdirSync(dirname(path), { recursive: true });
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
}
