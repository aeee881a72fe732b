/** The manifest that `npm run media` writes; reproducible. */
import type { MediaManifest } from '../../shared/content/source';
import { drawingFile, filmUrl, type Masters } from './masters';
import { isPlan } from './widths';

/** The file, from the hotel's folder. */
export const manifestFile = 'media/manifest.json';

/** None for a plan, which has the background of its section. */
function backgroundIn(backgrounds: ReadonlyMap<string, string>, name: string): { background?: string } {
  const background = backgrounds.get(name);
  return background && !isPlan(name) ? { background } : {};
}

/** The background colors of a manifest, by picture name. */
export const backgroundsIn = ({ pictures }: MediaManifest): Map<string, string> =>
  new Map(
    Object.entries(pictures).flatMap(([name, { background }]) => (background ? [[name, background]] : [])),
  );

/**
 * The manifest of these masters.
 * @param backgrounds names of colors by picture name
 */
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
