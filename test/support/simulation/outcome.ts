import libsql from 'libsql';
import { contentWindow, submissionWindow } from '../../../server/mail/outbox/inquiries';
import { emailsOf } from '../../../server/mail/outbox/message';
import { type MessageRow, messageOf } from '../../../server/mail/outbox/rows';
import type { GuestInquiry, Guests, Post } from './guests';
import type { SimulatedProvider } from './provider';
import type { World } from './world';

interface Outcome extends Pick<Guests, 'inquiries' | 'choices'> {
  world: World;
  provider: SimulatedProvider;
  /** The path of the outbox's database. */
  file: string;
  /** Ids of messages that may be sent a second time, as the operator was warned. */
  maybeSecond: ReadonlySet<number>;
  /** The log lines of all servers. */
  lines: readonly string[];
}

/** Whether the server must treat two posts of an inquiry as repeats. */
function isRepeat(a: Post, b: Post): boolean {
  const apart = Math.abs(a.receivedAt - b.receivedAt);
  const isSame = a.submission !== undefined && a.submission === b.submission;
  return apart < contentWindow || (isSame && apart < submissionWindow);
}

interface StoredMessage extends Pick<MessageRow, 'id' | 'state' | 'kind' | 'note'> {
  inquiry: string;
  content: string;
}

const subjectsOf = ({ kind, content }: StoredMessage): string[] =>
  emailsOf(messageOf(kind, content)).map(({ subject }) => subject);

/** Checks that each accepted post of an inquiry is stored, and that no repeat is stored again. */
function checkInquiry(world: World, { name, posts, hasKey }: GuestInquiry, stored: number): void {
  const count = (isNew: boolean | undefined) => posts.filter((each) => each.isNew === isNew).length;
  if (stored < count(true) || stored > count(true) + count(undefined))
    world.violation(`${name} is stored ${stored} times after ${JSON.stringify(posts)}`);
  if (!hasKey) return;
  for (const each of posts) {
    const others = posts.filter((other) => other !== each && isRepeat(each, other));
    const isWrong = each.isNew
      ? others.some((other) => other.isNew)
      : each.isNew === false && others.every((other) => other.isNew === false);
    if (isWrong) world.violation(`${name} got the wrong response: ${JSON.stringify(posts)}`);
  }
}

/** Checks that messages with the same emails were sent once, failed with a reason, or had a warning to the operator. */
function checkMessages({ world, provider, maybeSecond }: Outcome, messages: StoredMessage[]): void {
  const least = messages.filter(({ state, note }) => state === 'sent' && !note?.startsWith('not ')).length;
  const most = messages.length + messages.filter(({ id }) => maybeSecond.has(id)).length;
  const subjects = messages.flatMap(subjectsOf);
  const sent = provider.deliveries.filter(({ mail: { subject } }) => subjects.includes(subject)).length;
  const isOpen = messages.some(
    ({ state, note }) => state === 'queued' || state === 'held' || (state === 'failed' && !note),
  );
  if (isOpen || (subjects.length > 0 && (sent < least || sent > most)))
    world.violation(
      `sent ${sent} times: ${messages.map((each) => JSON.stringify({ ...each, content: '' }))}`,
    );
}

/** Checks that an address's last unsubscribe or resubscribe request is in effect, unless its message failed. */
function checkChoices(
  { world, provider }: Outcome,
  address: string,
  made: string[],
  messages: StoredMessage[],
): void {
  const last = made.at(-1);
  const isFailed = messages.some(
    ({ kind, state, content }) =>
      kind === last && state === 'failed' && JSON.parse(content).email === address,
  );
  const contact = provider.contacts.get(address);
  if (!isFailed && contact && contact.fields.unsubscribed !== (last === 'unsubscribe'))
    world.violation(`${address} chose ${made.join(', ')} but is ${JSON.stringify(contact.fields)}`);
}

/** Reports each broken promise. Call after all messages have been delivered. */
export function checkOutcome(outcome: Outcome): void {
  const { world, provider, file, inquiries, choices, lines } = outcome;
  const db = new libsql(file);
  const [integrity] = db.prepare('PRAGMA integrity_check').all() as { integrity_check: string }[];
  if (integrity?.integrity_check !== 'ok') world.violation(`integrity: ${integrity?.integrity_check}`);
  const messages = db
    .prepare(
      `SELECT message.id, state, kind, note, content, fields ->> 'name' AS inquiry
     FROM message JOIN inquiry ON inquiry.id = message.inquiry`,
    )
    .all() as StoredMessage[];
  const stored = db.prepare("SELECT fields ->> 'name' AS name FROM inquiry").all() as { name: string }[];
  db.close();
  for (const inquiry of inquiries)
    checkInquiry(world, inquiry, stored.filter(({ name }) => name === inquiry.name).length);
  const groups = new Map<string, StoredMessage[]>();
  for (const message of messages) {
    const subjects = subjectsOf(message).join() || String(message.id);
    groups.set(subjects, [...(groups.get(subjects) ?? []), message]);
  }
  for (const group of groups.values()) checkMessages(outcome, group);
  const known = new Set(messages.flatMap(subjectsOf));
  for (const {
    mail: { subject },
  } of provider.deliveries)
    if (!known.has(subject)) world.violation(`${subject} was sent but is not stored`);
  for (const [address, made] of choices) checkChoices(outcome, address, made, messages);
  if (lines.some((line) => line.includes('@example.com') && !line.includes('MAIL_FROM')))
    world.violation('an address was logged');
}
