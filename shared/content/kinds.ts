import type * as z from 'zod';
import { accessibilityFile } from '../schema/accessibility';
import { amenitiesFile } from '../schema/amenities';
import { bannerFile } from '../schema/banner';
import { brandFile } from '../schema/brand';
import { checklistFile } from '../schema/checklist';
import { cookiesFile } from '../schema/cookies';
import { crashPageFile } from '../schema/crashPage';
import { formErrorsFile } from '../schema/formErrors';
import { formTextsFile } from '../schema/formTexts';
import { hotelFile } from '../schema/hotel';
import { jobsFile } from '../schema/jobs';
import { mailsFile } from '../schema/mails';
import { mapFile } from '../schema/map';
import { offerFile, offerTextsFile } from '../schema/offer';
import { pageSchema } from '../schema/pages';
import { placesFile } from '../schema/places';
import { questionsFile } from '../schema/questions';
import { removedRoomsFile } from '../schema/removedRooms';
import type { Resolved } from '../schema/resolved';
import { roomFile } from '../schema/room';
import { roomBlockFile } from '../schema/roomBlock';
import { stayFormFile } from '../schema/stayForm';
import { sunFile } from '../schema/sun';
import { type Testimonial, testimonialsFile } from '../schema/testimonials';
import { viewerFile } from '../schema/viewer';
import { viewsFile } from '../schema/views';
import { calendarWordsFile } from '../schema/words/calendar';
import { controlWordsFile } from '../schema/words/controls';
import { crawlerWordsFile } from '../schema/words/crawlers';
import { dateWordsFile } from '../schema/words/dates';
import { drawingWordsFile } from '../schema/words/drawings';
import { finePrintWordsFile } from '../schema/words/finePrint';
import { legalWordsFile } from '../schema/words/legal';
import { navigationWordsFile } from '../schema/words/navigation';
import { numberWordsFile } from '../schema/words/numbers';
import { offerWordsFile } from '../schema/words/offers';
import { pageLabelsFile } from '../schema/words/pages';
import { pictureWordsFile } from '../schema/words/pictures';
import { planWordsFile } from '../schema/words/plan';
import { refusalWordsFile } from '../schema/words/refusals';
import { roomWordsFile } from '../schema/words/rooms';
import { slideWordsFile } from '../schema/words/slides';

/** A file of content/, or a folder of files with the same schema. */
export interface ContentKind {
  /** Below content/: 'hotel.json', or 'rooms/' for a folder. */
  path: string;
  /** The schema of JSON; Markdown has none. Where the files of a folder differ it depends on their names. */
  schema?: z.ZodType | ((name: string) => z.ZodType);
  /** Combined with other files (compile.ts), so it has no module of its own. */
  isPart?: true;
}

