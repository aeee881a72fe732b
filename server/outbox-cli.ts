/** `npm run outbox`: lists, shows, retries, holds, releases, and drops unsent messages, and makes backups. */

import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { sentRetentionDays } from '../shared/retention';
import { upperFirst } from '../shared/templates';
import { ConfigError, readConfig } from './config';
import { escapeControls } from './escapeControls';
import { sendTestAlert } from './mail/alerts';
import { openDatabase } from './mail/outbox/database';
import { type EmailMessage, emailsOf } from './mail/outbox/message';
import { outboxFile } from './mail/outbox/outbox';
import { problemOf } from './mail/outbox/problem';
import type { MessageRow } from './mail/outbox/rows';
import { prepareSchema } from './mail/outbox/schema';
import { createStore, type Store } from './mail/outbox/store';
import { programFolder } from './programFolder';

const usage = `npm run outbox                   lists waiting, held, and failed messages; --json for scripts
npm run outbox show ID           shows a message
npm run outbox retry ID          queues a failed message again; 'all' for all of them
npm run outbox hold ID           keeps a waiting message from being sent
npm run outbox release ID        queues a held message again; 'all' for all of them
npm run outbox drop ID           permanently deletes a message that was not sent
npm run outbox forget ADDRESS    permanently deletes everything that a guest sent
npm run outbox backup FILE       copies the outbox to a new file while the site runs
npm run outbox test-alert        posts a test alert to ALERT_URL`;

/** An invalid command or id: printed without a stack trace, exit code 1. */
class UsageError extends Error {}

const minute = 60_000;

/** The time since a message was accepted: '5 min', '7 h' or '3 days'. */
function ageOf(time: number): string {
  const minutes = Math.max(0, Math.floor((Date.now() - time) / minute));
  if (minutes < 60) return `${minutes} min`;
  if (minutes < 48 * 60) return `${Math.floor(minutes / 60)} h`;
  return `${Math.floor(minutes / (24 * 60))} days`;
}

const heldNotes = {
  operator: '',
  overdue: 'overdue: tried for 20 hours',
  restored: 'from a backup: may have been sent since',
} as const;

function noteOf({ state, held_because, attempts, note }: MessageRow): string {
  const parts = [held_because && heldNotes[held_because], note?.replace(/\s+/g, ' ')].filter(Boolean);
  return parts.join('; ') || (state === 'queued' && attempts === 0 ? 'not tried yet' : '');
}

/** Formats a table with aligned columns. */
function tableText(table: readonly string[][]): string {
  const widthOf = (column: number) =>
    table.reduce((most, cells) => Math.max(most, cells[column]?.length ?? 0), 0);
  const widths = table[0]?.map((_, column) => widthOf(column)) ?? [];
  const rowText = (cells: string[]) =>
    cells.map((text, column) => text.padEnd(widths[column] ?? 0)).join('  ');
  return table.map((cells) => rowText(cells).trimEnd()).join('\n');
}

async function list(store: Store, isJson: boolean): Promise<string> {
  const rows = await store.list(['queued', 'held', 'failed']);
  if (isJson) return rows.map((row) => JSON.stringify(row)).join('\n');
  const sent = await store.count('sent');
  const summary = `${sent} sent in the last ${sentRetentionDays} days; see npm run outbox help`;
  if (rows.length === 0) return `Nothing is waiting and nothing failed. ${summary}`;
  const table = rows.map((row) => {
    const { id, state, form, kind, received_at, attempts } = row;
    return [state, String(id), form, kind, ageOf(received_at), String(attempts), noteOf(row)];
  });
  return `${tableText([['state', 'id', 'form', 'kind', 'age', 'attempts', 'note'], ...table])}\n\n${summary}`;
}

function emailText({ to = 'the hotel', replyTo = 'the hotel', subject, text }: EmailMessage): string {
  return `To: ${to}\nReply-To: ${replyTo}\nSubject: ${subject}\n\n${text}`;
}

/** Parses a message's id. @throws UsageError if the id is not a number */
function numberOf(id: string): number {
  if (!/^\d{1,15}$/.test(id)) throw new UsageError(`No message ${id}`);
  return Number(id);
}

async function show(store: Store, id: string): Promise<string> {
  const found = await store.find(numberOf(id));
  if (!found) throw new UsageError(`No message ${id}`);
  return [JSON.stringify(found.row, null, 2), ...emailsOf(found.message).map(emailText)].join('\n\n');
}

