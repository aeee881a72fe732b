import type { Call, Entry } from './entry';
import { retryPause, retryPolicy } from './retryPolicy';

/**
 * How long the wall clock must have run evenly before an age by it ends an entry, in ms: a machine's clock may be wrong until
 * a time server has answered.
 */
const clockTrial = 10 * 60 * 1000;

/** A larger step of the wall clock against the monotonic one is a jump, in ms. */
const clockJump = 60_000;

/** The pause of an entry whose age is in doubt, in ms. */
const doubtPause = 5000;

/** A queued entry; times by the monotonic clock, in ms. */
interface Waiting {
  type: Call['type'];
  /** The address whose subscription the call changes; absent for mails. */
  subscriber?: string;
  /** Time of the guest's request, in ms since 1970. */
  askedAt: number;
  due: number;
  accepted: number;
  /** Time of the first attempt, where this process made it. */
  begun?: number;
  /** Time of the first attempt, where an earlier process made it, in ms since 1970. */
  begunEarlier?: number;
  /** The number of calls of its kind that had succeeded when this one was last held. */
  passedAtHold?: number;
  /** How often it was held although others had succeeded since it was last held, or just before. */
  heldAlone: number;
}

/** A kind of call that the provider rejects from this server: number of rejections in a row, end of the pause. */
interface Hold {
  times: number;
  until: number;
  /** The id of the one entry that was rejected: the others do not wait for it. Absent after a second one. */
  only?: string | undefined;
}

/** A call that is held more often although others succeed is refused. Once may be a temporarily wrong key. */
const mostHeldAlone = 2;

export interface Clocks {
  /** Wall clock, in ms since 1970. */
  now: () => number;
  /** Monotonic clock, in ms. */
  steady: () => number;
  /** From 0 to 1. */
  random: () => number;
}

