import { formerSlugs, hiddenSlugs, removedSlugs, slashedSlugs } from '../generated/content/roomAddresses';
import { rooms } from '../generated/content/rooms';
import { matchPage, pathOfPage } from './matchPage';
import { type PageName, type PagePath, pageRow, pagesByPath, type RoomPath } from './pages';
import { aliasRedirects } from './redirects';
import { roomPath } from './room';
import { roomRedirect } from './roomRedirects';

/**
 * Every address of the site, for the server, the build and tests. Not for the browser, since it has a row for each room:
 * there matchPage finds the page, and the page of rooms knows the slugs.
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

/** From rooms' paths, with and without their last slash, to where they lead. */
const roomRedirects = (slugs: readonly string[]) =>
  slugs.flatMap((slug) =>
    [`/room/${slug}`, `/room/${slug}/`].map((path) => [path, roomRedirect(slug) ?? ''] as const),
  );

/** From path to path, exact: the addresses of hidden rooms, which may come back. docs/behavior.md#room-addresses */
export const temporaryRedirects: ReadonlyMap<string, string> = new Map(roomRedirects(hiddenSlugs));

/** From path to path, exact: the table of permanent redirects. docs/behavior.md#redirects */
export const redirects: ReadonlyMap<string, string> = new Map([
  ...aliasRedirects,
  ...roomRedirects([...removedSlugs, ...Object.keys(formerSlugs)]),
  ...slashedSlugs.map((slug) => [`/room/${slug}`, roomPath(slug)] as const),
]);

const byPath = new Map<string, PageAddress>(addresses.map((address) => [address.path, address]));

/** The page at a path, with or without its slash; undefined where no page answers or the path redirects. */
export function addressOf(path: string): PageAddress | undefined {
  const { name, params } = matchPage(path);
  return redirects.has(path) ? undefined : byPath.get(pathOfPage(name, params));
}
