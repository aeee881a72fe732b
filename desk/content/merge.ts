import * as z from 'zod';
import { isJsonObject, type JsonObject } from '../../shared/content/mergePatch';
import { ownValue } from '../../shared/ownValue';
import { formatJson } from './formatJson';
import { type Path, pathSchema, withoutEntry, withValueAt } from './valueAt';

/** Two people's values for the same field. A side is undefined if it removed the field. */
export interface Conflict {
  /** The path of the field in the merged value. */
  path: Path;
  mine: unknown;
  theirs: unknown;
}

export interface Merged {
  /** Contains both changes. For a conflict, it has their value, or mine if they removed the field. */
  value: unknown;
  conflicts: readonly Conflict[];
}

/** Whose change to a conflicting field to keep. */
export const choiceSchema = z.strictObject({
  path: pathSchema,
  /** Their value when the owner chose; if they change it again, the desk asks again. */
  theirs: z.unknown().optional(),
  isMine: z.boolean(),
});
export type Choice = z.output<typeof choiceSchema>;

/** Whether two values are deeply equal, regardless of key order. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  if (!isJsonObject(one) || !isJsonObject(other)) return one === other;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame(one[key], other[key]))
  );
}

/** The entries keyed by id or slug; undefined if one has neither or two share one. */
function byId(list: readonly unknown[]): Map<string, unknown> | undefined {
  const found = new Map<string, unknown>();
  for (const item of list) {
    const id = isJsonObject(item) ? (item.id ?? item.slug) : undefined;
    if (typeof id !== 'string' || found.has(id)) return undefined;
    found.set(id, item);
  }
  return found;
}

/** A sequence with the names that only the other has, each inserted after its predecessor there. */
function withAdded(sequence: readonly string[], other: readonly string[]): string[] {
  const all = [...sequence];
  for (const [index, name] of other.entries()) {
    if (all.includes(name)) continue;
    all.splice(index === 0 ? 0 : all.indexOf(other[index - 1] ?? '') + 1, 0, name);
  }
  return all;
}

const retain = (names: Iterable<string>, kept: { has(name: string): boolean }) =>
  [...names].filter((name) => kept.has(name));

/** How a list differs from its base: `entries` replace the base's entries from `start` up to `end`. */
function difference(base: readonly unknown[], list: readonly unknown[]) {
  const shorter = Math.min(base.length, list.length);
  let start = 0;
  while (start < shorter && isSame(base[start], list[start])) start += 1;
  let end = 0;
  while (end < shorter - start && isSame(base.at(-1 - end), list.at(-1 - end))) end += 1;
  return { start, end: base.length - end, entries: list.slice(start, list.length - end) };
}

/**
 * Merges two changes to a value, field by field. List entries are matched by id or slug, otherwise by position. Keys
 * keep the order they have in `theirs`.
 * @param base the value that both started from
 */
