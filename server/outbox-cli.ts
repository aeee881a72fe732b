/** `npm run outbox`: lists entries that were not sent; shows, retries, holds, releases and drops them. */

import { existsSync } from 'node:fs';
import path from 'node:path';
import { sentRetentionDays } from '../shared/retention';
import { upperFirst } from '../shared/words';
import { ConfigError, readConfig } from './config';
import { errorCode } from './files/errorCode';
import { sendTestAlert } from './mail/alerts';
import type { EmailCall, Entry } from './mail/entry';
import { outboxDirectory } from './mail/outbox';
import { createSpool, isUnreadable, type Spool, type State, states } from './mail/spool';
import { printable } from './printable';
import { programFolder } from './programFolder';

const usage = `npm run outbox                   lists waiting, failed, and unreadable entries
npm run outbox show ID           shows an entry
npm run outbox retry ID          requeues a failed or quarantined entry
npm run outbox retry all         requeues all of them
npm run outbox hold ID           keeps a waiting entry from being sent
npm run outbox release ID        puts a held entry back in the queue
npm run outbox drop ID           permanently deletes an entry
npm run outbox test-alert        posts a test alert to ALERT_URL`;

const backInQueue = 'back in the queue; a running server sends within seconds';

/** An invalid command or id: printed without a stack trace, exit code 1. */
class UsageError extends Error {}

const minute = 60_000;

/** An entry's age: '5 min', '7 h' or '3 days'. */
function ageOf(iso: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(iso)) / minute));
  if (minutes < 60) return `${minutes} min`;
  if (minutes < 48 * 60) return `${Math.floor(minutes / 60)} h`;
  return `${Math.floor(minutes / (24 * 60))} days`;
}

function kindOf({ call }: Entry): string {
  if (call.type === 'contact') return 'list entry';
  if (call.type !== 'email') return call.type;
  return call.to ? 'email to guest' : 'email to hotel';
}

/** Reads an entry. @throws UsageError if that requires a different user or release */
async function read(spool: Spool, state: State, id: string): Promise<Entry | undefined> {
  return spool.read(state, id).catch((error: unknown) => {
    throw isUnreadable(error) ? new UsageError(`${id} cannot be read: ${errorCode(error)}`) : error;
  });
}

function noteOf({ outcome, lastError, attempts }: Entry, state: State): string {
  if (state === 'quarantine') return 'readable again: npm run outbox retry';
  const note = outcome?.detail ?? lastError ?? (state === 'queued' && attempts === 0 ? 'not tried yet' : '');
  return note.replace(/\s+/g, ' ');
}

async function row(spool: Spool, state: State, id: string, now: number): Promise<string[] | undefined> {
  try {
    const entry = await spool.read(state, id);
    if (!entry) return undefined;
    const { form, acceptedAt, attempts } = entry;
    return [state, id, form, kindOf(entry), ageOf(acceptedAt, now), String(attempts), noteOf(entry, state)];
  } catch (error) {
    return [state, id, '', '', '', '', `cannot be read: ${errorCode(error)}`];
  }
}

/** A table with aligned columns. */
function tableText(table: readonly string[][]): string {
  const widthOf = (column: number) =>
    table.reduce((most, cells) => Math.max(most, cells[column]?.length ?? 0), 0);
  const widths = table[0]?.map((_, column) => widthOf(column)) ?? [];
  const rowText = (cells: string[]) =>
    cells.map((text, column) => text.padEnd(widths[column] ?? 0)).join('  ');
  return table.map((cells) => rowText(cells).trimEnd()).join('\n');
}

async function list(spool: Spool): Promise<string> {
  const now = Date.now();
  const table: string[][] = [];
  for (const state of ['queued', 'held', 'failed', 'quarantine'] as const)
    for (const id of await spool.list(state)) {
      const cells = await row(spool, state, id, now);
      if (cells) table.push(cells);
    }
  const { foreign } = await spool.scan();
  for (const name of foreign)
    table.push(['queued', name, '', '', '', '', 'not an entry: rename it to ID.json or delete it']);
  const sent = (await spool.list('sent')).length;
  const summary = `${sent} sent in the last ${sentRetentionDays} days; see npm run outbox help`;
  if (table.length === 0) return `Nothing is waiting and nothing failed. ${summary}`;
  const all = [['state', 'id', 'form', 'type', 'age', 'attempts', 'note'], ...table];
  return `${tableText(all)}\n\n${summary}`;
}

