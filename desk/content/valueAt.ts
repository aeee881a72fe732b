import * as z from 'zod';

/** The path to a part of a value: `['jobs', 1, 'pay', 'to']`. */
export const pathSchema = z.array(z.union([z.string(), z.int().nonnegative()])).readonly();
export type Path = z.output<typeof pathSchema>;

/** The part of a value at a path; undefined if there is none. */
export const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inside, key) =>
      typeof inside === 'object' && inside !== null && Object.hasOwn(inside, key)
        ? (inside as Record<PropertyKey, unknown>)[key]
        : undefined,
    value,
  );

/**
 * Copies a value with a part replaced; missing objects and lists along the path are created.
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

/** The value without the list entry at a path. */
export function withoutEntry(value: unknown, path: Path): unknown {
  const list = valueAt(value, path.slice(0, -1)) as unknown[];
  return withValueAt(value, path.slice(0, -1), list.toSpliced(Number(path.at(-1)), 1));
}

/** Everything in a value that isn't an object or list, with its path. */
export function leavesOf(value: unknown, path: Path = []): { path: Path; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, part]) => leavesOf(part, [...path, key]));
}

/** 'jobs.1.pay.to' -> ['jobs', 1, 'pay', 'to'] */
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
