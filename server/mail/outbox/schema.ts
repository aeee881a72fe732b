import type { Query } from './database';

/**
 * The version of the schema. A change that only adds tables, columns with a default, or indexes raises the last two
 * digits, and an older release can still use the file. Any other change raises the hundreds, and an older release
 * rejects the file.
 */
const version = 100;
const majorOf = (found: number) => Math.floor(found / 100);

/** Thrown if a file is not an outbox that this release can use. */
export class SchemaError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SchemaError';
  }
}

/** All times are in ms since 1970. */
const tables = `
  -- What a guest sent.
  CREATE TABLE inquiry (
    id INTEGER PRIMARY KEY,
    form TEXT NOT NULL,
    received_at INTEGER NOT NULL,
    email TEXT NOT NULL,
    -- The form's fields, as JSON.
    fields TEXT NOT NULL,
    -- Hashes that identify a repeat: of the fields, and of the fields and the browser's id for the submission.
    content_key TEXT,
    submission_key TEXT
  ) STRICT;
  CREATE INDEX inquiry_content ON inquiry (content_key, received_at);

  -- One call to Resend.
  CREATE TABLE message (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    inquiry INTEGER NOT NULL REFERENCES inquiry ON DELETE CASCADE,
    kind TEXT NOT NULL,
    -- The address on the newsletter's list that the message is about; NULL for email. In lowercase.
    subscriber TEXT,
    state TEXT NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'held', 'sent', 'failed')),
    -- 'operator', 'overdue' or 'restored'
    held_because TEXT,
    next_attempt_at INTEGER NOT NULL,
    -- While a server makes an attempt.
    leased_until INTEGER NOT NULL DEFAULT 0,
    attempts INTEGER NOT NULL DEFAULT 0,
    -- Set by the first attempt whose outcome may be unknown: later ones must be identical. NULL if none was made.
    idempotency_key TEXT,
    sender TEXT,
    hotel TEXT,
    first_attempt_at INTEGER,
    retry_until INTEGER,
    -- How often Resend rejected this server's call while it accepted others, and when it last did.
    rejections INTEGER NOT NULL DEFAULT 0,
    rejected_at INTEGER,
    closed_at INTEGER,
    -- Resend's id, or the last error.
    note TEXT,
    -- As JSON; see message.ts.
    content TEXT NOT NULL
  ) STRICT;
  CREATE INDEX message_inquiry ON message (inquiry);
  -- In the order of delivery.
  CREATE INDEX message_queue ON message (
    subscriber IS NULL, rejected_at, next_attempt_at, id, leased_until, subscriber, kind, inquiry
  ) WHERE state = 'queued';
  CREATE INDEX message_tried ON message (retry_until, first_attempt_at, leased_until)
    WHERE state = 'queued' AND retry_until IS NOT NULL;
  CREATE INDEX message_subscriber ON message (subscriber, state, leased_until) WHERE subscriber IS NOT NULL;
  CREATE INDEX message_state ON message (state, closed_at);

  -- One row.
  CREATE TABLE status (
    -- 1 in a copy made by \`outbox backup\` that has not been used yet.
    is_backup INTEGER NOT NULL,
    -- Written to check for free space.
    probe BLOB NOT NULL
  ) STRICT;
  INSERT INTO status VALUES (0, x'');
  PRAGMA user_version = ${version};
`;

/** Creates the tables in an empty file, or checks an existing file. @throws SchemaError for an unusable file */
export async function prepareSchema(query: Query, exec: (sql: string) => Promise<void>): Promise<void> {
  const read = async () =>
    (await query<{ user_version: number }>('PRAGMA user_version'))[0]?.user_version ?? 0;
  const isEmpty = async () => (await query('SELECT 1 FROM sqlite_master LIMIT 1')).length === 0;
  if (await isEmpty()) {
    await exec('BEGIN IMMEDIATE');
    try {
      // Another process may have created the tables in the meantime.
      if (await isEmpty()) await exec(tables);
      await exec('COMMIT');
    } catch (error) {
      await exec('ROLLBACK').catch(() => undefined);
      throw error;
    }
  }
  const found = await read();
  if (found === 0) throw new SchemaError('is not an outbox');
  if (majorOf(found) > majorOf(version)) throw new SchemaError('was written by a newer release');
  const damage = await query<{ quick_check: string }>('PRAGMA quick_check(1)');
  if (damage[0]?.quick_check !== 'ok') throw new SchemaError('is damaged');
}
