import path from 'node:path';
import libsql from 'libsql';
import type { Claim } from '../../server/mail/outbox/attempts';
import { type Driver, openDatabase } from '../../server/mail/outbox/database';
import { createDelivery, type Outcome } from '../../server/mail/outbox/deliver';
import type { EmailMessage, Message, StartedMessage } from '../../server/mail/outbox/message';
import type { State } from '../../server/mail/outbox/rows';
import { prepareSchema } from '../../server/mail/outbox/schema';
import { createStore } from '../../server/mail/outbox/store';
import { resultOf, type SendResult } from '../../server/mail/resend';
import { temporaryDirectory } from '../../tools/harness/serverProcess';
import { recordingLogger } from './config-and-logger';

/** In ms. */
export const hour = 60 * 60 * 1000;
export const day = 24 * hour;
export const addresses = { from: 'Hotel <hotel@example.com>', hotel: 'desk@example.com' };

/** The result of an attempt that can be retried. */
export const delayed = {
  kind: 'retry',
  code: '500 internal_server_error',
  reason: '500 for june@example.com',
} as const;

/** The result of an attempt with a message that the provider refuses. */
export const refused = resultOf({
  data: null,
  error: { statusCode: 422, name: 'validation_error', message: 'Invalid `to` field: june@example.com' },
  headers: null,
}) as Extract<SendResult, { kind: 'refused' }>;

/** Returns an email whose HTML and plain text consist of its subject. */
export const mail = (subject: string): EmailMessage => ({
  kind: 'email',
  subject,
  html: `<p>${subject}</p>`,
  text: subject,
});

/** Returns the subject of each email, and the kind of each other message. */
export const subjects = (tried: readonly { message: Message }[]) =>
  tried.map(({ message }) => (message.kind === 'email' ? message.subject : message.kind));

/** libsql's synchronous interface, which is faster and runs queries in the same order every time. */
const synchronous = libsql as unknown as Driver;

/** Uses a database file directly, as another program such as sqlite3 does. */
export function withFile<Result>(file: string, use: (db: libsql.Database) => Result): Result {
  const db = new libsql(file);
  try {
    return use(db);
  } finally {
    db.close();
  }
}

/** Opens a database in a folder, with a clock that the test sets. */
export const openStore = (root: string, clock: { now: number }, name = 'outbox.db') =>
  createStore(
    openDatabase(path.join(root, name), { prepare: prepareSchema, create: true, driver: synchronous }),
    () => clock.now,
  );

type Results = SendResult[] | ((message: StartedMessage) => SendResult | undefined | Promise<SendResult>);

/** Creates a database, its delivery, a fake clock, and a transport that returns `results` and then succeeds. */
export function testOutbox(results: Results = [], root = temporaryDirectory(), clock = { now: Date.now() }) {
  const { logger, ...log } = recordingLogger();
  const tried: Claim[] = [];
  const outcomes: Outcome[] = [];
  const problems: unknown[] = [];
  const store = openStore(root, clock);
  const delivery = createDelivery({
    store,
    transport: {
      async send(claim) {
        tried.push(claim as Claim);
        const result = typeof results === 'function' ? results(claim) : results.shift();
        return (await result) ?? { kind: 'sent', id: `re_${tried.length}` };
      },
    },
    mailboxes: () => addresses,
    logger,
    onOutcome: (outcome) => outcomes.push(outcome),
    onDatabase: (error) => error !== undefined && problems.push(error),
    now: () => clock.now,
    random: () => 0.5,
  });

  return {
    root,
    store,
    delivery,
    clock,
    tried,
    outcomes,
    problems,
    ...log,
    /** Stores each message as a separate inquiry. */
    async add(...messages: Message[]): Promise<void> {
      for (const message of messages)
        await store.add({
          form: 'newsletter',
          email: 'june@example.com',
          fields: {},
          receivedAt: new Date(clock.now),
          messages: [message],
        });
    },
    /** Stores one inquiry with an email for each subject. */
    async post(...subjects: string[]): Promise<void> {
      await store.add({
        form: 'contact',
        email: 'june@example.com',
        fields: { name: 'June' },
        receivedAt: new Date(clock.now),
        messages: subjects.map(mail),
      });
      delivery.notify();
    },
    /** Runs the delivery after each pause. @returns the number of attempts so far after each pause */
    async callsAfter(...pauses: number[]): Promise<number[]> {
      const calls: number[] = [];
      for (const pause of pauses) {
        clock.now += pause;
        await delivery.runOnce();
        calls.push(tried.length);
      }
      return calls;
    },
    /** Returns the number of messages in each of these states. */
    counts: (...states: State[]) => Promise.all(states.map((state) => store.count(state))),
    rows: (...states: State[]) => store.list(states),
  };
}
