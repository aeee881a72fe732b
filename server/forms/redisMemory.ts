import { randomUUID } from 'node:crypto';
import { contentLifetime, type SharedMemory, submissionLifetime } from '../mail/enquiryMemory';
import type { EnquiryKey } from '../mail/entry';

/** How long a server may take to store an enquiry that it has claimed, in ms; then another may. */
const claimLifetime = 5000;

/** Deletes a claim only where it is still the caller's: one that ended may have been taken by another server. */
const deleteOwn = "if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end";

const nameOf = (hash: string) => `enquiry:${hash}`;

/**
 * What servers know together of enquiries that were stored of late: their hashes, which expire by themselves. A server
 * claims an enquiry before it stores it; the claim of one that dies meanwhile ends soon, since an enquiry that comes
 * twice is better than one that never does. docs/behavior.md#sent-twice
 * @param command one command to Redis; undefined where it is away, null as Redis says it
 */
export function createRedisMemory(
  command: (...words: string[]) => Promise<unknown | undefined>,
): SharedMemory {
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
