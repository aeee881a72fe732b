import type { Message } from './message';

export type State = 'queued' | 'held' | 'sent' | 'failed';

/** The reason why a message is held: an operator, the time limit for retries, or a restored backup. */
type HeldBecause = 'operator' | 'overdue' | 'restored';

/** A message as an operator sees it. All times are in ms since 1970. */
export interface MessageRow {
  id: number;
  state: State;
  held_because: HeldBecause | null;
  form: string;
  kind: Message['kind'];
  /** The guest's address. */
  email: string;
  received_at: number;
  attempts: number;
  first_attempt_at: number | null;
  next_attempt_at: number;
  closed_at: number | null;
  /** Resend's id, or the last error. */
  note: string | null;
}

/** The note on a newsletter message that was never sent, because a later request replaced the message. */
export const superseded = 'not sent: superseded by a later choice';

/** SQL that resets a message's attempts, so that the next attempt uses a new key and the configured addresses. */
export const freshAttempt =
  'idempotency_key = NULL, sender = NULL, hotel = NULL, first_attempt_at = NULL, retry_until = NULL';

/** Returns a message as JSON, without its kind, which has a separate column. */
export const contentOf = ({ kind: _, ...content }: Message) => JSON.stringify(content);
export const messageOf = (kind: string, content: string) => ({ kind, ...JSON.parse(content) }) as Message;

/** SQL that deletes inquiries without messages. */
export const deleteEmpty = 'DELETE FROM inquiry WHERE id NOT IN (SELECT inquiry FROM message)';
