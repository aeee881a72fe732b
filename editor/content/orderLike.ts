const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The entry that an item of a list was: the one with its id, else the one in its place. */
function formerItem(item: unknown, index: number, before: readonly unknown[]): unknown {
  if (!isObject(item) || !('id' in item)) return before[index];
  return before.find((other) => isObject(other) && other.id === item.id) ?? before[index];
}

/**
 * The same value with its keys in the order that they have in the file, so that a save changes only what was changed.
 * A key that the file has not got follows the one that it follows in the value.
 */
export function orderLike(value: unknown, before: unknown): unknown {
  if (Array.isArray(value)) {
    const items = Array.isArray(before) ? before : [];
    return value.map((item, index) => orderLike(item, formerItem(item, index, items)));
  }
  if (!isObject(value)) return value;
  const former = isObject(before) ? before : {};
  const keys = Object.keys(former).filter((key) => key in value);
  const given = Object.keys(value);
  for (const [index, key] of given.entries()) {
    if (key in former) continue;
    const place = index === 0 ? 0 : keys.indexOf(given[index - 1] ?? '') + 1;
    keys.splice(place, 0, key);
  }
  return Object.fromEntries(keys.map((key) => [key, orderLike(value[key], former[key])]));
}
