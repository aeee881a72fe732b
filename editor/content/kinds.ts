import type { KindName } from '../../shared/content/kinds';
import { pages } from '../../shared/pages';

/** How the desk shows a kind of content. */
export interface DeskKind {
  /** Its heading. */
  group: string;
  /** Its label; in a folder labels come from the files. */
  label?: string;
  /** Folders whose files the owner copies and removes: the key of a file's title. Rooms are handled separately. */
  nameKey?: string;
  /** The page that shows it. Default: home. */
  shownAt?: string | ((name: string) => string);
}

/** The address of a page; home for pages without a single address. */
function pageAddress(name: string): string {
  const path = name in pages ? pages[name as keyof typeof pages].path : '/';
  return path === '*' ? '/no-such-page' : path;
}

/** Everything that can be changed at the desk, in its order. */
export const deskKinds: Partial<Record<KindName, DeskKind>> = {
  checklist: { group: 'Hotel', label: 'Before going live' },
  hotel: { group: 'Hotel', label: 'Name, address and facts', shownAt: '/contact' },
  amenities: { group: 'Hotel', label: 'Amenities and extras', shownAt: '/rooms-suites' },
  brand: { group: 'Hotel', label: 'Colors and typefaces', shownAt: '/style-guide' },
  views: { group: 'Hotel', label: 'Views of rooms', shownAt: '/rooms-suites' },
  accessibility: { group: 'Hotel', label: 'Accessible features', shownAt: '/accessibility' },
  banner: { group: 'Hotel', label: 'Banner on every page' },
  cookies: { group: 'Hotel', label: 'Cookie notice' },
  viewer: { group: 'Hotel', label: 'The room that turns', shownAt: '/rooms-suites' },
  stayForm: { group: 'Hotel', label: 'Form for a stay', shownAt: '/book' },
  formTexts: { group: 'Forms', label: 'Notes and consents', shownAt: '/contact' },
  formErrors: { group: 'Forms', label: 'Errors', shownAt: '/contact' },
  map: { group: 'Hotel', label: 'Map of the town', shownAt: '/neighborhood' },
  sun: { group: 'Hotel', label: 'Times of the sun' },
  rooms: { group: 'Rooms', shownAt: (slug) => `/room/${slug}/` },
  pages: { group: 'Pages', shownAt: pageAddress },
  places: { group: 'Lists', label: 'Places in town', shownAt: '/neighborhood' },
  jobs: { group: 'Lists', label: 'Jobs', shownAt: '/careers' },
  questions: { group: 'Lists', label: 'Questions', shownAt: '/faq' },
  testimonials: { group: 'Lists', label: 'Testimonials', shownAt: '/rooms-suites' },
  offerTexts: { group: 'Offers', label: 'Words around the offers' },
  offers: { group: 'Offers', nameKey: 'title', shownAt: (name) => `/offers/${name}` },
  roomBlocks: { group: 'Rooms held for groups', nameKey: 'title', shownAt: (name) => `/groups/${name}` },
  navigationWords: { group: 'Words', label: 'Navigation and footer' },
  pageLabels: { group: 'Words', label: 'Names of pages', shownAt: '/test-nav' },
  crawlerWords: { group: 'Words', label: 'For search engines and assistants', shownAt: '/llms.txt' },
  controlWords: { group: 'Words', label: 'Buttons', shownAt: '/gallery' },
  pictureWords: { group: 'Words', label: 'Galleries', shownAt: '/gallery' },
  slideWords: { group: 'Words', label: 'Slides', shownAt: '/rooms-suites' },
  drawingWords: { group: 'Words', label: 'Drawings of plans' },
  calendarWords: { group: 'Words', label: 'Calendar', shownAt: '/book' },
  crashPage: { group: 'Words', label: 'Error page' },
  refusalWords: { group: 'Words', label: 'Forms that are not taken' },
  mails: { group: 'Words', label: 'Emails' },
  legalWords: { group: 'Words', label: 'Legal pages', shownAt: '/privacy-policy' },
  roomWords: { group: 'Words', label: 'Rooms and rates', shownAt: '/rooms-suites' },
  planWords: { group: 'Words', label: 'Plans of rooms', shownAt: '/room/:slug/' },
  offerWords: { group: 'Words', label: 'Rules of codes', shownAt: '/offers' },
  finePrintWords: { group: 'Words', label: 'Fine print of offers', shownAt: '/offers' },
  dateWords: { group: 'Words', label: 'Dates', shownAt: '/book' },
  numberWords: { group: 'Words', label: 'Numbers' },
  policies: { group: 'Policies', shownAt: (name) => (name === 'stay' ? '/terms' : pageAddress(name)) },
  engines: { group: 'For your developer', shownAt: '/book' },
};
