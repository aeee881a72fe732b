import * as z from 'zod';
import { isJson, type Json } from '../../shared/content/mergePatch';
import { ownValue } from '../../shared/ownValue';
import { formatJson } from './formatJson';
import { type Path, pathForm, withoutEntry, withValueAt } from './valueAt';

/** What two people made of the same field. A side is undefined if it removed the field. */
export interface Conflict {
  /** The way to the field in the merged value. */
  path: Path;
  mine: unknown;
  theirs: unknown;
}

export interface Merged {
  /** Both changes; at a conflict theirs, or mine if they removed the field. */
  value: unknown;
  conflicts: readonly Conflict[];
}

/** Whose change of such a field is to stay. */
export const choiceForm = z.strictObject({
  path: pathForm,
  /** Their value when the owner chose; if they change it again, the desk asks again. */
  theirs: z.unknown().optional(),
  isMine: z.boolean(),
});
export type Choice = z.output<typeof choiceForm>;

/** Whether two values are equal, in any order of keys. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  if (!isJson(one) || !isJson(other)) return one === other;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame(one[key], other[key]))
  );
}

/** The entries by their id or slug; undefined if one has none or two have the same. */
function byId(list: readonly unknown[]): Map<string, unknown> | undefined {
  const found = new Map<string, unknown>();
  for (const item of list) {
    const id = isJson(item) ? (item.id ?? item.slug) : undefined;
    if (typeof id !== 'string' || found.has(id)) return undefined;
    found.set(id, item);
  }
  return found;
}

/** A sequence with what only the other has, each after what it follows there. */
function withAdded(sequence: readonly string[], other: readonly string[]): string[] {
  const all = [...sequence];
  for (const [index, name] of other.entries()) {
    if (all.includes(name)) continue;
    all.splice(index === 0 ? 0 : all.indexOf(other[index - 1] ?? '') + 1, 0, name);
  }
  return all;
}

const only = (names: Iterable<string>, kept: { has(name: string): boolean }) =>
  [...names].filter((name) => kept.has(name));

/** The part of a list that differs from another: from `start`, so many entries before the end. */
function difference(base: readonly unknown[], list: readonly unknown[]) {
  const most = Math.min(base.length, list.length);
  let start = 0;
  while (start < most && isSame(base[start], list[start])) start += 1;
  let end = 0;
  while (end < most - start && isSame(base.at(-1 - end), list.at(-1 - end))) end += 1;
  return { start, end: base.length - end, entries: list.slice(start, list.length - end) };
}

/**
 * Merges two changes of one value, field by field. Entries of a list are the same where their id or slug is, else where
 * their place is. Keys keep the order of theirs.
 * @param base what both began with
 */
export function mergeByField(base: unknown, mine: unknown, theirs: unknown): Merged {
  const conflicts: Conflict[] = [];

  function conflict(path: Path, ours: unknown, others: unknown): unknown {
    conflicts.push({ path, mine: ours, theirs: others });
    return others === undefined ? ours : others;
  }

  function mergeObjects(from: Json, ours: Json, others: Json, path: Path): Json {
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
      only(only(only(list.keys(), from), ours), others).join('\n');
    const [began, orderOfMine, orderOfTheirs] = [order(from), order(ours), order(others)];
    const inMine = withAdded([...ours.keys()], [...others.keys()]);
    const inTheirs = withAdded([...others.keys()], [...ours.keys()]);
    const ids = orderOfTheirs === began && orderOfMine !== began ? inMine : inTheirs;
    const merged = new Map<string, unknown>();
    for (const id of ids) {
      const value = merge(from.get(id), ours.get(id), others.get(id), [...path, merged.size]);
      if (value !== undefined) merged.set(id, value);
    }
    const listed = (names: readonly string[]) => only(names, merged).map((id) => merged.get(id));
    if (![began, orderOfMine].includes(orderOfTheirs) && orderOfMine !== began)
      return conflict(path, listed(inMine), listed(inTheirs)) as unknown[];
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
    // Two that begin in the same place, also where both only add there, have no order.
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
    if (isJson(ours) && isJson(others)) return mergeObjects(isJson(from) ? from : {}, ours, others, path);
    if (isSame(ours, others)) return others;
    if (isSame(from, others)) return ours;
    if (Array.isArray(ours) && Array.isArray(others) && Array.isArray(from))
      return mergeLists(from, ours, others, path);
    return conflict(path, ours, others);
  }

  return { value: merge(base, mine, theirs, []), conflicts };
}

/** A merged value with mine or theirs at each conflict. */
const settled = ({ value, conflicts }: Merged, isMine: (conflict: Conflict) => boolean): unknown =>
  conflicts.reduceRight<unknown>((whole, conflict) => {
    const { path, mine, theirs } = conflict;
    const chosen = isMine(conflict) ? mine : theirs;
    const isGone = chosen === undefined && typeof path.at(-1) === 'number';
    return isGone ? withoutEntry(whole, path) : withValueAt(whole, path, chosen);
  }, value);

const paragraphsOf = (text: unknown) =>
  String(text)
    .trimEnd()
    .split(/\n{2,}/);

/** Merges two changes of a text of several paragraphs; at a conflict both texts are whole. */
function mergeParagraphs(base: unknown, mine: unknown, theirs: unknown): Merged {
  const merged = mergeByField(paragraphsOf(base), paragraphsOf(mine), paragraphsOf(theirs));
  const text = (isMine: boolean) => `${(settled(merged, () => isMine) as string[]).join('\n\n')}\n`;
  if (merged.conflicts.length === 0) return { value: text(false), conflicts: [] };
  return { value: text(false), conflicts: [{ path: [], mine: text(true), theirs: text(false) }] };
}

/**
 * Merges two changes of a file: JSON by its fields, Markdown by its paragraphs.
 * @param choices what the owner has chosen
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
    value: settled(merged, (conflict) => chosen(conflict)?.isMine ?? false),
    conflicts: merged.conflicts.filter((conflict) => !chosen(conflict)),
  };
}

/** Merges two changes of a file's text, as its values. */
export function mergeTexts(
  file: string,
  base: string,
  mine: string,
  theirs: string,
  choices?: readonly Choice[],
) {
  const valueIn = (text: string) => (file.endsWith('.md') ? text : JSON.parse(text));
  const { value, conflicts } = mergeFile(file, valueIn(base), valueIn(mine), valueIn(theirs), choices);
  return { conflicts, text: file.endsWith('.md') ? String(value) : formatJson(value, theirs) };
}
