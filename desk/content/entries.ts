import type * as z from 'zod';
import {
  type ContentKind,
  contentKinds,
  schemaOf as contentSchemaOf,
  type KindName,
  stem,
} from '../../shared/content/kinds';
import { getOwn } from '../../shared/getOwn';
import { customPath, pages } from '../../shared/pages';
import { breadcrumbOf } from './breadcrumb';
import { parseFile } from './fileFormat';
import { type HotelLabels, hotelLabelsOf } from './hotelLabels';
import type { NamedThings } from './namedThings';
import { fieldsIn, introspect, labelOf } from './schemaFields';
import { type Path, valueAt } from './valueAt';

interface Kind {
  /** The heading under which the desk lists the content. */
  group: string;
  /** The label of a single file; omitted for a folder, whose files have their own labels. */
  label?: string;
  /** The field with a file's title, for folders where the owner can copy and remove files. Rooms use other code. */
  nameKey?: string;
  /** The label of the button that adds a file to the folder. */
  add?: string;
  /** The address of the page that shows the content. Default: home. */
  shownAt?: string | ((name: string) => string);
}

/** Returns a page's address, or home's address if there is no page with the name. */
function pageAddress(name: string): string {
  const path = name in pages ? pages[name as keyof typeof pages].path : '/';
  return path === '*' ? '/no-such-page' : path;
}

/** Everything that can be edited at the desk, in display order. */
const kinds: Partial<Record<KindName, Kind>> = {
  hotel: { group: 'Hotel', label: 'Name, address and facts', shownAt: '/contact' },
  amenities: { group: 'Hotel', label: 'Amenities and extras', shownAt: '/rooms-suites' },
  brand: { group: 'Hotel', label: 'Colors and typefaces', shownAt: '/style-guide' },
  navigation: { group: 'Hotel', label: 'Navigation and footer' },
  banner: { group: 'Hotel', label: 'Banner on every page' },
  cookies: { group: 'Hotel', label: 'Cookie notice' },
  views: { group: 'Hotel', label: 'Room views', shownAt: '/rooms-suites' },
  viewer: { group: 'Hotel', label: '360° view', shownAt: '/rooms-suites' },
  accessibility: { group: 'Hotel', label: 'Accessible features', shownAt: '/accessibility' },
  map: { group: 'Hotel', label: 'Town map', shownAt: '/neighborhood' },
  crashPage: { group: 'Hotel', label: 'Error page' },
  rooms: { group: 'Rooms', shownAt: (slug) => `/room/${slug}/` },
  pages: { group: 'Pages', shownAt: pageAddress },
  customPages: { group: 'Your own pages', nameKey: 'title', add: 'Add a page', shownAt: customPath },
  redirects: { group: 'Your own pages', label: 'Redirects' },
  places: { group: 'Lists', label: 'Places in town', shownAt: '/neighborhood' },
  jobs: { group: 'Lists', label: 'Jobs', shownAt: '/careers' },
  questions: { group: 'Lists', label: 'Questions', shownAt: '/faq' },
  testimonials: { group: 'Lists', label: 'Testimonials', shownAt: '/rooms-suites' },
  offerTexts: { group: 'Offers', label: 'Text of offer pages' },
  offers: { group: 'Offers', nameKey: 'title', add: 'Add an offer', shownAt: (name) => `/offers/${name}` },
  stayForm: { group: 'Forms', label: 'Stay form', shownAt: '/book' },
  formTexts: { group: 'Forms', label: 'Notes and consents', shownAt: '/contact' },
  formErrors: { group: 'Forms', label: 'Error messages', shownAt: '/contact' },
  mails: { group: 'Forms', label: 'Emails', shownAt: '/desk/mails/contact-acknowledgment' },
  policies: { group: 'Policies', shownAt: (name) => (name === 'stay' ? '/terms' : pageAddress(name)) },
};

/** A kind of content that can be edited at the desk. */
export interface EntryRow extends Kind {
  /** The path relative to content/: 'hotel.json', or 'rooms/' for a folder. */
  path: string;
  /** The file extension. */
  extension: '.json' | '.md';
}

export const entryRows: readonly EntryRow[] = Object.entries(kinds).map(([name, kind]) => {
  const { path, extension }: ContentKind = contentKinds[name as KindName];
  return { ...kind, path, extension: extension ?? '.json' };
});

