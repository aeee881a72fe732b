import type { FormName } from './formNames';
import type { aliases } from './redirects';

/**
 * The table of pages: everything that the router, the server, the sitemap, the page cache, the social cards and the
 * links know of a page. A page is one row here, one folder client/pages/{Name} (the row's name in capitals: 'do-not-sell'
 * -> DoNotSell) and one file content/pages/{name}.json. docs/behavior.md#addresses
 */

/** What a page can be in the eyes of a search engine; server/pages/structuredData makes the data. */
export type StructuredData = 'hotel' | 'contact' | 'website' | 'rooms' | 'questions' | 'room';

/** Lists of values that a page reads from its query; server/pages/cacheKey.ts knows what is in them. */
export type KnownValues = 'roomFilters' | 'departments' | 'jobLocations' | 'unsubscribeStates';

interface PageRow {
  /** Canonical, as react-router writes it; without a slash at the end the same path with one answers too. */
  path: string;
  label: string;
  /** Whether search engines may list it. */
  indexed: boolean;
  /** What it reads from the query: any other value shows the same as none. */
  query?: Readonly<Record<string, KnownValues>>;
  /** The form that stands on it; the newsletter's stands on every page. */
  form?: Exclude<FormName, 'newsletter'>;
  structuredData?: readonly StructuredData[];
  /** Answered again for each request, by a route of its own (server/pages/bookRoute.ts): never in the page cache. */
  uncached?: true;
}

export const pages = {
  home: { path: '/', label: 'Home', indexed: true, structuredData: ['hotel', 'website'] },
  rooms: {
    path: '/rooms-suites',
    label: 'Rooms & Suites',
    indexed: true,
    query: { filter: 'roomFilters' },
    structuredData: ['rooms'],
  },
  room: { path: '/room/:slug/', label: 'Room', indexed: true, structuredData: ['room'] },
  gallery: { path: '/gallery', label: 'Gallery', indexed: true },
  groups: {
    path: '/group-accommodations',
    label: 'Group Accommodations',
    indexed: true,
    form: 'group-request',
  },
  neighborhood: { path: '/neighborhood', label: 'Neighborhood', indexed: true },
  about: { path: '/about', label: 'Our Story', indexed: true },
  contact: {
    path: '/contact',
    label: 'Contact',
    indexed: true,
    form: 'contact',
    structuredData: ['contact', 'questions'],
  },
  privacy: { path: '/privacy-policy', label: 'Privacy Policy', indexed: true },
  terms: { path: '/terms', label: 'Terms and Conditions', indexed: true },
  'do-not-sell': {
    path: '/do-not-sell',
    label: 'Do Not Sell My Personal Information',
    indexed: true,
    form: 'opt-out',
  },
  'opt-out': { path: '/opt-out-preferences', label: 'Opt-Out Preferences', indexed: true },
  careers: {
    path: '/careers',
    label: 'Careers',
    indexed: true,
    query: { department: 'departments', location: 'jobLocations' },
  },
  unsubscribe: {
    path: '/unsubscribe',
    label: 'Unsubscribe',
    indexed: false,
    query: { state: 'unsubscribeStates' },
  },
  book: { path: '/book', label: 'Your Stay', indexed: false, uncached: true },
  'style-guide': { path: '/style-guide', label: 'Style Guide', indexed: false },
  'test-nav': { path: '/test-nav', label: 'Test Navigation', indexed: false },
  'not-found': { path: '*', label: 'Page Not Found', indexed: false },
} as const satisfies Record<string, PageRow>;

export type PageName = keyof typeof pages;

type Path = (typeof pages)[PageName]['path'];

/** The canonical path of a page that has one address. */
export type PagePath = Exclude<Path, '*' | `${string}:${string}`>;

export type RoomPath = `/room/${string}/`;

/** The row of a page, whatever it leaves out. */
export const pageRow = (name: PageName): PageRow => pages[name];

export const pageNames = Object.keys(pages) as PageName[];

/** Pages with one address each, by that address. */
export const pagesByPath: ReadonlyMap<string, PageName> = new Map(
  pageNames.filter((name) => !/[:*]/.test(pages[name].path)).map((name) => [pages[name].path, name]),
);

/** The page that a form stands on; the newsletter's, which stands on all, counts as the home page's. */
export const pageOfForm = (form: FormName): PagePath => {
  const name = pageNames.find((each) => pageRow(each).form === form) ?? 'home';
  return pages[name].path as PagePath;
};

/** What a link inside the site may point at: a dead one does not compile. */
export type InsidePath = PagePath | RoomPath | keyof typeof aliases | '/rooms-suites/';
export type InsideLink =
  | InsidePath
  | `${InsidePath}#${string}`
  | `/rooms-suites?filter=${string}`
  | `/book?${string}`;
