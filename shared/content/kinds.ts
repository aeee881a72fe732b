import type * as z from 'zod';
import { ownValue } from '../ownValue';
import { pages } from '../pages';
import type { Fields } from './fields';
import { withHidden } from './hiddenPages';
import { accessibilityFile } from './schemas/accessibility';
import { bannerFile } from './schemas/banner';
import { blockFile } from './schemas/block';
import { brandFile } from './schemas/brand';
import { checklistFile } from './schemas/checklist';
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
import { viewsFile } from './schemas/views';
import { calendarWordsFile } from './schemas/words/calendar';
import { controlWordsFile } from './schemas/words/controls';
import { crawlerWordsFile } from './schemas/words/crawlers';
import { dateWordsFile } from './schemas/words/dates';
import { drawingWordsFile } from './schemas/words/drawings';
import { errorWordsFile } from './schemas/words/errors';
import { finePrintWordsFile } from './schemas/words/finePrint';
import { legalWordsFile } from './schemas/words/legal';
import { mailWordsFile } from './schemas/words/mails';
import { navigationWordsFile } from './schemas/words/navigation';
import { numberWordsFile } from './schemas/words/numbers';
import { offerWordsFile } from './schemas/words/offers';
import { pageLabelsFile } from './schemas/words/pages';
import { pictureWordsFile } from './schemas/words/pictures';
import { planWordsFile } from './schemas/words/plan';
import { refusalWordsFile } from './schemas/words/refusals';
import { roomWordsFile } from './schemas/words/rooms';
import { slideWordsFile } from './schemas/words/slides';

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
  const path = ownValue(pages, name)?.path ?? '/';
  return path === '*' ? '/no-such-page' : path;
}

/**
 * All files of content/, in the order of the desk. A row's name is its module's export; compiler, modules, types and the
 * desk's forms follow from the row.
 */
export const contentKinds = {
  checklist: {
    path: 'checklist.json',
    schema: () => checklistFile,
    isPart: true,
    group: 'Hotel',
    label: 'Before going live',
  },
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
  views: {
    path: 'views.json',
    schema: viewsFile,
    group: 'Hotel',
    label: 'Views of rooms',
    shownAt: '/rooms-suites',
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
      withHidden(name, (ownValue<(fields: Fields) => z.ZodObject>(pageSchemas, name) ?? plainPage)(fields)),
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
  navigationWords: {
    path: 'words/navigation.json',
    schema: navigationWordsFile,
    group: 'Words',
    label: 'Navigation and footer',
  },
  pageLabels: {
    path: 'words/pages.json',
    schema: pageLabelsFile,
    group: 'Words',
    label: 'Names of pages',
    shownAt: '/test-nav',
  },
  crawlerWords: {
    path: 'words/crawlers.json',
    schema: crawlerWordsFile,
    group: 'Words',
    label: 'For search engines and assistants',
    shownAt: '/llms.txt',
  },
  controlWords: {
    path: 'words/controls.json',
    schema: controlWordsFile,
    group: 'Words',
    label: 'Buttons',
    shownAt: '/gallery',
  },
  pictureWords: {
    path: 'words/pictures.json',
    schema: pictureWordsFile,
    group: 'Words',
    label: 'Galleries',
    shownAt: '/gallery',
  },
  slideWords: {
    path: 'words/slides.json',
    schema: slideWordsFile,
    group: 'Words',
    label: 'Slides',
    shownAt: '/rooms-suites',
  },
  drawingWords: {
    path: 'words/drawings.json',
    schema: drawingWordsFile,
    group: 'Words',
    label: 'Drawings of plans',
  },
  calendarWords: {
    path: 'words/calendar.json',
    schema: calendarWordsFile,
    group: 'Words',
    label: 'Calendar',
    shownAt: '/book',
  },
  errorWords: { path: 'words/errors.json', schema: errorWordsFile, group: 'Words', label: 'Error page' },
  refusalWords: {
    path: 'words/refusals.json',
    schema: refusalWordsFile,
    group: 'Words',
    label: 'Forms that are not taken',
  },
  mailWords: { path: 'words/mails.json', schema: mailWordsFile, group: 'Words', label: 'Emails' },
  legalWords: {
    path: 'words/legal.json',
    schema: legalWordsFile,
    group: 'Words',
    label: 'Legal pages',
    shownAt: '/privacy-policy',
  },
  roomWords: {
    path: 'words/rooms.json',
    schema: roomWordsFile,
    group: 'Words',
    label: 'Rooms and rates',
    shownAt: '/rooms-suites',
  },
  planWords: {
    path: 'words/plan.json',
    schema: planWordsFile,
    group: 'Words',
    label: 'Plans of rooms',
    shownAt: '/room/the-enci-king/',
  },
  offerWords: {
    path: 'words/offers.json',
    schema: offerWordsFile,
    group: 'Words',
    label: 'Rules of codes',
    shownAt: '/offers',
  },
  finePrintWords: {
    path: 'words/fine-print.json',
    schema: finePrintWordsFile,
    group: 'Words',
    label: 'Fine print of offers',
    shownAt: '/offers',
  },
  dateWords: {
    path: 'words/dates.json',
    schema: dateWordsFile,
    group: 'Words',
    label: 'Dates',
    shownAt: '/book',
  },
  numberWords: { path: 'words/numbers.json', schema: numberWordsFile, group: 'Words', label: 'Numbers' },
  policies: {
    path: 'policies/',
    group: 'Policies',
    // The page of terms ends with the policy of stays.
    shownAt: (name) => (name === 'stay' ? '/terms' : pageAddress(name)),
  },
  engines: {
    path: 'engines/',
    schema: engineFile,
    group: 'For your developer',
    shownAt: '/book',
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