function mailText({ to = 'the hotel', replyTo = 'the hotel', subject, text }: EmailCall): string {
  return `To: ${to}\nReply-To: ${replyTo}\nSubject: ${subject}\n\n${text}`;
}

function mailsOf({ call }: Entry): EmailCall[] {
  if (call.type === 'email') return [call];
  return call.type === 'contact' ? [call.mails.welcome, call.mails.back] : [];
}

async function show(spool: Spool, id: string): Promise<string> {
  for (const state of states) {
    const entry = await read(spool, state, id);
    if (!entry) continue;
    const isBody = (key: string) => key === 'html' || key === 'text';
    const facts = JSON.stringify(entry, (key, value) => (isBody(key) ? undefined : value), 2);
    return [`${state}\n${facts}`, ...mailsOf(entry).map(mailText)].join('\n\n');
  }
  throw new UsageError(`No entry ${id} in the outbox`);
}

/**
 * Queues an entry again. A failed entry starts over, with the currently configured addresses and a new time limit.
 * Files written as root are given to the directory's owner, so that the server can read them.
 * @returns whether it existed
 */
async function requeue(spool: Spool, id: string): Promise<boolean> {
  for (const state of ['failed', 'quarantine'] as const) {
    const entry = await read(spool, state, id);
    if (!entry) continue;
    if ((await spool.list('queued')).includes(id)) throw new UsageError(`${id} is already in the queue`);
    const { firstAttempt: _, nextAttemptAt: _next, lastError: _error, outcome: _outcome, ...rest } = entry;
    await spool.update(state === 'failed' ? { ...rest, attempts: 0 } : entry, state);
    return spool.move(id, state, 'queued');
  }
  return false;
}

async function retry(spool: Spool, id: string): Promise<string> {
  const ids = id === 'all' ? (await spool.list('failed')).concat(await spool.list('quarantine')) : [id];
  let queued = 0;
  const problems: string[] = [];
  for (const each of ids)
    try {
      if (await requeue(spool, each)) queued += 1;
      else problems.push(`No failed or quarantined entry ${each}`);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      problems.push(error.message);
    }
  if (id !== 'all' && problems.length > 0) throw new UsageError(problems.join('\n'));
  return [`${queued} ${backInQueue}`, ...problems].join('\n');
}

async function move(spool: Spool, id: string, from: State, to: State, done: string): Promise<string> {
  if (!(await spool.list(from)).includes(id)) throw new UsageError(`No ${from} entry ${id}`);
  await spool.move(id, from, to);
  return done;
}

async function drop(spool: Spool, id: string): Promise<string> {
  for (const state of states) {
    if (state === 'sent' || !(await spool.list(state)).includes(id)) continue;
    await spool.remove(id, state);
    return 'Deleted';
  }
  throw new UsageError(`No queued, held, failed, or quarantined entry ${id}`);
}

async function testAlert(url: string | undefined, siteUrl: string): Promise<string> {
  if (!url) throw new UsageError('ALERT_URL is not set');
  const reason = await sendTestAlert(url, siteUrl);
  if (reason !== undefined) throw new UsageError(`ALERT_URL did not accept the test alert: ${reason}`);
  return 'ALERT_URL accepted the test alert';
}

const commands = new Map<string, (spool: Spool, id: string) => Promise<string>>([
  ['show', show],
  ['retry', retry],
  ['hold', (...at) => move(...at, 'queued', 'held', 'Held: it will not be sent until you release it')],
  ['release', (...at) => move(...at, 'held', 'queued', upperFirst(backInQueue))],
  ['drop', drop],
]);

async function main([command = 'list', id, ...more]: string[]): Promise<string> {
  if (command === 'help') return usage;
  const config = readConfig(process.env, programFolder);
  if (command === 'test-alert' && id === undefined) return testAlert(config.ALERT_URL, config.SITE_URL);
  const folder = outboxDirectory(config);
  if (!existsSync(path.join(folder, 'queued')))
    throw new UsageError(`${folder} is not an outbox: set DATA_DIR to the value that the server uses`);
  const spool = createSpool(folder);
  if (command === 'list' && id === undefined) return `${await list(spool)}\nOutbox: ${folder}`;
  const action = commands.get(command);
  if (!action || !id || more.length > 0) throw new UsageError(usage);
  return action(spool, id);
}

// Entries contain text from guests and the provider.
main(process.argv.slice(2)).then(
  (text) => console.log(printable(text)),
  (error: unknown) => {
    const isExpected = error instanceof ConfigError || error instanceof UsageError;
    console.error(isExpected ? printable(error.message) : error);
    process.exitCode = 1;
  },
);
