import type { Content } from '../../shared/content/compile';
import { stem } from '../../shared/content/reader';
import type { References } from '../../shared/content/references';
import { roomPath } from '../../shared/room';
import { roomsLike } from '../../shared/roomsLikeThis';
import { listEntries, rowOf, schemaOf } from '../content/entries';
import { type FieldIn, fieldsIn } from '../content/fieldsIn';
import { formatJson } from '../content/formatJson';
import { breadcrumbOf } from '../content/labelOf';
import { namedThings } from '../content/namedThings';
import { checkContent } from '../content/project';
import { referencesOf } from '../content/references';
import { Refusal } from '../content/refusal';
import { type Path, valueAt, withoutEntry, withValueAt } from '../content/valueAt';

/** What becomes of a part of a file that names a room which is to be hidden. */
export interface Replacement {
  /** Below content/. */
  file: string;
  /** In JSON; in Markdown the line's index. */
  path: Path;
  /** The new text, or the slug of another room; null takes the entry out of its list. */
  value: string | null;
}

/** Where a room is named, and what the desk proposes instead. */
export interface Naming extends Replacement {
  /** 'Home, Rooms, Rooms 2' */
  where: string;
  /** Whether `value` is a room. */
  isRoom: boolean;
}

/** JSON as a value, Markdown as its lines. */
const readValue = (file: string, text: string): unknown =>
  file.endsWith('.json') ? JSON.parse(text) : text.split('\n');

const writtenValue = (file: string, value: unknown, before: string): string =>
  file.endsWith('.json') ? formatJson(value, before) : (value as string[]).join('\n');

/** The same look-ups once a room is hidden. */
const without = (references: References, slug: string): References => ({
  ...references,
  fact: (name) => (name.startsWith(`${slug}.`) ? undefined : references.fact(name)),
  room: (name) => (name === slug ? undefined : references.room(name)),
  isHiddenRoom: (name) => name === slug || references.isHiddenRoom(name),
  isInside: (path) => path !== roomPath(slug) && references.isInside(path),
});

/** The other rooms that guests see, those most like it first. */
function othersOf(slug: string, { rooms }: Content): string[] {
  const room = rooms.find((each) => each.slug === slug);
  const like = room ? roomsLike(room, rooms) : [];
  const ranked = [...new Set([...like, ...rooms])].map((each) => each.slug);
  return ranked.filter((each) => each !== slug);
}

/**
 * Every place that keeps a room from being hidden, with what may stand there instead.
 * @throws Refusal while content has faults, which hide the others
 */
export function namingsOf(root: string, slug: string): Naming[] {
  const { files, content } = checkContent(root);
  if (!content) throw new Refusal(422, 'Put right first what is marked as wrong.');
  const entries = listEntries(files);
  const named = namedThings(root, entries, content);
  const others = othersOf(slug, content);
  const [best = ''] = others;
  const token = `{${slug}.`;

  return entries.flatMap(({ path: file, label }): Naming[] => {
    if (stem(file) === slug) return [];
    const value = readValue(file, files.get(file) ?? '');
    const references = referencesOf(named, file);
    const before = schemaOf(file, references);
    const after = schemaOf(file, without(references, slug));
    const placeOf = (path: Path) => (before ? `${label}, ${breadcrumbOf(before, path)}` : label);

    const issues = after?.safeParse(value).error?.issues ?? [];
    const isRoom = (path: Path) =>
      issues.some((issue) => issue.path.every((key, index) => key === path[index]));
    const texts: Pick<FieldIn, 'path' | 'value'>[] = before
      ? fieldsIn(before, value)
      : (value as string[]).map((line, index) => ({ path: [index], value: line }));
    return texts.flatMap(({ path, value: text }): Naming | readonly Naming[] => {
      if (typeof text !== 'string') return [];
      if (text !== slug) {
        if (!text.includes(token) && !text.includes(roomPath(slug))) return [];
        const other = text.replaceAll(token, `{${best}.`).replaceAll(roomPath(slug), roomPath(best));
        return { file, path, where: placeOf(path), value: other, isRoom: false };
      }
      if (!isRoom(path)) return [];
      // The room itself, or an entry of a list that is about it.
      const listAt = path.findLastIndex((key) => typeof key === 'number');
      const entry = path.slice(0, listAt + 1);
      const list = listAt === -1 ? undefined : valueAt(value, entry.slice(0, -1));
      if (list && before?.safeParse(withoutEntry(value, entry)).success)
        return { file, path: entry, where: placeOf(entry), value: null, isRoom: false };
      const taken = JSON.stringify(list ?? []);
      const free = others.find((other) => !taken.includes(`"${other}"`)) ?? best;
      return { file, path, where: placeOf(path), value: free, isRoom: true };
    });
  });
}

/**
 * The files with the replacements.
 * @throws Refusal where one is for a place that is not there any more
 */
export function replaced(
  files: ReadonlyMap<string, string>,
  replacements: readonly Replacement[],
): Map<string, string> {
  const found = new Map<string, unknown>();
  // What is taken out of lists comes last, and the last entry first, so that the others keep their places.
  const places = replacements.map((each) => ({
    ...each,
    at: each.value === null ? Number(each.path.at(-1)) : Infinity,
  }));
  for (const { file, path, value } of places.sort((one, other) => other.at - one.at || 0)) {
    const text = rowOf(file) && files.get(file);
    const present = found.get(file) ?? (text === undefined ? undefined : readValue(file, text));
    const part = valueAt(present, path);
    const isThere =
      value === null ? part !== undefined && typeof path.at(-1) === 'number' : typeof part === 'string';
    if (!isThere) throw new Refusal(409, 'The texts have changed meanwhile. Load the page again.');
    found.set(file, value === null ? withoutEntry(present, path) : withValueAt(present, path, value));
  }
  return new Map([...found].map(([file, value]) => [file, writtenValue(file, value, files.get(file) ?? '')]));
}
