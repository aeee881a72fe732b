/** What `npm run media` writes down for the build: the same masters give the same bytes. */
import type { Drawing, Picture } from '../../shared/picture';
import { drawingFile, filmUrl, type Masters } from './plan';
import { isPlan } from './widths';

/** The file, from the project's root. */
export const manifestFile = 'media/manifest.json';

/** A picture's renditions; its words are in media/{name}.json. */
export type MadePicture = Pick<Picture, 'width' | 'height' | 'hash' | 'widths'>;

export interface MediaManifest {
  /** By name. */
  pictures: Readonly<Record<string, MadePicture>>;
  /** The addresses of films by name. */
  films: Readonly<Record<string, string>>;
  /** By name. */
  drawings: Readonly<Record<string, Drawing>>;
}

/** The manifest of these masters. */
export const manifestOf = ({ pictures, films, drawings }: Masters): MediaManifest => ({
  pictures: Object.fromEntries(
    pictures.map(({ picture: { name, width, height, hash, widths } }) => [
      name,
      { width, height, hash, widths },
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

/** As text: a line a picture, so that changes can be read. */
export function manifestText({ pictures, films, drawings }: MediaManifest): string {
  const lines = (entries: Readonly<Record<string, unknown>>) =>
    Object.entries(entries)
      .map(([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)}`)
      .join(',\n');
  const parts = Object.entries({ pictures, films, drawings });
  return `{\n${parts.map(([name, part]) => `  "${name}": {\n${lines(part)}\n  }`).join(',\n')}\n}\n`;
}

/**
 * One rule a picture: the color that stands in its place until it comes, and its point where that is not the middle.
 * Plans have none: they lie whole on the ground of their section.
 * @param grounds a color ('#0a4b8c') by picture name
 */
export function pictureCss({ pictures }: Masters, grounds: ReadonlyMap<string, string>): string {
  const rules = pictures
    .filter(({ picture: { name } }) => !isPlan(name))
    .map(({ picture: { name }, point }) => {
      const position = point === '50% 50%' ? '' : `\n  object-position: ${point};`;
      return `\n.picture--${name} {\n  background-color: ${grounds.get(name)};${position}\n}\n`;
    });
  return `/* Written by npm run media; do not edit. */\n${rules.join('')}`;
}
