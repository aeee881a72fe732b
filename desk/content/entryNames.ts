/** The names of rooms, nearby places, and views, which replace ids in sentences for the owner. */
import { stem } from '../../shared/content/kinds';
import type { Entry } from './entries';
import type { NamedThings } from './namedThings';
import { parsed, valueAt } from './valueAt';

/** The entries that content refers to by id. */
type NamedEntries = Pick<NamedThings, 'rooms' | 'places' | 'views'>;

/** Reads the ids and names in a list file, such as places.json. */
function listed(files: ReadonlyMap<string, string>, list: string): { id: string; name: string }[] {
  const entries = valueAt(parsed(files.get(`${list}.json`)), [list]);
  return Array.isArray(entries)
    ? entries.filter((entry) => entry?.id && entry.name).map(({ id, name }) => ({ id, name }))
    : [];
}

/** Reads the rooms, nearby places, and views from their files, even if other files have errors. */
export const namedEntriesIn = (
  files: ReadonlyMap<string, string>,
  entries: readonly Entry[],
): NamedEntries => ({
  rooms: entries.flatMap(({ path, label }) =>
    path.startsWith('rooms/') ? { slug: stem(path), name: label } : [],
  ),
  places: listed(files, 'places'),
  views: listed(files, 'views'),
});

/** Names of rooms, nearby places, and views, keyed by id. */
export const namesOf = ({ rooms, places, views }: NamedEntries): ReadonlyMap<string, string> =>
  new Map([
    ...rooms.map(({ slug, name }) => [slug, name] as const),
    ...[...places, ...views].map(({ id, name }) => [id, name] as const),
  ]);

/** Replaces quoted ids: 'not "the-enci-king"' -> 'not “Enci King”'. */
export const replaceIds = (text: string, names: ReadonlyMap<string, string>): string =>
  text.replace(/["“]([a-z0-9-]+)["”]/g, (quoted, id: string) =>
    names.has(id) ? `“${names.get(id)}”` : quoted,
  );
