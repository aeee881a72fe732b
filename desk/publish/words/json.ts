/** What differs between two values of JSON, in words an owner reads: 'price $269 → $279', 'a paragraph changed'. */
import { ownValue } from '../../../shared/ownValue';
import { isSame } from '../../content/merge';
import { isObject, type Path } from '../../content/valueAt';
import type { Detail } from '../types';

/** Words for the fields of a file, by their way from its top. */
export interface Labels {
  /** ['page', 'intro'] -> 'intro' */
  name(path: Path): string;
  isAmount(path: Path): boolean;
  /** '$269' */
  wholeAmount(amount: number): string;
  /** Set by saving: no change of its own. */
  isSet(path: Path): boolean;
}

/** Longer texts are not quoted, in characters. */
const longestQuoted = 40;

/** Longer lines of a list are called paragraphs, in characters. */
const longestLine = 60;

function shown(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' ? `“${value}”` : String(value);
}

const isShort = (value: unknown) =>
  !isObject(value) && !Array.isArray(value) && shown(value).length <= longestQuoted + 2;

/** The keys of what an owner calls an entry of a list, the best first. */
const naming = ['name', 'title', 'question', 'label', 'heading', 'author', 'text', 'picture', 'id'];

/** 'An entry' of a list as a sentence needs it. */
function noun(item: unknown): string {
  const names = isObject(item) ? naming.map((key) => item[key]) : [item];
  const name = names.find((each) => typeof each === 'string' && each.length <= longestLine);
  return name ? `“${name}”` : typeof item === 'string' ? 'a paragraph' : 'an entry';
}

const identity = (item: unknown): unknown =>
  isObject(item) ? (item.id ?? naming.map((key) => item[key]).find((each) => each !== undefined)) : undefined;

/** Pairs of places in both lists: equal entries, then those of the same identity, then the rest in their order. */
function pairs(before: readonly unknown[], after: readonly unknown[]): Map<number, number> {
  const partner = new Map<number, number>();
  const taken = new Set<number>();
  const pair = (isPair: (one: unknown, other: unknown) => boolean) =>
    after.forEach((item, to) => {
      if (partner.has(to)) return;
      const from = before.findIndex((old, index) => !taken.has(index) && isPair(old, item));
      if (from === -1) return;
      partner.set(to, from);
      taken.add(from);
    });
  pair(isSame);
  pair((one, other) => identity(one) !== undefined && identity(one) === identity(other));
  const hasNoId = (item: unknown) => !isObject(item) || typeof item.id !== 'string';
  const gone = before.filter((item, index) => !taken.has(index) && hasNoId(item));
  const come = after.filter((item, index) => !partner.has(index) && hasNoId(item));
  // As many as before: each was changed in its place. Otherwise some came and some went.
  if (gone.length === come.length) pair((one, other) => hasNoId(one) && hasNoId(other));
  return partner;
}

function listChanges(
  before: readonly unknown[],
  after: readonly unknown[],
  path: Path,
  labels: Labels,
): Detail[] {
  const partner = pairs(before, after);
  const where = labels.name(path);
  const of = (item: unknown, change: string): Detail => ({
    what: noun(item) + (where && ` in ${where}`),
    change,
  });
  const stayed = [...partner].sort(([one], [other]) => one - other);
  const places = stayed.map(([, from]) => from);
  const changed = stayed.flatMap(([to, from]) => {
    const [old, item] = [before[from], after[to]];
    if (isSame(old, item)) return [];
    if (isObject(old) && isObject(item))
      return jsonChanges(old, item, labels, [...path, to]).map(({ what, change }) => ({
        what: `${noun(old)}, ${what}`,
        change,
      }));
    return isShort(old) && isShort(item)
      ? [{ what: where, change: `${shown(old)} → ${shown(item)}` }]
      : [of(old, 'changed')];
  });
  return [
    ...changed,
    ...after.filter((_, to) => !partner.has(to)).map((item) => of(item, 'added')),
    ...before.filter((_, from) => !places.includes(from)).map((item) => of(item, 'removed')),
    ...(places.some((from, index) => from < (places[index - 1] ?? 0))
      ? [{ what: where || 'the list', change: 'in another order' }]
      : []),
  ];
}

/**
 * What differs, a phrase each. Empty where nothing does.
 * @param path the way to these values from the file's top
 */
export function jsonChanges(before: unknown, after: unknown, labels: Labels, path: Path = []): Detail[] {
  if (isSame(before, after) || labels.isSet(path)) return [];
  const what = labels.name(path);
  if (before === undefined) return [{ what, change: typeof after === 'boolean' ? shown(after) : 'added' }];
  if (after === undefined) return [{ what, change: 'removed' }];
  if (isObject(before) && isObject(after))
    return [...new Set([...Object.keys(after), ...Object.keys(before)])].flatMap((key) =>
      jsonChanges(ownValue(before, key), ownValue(after, key), labels, [...path, key]),
    );
  if (Array.isArray(before) && Array.isArray(after)) return listChanges(before, after, path, labels);
  if (!isShort(before) || !isShort(after)) return [{ what, change: 'changed' }];
  const isAmount = labels.isAmount(path);
  const inWords = (value: unknown) =>
    isAmount && typeof value === 'number' ? labels.wholeAmount(value) : shown(value);
  return [{ what, change: `${inWords(before)} → ${inWords(after)}` }];
}
