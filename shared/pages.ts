import type { FormName } from './forms/allForms';
import type { aliases } from './redirects';

/**
 * The table of pages, for router, server, sitemap, page cache, social cards and links. A page is one row here,
 * one folder client/pages/{Name} (the row's name in capitals: 'do-not-sell'
 * -> DoNotSell) and one file content/pages/{name}.json. docs/behavior.md#addresses
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
  label: string;
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
  home: { path: '/', label: 'Home', indexed: true, structuredData: ['hotel', 'website'] },
  rooms: {
    path: '/rooms-suites',
    label: 'Rooms & Suites',
    indexed: true,
    query: { filter: 'roomFilters' },
    structuredData: ['rooms'],
  },
  room: { path: '/room/:slug/', label: 'Room', indexed: true, structuredData: ['room'] },
  offers: { path: '/offers', label: 'Offers', indexed: true },
  offer: { path: '/offers/:slug', label: 'Offer', indexed: true, structuredData: ['offer'] },
  gallery: { path: '/gallery', label: 'Gallery', indexed: true },
  groups: {
    path: '/group-accommodations',
    label: 'Group Accommodations',
    indexed: true,
    form: 'group-request',
    structuredData: ['venue'],
  },
  group: { path: '/groups/:slug', label: 'Group Stay', indexed: false },
  neighborhood: { path: '/neighborhood', label: 'Neighborhood', indexed: true },
  about: { path: '/about', label: 'Our Story', indexed: true },
  contact: {
    path: '/contact',
    label: 'Contact',
    indexed: true,
    form: 'contact',
    structuredData: ['contact'],
  },
  faq: {
    path: '/faq',
    label: 'Frequently Asked Questions',
    indexed: true,
    structuredData: ['questions'],
  },
  accessibility: { path: '/accessibility', label: 'Accessibility', indexed: true },
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

/** A valid target of a link inside the site: a broken link does not compile. */
type InsidePath = CanonicalPath | keyof typeof aliases | '/rooms-suites/';
export type InsideLink =
  | InsidePath
  | `${InsidePath}#${string}`
  | `/rooms-suites?filter=${string}`
  | `/book?${string}`;
