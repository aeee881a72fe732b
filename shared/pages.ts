import type { FormName } from './forms/allForms';

/**
 * The table of pages, for router, server, sitemap, page cache, social cards and links. A page is one row here,
 * one folder client/pages/{Name} (the row's name in capitals: 'do-not-sell'
 * -> DoNotSell) and one file content/pages/{name}.json.
 */

/** Kinds of structured data, made by server/pages/structuredData. */
export type StructuredData =
  | 'hotel'
  | 'contact'
  | 'website'
  | 'rooms'
  | 'questions'
  | 'room'
  | 'offer'
  | 'venue';

/** Value lists of query parameters, defined in server/pages/cacheKey.ts. */
export type KnownValues = 'roomFilters' | 'departments' | 'jobLocations' | 'unsubscribeStates';

interface PageRow {
  /** Canonical, in react-router's syntax. With and without a last slash the page answers. */
  path: string;
  /** Whether search engines may list it. */
  indexed: boolean;
  /** Query parameters; unknown values count as none. */
  query?: Readonly<Record<string, KnownValues>>;
  /** Its form, besides the newsletter, which is on every page. */
  form?: Exclude<FormName, 'newsletter'>;
  structuredData?: readonly StructuredData[];
  /** Not cached; has its own route (server/pages/bookRoute.ts). */
  uncached?: true;
}

export const pages = {
  home: { path: '/', indexed: true, structuredData: ['hotel', 'website'] },
  rooms: {
    path: '/rooms-suites',
    indexed: true,
    query: { filter: 'roomFilters' },
    structuredData: ['rooms'],
  },
  room: { path: '/room/:slug/', indexed: true, structuredData: ['room'] },
  offers: { path: '/offers', indexed: true },
  offer: { path: '/offers/:slug', indexed: true, structuredData: ['offer'] },
  gallery: { path: '/gallery', indexed: true },
  groups: { path: '/group-accommodations', indexed: true, form: 'group-request', structuredData: ['venue'] },
  group: { path: '/groups/:slug', indexed: false },
  neighborhood: { path: '/neighborhood', indexed: true },
  about: { path: '/about', indexed: true },
  contact: { path: '/contact', indexed: true, form: 'contact', structuredData: ['contact'] },
  faq: { path: '/faq', indexed: true, structuredData: ['questions'] },
  accessibility: { path: '/accessibility', indexed: true },
  privacy: { path: '/privacy-policy', indexed: true },
  terms: { path: '/terms', indexed: true },
  'do-not-sell': { path: '/do-not-sell', indexed: true, form: 'opt-out' },
  'opt-out': { path: '/opt-out-preferences', indexed: true },
  careers: {
    path: '/careers',
    indexed: true,
    query: { department: 'departments', location: 'jobLocations' },
  },
  unsubscribe: { path: '/unsubscribe', indexed: false, query: { state: 'unsubscribeStates' } },
  book: { path: '/book', indexed: false, uncached: true },
  'style-guide': { path: '/style-guide', indexed: false },
  'test-nav': { path: '/test-nav', indexed: false },
  'not-found': { path: '*', indexed: false },
} as const satisfies Record<string, PageRow>;

export type PageName = keyof typeof pages;

type Path = (typeof pages)[PageName]['path'];

/** The canonical path of a page that has one address. */
export type PagePath = Exclude<Path, '*' | `${string}:${string}`>;

type RoomPath = `/room/${string}/`;

export type OfferPath = `/offers/${string}`;

export type GroupPath = `/groups/${string}`;

/** The canonical path of any page. */
export type CanonicalPath = PagePath | RoomPath | OfferPath | GroupPath;

/** The row of a page, with optional properties. */
export const pageRow = (name: PageName): PageRow => pages[name];

export const pageNames = Object.keys(pages) as PageName[];

/** Pages with a single address, by path. */
export const pagesByPath: ReadonlyMap<string, PageName> = new Map(
  pageNames.filter((name) => !/[:*]/.test(pages[name].path)).map((name) => [pages[name].path, name]),
);

/** The page of a form; home for the newsletter, which is on all. */
export const pageOfForm = (form: FormName): PagePath => {
  const name = pageNames.find((each) => pageRow(each).form === form) ?? 'home';
  return pages[name].path as PagePath;
};

/** Addresses in links that redirect. */
const aliases = {
  '/about-us': '/about/',
  '/rooms': '/rooms-suites',
  '/terms-conditions': '/terms',
  '/do-not-sell-my-personal-information': '/do-not-sell',
} as const;

/** Redirects of aliases from path to path, with or without a last slash. */
export const aliasRedirects: ReadonlyMap<string, string> = new Map(
  Object.entries(aliases).flatMap(([from, to]) => [[from, to] as const, [`${from}/`, to] as const]),
);

/** A valid target of a link inside the site: a broken link does not compile. */
type InsidePath = CanonicalPath | keyof typeof aliases | '/rooms-suites/';
export type InsideLink =
  | InsidePath
  | `${InsidePath}#${string}`
  | `/rooms-suites?filter=${string}`
  | `/book?${string}`;

/** The path of a group's unlisted page. */
export const roomBlockPath = <Name extends string>(name: Name): `/groups/${Name}` => `/groups/${name}`;

/** The path of an offer's page. */
export const offerPath = <Id extends string>(id: Id): `/offers/${Id}` => `/offers/${id}`;

/** The path of a room's page. */
export const roomPath = <Slug extends string>(slug: Slug): `/room/${Slug}/` => `/room/${slug}/`;
