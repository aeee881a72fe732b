import { type Entry, isSignedChoice } from './entry';
import type { Spool } from './spool';

/**
 * Whether the guest of a list call has made a later choice by a signed link that is settled. The call comes late where an
 * operator retries or releases it, or moves it here from another server.
 * @throws where a directory cannot be read
 */
export async function hasLaterChoice({ call, acceptedAt }: Entry, spool: Spool): Promise<boolean> {
  if (call.type === 'email') return false;
  const subscriber = call.email.toLowerCase();
  for (const state of ['sent', 'failed'] as const)
    for (const id of await spool.list(state)) {
      if (!isSignedChoice(id, acceptedAt)) continue;
      // One that cannot be read keeps no other waiting.
      const other = await spool.read(state, id).catch(() => undefined);
      if (!other || other.call.type === 'email' || other.acceptedAt <= acceptedAt) continue;
      if (other.call.email.toLowerCase() === subscriber) return true;
    }
  return false;
}
