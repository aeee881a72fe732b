import type * as z from 'zod';
import {
  type ContentKind,
  contentKinds,
  schemaOf as contentSchemaOf,
  type KindName,
  stem,
} from '../../shared/content/kinds';
import { ownValue } from '../../shared/ownValue';
import { type HotelWords, hotelWords } from './hotelWords';
import { type DeskKind, deskKinds } from './kinds';
import { labelOf } from './labelOf';
import { parsed } from './valueAt';

/** A kind of content that can be changed at the desk. */
export interface EntryRow extends Omit<DeskKind, 'shownAt'> {
  /** Below content/: 'hotel.json', or 'rooms/' for a folder. */
  path: string;
  /** The ending of its files. */
  ending: '.json' | '.md';
  /** The address where the site shows a file of it. */
  shownAt(name: string): string;
}

/** Everything that can be changed at the desk, in its order. */
export const entryRows: readonly EntryRow[] = Object.entries(deskKinds).map(
  ([name, { shownAt = '/', ...kind }]) => {
    const row: ContentKind = contentKinds[name as KindName];
    return {
      ...kind,
      path: row.path,
      ending: row.schema ? '.json' : '.md',
      shownAt: typeof shownAt === 'function' ? shownAt : () => shownAt,
    };
  },
);

/** The row that a file of content/ belongs to; undefined where the desk does not know it. */
export const rowOf = (path: string): EntryRow | undefined =>
  entryRows.find((row) =>
    row.path.endsWith('/')
      ? path.startsWith(row.path) &&
        /^[a-z0-9]+(-[a-z0-9]+)*\.(json|md)$/.test(path.slice(row.path.length)) &&
        path.endsWith(row.ending)
      : path === row.path,
  );

/** The schema of a file that the desk knows; undefined for Markdown. */
export const schemaOf = (path: string): z.ZodType | undefined =>
  rowOf(path) ? contentSchemaOf(path) : undefined;

/** One file of content/ as the desk lists it. */
export interface Entry {
  /** Below content/: 'rooms/the-enci-king.json'. */
  path: string;
  group: string;
  label: string;
  /** The address where the site shows it. */
  shownAt: string;
  /** Whether a room is hidden from guests. */
  hidden?: boolean;
}

/** Forms that an owner never needs. */
const forDeveloper = ['map.json', 'viewer.json', 'pages/style-guide.json', 'pages/test-nav.json'];

type PageLabels = Pick<HotelWords, 'pageLabels'>;

/** What a file of a folder calls itself: a room its name, a page its label. */
function ownLabel(path: string, text: string, { pageLabels }: PageLabels): string {
  const name = stem(path);
  const label = path.startsWith('pages/') && ownValue(pageLabels, name);
  if (typeof label === 'string') return label;
  // A file that is no JSON is listed all the same, by its name.
  const { name: own, title } = (parsed(text) ?? {}) as { name?: unknown; title?: unknown };
  return [own, title].find((each) => typeof each === 'string') ?? labelOf(name);
}

/**
 * Every file of content/ that the desk knows, in the order of the table, rooms in the order of the Rooms page.
 * @param files the text of each by its path below content/
 * @param words where they are not in these files
 */
export function listEntries(
  files: ReadonlyMap<string, string>,
  words: PageLabels = hotelWords((file) => files.get(file)),
): Entry[] {
  const order = (path: string) => Number(/"order": (-?[\d.]+)/.exec(files.get(path) ?? '')?.[1] ?? 0);
  const entries = entryRows.flatMap((row) =>
    [...files.keys()]
      .filter((path) => rowOf(path) === row)
      .sort((one, other) => order(one) - order(other))
      .map((path): Entry => {
        const text = files.get(path) ?? '';
        return {
          path,
          group: forDeveloper.includes(path) ? 'For your developer' : row.group,
          label: row.label ?? ownLabel(path, text, words),
          shownAt: row.shownAt(stem(path)),
          ...(path.startsWith('rooms/') && /^ {2}"hidden": true/m.test(text) && { hidden: true }),
        };
      }),
  );
  // What all rooms' pages say is shown on a real one: '/room/:slug/' -> '/room/the-enci-king/'.
  const shown = entries.flatMap(({ hidden, shownAt }) => (hidden || shownAt.includes(':') ? [] : shownAt));
  return entries.map((entry) => {
    const [start = '', slug] = entry.shownAt.split(':');
    return slug ? { ...entry, shownAt: shown.find((address) => address.startsWith(start)) ?? '/' } : entry;
  });
}
