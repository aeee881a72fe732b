import type { Call, Entry } from './entry';
import { quotaExceeded, retryPause, retryPolicy } from './retryPolicy';

/**
 * How long the wall clock must have run without a jump before it can expire an entry, in ms: a machine's clock may be
 * wrong until a time server has responded.
 */
const clockTrustTime = 10 * 60 * 1000;

/** The wall clock has jumped if it changes by more than this relative to the monotonic one, in ms. */
const clockJump = 60_000;

/** The pause for an entry whose age is in doubt, in ms. */
const clockDoubtPause = 5000;

/** A queued entry; times are on the monotonic clock, in ms. */
interface Queued {
  id: string;
  type: Call['type'];
  /** The address whose subscription the call changes; undefined for emails. */
  subscriber?: string | undefined;
  /** Time of the guest's request, in ms since 1970. */
  requestedAt: number;
  due: number;
  accepted: number;
  /** Time of the first attempt, if this process made it. */
  startedAt?: number | undefined;
  /** Whether a later list call for the same address is waiting: this one is closed without being made. */
  isReplaced: boolean;
  /** The number of calls of its kind that had succeeded when this one was last held. */
  passedAtHold?: number;
  /** How often it was held although others had succeeded since its last hold, or just before. */
  rejectedWhileOthersPass: number;
}

/** A kind of call that the provider rejects from this server. */
interface Hold {
  /** The provider's error code. */
  code: string;
  /** The number of rejections in a row. */
  times: number;
  until: number;
  /** The id of the only entry rejected so far: the others do not wait for it. Undefined after a second one. */
  only?: string | undefined;
}

/** A call rejected this often while others succeed is refused. A single time may just be a temporarily wrong key. */
const maxRejections = 2;

export interface Clocks {
  /** Wall clock, in ms since 1970. */
  now: () => number;
  /** Monotonic clock, in ms. */
  steady: () => number;
  /** From 0 to 1. */
  random: () => number;
}

/** Emails first, then list calls, then calls that are only closed; within each group, the longest due first. */
function isBefore(one: Queued, other: Queued): boolean {
  const rankOf = ({ type, isReplaced }: Queued) => (isReplaced ? 2 : Number(type !== 'email'));
  return (rankOf(one) - rankOf(other) || one.due - other.due) < 0;
}

