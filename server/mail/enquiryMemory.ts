import { setTimeout as sleep } from 'node:timers/promises';
import { type EnquiryKey, readId } from './entry';

const minute = 60_000;

/** How long an enquiry is known by its content, in ms: who writes the same after that means it. */
export const contentLifetime = 10 * minute;

/** How long it is known by what its browser called it, in ms: a telephone may be without a line for hours. */
export const submissionLifetime = 24 * 60 * minute;

/** How often what is too old is forgotten, in ms. */
const sweepInterval = minute;

/** The pause before a server is asked again what became of an enquiry that another is storing, in ms. */
const claimPause = 100;

/** What several servers know together. server/forms/redisMemory.ts */
export interface SharedMemory {
  /** Whether an enquiry is ours to store, or stored, or being stored elsewhere. 'ours' where nothing can be asked. */
  claim(key: EnquiryKey): Promise<'ours' | 'stored' | 'pending'>;
  /** Ends a claim: it is stored, or not. */
  settle(key: EnquiryKey, isStored: boolean): Promise<void>;
  isStored(key: EnquiryKey): Promise<boolean>;
}

interface Known {
  /** By the steady clock, in ms. */
  until: number;
  /** Found at the start: the roles of the calls whose entries were there. A crash may have come before the others. */
  roles?: Set<string>;
}

interface MemoryOptions {
  /** The ids of all entries of the outbox. Absent: there are none. */
  ids?: () => Promise<string[]>;
  shared?: SharedMemory | undefined;
  /** The clock of the wall, in ms since 1970, and one that nobody sets, in ms. */
  now?: () => number;
  steady?: () => number;
}

/** Stores an enquiry; `isStored` tells by its role whether a call's entry was found at the start. */
type Store = (isStored: (role: string) => boolean) => Promise<void>;

/** Knows an enquiry that was stored, for a while. */
export interface EnquiryMemory {
  knows(key: EnquiryKey): Promise<boolean>;
  /** Has an enquiry stored unless it is known; of several that come at once, one. @throws what `store` throws */
  once(key: EnquiryKey, store: Store): Promise<void>;
}

/**
 * Keeps in memory which enquiries were stored of late. The names of their entries tell it after a restart, so nothing is
 * written for it. docs/behavior.md#sent-twice
 */
export function createEnquiryMemory({
  ids = async () => [],
  shared,
  now = Date.now,
  steady = () => performance.now(),
}: MemoryOptions = {}): EnquiryMemory {
  const known = new Map<string, Known>();
  /** Under way, by content. */
  const storing = new Map<string, Promise<void>>();
  let loading: Promise<void> | undefined;
  let sweptAt = steady();

  /** The hashes of a key, each with the time until which one that came at `since` is known. */
  const hashesOf = ({ content, submission }: EnquiryKey, since: number): [string, number][] => [
    [content, since + contentLifetime],
    ...(submission ? [[submission, since + submissionLifetime] satisfies [string, number]] : []),
  ];

  async function load(): Promise<void> {
    for (const { at, key, role } of (await ids()).flatMap((id) => readId(id) ?? [])) {
      const since = steady() - Math.max(now() - at, 0);
      for (const [hash, until] of hashesOf(key, since)) {
        const roles = known.get(hash)?.roles ?? new Set();
        if (until > steady()) known.set(hash, { until, roles: roles.add(role) });
      }
    }
  }

  /** Resolves when the memory is as the outbox has it; where the disk cannot be read, the next one reads it. */
  async function loaded(): Promise<void> {
    loading ??= load();
    await loading.catch(() => {
      loading = undefined;
    });
  }

  const find = (key: EnquiryKey): Known[] =>
    hashesOf(key, 0).flatMap(([hash]) => {
      const found = known.get(hash);
      return found && found.until > steady() ? [found] : [];
    });

  function remember(key: EnquiryKey): void {
    for (const [hash, until] of hashesOf(key, steady())) known.set(hash, { until });
  }

  function sweep(): void {
    if (steady() - sweptAt < sweepInterval) return;
    sweptAt = steady();
    for (const [hash, { until }] of known) if (until <= sweptAt) known.delete(hash);
  }

  /** Waits for what is being stored elsewhere. @returns whether it is ours to store */
  async function claim(key: EnquiryKey, { claim: ask }: SharedMemory): Promise<boolean> {
    for (;;) {
      const state = await ask(key);
      if (state !== 'pending') return state === 'ours';
      await sleep(claimPause);
    }
  }

  async function storeHere(key: EnquiryKey, store: Store): Promise<void> {
    if (!shared || (await claim(key, shared))) {
      try {
        await store((role) => find(key).some(({ roles }) => roles?.has(role)));
      } catch (error) {
        await shared?.settle(key, false);
        throw error;
      }
      await shared?.settle(key, true);
    }
    remember(key);
  }

  const settled = (other: Promise<void>) => other.catch(() => undefined);

  return {
    async knows(key) {
      await loaded();
      await settled(storing.get(key.content) ?? Promise.resolve());
      return find(key).length > 0 || ((await shared?.isStored(key)) ?? false);
    },

    async once(key, store) {
      sweep();
      await loaded();
      // Nothing may be waited for between the last look and taking the turn.
      for (let other = storing.get(key.content); other; other = storing.get(key.content))
        await settled(other);
      if (find(key).some(({ roles }) => !roles)) return;
      const stored = storeHere(key, store).finally(() => storing.delete(key.content));
      storing.set(key.content, stored);
      await stored;
    },
  };
}
