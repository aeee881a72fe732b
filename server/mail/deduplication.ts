import { setTimeout as sleep } from 'node:timers/promises';
import { type EnquiryKey, readId } from './entry';

const minute = 60_000;

/** Lifetime of the content's key, in ms. After that, the same content is a new enquiry. */
export const contentLifetime = 10 * minute;

/** Lifetime of the submission's key, in ms: a phone may be offline for hours. */
export const submissionLifetime = 24 * 60 * minute;

/** How often expired enquiries are removed, in ms. */
const sweepInterval = minute;

/** Polling interval while another server stores the same enquiry, in ms. */
const claimPause = 100;

/** Claims shared by several servers. server/forms/redis.ts */
export interface SharedDeduplication {
  /** 'ours': this server stores the enquiry, even without the shared store. 'pending': another one is storing it. */
  claim(key: EnquiryKey): Promise<'ours' | 'stored' | 'pending'>;
  /** Ends a claim. */
  settle(key: EnquiryKey, isStored: boolean): Promise<void>;
  isStored(key: EnquiryKey): Promise<boolean>;
}

interface Known {
  /** Expiry on the monotonic clock, in ms. */
  until: number;
  /** After a restart: the roles whose entries exist. A crash may have prevented other entries. */
  roles?: Set<string>;
}

interface DeduplicationOptions {
  /** The ids of all outbox entries. Default: none. */
  ids?: () => Promise<string[]>;
  shared?: SharedDeduplication | undefined;
  /** The wall clock, in ms since 1970, and a monotonic clock, in ms. */
  now?: () => number;
  steady?: () => number;
}

/** Stores an enquiry; `isStored` returns whether a role's entry already existed at startup. */
type Store = (isStored: (role: string) => boolean) => Promise<void>;

/** Prevents storing an enquiry twice. */
export interface Deduplication {
  knows(key: EnquiryKey): Promise<boolean>;
  /** Calls `store` unless the key is known, and only once for concurrent calls. @throws what `store` throws */
  once(key: EnquiryKey, store: Store): Promise<void>;
}

/**
 * Keeps the keys of recent enquiries in memory. After a restart, they are read from the outbox's file names.
 * docs/decisions/0030-the-same-enquiry-once.md
 */
export function createDeduplication({
  ids = async () => [],
  shared,
  now = Date.now,
  steady = () => performance.now(),
}: DeduplicationOptions = {}): Deduplication {
  const known = new Map<string, Known>();
  /** Enquiries being stored, keyed by content. */
  const storing = new Map<string, Promise<void>>();
  let loading: Promise<void> | undefined;
  let sweptAt = steady();

  /** A key's hashes with their expiry, for an enquiry received at `since`. */
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

  /** Loads the keys from the outbox once; if the disk cannot be read, the next call retries. */
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

  /** Stores an enquiry unless another server does. */
  async function storeHere(key: EnquiryKey, store: Store): Promise<void> {
    let claim = await shared?.claim(key);
    while (claim === 'pending') {
      await sleep(claimPause);
      claim = await shared?.claim(key);
    }
    if (claim !== 'stored') {
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
      // There must be no await between the last check and adding to `storing`.
      for (let other = storing.get(key.content); other; other = storing.get(key.content))
        await settled(other);
      if (find(key).some(({ roles }) => !roles)) return;
      const stored = storeHere(key, store).finally(() => storing.delete(key.content));
      storing.set(key.content, stored);
      await stored;
    },
  };
}
