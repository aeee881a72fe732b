import type { Message } from './message';
import { retryPause, retryPolicy, waitUntil } from './retryPolicy';

interface Clock {
  /** Returns the time, in ms since 1970. */
  now: () => number;
  /** Returns a random number from 0 to 1. */
  random: () => number;
}

/** Manages the pauses of all sending. Pauses are kept in memory, so a restarted server tries again immediately. */
export function createPauses({ now, random }: Clock) {
  /** Set while Resend rejects this server, for example because of a wrong key or a used-up quota. */
  let rejection: { code: string; times: number; kind: Message['kind'] } | undefined;
  let pausedUntil = 0;

  return {
    /** Returns how long all sending is still paused, in ms. */
    wait: () => waitUntil(pausedUntil, now()),

    /** Pauses all sending. @param length from Resend's Retry-After, in ms */
    pause(length: number): void {
      pausedUntil = now() + length;
    },

    /** Pauses all sending after Resend rejected this server. @returns the pause in ms, longer after each rejection */
    reject(code: string, kind: Message['kind']): number {
      rejection = { code, kind, times: (rejection?.times ?? 0) + 1 };
      const length = retryPause(rejection.times, random, retryPolicy.firstRejectionPause);
      pausedUntil = now() + length;
      return length;
    },

    /** Ends the rejection, after Resend accepted a message or refused only a single message for its content. */
    pass(): void {
      rejection = undefined;
    },

    /** Returns Resend's last error code while Resend rejects this server. */
    code: () => rejection?.code,

    /** Whether to send newsletter changes before emails. After a rejected email, newsletter changes may succeed. */
    isListFirst: () => rejection?.kind === 'email',
  };
}
