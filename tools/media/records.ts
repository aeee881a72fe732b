/** Writes the media manifest and deletes renditions that were replaced a week ago. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { backgroundOf } from './background';
import { manifestFile, manifestOf, manifestText } from './manifest';
import { type Masters, plannedFiles } from './masters';
import { replaceFile, twoAtATime } from './renditions';
import { deleteReplaced } from './replaced';
import { isPlan } from './widths';

/** The folder of renditions, from the hotel's folder. */
export const renditionFolder = 'public/media';

/**
 * Writes the manifest, and deletes renditions that have had no master for a week.
 * @param root the hotel's folder
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
  return deleteReplaced(root, 'media', plannedFiles(masters));
}
