import type { Message } from './message';
import { retryPause, retryPolicy, waitUntil } from './retryPolicy';

interface Clock {
  /** In ms since 1970. */
  now: () => number;
  /** From 0 to 1. */
  random: () => number;
}

/** Pauses of all sending, in memory: a restart tries again immediately. */
export function createPauses({ now, random }: Clock) {
  /** Set while Resend rejects this server (a wrong key, a used-up quota), from the first rejection to a success. */
  let rejection: { code: string; times: number; kind: Message['kind'] } | undefined;
  let pausedUntil = 0;

  return {
    /** How long all messages have to wait, in ms. */
    wait: () => waitUntil(pausedUntil, now()),

    /** Pauses for as long as Resend's Retry-After says, in ms. */
    pause(length: number): void {
      pausedUntil = now() + length;
    },

    /** Resend rejected this server. @returns the pause, in ms, longer each time in a row */
    reject(code: string, kind: Message['kind']): number {
      rejection = { code, kind, times: (rejection?.times ?? 0) + 1 };
      const length = retryPause(rejection.times, random, retryPolicy.firstRejectionPause);
      pausedUntil = now() + length;
      return length;
    },

    /** Ends the rejection: Resend accepted a message, or rejected only that message for its content. */
    pass(): void {
      rejection = undefined;
    },

    /** Resend's last error code while it rejects this server. */
    code: () => rejection?.code,

    /** Whether changes to the list are sent before email: after an email was rejected, because they may still work. */
    isListFirst: () => rejection?.kind === 'email',
  };
}
