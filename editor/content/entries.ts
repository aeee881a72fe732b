import type * as z from 'zod';
import { pageLabels } from '../../generated/content/words/pages';
import { createFields } from '../../shared/content/fields';
import { type ContentKind, kindRows } from '../../shared/content/kinds';
import { stem } from '../../shared/content/reader';
import type { References } from '../../shared/content/references';
import { ownValue } from '../../shared/ownValue';
import { labelOf } from './labelOf';
import { nothingNamed } from './references';
import { parsed } from './valueAt';

/** A kind of content that can be changed at the desk. */
export type EntryRow = ContentKind & {
  group: string;
  /** The address where the site shows a file of it. */
  shownAt(name: string): string;
};

/** Everything that can be changed at the desk, in its order. */
export const entryRows: readonly EntryRow[] = kindRows.flatMap(({ group, shownAt = '/', ...kind }) =>
  group === undefined
    ? []
    : [{ ...kind, group, shownAt: typeof shownAt === 'function' ? shownAt : () => shownAt }],
);

/** The row that a file of content/ belongs to; undefined where the desk does not know it. */
export const rowOf = (path: string): EntryRow | undefined =>
  entryRows.find((row) =>
    row.path.endsWith('/')
      ? path.startsWith(row.path) &&
        /^[a-z0-9]+(-[a-z0-9]+)*\.(json|md)$/.test(path.slice(row.path.length)) &&
        path.endsWith(row.schema ? '.json' : '.md')
      : path === row.path,
  );

const fieldsOfNothing = createFields(nothingNamed);
/** By path: to make a schema takes longer than to look through the file. */
const plainSchemas = new Map<string, z.ZodType | undefined>();

/** What a file's schema says of its fields; undefined for Markdown. */
export function schemaOf(path: string): z.ZodType | undefined {
  if (!plainSchemas.has(path)) plainSchemas.set(path, rowOf(path)?.schema?.(fieldsOfNothing, stem(path)));
  return plainSchemas.get(path);
}

/** The same with what its fields may name. */
export const schemaWith = (path: string, references: References): z.ZodType | undefined =>
  rowOf(path)?.schema?.(createFields(references), stem(path));

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

/** What a file of a folder calls itself: a room its name, a page its label. */
function ownLabel(path: string, text: string): string {
  const name = stem(path);
  const label = path.startsWith('pages/') ? ownValue(pageLabels, name) : undefined;
  if (label) return label;
  // A file that is no JSON is listed all the same, by its name.
  const { name: own, title } = (parsed(text) ?? {}) as { name?: unknown; title?: unknown };
  return [own, title].find((each) => typeof each === 'string') ?? labelOf(name);
}

/**
 * Every file of content/ that the desk knows, in the order of the table, rooms in the order of the Rooms page.
 * @param files the text of each by its path below content/
 */
export function listEntries(files: ReadonlyMap<string, string>): Entry[] {
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
          label: row.label ?? ownLabel(path, text),
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
