import { createHash } from 'node:crypto';
import { MemoryStore, type Options } from 'express-rate-limit';
import type { StoreFactory } from './dependencies';

/** Domains where dots in the local part are ignored (support.google.com/mail/answer/7436150). */
const dotless = /^(?:gmail|googlemail)\.com$/;

/** The mailbox of an address: without the plus suffix, and for Gmail without dots. */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split(/@(?=[^@]*$)/);
  const name = local.split('+', 1)[0] || local;
  return dotless.test(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

interface LimitOptions {
  /** The prefix of its keys in a shared store. */
  name: string;
  /** The most within the window. */
  limit: number;
  /** In ms. */
  window: number;
  /** Absent: counts in memory. */
  createStore?: StoreFactory | undefined;
  /** Whether an action is allowed where the store fails. */
  allowUncounted?: boolean;
}

/** A limit per email address, or per client; only a hash of the address is stored. */
export function createRecipientLimit({
  name,
  limit,
  window,
  createStore,
  allowUncounted = false,
}: LimitOptions) {
  const store = createStore?.(name) ?? new MemoryStore();
  store.init?.({ windowMs: window } as Options);
  const keyOf = (email: string) => createHash('sha256').update(email.toLowerCase()).digest('base64url');
  return {
    /** Counts once. @returns whether the count is within the limit */
    async take(email: string): Promise<boolean> {
      try {
        return (await store.increment(keyOf(email))).totalHits <= limit;
      } catch {
        return allowUncounted;
      }
    },

    /** Decrements, for an action that failed. */
    async giveBack(email: string): Promise<void> {
      await Promise.resolve(store.decrement(keyOf(email))).catch(() => undefined);
    },
  };
}
