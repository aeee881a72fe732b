/** What differs between two values of JSON, in words an owner reads: 'price $269 → $279', 'a paragraph changed'. */
import type { Detail } from '../types';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type Path = readonly (string | number)[];

/** Words for the fields of a file, by their way from its top. */
export interface Labels {
  /** ['page', 'intro'] -> 'intro' */
  name(path: Path): string;
  isDollars(path: Path): boolean;
}

/** Longer texts are not quoted, in characters. */
const longestQuoted = 40;

/** Longer lines of a list are called paragraphs, in characters. */
const longestLine = 60;

/** More that moved are called another order. */
const mostMoved = 2;

const isObject = (value: unknown): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function shown(value: Json, isDollars = false): string {
  if (isDollars && typeof value === 'number') return `$${value}`;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' ? `“${value}”` : String(value);
}

const isShort = (value: Json) =>
  !isObject(value) && !Array.isArray(value) && shown(value).length <= longestQuoted + 2;

/** What tells an entry of a list from the others, as its owner would. */
function nameOf(item: Json): string | undefined {
  if (typeof item === 'string') return item.length <= longestLine ? item : undefined;
  if (!isObject(item)) return undefined;
  for (const key of ['name', 'title', 'question', 'label', 'heading', 'author', 'text', 'picture', 'id']) {
    const value = item[key];
    if (typeof value === 'string' && value.length <= longestLine) return value;
  }
  return undefined;
}

/** 'An entry' of a list as a sentence needs it. */
const noun = (item: Json): string => {
  const name = nameOf(item);
  return name ? `“${name}”` : typeof item === 'string' ? 'a paragraph' : 'an entry';
};

const identity = (item: Json): string | undefined => {
  if (!isObject(item)) return undefined;
  const key = ['id', 'name', 'title', 'question', 'label', 'picture'].find(
    (each) => typeof item[each] === 'string',
  );
  return key && `${key}:${String(item[key])}`;
};

/** Pairs of places in both lists: equal entries, then those of the same identity, then the rest in their order. */
function pairs(before: readonly Json[], after: readonly Json[]): Map<number, number> {
  const partner = new Map<number, number>();
  const taken = new Set<number>();
  const pair = (isPair: (one: Json, other: Json) => boolean) =>
    after.forEach((item, to) => {
      if (partner.has(to)) return;
      const from = before.findIndex((old, index) => !taken.has(index) && isPair(old, item));
      if (from === -1) return;
      partner.set(to, from);
      taken.add(from);
    });
  pair(isSame);
  pair((one, other) => identity(one) !== undefined && identity(one) === identity(other));
  const hasNoId = (item: Json | undefined) => !isObject(item) || typeof item.id !== 'string';
  const goneFrom = [...before.keys()].filter((index) => !taken.has(index) && hasNoId(before[index]));
  const newTo = [...after.keys()].filter((index) => !partner.has(index) && hasNoId(after[index]));
  // As many as before: each was changed in its place. Otherwise some came and some went.
  if (goneFrom.length === newTo.length)
    for (const [index, to] of newTo.entries()) partner.set(to, goneFrom[index] ?? 0);
  return partner;
}

/** The places of a sequence that are out of order: those outside its longest rising part. */
export function outOfOrder(sequence: readonly number[]): number[] {
  const lengths = sequence.map(() => 1);
  const previous = sequence.map(() => -1);
  sequence.forEach((value, index) => {
    for (let earlier = 0; earlier < index; earlier += 1) {
      const length = (lengths[earlier] ?? 0) + 1;
      if ((sequence[earlier] ?? 0) < value && length > (lengths[index] ?? 0)) {
        lengths[index] = length;
        previous[index] = earlier;
      }
    }
  });
  const kept = new Set<number>();
  for (let at = lengths.indexOf(Math.max(0, ...lengths)); at >= 0; at = previous[at] ?? -1) kept.add(at);
  return sequence.map((_, index) => index).filter((index) => !kept.has(index));
}

function listChanges(before: readonly Json[], after: readonly Json[], path: Path, labels: Labels): Detail[] {
  const partner = pairs(before, after);
  const where = labels.name(path);
  const inList = where ? ` in ${where}` : '';
  const stayed = [...partner].sort(([one], [other]) => one - other);
  const kept = new Set(partner.values());
  const changed = stayed.flatMap(([to, from]) => {
    const [old, item] = [before[from] ?? null, after[to] ?? null];
    if (isSame(old, item)) return [];
    if (!isObject(old) || !isObject(item)) {
      const isLine = isShort(old) && isShort(item);
      return isLine
        ? [{ what: where, change: `${shown(old)} → ${shown(item)}` }]
        : [{ what: noun(old) + inList, change: 'changed' }];
    }
    return jsonChanges(old, item, labels, [...path, to]).map(({ what, change }) => ({
      what: `${noun(old)}, ${what}`,
      change,
    }));
  });
  const moved = outOfOrder(stayed.map(([, from]) => from)).map(
    (index) => after[stayed[index]?.[0] ?? 0] ?? null,
  );
  return [
    ...changed,
    ...after
      .filter((_, to) => !partner.has(to))
      .map((item) => ({ what: noun(item) + inList, change: 'added' })),
    ...before
      .filter((_, from) => !kept.has(from))
      .map((item) => ({ what: noun(item) + inList, change: 'removed' })),
    ...(moved.length > mostMoved
      ? [{ what: where || 'the list', change: 'in another order' }]
      : moved.map((item) => ({ what: noun(item) + inList, change: 'moved' }))),
  ];
}

/**
 * What differs, a phrase each. Empty where nothing does.
 * @param path the way to these values from the file's top
 */
export function jsonChanges(before: Json, after: Json, labels: Labels, path: Path = []): Detail[] {
  if (isSame(before, after)) return [];
  if (isObject(before) && isObject(after)) {
    const keys = [...new Set([...Object.keys(after), ...Object.keys(before)])];
    return keys.flatMap((key) => {
      const inside = [...path, key];
      const [old, value] = [before[key], after[key]];
      if (old === undefined && value !== undefined)
        return [{ what: labels.name(inside), change: typeof value === 'boolean' ? shown(value) : 'added' }];
      if (value === undefined && old !== undefined) return [{ what: labels.name(inside), change: 'removed' }];
      return jsonChanges(old ?? null, value ?? null, labels, inside);
    });
  }
  if (Array.isArray(before) && Array.isArray(after)) return listChanges(before, after, path, labels);
  const isDollars = labels.isDollars(path);
  const isQuoted = isShort(before) && isShort(after);
  return [
    {
      what: labels.name(path),
      change: isQuoted ? `${shown(before, isDollars)} → ${shown(after, isDollars)}` : 'changed',
    },
  ];
}
