import type * as z from 'zod';
import { accessibilityFile } from '../schema/accessibility';
import { amenitiesFile } from '../schema/amenities';
import { bannerFile } from '../schema/banner';
import { brandFile } from '../schema/brand';
import { cookiesFile } from '../schema/cookies';
import { crashPageFile } from '../schema/crashPage';
import { customPage } from '../schema/customPage';
import { formErrorsFile, formTextsFile } from '../schema/formTexts';
import { hotelFile } from '../schema/hotel';
import { jobsFile } from '../schema/jobs';
import { mailsFile } from '../schema/mails';
import { mapFile } from '../schema/map';
import { navigationFile } from '../schema/navigation';
import { offerFile, offerTextsFile } from '../schema/offer';
import { pageSchema } from '../schema/pages';
import { placesFile } from '../schema/places';
import { questionsFile } from '../schema/questions';
import { redirectsFile } from '../schema/redirects';
import type { Resolved } from '../schema/resolved';
import { removedRoomsFile, roomFile } from '../schema/room';
import { stayFormFile } from '../schema/stayForm';
import { testimonialsFile } from '../schema/testimonials';
import { uiSchema } from '../schema/ui';
import { viewerFile } from '../schema/viewer';
import { viewsFile } from '../schema/views';

/** A file in content/, or a folder of similar files. */
export interface ContentKind {
  /** The path, relative to content/: 'hotel.json', or 'rooms/' for a folder. */
  path: string;
  /** The extension of a folder's files. Default: .json. Markdown with a schema has front matter. */
  extension?: '.md';
  /** The schema, or a function of the file name if the schemas in a folder differ. Policies have no schema. */
  schema?: z.ZodType | ((name: string) => z.ZodType | undefined);
}

/** All files in content/. The compiler, types, JSON Schemas and the desk's forms are based on this table. */
export const contentKinds = {
  hotel: { path: 'hotel.json', schema: hotelFile },
  amenities: { path: 'amenities.json', schema: amenitiesFile },
  brand: { path: 'brand.json', schema: brandFile },
  navigation: { path: 'navigation.json', schema: navigationFile },
  banner: { path: 'banner.json', schema: bannerFile },
  cookies: { path: 'cookies.json', schema: cookiesFile },
  rooms: { path: 'rooms/', schema: roomFile },
  removedRooms: { path: 'removed-rooms.json', schema: removedRoomsFile },
  views: { path: 'views.json', schema: viewsFile },
  viewer: { path: 'viewer.json', schema: viewerFile },
  accessibility: { path: 'accessibility.json', schema: accessibilityFile },
  pages: { path: 'pages/', schema: pageSchema },
  customPages: { path: 'pages/', extension: '.md', schema: customPage },
  redirects: { path: 'redirects.json', schema: redirectsFile },
  policies: { path: 'policies/', extension: '.md' },
  offers: { path: 'offers/', schema: offerFile },
  offerTexts: { path: 'offer-texts.json', schema: offerTextsFile },
  stayForm: { path: 'stay-form.json', schema: stayFormFile },
  formTexts: { path: 'form-texts.json', schema: formTextsFile },
  formErrors: { path: 'form-errors.json', schema: formErrorsFile },
  mails: { path: 'mails.json', schema: mailsFile },
  crashPage: { path: 'crash-page.json', schema: crashPageFile },
  map: { path: 'map.json', schema: mapFile },
  places: { path: 'places.json', schema: placesFile },
  jobs: { path: 'jobs.json', schema: jobsFile },
  questions: { path: 'questions.json', schema: questionsFile },
  testimonials: { path: 'testimonials.json', schema: testimonialsFile },
  ui: { path: 'ui/', schema: uiSchema },
} as const satisfies Record<string, ContentKind>;

type Kinds = typeof contentKinds;

export type KindName = keyof Kinds;

/** Kinds that are a single file, not a folder. */
export type FileKind = {
  [Name in KindName]: Kinds[Name]['path'] extends `${string}/` ? never : Name;
}[KindName];

/** The resolved content of a single-file kind. */
export type FileContent<Name extends FileKind> = Resolved<Kinds[Name]['schema']>;

/** All content kinds, each with its name. */
export const kindRows = Object.entries<ContentKind>(contentKinds).map(([name, kind]) => ({
  name: name as KindName,
  ...kind,
}));

export const fileKinds = kindRows.flatMap(({ name, path }) => (path.endsWith('/') ? [] : (name as FileKind)));

/** Returns a file's name without folder and extension: 'rooms/the-enci-king.json' -> 'the-enci-king'. */
export const stem = (path: string): string => path.replace(/^.*\//, '').replace(/\.\w+$/, '');

/** Returns the kind of a file in content/; undefined for unknown files. */
export const kindOf = (path: string) =>
  kindRows.find(({ path: place, extension = '.json', schema }) =>
    place.endsWith('/')
      ? path.startsWith(place) &&
        path.endsWith(extension) &&
        (typeof schema !== 'function' || schema(stem(path)) !== undefined)
      : path === place,
  );

/** Returns the schema for a file in content/; undefined for policies and unknown files. */
export function schemaOf(path: string): z.ZodType | undefined {
  const schema = kindOf(path)?.schema;
  return typeof schema === 'function' ? schema(stem(path)) : schema;
}

/** Whether a file is a scheduled change or the README, which have no kind. */
const isAllowedExtra = (path: string) => /^from\/|^README\.md$/.test(path);

/** Returns files in content/ with unknown names, due to a typo or another release. Lists an unknown folder once. */
export function unknownFiles(paths: Iterable<string>): string[] {
  const unknown = [...paths].filter((path) => !kindOf(path) && !isAllowedExtra(path));
  const isKnownFolder = (folder: string) => kindRows.some(({ path }) => path === `${folder}/`);
  return [
    ...new Set(
      unknown.map((path) => {
        const [folder = path] = path.split('/');
        return isKnownFolder(folder) ? path : folder;
      }),
    ),
  ];
}
