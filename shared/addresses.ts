import { blocks } from '../generated/content/blocks/all';
import { formerSlugs, hiddenSlugs, removedSlugs, slashedSlugs } from '../generated/content/roomAddresses';
import { rooms } from '../generated/content/rooms';
import { groupPath } from './groupPath';
import { matchPage, pathOfPage } from './matchPage';
import { offerPath, offers } from './offers';
import { type CanonicalPath, type PageName, type PagePath, pageRow, pagesByPath } from './pages';
import { aliasRedirects } from './redirects';
import { roomPath } from './room';
import { roomRedirect } from './roomRedirects';
import { isShown } from './shownPages';

/**
 * Every address of the site, for the server, the build and tests. Not for the browser: the list has a row for each room,
 * and matchPage is enough there.
 */

/** A page at one of its canonical addresses. */
export interface PageAddress {
  path: CanonicalPath;
  name: PageName;
}

/** The addresses of all pages, in the order of the table. */
export const addresses: readonly PageAddress[] = [
  ...[...pagesByPath]
    .filter(([, name]) => isShown(name))
    .map(([path, name]) => ({ path: path as PagePath, name })),
  ...rooms.map(({ slug }) => ({ path: roomPath(slug), name: 'room' as const })),
  ...offers.map(({ id }) => ({ path: offerPath(id), name: 'offer' as const })),
  ...Object.keys(blocks).map((name) => ({ path: groupPath(name), name: 'group' as const })),
];

/** The paths of indexed pages. */
export const indexedPaths = addresses.filter(({ name }) => pageRow(name).indexed).map(({ path }) => path);

/** Redirects of rooms' paths, with and without their last slash. */
const roomRedirects = (slugs: readonly string[]) =>
  slugs.flatMap((slug) =>
    [`/room/${slug}`, `/room/${slug}/`].map((path) => [path, roomRedirect(slug) ?? ''] as const),
  );

/** Temporary redirects from path to path: hidden rooms, which may return. docs/behavior.md#room-addresses */
export const temporaryRedirects: ReadonlyMap<string, string> = new Map(roomRedirects(hiddenSlugs));

/** Permanent redirects from path to path. docs/behavior.md#redirects */
export const redirects: ReadonlyMap<string, string> = new Map([
  ...aliasRedirects,
  ...roomRedirects([...removedSlugs, ...Object.keys(formerSlugs)]),
  ...slashedSlugs.map((slug) => [`/room/${slug}`, roomPath(slug)] as const),
]);

const byPath = new Map<string, PageAddress>(addresses.map((address) => [address.path, address]));

/** The page at a path, with or without its last slash; undefined for redirects and unknown paths. */
export function addressOf(path: string): PageAddress | undefined {
  const { name, params } = matchPage(path);
  return redirects.has(path) ? undefined : byPath.get(pathOfPage(name, params));
}
