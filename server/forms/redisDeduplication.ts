import { randomUUID } from 'node:crypto';
import { contentLifetime, type SharedDeduplication, submissionLifetime } from '../mail/deduplication';
import type { EnquiryKey } from '../mail/entry';

/** Lifetime of a claim, in ms; then another server may store the enquiry. */
const claimLifetime = 5000;

/** Deletes a claim only if it is the caller's: after its expiry another server may have claimed the enquiry. */
const deleteOwn = "if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end";

const nameOf = (hash: string) => `enquiry:${hash}`;

/**
 * Deduplication across servers: hashes of recent enquiries in Redis, which expire. A server claims an enquiry before it
 * stores it. Claims are short: after a crash an enquiry stored twice is better than one lost.
 * @param command sends one command to Redis; resolves to undefined while Redis is unreachable
 */
export function createRedisDeduplication(
  command: (...words: string[]) => Promise<unknown | undefined>,
): SharedDeduplication {
  /** The value of this server's claims. */
  const ownClaim = `claimed by ${randomUUID()}`;
  const read = (hash: string) => command('GET', nameOf(hash));
  const put = (hash: string, value: string, lifetime: number, ...options: string[]) =>
    command('SET', nameOf(hash), value, 'PX', String(lifetime), ...options);

  async function isStored({ content, submission }: EnquiryKey): Promise<boolean> {
    if (submission && (await read(submission)) === 'stored') return true;
    return (await read(content)) === 'stored';
  }

  return {
    isStored,
    async claim(key) {
      if (await isStored(key)) return 'stored';
      const isTaken = (await put(key.content, ownClaim, claimLifetime, 'NX')) === null;
      if (!isTaken) return 'ours';
      return (await isStored(key)) ? 'stored' : 'pending';
    },
    async settle({ content, submission }, isStoredNow) {
      if (!isStoredNow) {
        await command('EVAL', deleteOwn, '1', nameOf(content), ownClaim);
        return;
      }
      await put(content, 'stored', contentLifetime);
      if (submission) await put(submission, 'stored', submissionLifetime);
    },
  };
}
