import type { Content } from '../../shared/content/compile';
import type { PageName } from '../../shared/pages';
import type { Picture } from '../../shared/picture';
import { labelOf } from '../content/labelOf';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isPicture = (value: Record<string, unknown>): boolean =>
  typeof value.name === 'string' && typeof value.hash === 'string' && Array.isArray(value.widths);

/** A place inside an entry in words: ['retro', 'cards', 1, 'picture'] -> 'retro, cards 2'. */
function placeIn(path: readonly (string | number)[]): string {
  const parts: string[] = [];
  for (const key of path.filter((each, index) => each !== 'picture' || index < path.length - 1)) {
    if (typeof key === 'number') parts.push(`${parts.pop() ?? ''} ${key + 1}`.trim());
    else parts.push(labelOf(key).toLowerCase());
  }
  return parts.join(', ') || 'picture';
}

/**
 * Where each picture is shown, by its name, in words: 'Our Story (retro, cards 2)', 'Enci King (gallery)'. Looks at all
 * of content, whatever files it comes from.
 * @param films names of films, each of which needs its still
 */
export function pictureUses(
  content: Content,
  films: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  const add = (name: string, use: string) => found.set(name, (found.get(name) ?? new Set()).add(use));
  /** Where another entry names a room, the room's picture is the room's own affair. */
  const rooms = new Set<unknown>(content.rooms);

  function walk(value: unknown, entry: string, path: readonly (string | number)[]) {
    if (!isObject(value) || rooms.has(value)) return;
    if (Array.isArray(value)) {
      // A gallery's pictures are told apart by what they show, not by their number.
      const isPictures = value.length > 0 && value.every((item) => isObject(item) && isPicture(item));
      value.forEach((item, index) => {
        walk(item, entry, isPictures ? path : [...path, index]);
      });
    } else if (isPicture(value)) {
      add((value as unknown as Picture).name, `${entry} (${placeIn(path)})`);
    } else {
      for (const [key, inside] of Object.entries(value)) walk(inside, entry, [...path, key]);
    }
  }

  const { site, pages: texts, pageLabels, rooms: _, roomPages, ...rest } = content;
  walk(site, 'Hotel', []);
  for (const [name, page] of Object.entries(texts))
    walk(page, pageLabels[name as PageName] ?? labelOf(name), []);
  for (const page of Object.values(roomPages)) walk(page, page.room.name, []);
  for (const [name, part] of Object.entries(rest)) walk(part, labelOf(name), []);
  for (const film of films) add(`${film}-poster`, `Film ${film} (its still)`);
  return new Map([...found].map(([name, uses]) => [name, [...uses]]));
}
