/** Names instead of ids in sentences for the owner. */
import { stem } from '../../shared/content/kinds';
import { leavesOf } from '../../shared/content/leaves';
import { parsed, valueAt } from './valueAt';

/** Names of rooms, places and views, keyed by id. */
type Names = ReadonlyMap<string, string>;

export function namesIn(files: ReadonlyMap<string, string>): Names {
  const rooms = [...files]
    .filter(([file]) => file.startsWith('rooms/'))
    .map(([file, text]) => [stem(file), String(valueAt(parsed(text), ['name']))] as const);
  const listed = ['places', 'views'].flatMap((name) => {
    const list = valueAt(parsed(files.get(`${name}.json`)), [name]);
    return leavesOf(list).flatMap(({ path: [index, key], value }) =>
      key === 'id' ? [[String(value), String(valueAt(list, [index ?? 0, 'name']))] as const] : [],
    );
  });
  return new Map([...rooms, ...listed]);
}

/** Replaces quoted ids: 'not "the-enci-king"' -> 'not “Enci King”'. */
export const withNames = (text: string, names: Names): string =>
  text.replace(/["“]([a-z0-9-]+)["”]/g, (quoted, id: string) =>
    names.has(id) ? `“${names.get(id)}”` : quoted,
  );
