import type { Content } from '../../shared/content/content';
import { matchPage, pathOfPage } from '../../shared/matchPage';
import {
  type CanonicalPath,
  customPath,
  offerPath,
  type PageName,
  type PagePath,
  pageRow,
  pages,
  pagesByPath,
  roomPath,
} from '../../shared/pages';
import { pathRedirects } from '../../shared/redirects';

/** A page's name with one of the page's canonical paths. */
export interface PageAddress {
  path: CanonicalPath;
  name: PageName;
}

/** All addresses on a hotel's site. The browser's code has only the table of pages (shared/pages.ts). */
export interface Addresses {
  /** All pages, in table order. */
  addresses: readonly PageAddress[];
  /** The paths of indexed pages. */
  indexedPaths: readonly CanonicalPath[];
  /** Permanent redirects, keyed by old path. docs/behavior.md#redirects */
  redirects: ReadonlyMap<string, string>;
  /** Temporary redirects for hidden rooms, which may return. docs/behavior.md#room-addresses */
  temporaryRedirects: ReadonlyMap<string, string>;
  /** The page at a path, with or without a trailing slash; undefined for redirects and unknown paths. */
  addressOf(path: string): PageAddress | undefined;
}

type Source = Pick<
  Content,
  | 'hiddenPages'
  | 'rooms'
  | 'offers'
  | 'formerSlugs'
  | 'removedRooms'
  | 'hiddenSlugs'
  | 'slashedSlugs'
  | 'customPages'
  | 'redirects'
>;

export function createAddresses(content: Source): Addresses {
  const isShown = (name: PageName) => !content.hiddenPages.includes(name);
  const addresses: readonly PageAddress[] = [
    ...[...pagesByPath]
      .filter(([, name]) => isShown(name))
      .map(([path, name]) => ({ path: path as PagePath, name })),
    ...content.rooms.map(({ slug }) => ({ path: roomPath(slug), name: 'room' as const })),
    ...content.offers.map(({ id }) => ({ path: offerPath(id), name: 'offer' as const })),
    ...Object.keys(content.customPages).map((slug) => ({
      path: customPath(slug),
      name: 'custom-page' as const,
    })),
  ];
  /** Returns redirects from a room's address, one with a trailing slash and one without. */
  const fromRoom = (slug: string, to: string) =>
    [`/room/${slug}`, `/room/${slug}/`].map((path) => [path, to] as const);
  const redirects = new Map<string, string>([
    ...content.redirects.flatMap(({ from, to }) =>
      [from.replace(/\/$/, ''), from.replace(/\/?$/, '/')].map((path) => [path, to] as const),
    ),
    ...pathRedirects,
    ...content.removedRooms.slugs.flatMap((slug) => fromRoom(slug, pages.rooms.path)),
    ...Object.entries(content.formerSlugs).flatMap(([old, slug]) => fromRoom(old, roomPath(slug))),
    ...content.slashedSlugs.map((slug) => [`/room/${slug}`, roomPath(slug)] as const),
  ]);
  const byPath = new Map<string, PageAddress>(addresses.map((address) => [address.path, address]));
  return {
    addresses,
    indexedPaths: addresses.filter(({ name }) => pageRow(name).indexed).map(({ path }) => path),
    redirects,
    temporaryRedirects: new Map(content.hiddenSlugs.flatMap((slug) => fromRoom(slug, pages.rooms.path))),
    addressOf(path) {
      const { name, params } = matchPage(path);
      return redirects.has(path) ? undefined : byPath.get(pathOfPage(name, params));
    },
  };
}
