/** JSON merge patches (RFC 7396): objects are merged, null removes a key, and other values replace the old value. */
import { getOwn } from '../getOwn';

export type JsonObject = Record<string, unknown>;

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function applyPatch(value: unknown, patch: unknown): unknown {
  if (!isJsonObject(patch)) return patch;
  const next = new Map(Object.entries(isJsonObject(value) ? value : {}));
  for (const [key, part] of Object.entries(patch)) {
    if (part === null) next.delete(key);
    else next.set(key, applyPatch(next.get(key), part));
  }
  return Object.fromEntries(next);
}

/** Returns the merge patch that changes one value into another; undefined for equal values. */
export function patchBetween(before: unknown, after: unknown): unknown {
  if (JSON.stringify(before) === JSON.stringify(after)) return undefined;
  if (!isJsonObject(before) || !isJsonObject(after)) return after;
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const partOf = (key: string) =>
    Object.hasOwn(after, key) ? patchBetween(getOwn(before, key), getOwn(after, key)) : null;
  return Object.fromEntries(
    keys.map((key) => [key, partOf(key)] as const).filter(([, part]) => part !== undefined),
  );
}