/** All files of content/. Compiler, types, JSON Schemas and the desk's forms follow from the row. */
export const contentKinds = {
  checklist: { path: 'checklist.json', schema: checklistFile, isPart: true },
  hotel: { path: 'hotel.json', schema: hotelFile, isPart: true },
  amenities: { path: 'amenities.json', schema: amenitiesFile },
  brand: { path: 'brand.json', schema: brandFile },
  views: { path: 'views.json', schema: viewsFile },
  accessibility: { path: 'accessibility.json', schema: accessibilityFile },
  banner: { path: 'banner.json', schema: bannerFile },
  cookies: { path: 'cookies.json', schema: cookiesFile },
  viewer: { path: 'viewer.json', schema: viewerFile },
  stayForm: { path: 'stay-form.json', schema: stayFormFile },
  formTexts: { path: 'form-texts.json', schema: formTextsFile },
  formErrors: { path: 'form-errors.json', schema: formErrorsFile },
  map: { path: 'map.json', schema: mapFile },
  sun: { path: 'sun.json', schema: sunFile },
  rooms: { path: 'rooms/', schema: roomFile },
  removedRooms: { path: 'removed-rooms.json', schema: removedRoomsFile, isPart: true },
  pages: { path: 'pages/', schema: pageSchema },
  places: { path: 'places.json', schema: placesFile, isPart: true },
  jobs: { path: 'jobs.json', schema: jobsFile },
  questions: { path: 'questions.json', schema: questionsFile },
  testimonials: { path: 'testimonials.json', schema: testimonialsFile },
  offerTexts: { path: 'offer-texts.json', schema: offerTextsFile, isPart: true },
  offers: { path: 'offers/', schema: offerFile },
  roomBlocks: { path: 'room-blocks/', schema: roomBlockFile },
  navigationWords: { path: 'words/navigation.json', schema: navigationWordsFile },
  pageLabels: { path: 'words/pages.json', schema: pageLabelsFile },
  crawlerWords: { path: 'words/crawlers.json', schema: crawlerWordsFile },
  controlWords: { path: 'words/controls.json', schema: controlWordsFile },
  pictureWords: { path: 'words/pictures.json', schema: pictureWordsFile },
  slideWords: { path: 'words/slides.json', schema: slideWordsFile },
  drawingWords: { path: 'words/drawings.json', schema: drawingWordsFile },
  calendarWords: { path: 'words/calendar.json', schema: calendarWordsFile },
  crashPage: { path: 'crash-page.json', schema: crashPageFile },
  refusalWords: { path: 'words/refusals.json', schema: refusalWordsFile },
  mails: { path: 'mails.json', schema: mailsFile },
  legalWords: { path: 'words/legal.json', schema: legalWordsFile },
  roomWords: { path: 'words/rooms.json', schema: roomWordsFile },
  planWords: { path: 'words/plan.json', schema: planWordsFile },
  offerWords: { path: 'words/offers.json', schema: offerWordsFile },
  finePrintWords: { path: 'words/fine-print.json', schema: finePrintWordsFile },
  dateWords: { path: 'words/dates.json', schema: dateWordsFile },
  numberWords: { path: 'words/numbers.json', schema: numberWordsFile },
  policies: { path: 'policies/' },
} as const satisfies Record<string, ContentKind>;

type Kinds = typeof contentKinds;

export type KindName = keyof Kinds;

/** Kinds that are one file. */
export type FileKind = {
  [Name in KindName]: Kinds[Name]['path'] extends `${string}/` ? never : Name;
}[KindName];

/** Kinds that are one file with its own module. */
export type PlainKind = {
  [Name in FileKind]: Kinds[Name] extends { isPart: true } ? never : Name;
}[FileKind];

/** Kinds whose content is not their file's. */
interface Finished {
  /** Undefined while it is off. */
  banner: Omit<Resolved<typeof bannerFile>, 'shown'> | undefined;
  /** Those whose room guests see. */
  testimonials: readonly Testimonial[];
}

/** The content of a kind that is one file. */
export type ContentOf<Name extends PlainKind> = Name extends keyof Finished
  ? Finished[Name]
  : Resolved<Kinds[Name]['schema']>;

/** Every kind with its name. */
export const kindRows = Object.entries<ContentKind>(contentKinds).map(([name, kind]) => ({
  name: name as KindName,
  ...kind,
}));

/** The rows of kinds that are one file with its own module. */
export const plainKinds = kindRows.filter(({ path, isPart }) => !isPart && !path.endsWith('/'));

/** 'rooms/the-enci-king.json' -> 'the-enci-king' */
export const stem = (path: string): string => path.replace(/^.*\//, '').replace(/\.\w+$/, '');

/** The kind of a file of content/; undefined for other files. */
const kindOf = (path: string) =>
  kindRows.find((kind) => (kind.path.endsWith('/') ? path.startsWith(kind.path) : path === kind.path));

/** The schema of a file of content/; undefined for Markdown. */
export function schemaOf(path: string): z.ZodType | undefined {
  const schema = kindOf(path)?.schema;
  return typeof schema === 'function' ? schema(stem(path)) : schema;
}
