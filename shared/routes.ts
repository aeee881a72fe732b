import type { RoomSlug } from './roomSlugs';

/**
 * The route table: which addresses exist, their canonical form, where old ones lead, what a crawler may index.
 * SPEC 2 (route table, room slugs) and DESIGN 3 (redirects). Server, client, sitemap and tests all read it.
 */

/** Every screen but the room pages. `path` is canonical (no slash); the same path with a slash answers too. */
export const pages = {
  home: { path: '/', label: 'Home', indexed: true },
  rooms: { path: '/rooms-suites', label: 'Rooms & Suites', indexed: true },
  gallery: { path: '/gallery', label: 'Gallery', indexed: true },
  groups: { path: '/group-accommodations', label: 'Group Accommodations', indexed: true },
  neighborhood: { path: '/neighborhood', label: 'Neighborhood', indexed: true },
  about: { path: '/about', label: 'Our Story', indexed: true },
  contact: { path: '/contact', label: 'Contact', indexed: true },
  privacy: { path: '/privacy-policy', label: 'Privacy Policy', indexed: true },
  terms: { path: '/terms', label: 'Terms and Conditions', indexed: true },
  doNotSell: { path: '/do-not-sell', label: 'Do Not Sell My Personal Information', indexed: true },
  optOut: { path: '/opt-out-preferences', label: 'Opt-Out Preferences', indexed: true },
  careers: { path: '/careers', label: 'Careers', indexed: true },
  styleGuide: { path: '/style-guide', label: 'Style Guide', indexed: false },
  testNav: { path: '/test-nav', label: 'Test Navigation', indexed: false },
} as const;

export type PageId = keyof typeof pages;
export type PagePath = (typeof pages)[PageId]['path'];

export type RoomPath = `/room/${RoomSlug}/`;

export const roomPath = <Slug extends RoomSlug>(slug: Slug): `/room/${Slug}/` => `/room/${slug}/`;

/** Addresses that are written in pages as the spec has them and answer with a redirect (DESIGN 3). */
export const aliases = {
  '/about-us': '/about/',
  '/rooms': '/rooms-suites',
  '/terms-conditions': '/terms',
  '/do-not-sell-my-personal-information': '/do-not-sell',
} as const;

/** Short room addresses of the old site (SPEC 2, Room slugs). */
const oldRoomSlugs = {
  'enci-king-kitchenette': 'the-enci-king-with-kitchenette',
  'enci-king': 'the-enci-king',
  'shore-thing-king-kitchenette': 'shore-thing-king-with-kitchenette',
  'enci-king-suite-kitchenette': 'the-enci-king-suite-with-kitchenette',
  'enci-king-sofa': 'the-enci-king-with-sofa',
  'enci-double-queen': 'the-enci-double-queen',
  'enci-double-queen-kitchenette': 'the-enci-double-queen-suite-with-kitchenette',
  'handi-enci-double-queen-kitchenette': 'the-handi-enci-double-queen-suite-with-kitchenette',
} as const satisfies Record<string, RoomSlug>;

/** Rooms whose address without a slash redirects to the one with it; the others answer under both. */
const slashedRooms = [
  'shore-thing-king',
  'shore-thing-double-queen',
  'swamis-peak-suite',
] as const satisfies RoomSlug[];

/** From path to path, exact: the whole table of permanent redirects. */
export const redirects: ReadonlyMap<string, PagePath | RoomPath | '/about/'> = new Map([
  ...Object.entries(aliases).flatMap(([from, to]) => [[from, to] as const, [`${from}/`, to] as const]),
  ...Object.entries(oldRoomSlugs).flatMap(([from, to]) => [
    [`/room/${from}`, roomPath(to)] as const,
    [`/room/${from}/`, roomPath(to)] as const,
  ]),
  ...slashedRooms.map((slug) => [`/room/${slug}`, roomPath(slug)] as const),
]);

/** What a link inside the site may point at: a dead one does not compile. */
export type InsidePath = PagePath | RoomPath | keyof typeof aliases | '/rooms-suites/';
export type InsideLink = InsidePath | `${InsidePath}#${string}` | `/rooms-suites?filter=${string}`;

/** The page at a path, with or without its slash; rooms are told apart by `roomSlugAt`. */
export function pageAt(path: string): PageId | undefined {
  const bare = path === '/' ? path : path.replace(/\/$/, '');
  return (Object.keys(pages) as PageId[]).find((id) => pages[id].path === bare);
}

/** What stands in the place of a room's slug, whether there is such a room or not. */
export const roomSlugAt = (path: string): string | undefined => /^\/room\/([^/]+)\/?$/.exec(path)?.[1];
