import { ownValue } from '../../shared/ownValue';
import { formatJson } from './formatJson';
import { isObject, type Path, withoutEntry, withValueAt } from './valueAt';

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

type Json = Record<string, unknown>;

/** Whether two values are equal, in any order of keys. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  if (!isObject(one) || !isObject(other)) return one === other;
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
    const id = isObject(item) ? (item.id ?? item.slug) : undefined;
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
    if (isObject(ours) && isObject(others))
      return mergeObjects(isObject(from) ? from : {}, ours, others, path);
    if (isSame(ours, others)) return others;
    if (isSame(from, others)) return ours;
    if (Array.isArray(ours) && Array.isArray(others) && Array.isArray(from))
      return mergeLists(from, ours, others, path);
    return conflict(path, ours, others);
  }

  return { value: merge(base, mine, theirs, []), conflicts };
}

/** A merged value with the owner's choice at each conflict. */
export const settled = ({ value, conflicts }: Merged, isMine: readonly boolean[]): unknown =>
  conflicts.reduceRight<unknown>((whole, { path, mine, theirs }, index) => {
    const chosen = isMine[index] ? mine : theirs;
    const isGone = chosen === undefined && typeof path.at(-1) === 'number';
    return isGone ? withoutEntry(whole, path) : withValueAt(whole, path, chosen);
  }, value);

const paragraphsOf = (text: unknown) =>
  String(text)
    .trimEnd()
    .split(/\n{2,}/);

/** Merges two changes of a text of several paragraphs; at a conflict both texts are whole. */
export function mergeParagraphs(base: unknown, mine: unknown, theirs: unknown): Merged {
  const merged = mergeByField(paragraphsOf(base), paragraphsOf(mine), paragraphsOf(theirs));
  const text = (isMine: boolean) =>
    (
      settled(
        merged,
        merged.conflicts.map(() => isMine),
      ) as string[]
    ).join('\n\n');
  if (merged.conflicts.length === 0) return { value: text(false), conflicts: [] };
  return { value: text(false), conflicts: [{ path: [], mine: text(true), theirs: text(false) }] };
}

/**
 * Merges two changes of a file's text: JSON by its fields, Markdown by its paragraphs.
 * @returns the conflicts, and the text of the file with the owner's choice at each
 */
export function mergeTexts(file: string, base: string, mine: string, theirs: string) {
  const isJson = file.endsWith('.json');
  const merged = isJson
    ? mergeByField(JSON.parse(base), JSON.parse(mine), JSON.parse(theirs))
    : mergeParagraphs(base, mine, theirs);
  const text = (isMine: readonly boolean[] = []): string => {
    const value = settled(merged, isMine);
    return isJson ? formatJson(value, theirs) : `${value}\n`;
  };
  return { conflicts: merged.conflicts, text };
}
