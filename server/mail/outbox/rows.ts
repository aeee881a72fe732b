import type { Message } from './message';

export type State = 'queued' | 'held' | 'sent' | 'failed';

/** Why a message is held: by an operator, by the time limit for repeated calls, or since a backup was restored. */
type HeldBecause = 'operator' | 'overdue' | 'restored';

/** A message for an operator; times are in ms since 1970. */
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

/** The note of a choice that was not sent. */
export const superseded = 'not sent: superseded by a later choice';

/** Clears a message's attempts, so that the next one has a new key and the configured addresses. */
export const freshAttempt =
  'idempotency_key = NULL, sender = NULL, hotel = NULL, first_attempt_at = NULL, retry_until = NULL';

/** A message's columns, apart from its kind. */
export const contentOf = ({ kind: _, ...content }: Message) => JSON.stringify(content);
export const messageOf = (kind: string, content: string) => ({ kind, ...JSON.parse(content) }) as Message;

/** Deletes inquiries that have no messages any more. */
export const deleteEmpty = 'DELETE FROM inquiry WHERE id NOT IN (SELECT inquiry FROM message)';
