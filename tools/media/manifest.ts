/** The reproducible manifest that `npm run media` writes. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MediaManifest } from '../../shared/schema/mediaManifest';
import { backgroundOf } from './background';
import { drawingFile, filmUrl, type Masters, plannedFiles } from './masters';
import { replaceFile, twoAtATime } from './renditions';
import { deleteReplaced } from './replaced';
import { isPlan } from './widths';

/** The path of the manifest, relative to the hotel's folder. */
export const manifestFile = 'media/manifest.json';

/** A picture's background color. Floor plans have no color, since they are shown on their section's background. */
function backgroundIn(backgrounds: ReadonlyMap<string, string>, name: string): { background?: string } {
  const background = backgrounds.get(name);
  return background && !isPlan(name) ? { background } : {};
}

/** The background colors in a manifest, keyed by picture name. */
export const backgroundsIn = ({ pictures }: MediaManifest): Map<string, string> =>
  new Map(
    Object.entries(pictures).flatMap(([name, { background }]) => (background ? [[name, background]] : [])),
  );

/** Creates the manifest for masters. @param backgrounds color names, keyed by picture name */
export const manifestOf = (
  { pictures, films, drawings }: Masters,
  backgrounds: ReadonlyMap<string, string>,
): MediaManifest => ({
  pictures: Object.fromEntries(
    pictures.map(({ picture: { name, width, height, hash, widths } }) => [
      name,
      { width, height, hash, widths, ...backgroundIn(backgrounds, name) },
    ]),
  ),
  films: Object.fromEntries(films.map((film) => [film.name, filmUrl(film)])),
  drawings: Object.fromEntries(
    drawings.map((drawing) => [
      drawing.name,
      { url: `/media/${drawingFile(drawing)}`, width: drawing.width, height: drawing.height },
    ]),
  ),
});

/** Formats one line per picture, for readable diffs. */
export function manifestText({ pictures, films, drawings }: MediaManifest): string {
  const lines = (entries: Readonly<Record<string, unknown>>) =>
    Object.entries(entries)
      .map(([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)}`)
      .join(',\n');
  const parts = Object.entries({ pictures, films, drawings });
  return `{\n${parts.map(([name, part]) => `  "${name}": {\n${lines(part)}\n  }`).join(',\n')}\n}\n`;
}

/** The folder for renditions, relative to the hotel's folder. */
export const renditionFolder = 'public/media';

/**
 * Writes the manifest, and deletes renditions that have had no master for more than a week.
 * @param root the hotel's folder
 * @param backgrounds known color names; missing ones are computed
 * @returns the deleted files
 */
export async function writeManifest(
  root: string,
  masters: Masters,
  backgrounds = new Map<string, string>(),
): Promise<string[]> {
  const missing = masters.pictures.filter(({ picture: { name } }) => !backgrounds.has(name));
  await twoAtATime(missing, async (master) => {
    backgrounds.set(master.picture.name, await backgroundOf(master.path));
  });
  const file = join(root, manifestFile);
  const text = manifestText(manifestOf(masters, backgrounds));
  // Rewriting an unchanged file would trigger watchers.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) await replaceFile(file, text);
  return deleteReplaced(root, 'media', plannedFiles(masters));
}