export function mergeByField(base: unknown, mine: unknown, theirs: unknown): Merged {
  const conflicts: Conflict[] = [];

  function conflict(path: Path, ours: unknown, others: unknown): unknown {
    conflicts.push({ path, mine: ours, theirs: others });
    return others === undefined ? ours : others;
  }

  function mergeObjects(from: JsonObject, ours: JsonObject, others: JsonObject, path: Path): JsonObject {
    const keys = withAdded(Object.keys(others), Object.keys(ours));
    const entries = keys.map(
      (key) =>
        [
          key,
          merge(ownValue(from, key), ownValue(ours, key), ownValue(others, key), [...path, key]),
        ] as const,
    );
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  }

  function mergeById(
    from: Map<string, unknown>,
    ours: Map<string, unknown>,
    others: Map<string, unknown>,
    path: Path,
  ): unknown[] {
    const order = (list: Map<string, unknown>) =>
      retain(retain(retain(list.keys(), from), ours), others).join('\n');
    const [baseOrder, myOrder, theirOrder] = [order(from), order(ours), order(others)];
    const myIds = withAdded([...ours.keys()], [...others.keys()]);
    const theirIds = withAdded([...others.keys()], [...ours.keys()]);
    const ids = theirOrder === baseOrder && myOrder !== baseOrder ? myIds : theirIds;
    const merged = new Map<string, unknown>();
    for (const id of ids) {
      const value = merge(from.get(id), ours.get(id), others.get(id), [...path, merged.size]);
      if (value !== undefined) merged.set(id, value);
    }
    const listed = (names: readonly string[]) => retain(names, merged).map((id) => merged.get(id));
    if (![baseOrder, myOrder].includes(theirOrder) && myOrder !== baseOrder)
      return conflict(path, listed(myIds), listed(theirIds)) as unknown[];
    return listed(ids);
  }

  function mergeLists(
    from: readonly unknown[],
    ours: readonly unknown[],
    others: readonly unknown[],
    path: Path,
  ): unknown {
    const [fromIds, ourIds, otherIds] = [byId(from), byId(ours), byId(others)];
    if (fromIds && ourIds && otherIds) return mergeById(fromIds, ourIds, otherIds, path);
    if (from.length === ours.length && from.length === others.length)
      return others.map((item, index) => merge(from[index], ours[index], item, [...path, index]));
    const [first, last] = [difference(from, ours), difference(from, others)].sort(
      (a, b) => a.start - b.start,
    );
    // Two changes that start in the same place have no defined order, even if both only add entries.
    if (!first || !last || first.start === last.start || first.end > last.start)
      return conflict(path, ours, others);
    return [
      ...from.slice(0, first.start),
      ...first.entries,
      ...from.slice(first.end, last.start),
      ...last.entries,
      ...from.slice(last.end),
    ];
  }

  function merge(from: unknown, ours: unknown, others: unknown, path: Path): unknown {
    if (isSame(from, ours)) return others;
    if (isJsonObject(ours) && isJsonObject(others))
      return mergeObjects(isJsonObject(from) ? from : {}, ours, others, path);
    if (isSame(ours, others)) return others;
    if (isSame(from, others)) return ours;
    if (Array.isArray(ours) && Array.isArray(others) && Array.isArray(from))
      return mergeLists(from, ours, others, path);
    return conflict(path, ours, others);
  }

  return { value: merge(base, mine, theirs, []), conflicts };
}

/** A merged value, with either mine or theirs for each conflict. */
const withChoices = ({ value, conflicts }: Merged, isMine: (conflict: Conflict) => boolean): unknown =>
  conflicts.reduceRight<unknown>((whole, conflict) => {
    const { path, mine, theirs } = conflict;
    const chosen = isMine(conflict) ? mine : theirs;
    const isRemoved = chosen === undefined && typeof path.at(-1) === 'number';
    return isRemoved ? withoutEntry(whole, path) : withValueAt(whole, path, chosen);
  }, value);

const paragraphsOf = (text: unknown) =>
  String(text)
    .trimEnd()
    .split(/\n{2,}/);

/** Merges two changes to a text, paragraph by paragraph; a conflict contains both complete texts. */
function mergeParagraphs(base: unknown, mine: unknown, theirs: unknown): Merged {
  const merged = mergeByField(paragraphsOf(base), paragraphsOf(mine), paragraphsOf(theirs));
  const text = (isMine: boolean) => `${(withChoices(merged, () => isMine) as string[]).join('\n\n')}\n`;
  if (merged.conflicts.length === 0) return { value: text(false), conflicts: [] };
  return { value: text(false), conflicts: [{ path: [], mine: text(true), theirs: text(false) }] };
}

/**
 * Merges two changes to a file: JSON by field, Markdown by paragraph.
 * @param choices the owner's choices for conflicts
 * @returns the value, and the conflicts for which there is no choice
 */
export function mergeFile(
  file: string,
  base: unknown,
  mine: unknown,
  theirs: unknown,
  choices: readonly Choice[] = [],
): Merged {
  const merge = file.endsWith('.md') ? mergeParagraphs : mergeByField;
  const merged = merge(base, mine, theirs);
  const chosen = (conflict: Conflict) =>
    choices.find((choice) =>
      isSame([choice.path, choice.theirs ?? null], [conflict.path, conflict.theirs ?? null]),
    );
  return {
    value: withChoices(merged, (conflict) => chosen(conflict)?.isMine ?? false),
    conflicts: merged.conflicts.filter((conflict) => !chosen(conflict)),
  };
}

/** Merges two changes to a file, given as text. */
export function mergeTexts(
  file: string,
  base: string,
  mine: string,
  theirs: string,
  choices?: readonly Choice[],
) {
  const valueIn = (text: string) => (file.endsWith('.md') ? text : JSON.parse(text));
  const { value, conflicts } = mergeFile(file, valueIn(base), valueIn(mine), valueIn(theirs), choices);
  return { conflicts, text: file.endsWith('.md') ? String(value) : formatJson(value) };
}