/** @param id a message's id, or 'all' */
async function requeue(store: Store, from: 'held' | 'failed', id: string): Promise<string> {
  const ids = id === 'all' ? (await store.list([from])).map((row) => row.id) : [numberOf(id)];
  const second: number[] = [];
  let queued = 0;
  for (const each of ids) {
    const done = await store.requeue(each, from);
    if (!done && id !== 'all') throw new UsageError(`No ${from} message ${id}`);
    if (done) queued += 1;
    if (done?.isMaybeSecond) second.push(each);
  }
  const lines = [`${queued} back in the queue; a running server sends within seconds`];
  if (second.length > 0)
    lines.push(
      `First tried more than a day ago, so possibly sent a second time: ${second.join(', ')} (hold, then drop to prevent it)`,
    );
  return lines.join('\n');
}

async function hold(store: Store, id: string): Promise<string> {
  if (!(await store.hold(numberOf(id)))) throw new UsageError(`No queued message ${id}`);
  return 'Held: it will not be sent until you release it';
}

async function drop(store: Store, id: string): Promise<string> {
  if (!(await store.drop(numberOf(id)))) throw new UsageError(`No queued, held, or failed message ${id}`);
  return 'Deleted';
}

async function forget(store: Store, email: string): Promise<string> {
  if (!email.includes('@')) throw new UsageError(`${email} is not an email address`);
  const { deleted, kept } = await store.forget(email);
  const rest = kept > 0 ? `; ${kept} kept until the newsletter is canceled: forget again after that` : '';
  return `${upperFirst(deleted === 1 ? 'one inquiry' : `${deleted} inquiries`)} deleted${rest}`;
}

/** Copies the outbox and marks the copy. A server that starts with a copy holds messages that may have been sent. */
async function backup(store: Store, file: string): Promise<string> {
  if (existsSync(file)) throw new UsageError(`${file} exists`);
  process.umask(0o077);
  try {
    await store.copyTo(file);
    const copy = createStore(openDatabase(file, { prepare: prepareSchema, create: false }));
    await copy.markAsBackup();
    await copy.close();
  } catch (error) {
    rmSync(file, { force: true });
    throw new UsageError(problemOf(file, error));
  }
  return `Copied to ${file}, which contains personal data`;
}

async function testAlert(url: string | undefined, siteUrl: string): Promise<string> {
  if (!url) throw new UsageError('ALERT_URL is not set');
  const reason = await sendTestAlert(url, siteUrl);
  if (reason !== undefined) throw new UsageError(`ALERT_URL did not accept the test alert: ${reason}`);
  return 'ALERT_URL accepted the test alert';
}

const commands = new Map<string, (store: Store, argument: string) => Promise<string>>([
  ['show', show],
  ['retry', (store, id) => requeue(store, 'failed', id)],
  ['hold', hold],
  ['release', (store, id) => requeue(store, 'held', id)],
  ['drop', drop],
  ['forget', forget],
  ['backup', (store, file) => backup(store, path.resolve(file))],
]);

async function main(given: string[]): Promise<string> {
  const isJson = given.includes('--json');
  const [command = 'list', argument, ...more] = given.filter((each) => each !== '--json');
  if (command === 'help') return usage;
  const config = readConfig(process.env, programFolder);
  if (command === 'test-alert' && argument === undefined) return testAlert(config.ALERT_URL, config.SITE_URL);
  const isList = command === 'list' && argument === undefined;
  const action = commands.get(command);
  if (!isList && (!action || !argument || more.length > 0)) throw new UsageError(usage);
  const file = outboxFile(config);
  if (!existsSync(file))
    throw new UsageError(`No outbox at ${file}: set DATA_DIR to the value that the server uses`);
  const store = createStore(openDatabase(file, { prepare: prepareSchema, create: false }));
  try {
    if (isList) return `${await list(store, isJson)}${isJson ? '' : `\nOutbox: ${file}`}`;
    return await (action ?? show)(store, argument ?? '');
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError(problemOf(file, error));
  } finally {
    await store.close();
  }
}

// Control characters are escaped, since messages contain text from guests and the mail provider.
main(process.argv.slice(2)).then(
  (text) => console.log(escapeControls(text)),
  (error: unknown) => {
    const isExpected = error instanceof ConfigError || error instanceof UsageError;
    console.error(isExpected ? escapeControls(error.message) : error);
    process.exitCode = 1;
  },
);
