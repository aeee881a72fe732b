/** JSON merge patches (RFC 7396): objects are merged key by key, null removes a key, and anything else replaces it. */
import { ownValue } from '../ownValue';

export type Json = Record<string, unknown>;

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Applies a merge patch to a value. */
export function patched(value: unknown, patch: unknown): unknown {
  if (!isJson(patch)) return patch;
  const next = new Map(Object.entries(isJson(value) ? value : {}));
  for (const [key, part] of Object.entries(patch)) {
    if (part === null) next.delete(key);
    else next.set(key, patched(next.get(key), part));
  }
  return Object.fromEntries(next);
}

/** The merge patch from one value to another; undefined if they are the same. */
export function patchBetween(before: unknown, after: unknown): unknown {
  if (JSON.stringify(before) === JSON.stringify(after)) return undefined;
  if (!isJson(before) || !isJson(after)) return after;
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const partOf = (key: string) =>
    Object.hasOwn(after, key) ? patchBetween(ownValue(before, key), ownValue(after, key)) : null;
  return Object.fromEntries(
    keys.map((key) => [key, partOf(key)] as const).filter(([, part]) => part !== undefined),
  );
}
