import { isJsonObject } from '../../shared/content/mergePatch';
import { slugOf } from './slug';

/** Returns an entry's first non-empty string. */
const wordsOf = (entry: object): string =>
  Object.values(entry).find((value): value is string => typeof value === 'string' && value !== '') ?? '';

/** Adds missing ids to list entries if other entries in the list have ids: 'pool', 'pool-2'. */
export function withIds(value: unknown): unknown {
  if (Array.isArray(value)) {
    const entries = value.map(withIds);
    const taken = new Set(entries.flatMap((entry) => (isJsonObject(entry) ? [entry.id] : [])));
    if (taken.size <= 1) return entries;
    return entries.map((entry) => {
      if (!isJsonObject(entry) || entry.id) return entry;
      const base = slugOf(wordsOf(entry)).slice(0, 40).replace(/-$/, '') || 'entry';
      let id = base;
      for (let count = 2; taken.has(id); count += 1) id = `${base}-${count}`;
      taken.add(id);
      const { id: _, ...rest } = entry;
      return { id, ...rest };
    });
  }
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withIds(part)]));
}
