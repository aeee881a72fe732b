import { errorCode } from '../../files/errorCode';
import { LateError, sqliteCode } from './database';
import { SchemaError } from './schema';

const reasons: readonly [code: RegExp, reason: string][] = [
  [/^SQLITE_FULL|^ENOSPC|^EDQUOT/, 'the disk is full'],
  [/^SQLITE_(?:NOTADB|CORRUPT)/, 'is damaged, or not a database'],
  [/^SQLITE_(?:READONLY|CANTOPEN|PERM|AUTH)|^E(?:ACCES|PERM|ROFS)/, 'cannot be written by this user'],
];

function reasonOf(error: unknown): string {
  if (error instanceof SchemaError || error instanceof LateError) return error.message;
  const code = sqliteCode(error) || errorCode(error);
  const [, reason] = reasons.find(([pattern]) => pattern.test(code)) ?? [];
  return reason ? `${reason} (${code})` : code;
}

/** Describes in one line why the outbox's file cannot be used, for the log and /readyz. */
export const problemOf = (file: string, error: unknown): string =>
  `${file}: ${reasonOf(error)}; see docs/for-operators.md#if-the-outbox-fails`;
