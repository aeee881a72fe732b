/** What `npm run media` writes down for the build: the same masters give the same bytes. */
import type { Picture } from '../../shared/picture';
import { filmUrl, type Masters } from './plan';
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
}

/** The manifest of these masters. */
export const manifestOf = ({ pictures, films }: Masters): MediaManifest => ({
  pictures: Object.fromEntries(
    pictures.map(({ picture: { name, width, height, hash, widths } }) => [
      name,
      { width, height, hash, widths },
    ]),
  ),
  films: Object.fromEntries(films.map((film) => [film.name, filmUrl(film)])),
});

/** As text: a line a picture, so that changes can be read. */
export function manifestText({ pictures, films }: MediaManifest): string {
  const lines = (entries: Readonly<Record<string, unknown>>) =>
    Object.entries(entries)
      .map(([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)}`)
      .join(',\n');
  return `{\n  "pictures": {\n${lines(pictures)}\n  },\n  "films": {\n${lines(films)}\n  }\n}\n`;
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
