import { isJsonObject } from '../../shared/content/mergePatch';

/** The path to a field or entry inside a value: `['jobs', 1, 'pay', 'to']`. */
export type Path = readonly (string | number)[];

/** Returns the field or entry at a path inside a value; undefined if there is none. */
export const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inside, key) =>
      typeof inside === 'object' && inside !== null && Object.hasOwn(inside, key)
        ? (inside as Record<PropertyKey, unknown>)[key]
        : undefined,
    value,
  );

/**
 * Copies a value with one field or entry replaced. Creates missing objects and lists along the path.
 * @param part undefined removes the key
 */
export function withValueAt(value: unknown, path: Path, part: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return part;
  const next = withValueAt(valueAt(value, [key]), rest, part);
  if (typeof key === 'number')
    return Object.assign([...((value as unknown[] | undefined) ?? [])], { [key]: next });
  const { [key]: _, ...others } = (value ?? {}) as Record<string, unknown>;
  if (next === undefined) return others;
  return { ...((value ?? {}) as object), [key]: next };
}

/** Sorts an object's keys in the order of another object. Additional keys come last. */
export function orderedLike(value: unknown, other: unknown): unknown {
  if (Array.isArray(value)) return value.map((item, index) => orderedLike(item, valueAt(other, [index])));
  if (!isJsonObject(value)) return value;
  const keys = isJsonObject(other) ? Object.keys(other).filter((key) => Object.hasOwn(value, key)) : [];
  return Object.fromEntries(
    [...new Set([...keys, ...Object.keys(value)])].map((key) => [
      key,
      orderedLike(value[key], valueAt(other, [key])),
    ]),
  );
}

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

/** Parses a path: 'jobs.1.pay.to' -> ['jobs', 1, 'pay', 'to']. */
export const pathOf = (place: string): Path =>
  place.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));

/** Parses JSON; undefined if it is invalid. */
export function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
