import type * as z from 'zod';
import { pages } from '../pages';
import type { Fields } from './fields';
import { withHidden } from './hiddenPages';
import { accessibilityFile } from './schemas/accessibility';
import { bannerFile } from './schemas/banner';
import { blockFile } from './schemas/block';
import { brandFile } from './schemas/brand';
import { cookiesFile } from './schemas/cookies';
import { engineFile } from './schemas/engine';
import { formsFile } from './schemas/forms';
import { hotelFile } from './schemas/hotel';
import { jobsFile } from './schemas/jobs';
import { mapFile } from './schemas/map';
import { offerFile, offersFile } from './schemas/offer';
import { pageSchemas, plainPage } from './schemas/pages';
import { placesFile } from './schemas/places';
import { questionsFile } from './schemas/questions';
import { removedRoomsFile } from './schemas/removedRooms';
import { roomFile } from './schemas/room';
import { siteFile } from './schemas/site';
import { stayFile } from './schemas/stay';
import { sunFile } from './schemas/sun';
import { testimonialsFile } from './schemas/testimonials';
import { viewerFile } from './schemas/viewer';

/** A file of content/, or a folder of files with the same schema. */
export interface ContentKind {
  /** Below content/: 'site.json', or 'rooms/' for a folder. */
  path: string;
  /** The schema of JSON; Markdown has none. In a folder `name` is the file's. */
  schema?(fields: Fields, name: string): z.ZodType;
  /** Combined with other files (compile.ts), so it has no module of its own. */
  isPart?: true;
  /** Its heading at the desk; absent: not at the desk. */
  group?: string;
  /** Its label at the desk; in a folder labels come from the files. */
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

/**
 * All files of content/, in the order of the desk. A row's name is its module's export; compiler, modules, types and the
 * desk's forms follow from the row.
 */
export const contentKinds = {
  site: {
    path: 'site.json',
    schema: () => siteFile,
    isPart: true,
    group: 'Hotel',
    label: 'Name, address and facts',
    shownAt: '/contact',
  },
  hotel: {
    path: 'hotel.json',
    schema: hotelFile,
    group: 'Hotel',
    label: 'Amenities and extras',
    shownAt: '/rooms-suites',
  },
  brand: {
    path: 'brand.json',
    schema: brandFile,
    group: 'Hotel',
    label: 'Colors and typefaces',
    shownAt: '/style-guide',
  },
  accessibility: {
    path: 'accessibility.json',
    schema: accessibilityFile,
    group: 'Hotel',
    label: 'Accessible features',
    shownAt: '/accessibility',
  },
  banner: { path: 'banner.json', schema: bannerFile, group: 'Hotel', label: 'Banner on every page' },
  cookies: { path: 'cookies.json', schema: cookiesFile, group: 'Hotel', label: 'Cookie notice' },
  viewer: {
    path: 'viewer.json',
    schema: viewerFile,
    group: 'Hotel',
    label: 'The room that turns',
    shownAt: '/rooms-suites',
  },
  stayForm: {
    path: 'stay.json',
    schema: stayFile,
    group: 'Hotel',
    label: 'Form for a stay',
    shownAt: '/book',
  },
  forms: {
    path: 'forms.json',
    schema: formsFile,
    group: 'Hotel',
    label: 'Notes and consents of forms',
    shownAt: '/contact',
  },
  map: {
    path: 'map.json',
    schema: mapFile,
    group: 'Hotel',
    label: 'Map of the town',
    shownAt: '/neighborhood',
  },
  sun: { path: 'sun.json', schema: sunFile, group: 'Hotel', label: 'Times of the sun' },
  rooms: { path: 'rooms/', schema: roomFile, group: 'Rooms', shownAt: (slug) => `/room/${slug}/` },
  removedRooms: { path: 'removed-rooms.json', schema: () => removedRoomsFile, isPart: true },
  pages: {
    path: 'pages/',
    schema: (fields, name) =>
      withHidden(name, (pageSchemas[name as keyof typeof pageSchemas] ?? plainPage)(fields)),
    group: 'Pages',
    shownAt: pageAddress,
  },
  places: {
    path: 'places.json',
    schema: () => placesFile,
    isPart: true,
    group: 'Lists',
    label: 'Places in town',
    shownAt: '/neighborhood',
  },
  jobs: { path: 'jobs.json', schema: jobsFile, group: 'Lists', label: 'Jobs', shownAt: '/careers' },
  questions: {
    path: 'questions.json',
    schema: questionsFile,
    group: 'Lists',
    label: 'Questions',
    shownAt: '/faq',
  },
  testimonials: {
    path: 'testimonials.json',
    schema: testimonialsFile,
    group: 'Lists',
    label: 'Testimonials',
    shownAt: '/rooms-suites',
  },
  offerTexts: {
    path: 'offers.json',
    schema: offersFile,
    isPart: true,
    group: 'Offers',
    label: 'Words around the offers',
  },
  offers: {
    path: 'offers/',
    schema: offerFile,
    group: 'Offers',
    nameKey: 'title',
    shownAt: (name) => `/offers/${name}`,
  },
  blocks: {
    path: 'groups/',
    schema: blockFile,
    group: 'Rooms held for groups',
    nameKey: 'title',
    shownAt: (name) => `/groups/${name}`,
  },
  engines: {
    path: 'engines/',
    schema: engineFile,
    group: 'Reservation engine',
    nameKey: 'name',
    shownAt: '/book',
  },
  policies: {
    path: 'policies/',
    group: 'Policies',
    // The page of terms ends with the policy of stays.
    shownAt: (name) => (name === 'stay' ? '/terms' : pageAddress(name)),
  },
} as const satisfies Record<string, ContentKind>;

type Kinds = typeof contentKinds;

/** Kinds that are one file with its own module. */
export type PlainKind = {
  [Name in keyof Kinds]: Kinds[Name] extends { isPart: true } | { path: `${string}/` } ? never : Name;
}[keyof Kinds];

/** The parsed content of a kind. */
export type ContentOf<Name extends PlainKind> = z.output<ReturnType<Kinds[Name]['schema']>>;

/** Every kind with its name. */
export const kindRows: readonly (ContentKind & { name: string })[] = Object.entries(contentKinds).map(
  ([name, kind]) => ({ name, ...kind }),
);

/** The rows of kinds that are one file with its own module. */
export const plainKinds = kindRows.filter(({ path, isPart }) => !isPart && !path.endsWith('/'));
