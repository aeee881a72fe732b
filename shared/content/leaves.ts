/** Returns each string, number, boolean, and null in a JSON value, with its path. */
export function leavesOf(
  value: unknown,
  path: readonly (string | number)[] = [],
): { path: readonly (string | number)[]; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, part]) => leavesOf(part, [...path, key]));
}
