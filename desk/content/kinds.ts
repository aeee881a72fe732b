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
  navigation: { group: 'Hotel', label: 'Navigation and footer' },
  banner: { group: 'Hotel', label: 'Banner on every page' },
  cookies: { group: 'Hotel', label: 'Cookie notice' },
  views: { group: 'Hotel', label: 'Views of rooms', shownAt: '/rooms-suites' },
  viewer: { group: 'Hotel', label: 'The room that turns', shownAt: '/rooms-suites' },
  accessibility: { group: 'Hotel', label: 'Accessible features', shownAt: '/accessibility' },
  map: { group: 'Hotel', label: 'Map of the town', shownAt: '/neighborhood' },
  crashPage: { group: 'Hotel', label: 'Error page' },
  rooms: { group: 'Rooms', shownAt: (slug) => `/room/${slug}/` },
  pages: { group: 'Pages', shownAt: pageAddress },
  places: { group: 'Lists', label: 'Places in town', shownAt: '/neighborhood' },
  jobs: { group: 'Lists', label: 'Jobs', shownAt: '/careers' },
  questions: { group: 'Lists', label: 'Questions', shownAt: '/faq' },
  testimonials: { group: 'Lists', label: 'Testimonials', shownAt: '/rooms-suites' },
  offerTexts: { group: 'Offers', label: 'Words around the offers' },
  offers: { group: 'Offers', nameKey: 'title', shownAt: (name) => `/offers/${name}` },
  roomBlocks: { group: 'Rooms held for groups', nameKey: 'title', shownAt: (name) => `/groups/${name}` },
  stayForm: { group: 'Forms', label: 'Form for a stay', shownAt: '/book' },
  formTexts: { group: 'Forms', label: 'Notes and consents', shownAt: '/contact' },
  formErrors: { group: 'Forms', label: 'Errors', shownAt: '/contact' },
  mails: { group: 'Forms', label: 'Emails', shownAt: '/desk/mails/contact-acknowledgment' },
  policies: { group: 'Policies', shownAt: (name) => (name === 'stay' ? '/terms' : pageAddress(name)) },
};
