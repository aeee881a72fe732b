import type { Call, Entry } from './entry';
import { retryPause, retryPolicy } from './retryPolicy';

/** A queued entry; times by the monotonic clock, in ms. */
interface Waiting {
  type: Call['type'];
  /** The address whose subscription the call changes; absent for mails. */
  subscriber?: string;
  /** Time of the guest's request, in ms since 1970. */
  askedAt: number;
  due: number;
  accepted: number;
  /** Time of the first attempt. */
  begun?: number;
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
  const holds = new Map<Call['type'], Hold>();
  const passed = new Map<Call['type'], number>();
  /** End of a pause that the provider requested for all calls, by the monotonic clock. */
  let pausedUntil = 0;

  /** Converts a written time to the monotonic clock; a time in the future becomes now. */
  const steadyOf = (text: string) => steady() - Math.max(now() - Date.parse(text), 0);

  function dueTimeOf([id, { type, due }]: [string, Waiting]): number {
    const { only = id, until = 0 } = holds.get(type) ?? {};
    return only === id ? Math.max(due, until) : due;
  }
  const passedOf = (type: Call['type']) => passed.get(type) ?? 0;

  function change(id: string, changes: Partial<Waiting>): void {
    const known = waiting.get(id);
    if (known) waiting.set(id, { ...known, ...changes });
  }

  return {
    has: (id: string) => waiting.has(id),
    ids: () => [...waiting.keys()],
    remove: (id: string) => waiting.delete(id),

    /** Adds an entry. Its pause is at most the policy's longest. */
    add({ id, call, acceptedAt, nextAttemptAt, firstAttempt }: Entry): void {
      const pause = nextAttemptAt ? Date.parse(nextAttemptAt) - now() : 0;
      waiting.set(id, {
        type: call.type,
        ...(call.type !== 'email' && { subscriber: call.email.toLowerCase() }),
        askedAt: Date.parse(acceptedAt),
        due: steady() + Math.min(Math.max(pause, 0), 2 * retryPolicy.longestPause),
        accepted: steadyOf(acceptedAt),
        ...(firstAttempt && { begun: steadyOf(firstAttempt.at) }),
        heldAlone: 0,
      });
    },

    /** The next entry to try: the one that has been due longest. */
    next(except: { has(id: string): boolean }): string | undefined {
      if (steady() < pausedUntil) return undefined;
      let first: { id: string; due: number } | undefined;
      for (const each of waiting) {
        const [id, { due }] = each;
        if (dueTimeOf(each) <= steady() && !except.has(id) && (!first || due < first.due))
          first = { id, due };
      }
      return first?.id;
    },

    /** When the next entry is due, by the monotonic clock, in ms; infinity for an empty queue. */
    nextTime: () => Math.max(pausedUntil, Math.min(Number.POSITIVE_INFINITY, ...[...waiting].map(dueTimeOf))),

    /** The provider asked for a pause, in ms: no entry is due before its end. */
    pause(length: number): void {
      pausedUntil = steady() + length;
    },

    /** Earlier calls that change the same subscription: only the last choice by a signed link counts. */
    supersededBy(id: string): string[] {
      const { type, subscriber, askedAt } = waiting.get(id) ?? {};
      // Anyone can sign up any address, so a sign-up replaces nothing.
      if (type === 'contact' || subscriber === undefined || askedAt === undefined) return [];
      const isEarlier = (other: string, each: Waiting) =>
        each.askedAt < askedAt || (each.askedAt === askedAt && other < id);
      return [...waiting]
        .filter(([other, each]) => each.subscriber === subscriber && other !== id && isEarlier(other, each))
        .map(([other]) => other);
    },

    /** Records the start of an attempt. @returns the start of the first one, by the monotonic clock */
    begin(id: string): number {
      const begun = waiting.get(id)?.begun ?? steady();
      change(id, { begun });
      return begun;
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
     * @returns the pause in ms; undefined where others succeed, so that the call itself is at fault
     */
    hold({ id, call: { type }, firstAttempt }: Entry, isQuota = false): number | undefined {
      const known = waiting.get(id);
      const passedBefore = known?.passedAtHold ?? (holds.has(type) ? passedOf(type) : 0);
      const isAlone = !isQuota && passedOf(type) > passedBefore;
      const heldAlone = (known?.heldAlone ?? 0) + (isAlone ? 1 : 0);
      if (heldAlone >= mostHeldAlone) return undefined;
      // The attempt does not count, so that a corrected sender is used and the time limit does not start.
      if (known) {
        const { begun: _, ...rest } = known;
        waiting.set(id, {
          ...rest,
          ...(firstAttempt && { begun: steadyOf(firstAttempt.at) }),
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
      const first = Math.min(time, ...[...waiting.values()].map(({ accepted }) => accepted));
      return { length: waiting.size, oldest: time - first };
    },
  };
}

export type Queue = ReturnType<typeof createQueue>;
