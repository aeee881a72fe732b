import { ownValue } from '../ownValue';
import { offerPath, pagesByPath, roomPath, textPath } from '../pages';
import type { Drawing, Picture } from '../picture';
import { pathRedirects } from '../redirects';
import type { Place } from '../schema/places';
import type { Room } from '../schema/roomFacts';
import type { View } from '../schema/views';
import type { ContentSource } from './content';
import type { Facts } from './facts';
import { type ContentFiles, isHiddenFile } from './files';
import { stem } from './kinds';

/** Lookups for names in content. Unknown names give undefined. */
export interface References {
  /** The value of a token: 'roomCount' -> '11'. */
  fact(name: string): string | undefined;
  picture(name: string): Picture | undefined;
  /** The URL of a film. */
  film(name: string): string | undefined;
  drawing(name: string): Drawing | undefined;
  /** A room that guests see. */
  room(slug: string): Room | undefined;
  /** Whether the room is temporarily hidden. */
  isHiddenRoom(slug: string): boolean;
  view(id: string): View | undefined;
  place(id: string): Place | undefined;
  /** Whether a path (without query and anchor) is a page or redirects to one. */
  isInternal(path: string): boolean;
  /** Whether a path is a page that the hotel hides. */
  isHiddenPage(path: string): boolean;
}

/** The site's paths: pages with or without a trailing slash, redirects, offers, and rooms. */
function createPaths({ all, hiddenPages, hiddenTextPages, parsed }: ContentFiles) {
  const paths = new Set<string>([
    ...pathRedirects.keys(),
    ...parsed('redirects').redirects.map(({ from }) => from),
    ...all('offers').map(({ path }) => offerPath(stem(path))),
    // A hidden room's path redirects to all rooms.
    ...all('rooms').map(({ path }) => roomPath(stem(path))),
  ]);
  const shown = new Set<string>(all('textPages').map(({ path }) => textPath(stem(path))));
  const hidden = new Set<string>(hiddenTextPages.map(textPath));
  for (const [path, name] of pagesByPath) (hiddenPages.includes(name) ? hidden : shown).add(path);
  const withoutSlash = (path: string) => path.replace(/(.)\/$/, '$1');
  return {
    isInternal: (path: string) => paths.has(path) || shown.has(withoutSlash(path)),
    isHiddenPage: (path: string) => hidden.has(withoutSlash(path)) && !shown.has(withoutSlash(path)),
  };
}

/** Lookups of pictures, films, drawings, and addresses. The rest is unknown until its files are resolved. */
export function firstReferences(files: ContentFiles, source: ContentSource): References {
  const hidden = new Set(
    files
      .all('rooms')
      .filter(isHiddenFile)
      .map(({ path }) => stem(path)),
  );
  return {
    fact: () => undefined,
    picture: (name) => source.pictures.get(name),
    film: (name) => source.films.get(name),
    drawing: (name) => source.drawings.get(name),
    room: () => undefined,
    isHiddenRoom: (slug) => hidden.has(slug),
    view: () => undefined,
    place: () => undefined,
    ...createPaths(files),
  };
}

/** Looks up facts, the first group first. */
export const factIn =
  (...groups: readonly Facts[]): References['fact'] =>
  (name) => {
    for (const facts of groups) {
      const found = ownValue(facts, name);
      if (found !== undefined) return found;
    }
    return undefined;
  };
