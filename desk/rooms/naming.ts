import * as z from 'zod';
import { readHotel } from '../../server/content/read';
import type { Content } from '../../shared/content/compile';
import { roomPath } from '../../shared/room';
import { roomsLike } from '../../shared/roomsLikeThis';
import { teaserRoom } from '../../shared/schema/fields';
import { listEntries, rowOf, schemaOf } from '../content/entries';
import { placeOfError } from '../content/errorInWords';
import { formatJson } from '../content/formatJson';
import { schemaAt } from '../content/introspection';
import { breadcrumbOf } from '../content/labelOf';
import { checkTexts } from '../content/project';
import { Refusal } from '../content/refusal';
import { type Path, parsed, pathForm, valueAt, withoutEntry, withValueAt } from '../content/valueAt';

/** What becomes of a part of a file that names a room which is to be hidden. */
export const replacement = z.strictObject({
  /** Below content/. */
  file: z.string(),
  /** In JSON; in Markdown the line's index. */
  path: pathForm.refine((path) => path.length > 0),
  /** The new text, or the slug of another room; null takes the entry out of its list. */
  value: z.string().nullable(),
});
export type Replacement = z.output<typeof replacement>;

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

/** The other rooms that guests see, those most like it first. */
function othersOf(slug: string, { rooms }: Content): string[] {
  const room = rooms.find((each) => each.slug === slug);
  const like = room ? roomsLike(room, rooms) : [];
  const ranked = [...new Set([...like, ...rooms])].map((each) => each.slug);
  return ranked.filter((each) => each !== slug);
}

/**
 * Every place that keeps a room from being hidden, with what may stand there instead.
 * @throws Refusal while content has errors, which hide the others
 */
export async function namingsOf(root: string, slug: string): Promise<Naming[]> {
  const texts = await readHotel(root);
  const { files, content } = checkTexts(texts);
  if (!content) throw new Refusal(422, 'Put right first what is marked as wrong.');
  const entries = listEntries(files);
  const others = othersOf(slug, content);
  const [best = ''] = others;

  /** What a text says of another room instead; undefined where it does not name this one. */
  function ofAnother(text: unknown): string | undefined {
    const other = String(text)
      .replaceAll(`{${slug}.`, `{${best}.`)
      .replaceAll(roomPath(slug), roomPath(best));
    return other === text ? undefined : other;
  }

  function namingAt(file: string, value: unknown, path: Path): Naming[] {
    const label = entries.find((entry) => entry.path === file)?.label ?? file;
    const placeOf = (way: Path) => [label, breadcrumbOf(schemaOf(file), way)].filter(Boolean).join(', ');
    const text = valueAt(value, path);
    const other = typeof text === 'string' ? ofAnother(text) : undefined;
    if (other !== undefined) return [{ file, path, where: placeOf(path), value: other, isRoom: false }];
    if (text !== slug) return [];
    // The room itself, or an entry of a list that is about it.
    const entry = path.slice(0, path.findLastIndex((key) => typeof key === 'number') + 1);
    const list = entry.length > 0 ? valueAt(value, entry.slice(0, -1)) : [];
    const without = () => writtenValue(file, withoutEntry(value, entry), files.get(file) ?? '');
    const taken = JSON.stringify(list);
    const free = others.find((each) => !taken.includes(`"${each}"`));
    // A card gives its place to another room's, so that their row stays full.
    const isCard = schemaAt(schemaOf(file), path) === teaserRoom;
    if (!(isCard && free) && entry.length > 0 && checkTexts(texts, new Map([[file, without()]])).content)
      return [{ file, path: entry, where: placeOf(entry), value: null, isRoom: false }];
    return [{ file, path, where: placeOf(path), value: free ?? best, isRoom: true }];
  }

  const own = `rooms/${slug}.json`;
  const hidden = formatJson({ ...(parsed(files.get(own)) as object | undefined), hidden: true });
  const { errors } = checkTexts(texts, new Map([[own, hidden]]));
  const places = errors.map(placeOfError).filter(({ file }) => file !== own && files.has(file));
  // A text may have several errors.
  const found = new Map(places.map(({ file, path }) => [[file, ...path].join('\n'), { file, path }]));
  return [...found.values()].flatMap(({ file, path }) => {
    const value = readValue(file, files.get(file) ?? '');
    if (file.endsWith('.json')) return namingAt(file, value, path);
    return (value as string[]).flatMap((_, index) => namingAt(file, value, [index]));
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
