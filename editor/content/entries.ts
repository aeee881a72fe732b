import type * as z from 'zod';
import type { Fields } from '../../shared/content/fields';
import { stem } from '../../shared/content/reader';
import { cookiesFile } from '../../shared/content/schemas/cookies';
import { formsFile } from '../../shared/content/schemas/forms';
import { hotelFile } from '../../shared/content/schemas/hotel';
import { jobsFile } from '../../shared/content/schemas/jobs';
import { mapFile } from '../../shared/content/schemas/map';
import { offerFile, offersFile } from '../../shared/content/schemas/offer';
import { pageSchemas, plainPage } from '../../shared/content/schemas/pages';
import { placesFile } from '../../shared/content/schemas/places';
import { questionsFile } from '../../shared/content/schemas/questions';
import { roomFile } from '../../shared/content/schemas/room';
import { siteFile } from '../../shared/content/schemas/site';
import { sunFile } from '../../shared/content/schemas/sun';
import { testimonialsFile } from '../../shared/content/schemas/testimonials';
import { viewerFile } from '../../shared/content/schemas/viewer';
import { pages } from '../../shared/pages';

/** A row of the desk's table: one file of content/, or a folder whose files are alike. */
export interface EntryRow {
  /** Below content/: 'site.json', or 'rooms/' for a folder. */
  path: string;
  /** The heading under which the desk lists it. */
  group: string;
  /** What the desk calls it; in a folder the files say so themselves. */
  label?: string;
  /** Of a folder whose files the owner adds and removes: the key of a file's name for guests. Rooms have a page of their own. */
  grows?: string;
  /** The schema of a JSON file; Markdown has none. In a folder `name` is the file's. */
  schema?(fields: Fields, name: string): z.ZodType;
  /** The address where the site shows it. */
  shownAt(name: string): string;
}

/** A page that the site shows at one address of its own; every other is seen at the beginning. */
function pageAddress(name: string): string {
  const path = name in pages ? pages[name as keyof typeof pages].path : '/';
  return path === '*' ? '/no-such-page' : path;
}

const policyPages: Readonly<Record<string, string>> = { accessibility: '/contact#accessibility' };

/** Everything that can be changed at the desk, in its order. A new file of content/ is a row more here. */
export const entryRows: readonly EntryRow[] = [
  {
    path: 'site.json',
    group: 'Hotel',
    label: 'Name, address and facts',
    schema: () => siteFile,
    shownAt: () => '/contact',
  },
  {
    path: 'hotel.json',
    group: 'Hotel',
    label: 'Amenities and accessibility',
    schema: hotelFile,
    shownAt: () => '/rooms-suites',
  },
  { path: 'cookies.json', group: 'Hotel', label: 'Cookie notice', schema: cookiesFile, shownAt: () => '/' },
  {
    path: 'viewer.json',
    group: 'Hotel',
    label: 'The room that turns',
    schema: viewerFile,
    shownAt: () => '/rooms-suites',
  },
  {
    path: 'forms.json',
    group: 'Hotel',
    label: 'Note at every form',
    schema: formsFile,
    shownAt: () => '/contact',
  },
  { path: 'rooms/', group: 'Rooms', schema: roomFile, shownAt: (slug) => `/room/${slug}/` },
  {
    path: 'pages/',
    group: 'Pages',
    schema: (fields, name) => (pageSchemas[name as keyof typeof pageSchemas] ?? plainPage)(fields),
    shownAt: pageAddress,
  },
  {
    path: 'places.json',
    group: 'Lists',
    label: 'Places in town',
    schema: () => placesFile,
    shownAt: () => '/neighborhood',
  },
  {
    path: 'map.json',
    group: 'Hotel',
    label: 'Map of the town',
    schema: mapFile,
    shownAt: () => '/neighborhood',
  },
  {
    path: 'sun.json',
    group: 'Hotel',
    label: 'Times of the sun',
    schema: sunFile,
    shownAt: () => '/',
  },
  {
    path: 'offers.json',
    group: 'Offers',
    label: 'Words around the offers',
    schema: offersFile,
    shownAt: () => '/',
  },
  { path: 'offers/', group: 'Offers', grows: 'title', schema: offerFile, shownAt: () => '/' },
  { path: 'jobs.json', group: 'Lists', label: 'Jobs', schema: jobsFile, shownAt: () => '/careers' },
  {
    path: 'questions.json',
    group: 'Lists',
    label: 'Questions',
    schema: questionsFile,
    shownAt: () => '/contact',
  },
  {
    path: 'testimonials.json',
    group: 'Lists',
    label: 'Testimonials',
    schema: testimonialsFile,
    shownAt: () => '/rooms-suites',
  },
  { path: 'policies/', group: 'Policies', shownAt: (name) => policyPages[name] ?? pageAddress(name) },
];

/** The row that a file of content/ belongs to; undefined where the desk does not know it. */
export const rowOf = (path: string): EntryRow | undefined =>
  entryRows.find((row) =>
    row.path.endsWith('/')
      ? path.startsWith(row.path) &&
        /^[a-z0-9]+(-[a-z0-9]+)*\.(json|md)$/.test(path.slice(row.path.length)) &&
        path.endsWith(row.schema ? '.json' : '.md')
      : path === row.path,
  );

/** One file of content/ as the desk lists it. */
export interface Entry {
  /** Below content/: 'rooms/the-enci-king.json'. */
  path: string;
  group: string;
  label: string;
  /** The address where the site shows it. */
  shownAt: string;
  /** A room that guests do not see for now. */
  hidden?: boolean;
}

const words = (name: string) => {
  const text = name.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** What a file of a folder calls itself: a room its name, a page its label in the table. */
function ownLabel(path: string, text: string): string {
  const name = stem(path);
  if (path.startsWith('pages/') && name in pages) return pages[name as keyof typeof pages].label;
  try {
    const { name: own, title } = JSON.parse(text) as { name?: unknown; title?: unknown };
    if (typeof own === 'string') return own;
    if (typeof title === 'string') return title;
  } catch {
    // A file that is no JSON is listed all the same, by its name.
  }
  return words(name);
}

/**
 * Every file of content/ that the desk knows, in the order of the table, rooms in the order of the Rooms page.
 * @param files the text of each by its path below content/
 */
export function listEntries(files: ReadonlyMap<string, string>): Entry[] {
  const order = (path: string) => Number(/"order": (-?[\d.]+)/.exec(files.get(path) ?? '')?.[1] ?? 0);
  return entryRows.flatMap((row) =>
    [...files.keys()]
      .filter((path) => rowOf(path) === row)
      .sort((one, other) => order(one) - order(other))
      .map((path): Entry => {
        const text = files.get(path) ?? '';
        return {
          path,
          group: row.group,
          label: row.label ?? ownLabel(path, text),
          shownAt: row.shownAt(stem(path)),
          ...(path.startsWith('rooms/') && /^ {2}"hidden": true/m.test(text) && { hidden: true }),
        };
      }),
  );
}
