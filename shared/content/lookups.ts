import { getOwn } from '../getOwn';
import { customPath, offerPath, pagesByPath, roomPath } from '../pages';
import type { Drawing, Picture } from '../picture';
import { pathRedirects } from '../redirects';
import type { Room } from '../room';
import type { Place } from '../schema/places';
import type { View } from '../schema/views';
import type { ContentSource } from './content';
import { type ContentFiles, isHiddenFile } from './files';
import { stem } from './kinds';
import type { TokenValues } from './tokenValues';

/** Functions that look up names in content and return undefined for an unknown name. */
export interface Lookups {
  /** Returns the value of a token: 'roomCount' -> '11'. */
  token(name: string): string | undefined;
  picture(name: string): Picture | undefined;
  /** Returns the URL of a film. */
  film(name: string): string | undefined;
  drawing(name: string): Drawing | undefined;
  /** Returns a visible room. */
  room(slug: string): Room | undefined;
  /** Whether the room is temporarily hidden. */
  isHiddenRoom(slug: string): boolean;
  view(id: string): View | undefined;
  place(id: string): Place | undefined;
  /** Whether a path (without query and anchor) leads to a page, directly or by a redirect. */
  isInternal(path: string): boolean;
  /** Whether a path is a page that the hotel hides. */
  isHiddenPage(path: string): boolean;
}

/** Collects the site's paths: pages with or without a trailing slash, redirects, offers, and rooms. */
function createPaths({ filesOf, hiddenPages, hiddenCustomPages, parsed }: ContentFiles) {
  const paths = new Set<string>([
    ...pathRedirects.keys(),
    ...parsed('redirects').redirects.map(({ from }) => from),
    ...filesOf('offers').map(({ path }) => offerPath(stem(path))),
    // A hidden room's path redirects to the Rooms page.
    ...filesOf('rooms').map(({ path }) => roomPath(stem(path))),
  ]);
  const shown = new Set<string>(filesOf('customPages').map(({ path }) => customPath(stem(path))));
  const hidden = new Set<string>(hiddenCustomPages.map(customPath));
  for (const [path, name] of pagesByPath) (hiddenPages.includes(name) ? hidden : shown).add(path);
  const withoutSlash = (path: string) => path.replace(/(.)\/$/, '$1');
  return {
    isInternal: (path: string) => paths.has(path) || shown.has(withoutSlash(path)),
    isHiddenPage: (path: string) => hidden.has(withoutSlash(path)) && !shown.has(withoutSlash(path)),
  };
}

/** Creates lookups of pictures, films, drawings, and addresses. Other names are unknown until files are resolved. */
export function initialLookups(files: ContentFiles, source: ContentSource): Lookups {
  const hidden = new Set(
    files
      .filesOf('rooms')
      .filter(isHiddenFile)
      .map(({ path }) => stem(path)),
  );
  return {
    token: () => undefined,
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

/** Creates a lookup of tokens. If two groups have a token, the earlier group wins. */
export const tokenIn =
  (...groups: readonly TokenValues[]): Lookups['token'] =>
  (name) => {
    for (const values of groups) {
      const found = getOwn(values, name);
      if (found !== undefined) return found;
    }
    return undefined;
  };
