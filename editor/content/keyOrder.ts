import { isEmpty } from './omitEmpty';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a form shows as nothing at all, whether or not it stands in the file. */
const isNothing = (value: unknown) => value === false || value === null || isEmpty(value);

/** A value in words that do not depend on the order of keys, nor on what is nothing. */
function gist(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(gist).join()}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const parts = Object.entries(value).filter(([, part]) => !isNothing(part));
  return `{${parts
    .map(([key, part]) => `${JSON.stringify(key)}:${gist(part)}`)
    .sort()
    .join()}}`;
}

/** The entry that an item of a list was: the one with its id, or that says the same, else the one in its place. */
function formerItem(item: unknown, index: number, before: readonly unknown[]): unknown {
  if (!isObject(item)) return before[index];
  const same = before.find((other) =>
    'id' in item ? isObject(other) && other.id === item.id : gist(other) === gist(item),
  );
  return same ?? before[index];
}

/**
 * The same value as the file would say it, so that a save changes only what was changed: its keys in the order that they
 * have there, and what stood there with nothing in it left so. A key that the file has not got follows the one that it
 * follows in the value.
 */
export function withKeyOrderOf(value: unknown, before: unknown): unknown {
  if (Array.isArray(value)) {
    const items = Array.isArray(before) ? before : [];
    return value.map((item, index) => withKeyOrderOf(item, formerItem(item, index, items)));
  }
  if (!isObject(value)) return value;
  const former = isObject(before) ? before : {};
  const keys = Object.keys(former).filter((key) => key in value || isNothing(former[key]));
  const given = Object.keys(value);
  for (const [index, key] of given.entries()) {
    if (key in former) continue;
    const place = index === 0 ? 0 : keys.indexOf(given[index - 1] ?? '') + 1;
    keys.splice(place, 0, key);
  }
  return Object.fromEntries(
    keys.map((key) => [key, key in value ? withKeyOrderOf(value[key], former[key]) : former[key]]),
  );
}
