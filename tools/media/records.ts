/** Writes the media manifest and deletes obsolete renditions. */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { backgroundOf } from './background';
import { manifestFile, manifestOf, manifestText } from './manifest';
import { type Masters, plannedFiles } from './plan';
import { replaceFile, twoAtATime } from './renditions';
import { isPlan } from './widths';

/** The folder of renditions, from the project's root. */
export const renditionFolder = 'public/media';

/**
 * Writes the manifest, and deletes renditions without a master.
 * @param root the project's folder
 * @param backgrounds known names of colors; others are computed
 * @returns the deleted files
 */
export async function writeRecords(
  root: string,
  masters: Masters,
  backgrounds = new Map<string, string>(),
): Promise<string[]> {
  const missing = masters.pictures.filter(({ picture: { name } }) => !backgrounds.has(name) && !isPlan(name));
  await twoAtATime(missing, async (master) => {
    backgrounds.set(master.picture.name, await backgroundOf(master.path));
  });
  const file = join(root, manifestFile);
  const text = manifestText(manifestOf(masters, backgrounds));
  // An unchanged file is not written, so that watchers do not trigger.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) await replaceFile(file, text);
  return prune(join(root, renditionFolder), plannedFiles(masters));
}

/** Deletes files that are not `wanted`; returns them. */
function prune(folder: string, wanted: readonly string[]): string[] {
  const keep = new Set(wanted);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  const stale = files.filter((file) => !keep.has(file));
  for (const file of stale) rmSync(join(folder, file));
  return stale;
}