/** Returns the site address that shows a file. */
export const addressIn = ({ shownAt = '/' }: EntryRow, name: string): string =>
  typeof shownAt === 'function' ? shownAt(name) : shownAt;

/** The longest path, in characters. File systems don't allow much longer names. */
const maxPathLength = 200;

/** Returns the kind of a content/ file; undefined if the desk can't edit the file. */
export const rowOf = (path: string): EntryRow | undefined =>
  entryRows.find((row) =>
    row.path.endsWith('/')
      ? path.startsWith(row.path) &&
        path.length <= maxPathLength &&
        /^[a-z0-9]+(-[a-z0-9]+)*\.(json|md)$/.test(path.slice(row.path.length)) &&
        path.endsWith(row.extension)
      : path === row.path,
  );

/** Returns a file's schema; undefined for Markdown without front matter, and for files that the desk can't edit. */
export const schemaOf = (path: string): z.ZodType | undefined =>
  rowOf(path) ? contentSchemaOf(path) : undefined;

/** A content/ file as listed at the desk. */
export interface Entry {
  /** Relative to content/: 'rooms/the-enci-king.json'. */
  path: string;
  group: string;
  label: string;
  /** The site address that shows the file. */
  shownAt: string;
  /** Whether a room or page is hidden from guests. */
  hidden?: boolean;
}

/** The label of the group with the forms that an owner never needs. */
export const developerGroup = 'For your developer';

/** The files in the group for developers. */
const forDeveloper = ['map.json', 'viewer.json', 'pages/style-guide.json', 'pages/test-nav.json'];

/** A file's label at the desk: a room's name, an offer's title, a page's label. */
export function labelOfFile(path: string, text: string, { pageLabels }: HotelLabels): string {
  const name = stem(path);
  const label = rowOf(path)?.label ?? (path.startsWith('pages/') && getOwn(pageLabels, name));
  if (typeof label === 'string') return label;
  // An invalid file is listed by its file name.
  const { name: own, title } = (parseFile(path, text) ?? {}) as { name?: unknown; title?: unknown };
  return [own, title].find((each) => typeof each === 'string') ?? labelOf(name);
}

/**
 * Lists every content/ file that the desk can edit, in the order of `kinds`, with rooms in their display order.
 * @param files each file's text, keyed by path relative to content/
 */
export function listEntries(files: ReadonlyMap<string, string>): Entry[] {
  const labels = hotelLabelsOf((file) => files.get(file));
  const order = ({ value }: { value: unknown }) => Number(valueAt(value, ['order']) ?? 0);
  const entries = entryRows.flatMap((row) =>
    [...files]
      .filter(([path]) => rowOf(path) === row)
      .map(([path, text]) => ({ path, text, value: parseFile(path, text) }))
      .sort((one, other) => order(one) - order(other))
      .map(
        ({ path, text, value }): Entry => ({
          path,
          group: forDeveloper.includes(path) ? developerGroup : row.group,
          label: labelOfFile(path, text, labels),
          shownAt: addressIn(row, stem(path)),
          ...(valueAt(value, ['hidden']) === true && { hidden: true }),
        }),
      ),
  );
  // Text that all room pages share is previewed on an actual room page: '/room/:slug/' -> '/room/the-enci-king/'.
  const shown = entries.flatMap(({ hidden, shownAt }) => (hidden || shownAt.includes(':') ? [] : shownAt));
  return entries.map((entry) => {
    const [start = '', slug] = entry.shownAt.split(':');
    return slug ? { ...entry, shownAt: shown.find((address) => address.startsWith(start)) ?? '/' } : entry;
  });
}

/** A content field that refers to a picture. */
export interface PictureField {
  file: string;
  path: Path;
  picture: string;
  /** The field's location, for the owner. */
  label: string;
}

/** Finds fields that refer to a picture. @param named the things that labels can mention */
export const pictureFields = (
  files: ReadonlyMap<string, string>,
  entries: readonly Entry[],
  named?: NamedThings,
): PictureField[] =>
  entries.flatMap(({ path: file, label: title }) => {
    const schema = schemaOf(file);
    const whole = parseFile(file, files.get(file) ?? '') ?? {};
    const fields = schema ? fieldsIn(schema, whole) : [];
    return fields.flatMap(({ path, schema: part, value }) =>
      introspect(part).field === 'picture' && typeof value === 'string' && value !== ''
        ? { file, path, picture: value, label: `${title} (${breadcrumbOf(schema, path, whole, named)})` }
        : [],
    );
  });