/** Schedules queued entries, in memory only; the files contain what must survive a restart. */
export function createQueue({ now, steady, random }: Clocks) {
  const waiting = new Map<string, Queued>();
  /** The list calls to make for each address: at most a sign-up and a choice through a signed link. */
  const choices = new Map<string, Queued[]>();
  const holds = new Map<Call['type'], Hold>();
  const passed = new Map<Call['type'], number>();
  /** End of a pause that the provider requested for all calls, on the monotonic clock. */
  let pausedUntil = 0;
  /** How far the wall clock is ahead of the monotonic one, and when it last jumped (on the monotonic clock). */
  const clockOffset = { length: now() - steady(), since: steady() };

  /** Checks for a jump in the wall clock. @returns whether it has run without one for long enough */
  function checkClock(): boolean {
    const length = now() - steady();
    if (Math.abs(length - clockOffset.length) > clockJump) clockOffset.since = steady();
    clockOffset.length = length;
    return steady() - clockOffset.since >= clockTrustTime;
  }

  function dueTimeOf({ id, type, due, isReplaced }: Queued): number {
    const { only = id, until = 0 } = holds.get(type) ?? {};
    return only === id && !isReplaced ? Math.max(due, until) : due;
  }
  const passedOf = (type: Call['type']) => passed.get(type) ?? 0;

  const change = (id: string, changes: Partial<Queued>) => Object.assign(waiting.get(id) ?? {}, changes);

  /** Marks list calls that a later one replaces. A sign-up, which anyone can post, never replaces a signed choice. */
  function addChoice(added: Queued, subscriber: string): void {
    const inOrder = [...(choices.get(subscriber) ?? []), added].sort(
      (one, other) => one.requestedAt - other.requestedAt || (one.id < other.id ? -1 : 1),
    );
    for (const [index, each] of inOrder.entries())
      if (inOrder.slice(index + 1).some(({ type }) => type !== 'contact' || each.type === 'contact'))
        Object.assign(each, { isReplaced: true, due: steady() });
    choices.set(
      subscriber,
      inOrder.filter(({ isReplaced }) => !isReplaced),
    );
  }

  return {
    has: (id: string) => waiting.has(id),
    ids: () => [...waiting.keys()],
    isReplaced: (id: string) => waiting.get(id)?.isReplaced ?? false,

    remove(id: string): void {
      const { subscriber = '' } = waiting.get(id) ?? {};
      const others = (choices.get(subscriber) ?? []).filter((other) => other.id !== id);
      if (others.length > 0) choices.set(subscriber, others);
      else choices.delete(subscriber);
      waiting.delete(id);
    },

    /** Adds an entry unless it is known. Its pause is at most twice the policy's longest. */
    add({ id, call, acceptedAt, nextAttemptAt }: Entry): void {
      if (waiting.has(id)) return;
      const pause = nextAttemptAt ? Date.parse(nextAttemptAt) - now() : 0;
      const requestedAt = Date.parse(acceptedAt);
      const subscriber = call.type === 'email' ? undefined : call.email.toLowerCase();
      const added: Queued = {
        ...{ id, type: call.type, subscriber, requestedAt },
        due: steady() + Math.min(Math.max(pause, 0), 2 * retryPolicy.maxPause),
        // A time in the future counts as now.
        accepted: steady() - Math.max(now() - requestedAt, 0),
        isReplaced: false,
        rejectedWhileOthersPass: 0,
      };
      waiting.set(id, added);
      if (subscriber !== undefined) addChoice(added, subscriber);
    },

    /** The id of the next entry to try. */
    next(): string | undefined {
      checkClock();
      const time = steady();
      if (time < pausedUntil) return undefined;
      let first: Queued | undefined;
      for (const each of waiting.values())
        if (dueTimeOf(each) <= time && (!first || isBefore(each, first))) first = each;
      return first?.id;
    },

    /** When the next entry is due, on the monotonic clock, in ms; infinity for an empty queue. */
    nextTime(): number {
      let first = Number.POSITIVE_INFINITY;
      for (const each of waiting.values()) first = Math.min(first, dueTimeOf(each));
      return Math.max(pausedUntil, first);
    },

    /** Sets the pause that the provider requested, in ms: no entry is due before it ends. */
    pause(length: number): void {
      pausedUntil = steady() + length;
    },

    /**
     * Starts an attempt, unless the first one was so long ago that the provider may have forgotten it. If only a wall
     * clock that is not trusted yet says so, the entry waits.
     */
    begin({ id, firstAttempt }: Entry): 'now' | 'later' | 'too late' {
      const { startedAt } = waiting.get(id) ?? {};
      if (startedAt !== undefined) return steady() - startedAt > retryPolicy.giveUpAfter ? 'too late' : 'now';
      if (!firstAttempt) change(id, { startedAt: steady() });
      // An earlier process made the first attempt.
      else if (now() - Date.parse(firstAttempt.at) > retryPolicy.giveUpAfter) {
        if (checkClock()) return 'too late';
        change(id, { due: steady() + clockDoubtPause });
        return 'later';
      }
      return 'now';
    },

    /** Delays an entry by ms. */
    delay: (id: string, pause: number) => void change(id, { due: steady() + pause }),

    /** The provider accepted a call or rejected its content, so it accepts this kind of call from this server. */
    pass(type: Call['type']): void {
      holds.delete(type);
      passed.set(type, passedOf(type) + 1);
    },

    /**
     * The provider rejected this server rather than this call: another call is tried, and if it is rejected too, all
     * calls of this kind wait. A used-up quota is never the call's own error.
     * @param code the provider's error code
     * @returns the pause in ms; undefined if others succeed, which means the call itself is the problem
     */
    hold({ id, call: { type }, firstAttempt }: Entry, code: string): number | undefined {
      const known = waiting.get(id);
      const passedBefore = known?.passedAtHold ?? (holds.has(type) ? passedOf(type) : 0);
      const othersPass = !code.endsWith(quotaExceeded) && passedOf(type) > passedBefore;
      const rejectedWhileOthersPass = (known?.rejectedWhileOthersPass ?? 0) + Number(othersPass);
      if (rejectedWhileOthersPass >= maxRejections) return undefined;
      change(id, {
        // The attempt does not count, so that a corrected sender is used and the time limit does not start.
        startedAt: firstAttempt && known?.startedAt,
        // After all entries that are due now.
        due: steady() + 1,
        passedAtHold: passedOf(type),
        rejectedWhileOthersPass,
      });
      const before = holds.get(type);
      const only = !before || before.only === id ? id : undefined;
      const times = (before?.times ?? 0) + 1;
      const pause = retryPause(times, random, retryPolicy.firstHold);
      holds.set(type, { code, times, until: steady() + pause, only });
      return pause;
    },

    /** The number of calls to make, the age of the oldest one in ms, and the provider's code while it holds email. */
    stats(): { length: number; oldest: number; heldBy: string | undefined } {
      const time = steady();
      let length = 0;
      let first = time;
      for (const { accepted, isReplaced } of waiting.values()) {
        if (isReplaced) continue;
        length += 1;
        first = Math.min(first, accepted);
      }
      const hold = holds.get('email') ?? [...holds.values()][0];
      return { length, oldest: time - first, heldBy: hold?.code };
    },
  };
}

export type Queue = ReturnType<typeof createQueue>;
