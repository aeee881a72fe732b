import { formerSlugs, hiddenSlugs, removedSlugs, slashedSlugs } from '../generated/content/roomAddresses';
import { rooms } from '../generated/content/rooms';
import { type PageName, type PagePath, pageRow, pagesByPath, type RoomPath } from './pages';
import { aliasRedirects } from './redirects';
import { roomPath } from './room';

/**
 * Every address of the site by name, for the server, the build and tests. It grows with the rooms, so the browser does
 * without it: shared/matchPage.ts finds a page there.
 */

/** A page at one of its canonical addresses. */
export interface PageAddress {
  path: PagePath | RoomPath;
  name: PageName;
}

/** Every address that a page answers at, in the order of the table. */
export const addresses: readonly PageAddress[] = [
  ...[...pagesByPath].map(([path, name]) => ({ path: path as PagePath, name })),
  ...rooms.map(({ slug }) => ({ path: roomPath(slug), name: 'room' as const })),
];

/** Those that search engines may list. */
export const indexedPaths = addresses.filter(({ name }) => pageRow(name).indexed).map(({ path }) => path);

const allRooms: PagePath = '/rooms-suites';

/** A room's path with and without its last slash, each leading to all rooms. */
const toAllRooms = (slugs: readonly string[]) =>
  slugs.flatMap((slug) => [[`/room/${slug}`, allRooms] as const, [`/room/${slug}/`, allRooms] as const]);

/** From path to path, exact: the addresses of hidden rooms, which come back. docs/behavior.md#room-addresses */
export const temporaryRedirects: ReadonlyMap<string, string> = new Map(toAllRooms(hiddenSlugs));

/** From path to path, exact: the whole table of permanent redirects. docs/behavior.md#redirects */
export const redirects: ReadonlyMap<string, string> = new Map([
  ...aliasRedirects,
  ...toAllRooms(removedSlugs),
  ...Object.entries(formerSlugs).flatMap(([from, to]) => [
    [`/room/${from}`, roomPath(to)] as const,
    [`/room/${from}/`, roomPath(to)] as const,
  ]),
  ...slashedSlugs.map((slug) => [`/room/${slug}`, roomPath(slug)] as const),
]);

/** A path with and without its last slash. */
const bothForms = (path: string) =>
  path === '/' ? ['/'] : [path.replace(/\/$/, ''), path.replace(/\/?$/, '/')];

const byPath = new Map(
  addresses.flatMap((address) =>
    bothForms(address.path)
      .filter((path) => !redirects.has(path))
      .map((path) => [path, address] as const),
  ),
);

/** The page at a path, with or without its slash; undefined where no page answers or the path redirects. */
export const addressOf = (path: string): PageAddress | undefined => byPath.get(path);
