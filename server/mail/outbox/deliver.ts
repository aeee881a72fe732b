import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../../logger';
import { invalidField, isQuota, type SendResult, type Transport } from '../resend';
import type { Claim } from './attempts';
import type { EmailMessage, Mailboxes, Message } from './message';
import { createPauses } from './pauses';
import { retryPause, retryPolicy, waitUntil } from './retryPolicy';
import type { Store } from './store';

/** The longest pause between two checks for new messages, which other processes also add, in ms. */
const lookInterval = 5000;

/** The shortest pause between two checks for new messages, in ms. */
const shortestPause = 250;

/** The pause after a database error, in ms. */
const errorPause = 10_000;

/** The outcomes that the metrics count. */
export const outcomes = ['sent', 'delayed', 'refused', 'rejected', 'overdue'] as const;
export type Outcome = (typeof outcomes)[number];

const rejectedMessage =
  'sending is paused: Resend rejects this server; check RESEND_API_KEY, RESEND_SEGMENT_ID, and the domain of MAIL_FROM';
const quotaMessage =
  'sending is paused: the Resend quota is used up; sending resumes once it resets or the plan is upgraded';

/**
 * Returns a notice to the hotel without its Reply-To header; undefined for other messages. The provider may reject a
 * guest's address that our validation accepts. The body of the notice still contains the address.
 */
function withoutReplyTo(message: Message): EmailMessage | undefined {
  if (message.kind !== 'email' || message.to !== undefined || message.replyTo === undefined) return undefined;
  const { replyTo: _, ...plain } = message;
  return plain;
}

export interface DeliverOptions {
  store: Store;
  transport: Transport;
  /** Returns the configured addresses. */
  mailboxes: () => Mailboxes;
  logger: Logger;
  onOutcome?: ((outcome: Outcome) => void) | undefined;
  /** Called after each use of the database, with the error if there was one. */
  onDatabase?: ((error?: unknown) => void) | undefined;
  /** Returns the time, in ms since 1970. */
  now?: () => number;
  /** Returns a random number from 0 to 1. */
  random?: () => number;
}

/**
 * Sends queued messages, one at a time, until each message is sent, failed, or held. Any number of servers can share
 * the same database. docs/behavior.md#outbox
 */
export function createDelivery({
  store,
  transport,
  mailboxes,
  logger,
  onOutcome = () => undefined,
  onDatabase = () => undefined,
  now = Date.now,
  random = Math.random,
}: DeliverOptions) {
  const pauses = createPauses({ now, random });
  let isStopping = false;
  /** Ends the pause between two runs when aborted. */
  let pause = new AbortController();
  let running: Promise<void> | undefined;

  async function rest(length: number): Promise<void> {
    pause = new AbortController();
    if (!isStopping) await sleep(length, undefined, { signal: pause.signal }).catch(() => undefined);
  }

  const fieldsOf = ({ id, form, attempts }: Claim) => ({ message: id, form, attempts });

  /** Handles the result of an attempt. @returns a function that writes the result, and may be called repeatedly */
  function outcomeOf(claim: Claim, result: SendResult): () => Promise<unknown> {
    switch (result.kind) {
      case 'sent':
        pauses.pass();
        onOutcome('sent');
        logger.info(fieldsOf(claim), 'message sent');
        return () => store.markSent(claim, result.id);
      case 'retry': {
        const { code, reason } = result;
        const retryAfter = Math.min(result.retryAfter ?? 0, retryPolicy.maxRetryAfter);
        const length = Math.max(retryAfter, retryPause(claim.attempts, random));
        if (retryAfter > 0) pauses.pause(retryAfter);
        onOutcome('delayed');
        logger.warn({ ...fieldsOf(claim), code, retryInMs: Math.round(length) }, 'message delayed');
        return () => store.markDelayed(claim, reason, length);
      }
      case 'serverRejected': {
        const { code, reason } = result;
        const length = pauses.reject(code, claim.message.kind);
        onOutcome('rejected');
        const fields = { kind: claim.message.kind, code, retryInMs: Math.round(length) };
        logger.error(fields, isQuota(code) ? quotaMessage : rejectedMessage);
        return async () => {
          if (await store.markRejected(claim, reason, isQuota(code))) logRefusal(claim, code);
        };
      }
      case 'refused': {
        const { code, reason } = result;
        pauses.pass();
        const plain = code === invalidField ? withoutReplyTo(claim.message) : undefined;
        if (plain) {
          logger.warn(
            { ...fieldsOf(claim), code },
            'notice refused; sending it without the guest in Reply-To',
          );
          return () => store.replaceEmail(claim, plain, reason);
        }
        logRefusal(claim, code);
        return () => store.markFailed(claim, reason);
      }
    }
  }

  function logRefusal(claim: Claim, code: string): void {
    onOutcome('refused');
    logger.error({ ...fieldsOf(claim), code }, 'message refused; see npm run outbox');
  }

  /**
   * Writes a result to the database, and retries until that succeeds. Otherwise, the message would be sent again. No
   * other message is sent in the meantime.
   */
  async function write(action: () => Promise<unknown>): Promise<void> {
    for (;;)
      try {
        await action();
        return onDatabase();
      } catch (error) {
        onDatabase(error);
        await rest(errorPause);
        if (isStopping) return;
      }
  }

  /** Returns the next message to send; undefined if no message is due or all sending is paused. */
  async function next(): Promise<Claim | undefined> {
    if (pauses.wait() > 0) return undefined;
    const { overdue, claim } = await store.claim(mailboxes(), pauses.isListFirst());
    for (const id of overdue) {
      onOutcome('overdue');
      logger.error({ message: id }, 'message held, since it was tried for too long; see npm run outbox');
    }
    return claim;
  }

  /** Sends all due messages. @returns the pause until the next run, in ms */
  async function runOnce(): Promise<number> {
    try {
      for (let claim = await next(); claim && !isStopping; claim = await next()) {
        const outcome = outcomeOf(claim, await transport.send(claim));
        await write(outcome);
        if (isStopping) break;
      }
      const time = await store.nextTime();
      onDatabase();
      const length = Math.max(pauses.wait(), time === undefined ? lookInterval : waitUntil(time, now()));
      return Math.min(Math.max(length, shortestPause), lookInterval);
    } catch (error) {
      onDatabase(error);
      return errorPause;
    }
  }

  async function run(): Promise<void> {
    while (!isStopping) await rest(await runOnce());
  }

  return {
    runOnce,
    /** Returns the provider's error code while the provider rejects this server. */
    rejectedWith: pauses.code,
    start(): void {
      running ??= run();
    },
    /** Checks for new messages immediately. */
    notify: () => pause.abort(),
    /** Stops delivery after the current message. */
    async stop(): Promise<void> {
      isStopping = true;
      pause.abort();
      await running;
    },
  };
}