/** Schedules queued entries, in memory only; the files contain what must survive a restart. */
export function createQueue({ now, steady, random }: Clocks) {
  const waiting = new Map<string, Waiting>();
  /** The ids of the waiting list calls of each address. */
  const choices = new Map<string, Set<string>>();
  /** The ids of list calls that a later one of the same address replaces: they are never due. */
  const replaced = new Set<string>();
  const holds = new Map<Call['type'], Hold>();
  const passed = new Map<Call['type'], number>();
  /** End of a pause that the provider requested for all calls, by the monotonic clock. */
  let pausedUntil = 0;
  /** The wall clock's lead over the monotonic one, and since when it is the same, by the monotonic clock. */
  const lead = { length: now() - steady(), since: steady() };

  /** Converts a written time to the monotonic clock; a time in the future becomes now. */
  const steadyOf = (text: string) => steady() - Math.max(now() - Date.parse(text), 0);

  /** Looks for a jump of the wall clock. @returns whether it has run evenly for long enough */
  function checkClock(): boolean {
    const length = now() - steady();
    if (Math.abs(length - lead.length) > clockJump) lead.since = steady();
    lead.length = length;
    return steady() - lead.since >= clockTrial;
  }

  function dueTimeOf(id: string, { type, due }: Waiting): number {
    const { only = id, until = 0 } = holds.get(type) ?? {};
    return only === id ? Math.max(due, until) : due;
  }
  const passedOf = (type: Call['type']) => passed.get(type) ?? 0;

  function change(id: string, changes: Partial<Waiting>): void {
    const known = waiting.get(id);
    if (known) waiting.set(id, { ...known, ...changes });
  }

  /** Forgets a waiting entry. */
  function remove(id: string): void {
    const { subscriber = '' } = waiting.get(id) ?? {};
    const ofAddress = choices.get(subscriber);
    ofAddress?.delete(id);
    if (ofAddress?.size === 0) choices.delete(subscriber);
    waiting.delete(id);
  }

  const isEarlier = ([id, { askedAt }]: [string, Waiting], [otherId, other]: [string, Waiting]) =>
    askedAt < other.askedAt || (askedAt === other.askedAt && id < otherId);

  /**
   * Of the list calls of an address only the last one waits. A sign-up, which anyone can post, replaces no choice by a signed
   * link.
   */
  function replaceEarlier(id: string, added: Waiting, subscriber: string): void {
    const ofAddress = choices.get(subscriber) ?? new Set();
    choices.set(subscriber, ofAddress.add(id));
    for (const otherId of [...ofAddress]) {
      const other = waiting.get(otherId);
      if (otherId === id || !other) continue;
      const isLast = isEarlier([otherId, other], [id, added]);
      const [later, earlier] = isLast ? [added, other] : [other, added];
      if (later.type === 'contact' && earlier.type !== 'contact') continue;
      replaced.add(isLast ? otherId : id);
      remove(isLast ? otherId : id);
    }
  }

  return {
    has: (id: string) => waiting.has(id) || replaced.has(id),
    ids: () => [...waiting.keys(), ...replaced],

    remove(id: string): void {
      remove(id);
      replaced.delete(id);
    },

    /** Adds an entry. Its pause is at most the policy's longest. */
    add({ id, call, acceptedAt, nextAttemptAt, firstAttempt }: Entry): void {
      const pause = nextAttemptAt ? Date.parse(nextAttemptAt) - now() : 0;
      const subscriber = call.type === 'email' ? undefined : call.email.toLowerCase();
      const added: Waiting = {
        type: call.type,
        ...(subscriber !== undefined && { subscriber }),
        askedAt: Date.parse(acceptedAt),
        due: steady() + Math.min(Math.max(pause, 0), 2 * retryPolicy.longestPause),
        accepted: steadyOf(acceptedAt),
        ...(firstAttempt && { begunEarlier: Date.parse(firstAttempt.at) }),
        heldAlone: 0,
      };
      waiting.set(id, added);
      if (subscriber !== undefined) replaceEarlier(id, added, subscriber);
    },

    /** The next entry to try: mails before list calls, then the one that has been due longest. */
    next(except: { has(id: string): boolean }): string | undefined {
      checkClock();
      if (steady() < pausedUntil) return undefined;
      let first: { id: string; due: number; isMail: boolean } | undefined;
      for (const [id, each] of waiting) {
        const { type, due } = each;
        const isMail = type === 'email';
        if (dueTimeOf(id, each) > steady() || except.has(id)) continue;
        if (!first || (isMail === first.isMail ? due < first.due : isMail)) first = { id, due, isMail };
      }
      return first?.id;
    },

    /** When the next entry is due, by the monotonic clock, in ms; infinity for an empty queue. */
    nextTime(): number {
      let first = Number.POSITIVE_INFINITY;
      for (const [id, each] of waiting) first = Math.min(first, dueTimeOf(id, each));
      return Math.max(pausedUntil, first);
    },

    /** The provider asked for a pause, in ms: no entry is due before its end. */
    pause(length: number): void {
      pausedUntil = steady() + length;
    },

    /** The ids of list calls that a later one of the same address replaces. */
    replaced: () => [...replaced],

    /**
     * Begins an attempt, unless the first one was so long ago that the provider may have forgotten it. While that depends on a
     * wall clock that is not trusted yet, the entry waits.
     */
    begin(id: string): 'now' | 'later' | 'too late' {
      const { begun, begunEarlier } = waiting.get(id) ?? {};
      if (begun !== undefined) return steady() - begun > retryPolicy.giveUpAfter ? 'too late' : 'now';
      if (begunEarlier === undefined) change(id, { begun: steady() });
      else if (now() - begunEarlier > retryPolicy.giveUpAfter) {
        if (checkClock()) return 'too late';
        change(id, { due: steady() + doubtPause });
        return 'later';
      }
      return 'now';
    },

    /** Delays an entry by ms. */
    delay: (id: string, pause: number) => change(id, { due: steady() + pause }),

    /** The provider accepted a call, or rejected it for its content: it accepts this kind of call from this server. */
    pass(type: Call['type']): void {
      holds.delete(type);
      passed.set(type, passedOf(type) + 1);
    },

    /**
     * The provider rejected this server rather than this call: another one is tried, and if that is rejected too all of the
     * kind wait.
     * @param isQuota the server's quota is used up, which is never the call's own error
     * @returns the pause in ms; undefined if others succeed, so that the call itself is the problem
     */
    hold({ id, call: { type }, firstAttempt }: Entry, isQuota = false): number | undefined {
      const known = waiting.get(id);
      const passedBefore = known?.passedAtHold ?? (holds.has(type) ? passedOf(type) : 0);
      const isAlone = !isQuota && passedOf(type) > passedBefore;
      const heldAlone = (known?.heldAlone ?? 0) + (isAlone ? 1 : 0);
      if (heldAlone >= mostHeldAlone) return undefined;
      // The attempt does not count, so that a corrected sender is used and the time limit does not start.
      if (known) {
        const { begun, ...rest } = known;
        waiting.set(id, {
          ...rest,
          ...(firstAttempt && begun !== undefined && { begun }),
          // After all that are due now.
          due: steady() + 1,
          passedAtHold: passedOf(type),
          heldAlone,
        });
      }
      const before = holds.get(type);
      const only = !before || before.only === id ? id : undefined;
      const times = (before?.times ?? 0) + 1;
      const pause = retryPause(times, random, retryPolicy.firstHold);
      holds.set(type, { times, until: steady() + pause, only });
      return pause;
    },

    /** The queue's length and the age of its oldest call, in ms. */
    facts(): { length: number; oldest: number } {
      const time = steady();
      let first = time;
      for (const { accepted } of waiting.values()) first = Math.min(first, accepted);
      return { length: waiting.size, oldest: time - first };
    },
  };
}

export type Queue = ReturnType<typeof createQueue>;
