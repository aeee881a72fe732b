import { createHash } from 'node:crypto';
import { MemoryStore, type Options } from 'express-rate-limit';
import type { StoreFactory } from './rateLimit';

interface LimitOptions {
  /** The prefix of its keys where servers count together. */
  name: string;
  /** How often within the window. */
  limit: number;
  /** In ms. */
  window: number;
  /** Absent: counts in memory. */
  createStore?: StoreFactory | undefined;
}

/**
 * Counts something by an email address, of which only a hash is kept.
 * @returns whether this time is still within the limit; not where nothing can be counted
 */
export function createLimit({ name, limit, window, createStore }: LimitOptions) {
  const store = createStore?.(name) ?? new MemoryStore();
  store.init?.({ windowMs: window } as Options);
  return async (email: string): Promise<boolean> => {
    const key = createHash('sha256').update(email.toLowerCase()).digest('base64url');
    try {
      return (await store.increment(key)).totalHits <= limit;
    } catch {
      return false;
    }
  };
}
