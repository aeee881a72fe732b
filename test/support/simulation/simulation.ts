import { copyFileSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import fileSystem from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import libsql from 'libsql';
import { contentWindow, maxWaiting, submissionWindow } from '../../../server/mail/outbox/inquiries';
import { emailsOf, type Inquiry, type Message } from '../../../server/mail/outbox/message';
import { type MessageRow, messageOf } from '../../../server/mail/outbox/rows';
import { temporaryDirectory } from '../../../tools/harness/serverProcess';
import { day, hour, mail, openStore } from '../test-outbox';
import { forbiddenMark, linkMark, oddAddress, refusedMark, simulateProvider } from './provider';
import { type SimulatedServer, startServer } from './server';
import { createWorld, type Problem } from './world';

const minute = 60_000;

/** A database in memory belongs to one connection, so the file is in a folder in memory where there is one. */
const memory = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

let template: string | undefined;

/** An empty outbox. */
async function emptyOutbox(): Promise<string> {
  if (template) return template;
  const folder = temporaryDirectory();
  const store = openStore(folder, { now: 0 });
  await store.probe(false);
  await store.close();
  template = path.join(folder, 'outbox.db');
  return template;
}

/** A post, and its response: whether it was new, or undefined for an error or a broken connection. */
interface Post {
  /** By the server's clock. */
  receivedAt: number;
  submission: string | undefined;
  isNew: boolean | undefined;
}

/** A guest's inquiry, perhaps sent several times. */
interface GuestInquiry {
  name: string;
  posts: Post[];
  /** Choices have no key, so each is stored. */
  hasKey: boolean;
}

/** Whether two posts of an inquiry are the same for the server. */
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

/**
 * Guests, servers, an operator, and a provider, with random problems, until everything has been delivered.
 * @returns the promises that were broken, and the last events
 */
export async function simulate(seed: number) {
  const source = await emptyOutbox();
  const world = createWorld(seed);
  const { between, pick, sleep, happens, problems, random } = world;
  const folder = mkdtempSync(path.join(memory, 'the-enci-simulation-'));
  const file = path.join(folder, 'outbox.db');
  const backup = path.join(folder, 'backup.db');
  copyFileSync(source, file);
  const provider = simulateProvider(world);
  const mocks = [
    jest.spyOn(Math, 'random').mockImplementation(random),
    jest.spyOn(globalThis, 'fetch').mockImplementation(provider.fetch),
    // The real one resolves at a time that no seed determines.
    jest.spyOn(fileSystem, 'stat').mockImplementation((async (name: string) => statSync(name)) as never),
  ];
  const disk = { isFull: false };
  // A rejected message can be distinguished from a rejected server only while other messages are accepted.
  const isQueueSmall = problems.has('full queue') && !problems.has('refused message');
  const limit = isQueueSmall ? between(2, 10) : maxWaiting;
  const servers: (SimulatedServer | undefined)[] = problems.has('second process')
    ? [undefined, undefined]
    : [undefined];
  const lines: string[] = [];
  const inquiries: GuestInquiry[] = [];
  /** The choices of an address, in the order in which they were made. */
  const choices = new Map<string, string[]>();
  const choosing = new Set<string>();
  /** Messages that the operator was warned about. */
  const maybeSecond = new Set<number>();
  let isOver = false;

  const addresses = ['june@example.com', 'max@example.com', `${oddAddress}@example.com`];
  for (const address of addresses)
    if (random() < 0.5)
      provider.contacts.set(address, {
        fields: { email: address, unsubscribed: random() < 0.5 },
        segments: new Set(),
      });

  async function anyServer(): Promise<SimulatedServer> {
    for (;;) {
      const open = servers.filter((server) => server?.isOpen());
      if (open.length > 0) return pick(open) as SimulatedServer;
      await sleep(100);
    }
  }

  /** Runs a server, and starts it again when it has ended. */
  async function keepRunning(slot: number): Promise<void> {
    while (!isOver) {
      const server = startServer(world, file, disk, limit);
      servers[slot] = server;
      await server.died;
      lines.push(...server.lines);
      servers[slot] = undefined;
      await sleep(between(100, 20_000));
    }
  }

  /** Posts until one gets a response, and sometimes again or twice at once. */
  async function post(
    inquiry: GuestInquiry,
    content: Omit<Inquiry, 'receivedAt' | 'key' | 'fields'>,
  ): Promise<void> {
    const { name, posts, hasKey } = inquiry;
    inquiries.push(inquiry);
    async function once(submission: string | undefined): Promise<boolean> {
      const server = await anyServer();
      const receivedAt = world.wallTime();
      const sent: Post = { receivedAt, submission, isNew: undefined };
      posts.push(sent);
      const key = hasKey ? { key: { content: name, submission: submission && `${name} ${submission}` } } : {};
      sent.isNew = await server.post({
        ...content,
        receivedAt: new Date(receivedAt),
        fields: { name },
        ...key,
      });
      world.log(`${name}: ${sent.isNew === undefined ? 'no answer' : sent.isNew ? 'stored' : 'known'}`);
      return sent.isNew !== undefined;
    }
    const submission = () => (random() < 0.5 ? pick(['a', 'b']) : undefined);
    while (!(await once(submission()))) await sleep(between(100, 20_000));
    if (!hasKey) return;
    if (random() < 0.3) await Promise.all([once(submission()), once(submission())]);
    if (random() < 0.1) {
      await sleep(between(1, 2 * contentWindow));
      await once(submission());
    }
  }

  async function beGuest(number: number): Promise<void> {
    await sleep(between(0, 2 * minute));
    const address = pick(addresses);
    const what = pick(['inquiry', 'sign-up', 'choice', linkMark]);
    const mark = happens('refused message', 0.3) ? pick([refusedMark, forbiddenMark]) : 'plain';
    const inquiry: GuestInquiry = { name: `${what} ${number} ${mark}`, posts: [], hasKey: what !== 'choice' };
    const notice = { ...mail(`${inquiry.name} notice`), replyTo: address };
    const common = { form: what === 'inquiry' ? 'contact' : 'newsletter', email: address } as const;
    if (what === 'inquiry') {
      const copy = { ...mail(`${inquiry.name} copy`), to: address };
      await post(inquiry, { ...common, messages: [notice, copy] });
    } else if (what === linkMark) {
      const link = { ...mail(inquiry.name), to: address };
      await post(inquiry, { ...common, messages: [{ kind: 'link', email: address, mail: link }] });
    } else if (what === 'sign-up') {
      const mails = { welcome: mail(`${inquiry.name} welcome`), back: mail(`${inquiry.name} back`) };
      const name = { firstName: 'June', lastName: '' };
      await post(inquiry, {
        ...common,
        messages: [notice, { kind: 'subscribe', email: address, ...name, segmentId: 'segment', mails }],
      });
    } else {
      // The link is in the email that follows a sign-up. No guest makes two choices at once.
      while (choosing.has(address) || !provider.contacts.has(address)) {
        await sleep(minute);
        if (isOver) return;
      }
      choosing.add(address);
      const choice: Message =
        random() < 0.5
          ? { kind: 'unsubscribe', email: address }
          : { kind: 'resubscribe', email: address, segmentId: 'segment' };
      await post(inquiry, { ...common, messages: [choice, notice] });
      choices.set(address, [...(choices.get(address) ?? []), choice.kind]);
      choosing.delete(address);
    }
  }

  /** Lets problems begin and end. */
  async function causeProblems(): Promise<void> {
    const events: [Problem, () => Promise<void> | void][] = [
      ['restart', async () => await pick(servers)?.stop()],
      ['crash', () => pick(servers)?.kill()],
      [
        'full disk',
        async () => {
          world.log('the disk is full');
          disk.isFull = true;
          await sleep(between(1000, minute));
          disk.isFull = false;
          world.log('the disk has space');
        },
      ],
      [
        'wrong clock',
        async () => {
          if (random() < 0.5) return world.setClock(between(-5 * minute, 5 * minute));
          if (random() < 0.5) for (const server of servers) server?.kill();
          await world.setClock(between(30, 60) * day * pick([1, -1]));
          await sleep(between(1000, minute));
          await world.setClock(0);
        },
      ],
      ['long pause', () => world.pass(pick([between(1, 60) * minute, between(18, 30) * hour]))],
      ...(['outage', 'quota', 'wrong key'] as const).map((problem): [Problem, () => void] => [
        problem,
        () => provider.toggle(problem),
      ]),
      ['operator', operate],
    ];
    const possible = events.filter(([problem]) => problems.has(problem));
    const end = between(1, 15);
    for (let count = 0; count < end; count += 1) {
      await sleep(between(0, minute / 2));
      if (random() < 0.2) await makeBackup();
      if (possible.length > 0) await pick(possible)[1]();
    }
    world.endProblems();
  }

  const requeue = async (id: number, state: 'held' | 'failed') => {
    const server = await anyServer();
    const result = await server.operate(
      async (store) => (await store.requeue(id, state)) ?? { isMaybeSecond: false },
    );
    world.log(`requeue ${id}: ${JSON.stringify(result)}`);
    if (result?.isMaybeSecond !== false) maybeSecond.add(id);
  };

  async function operate(): Promise<void> {
    const server = await anyServer();
    const states = ['queued', 'held', 'failed'] as const;
    const rows = (await server.operate((store) => store.list(states))) ?? [];
    const row = pick(rows);
    if (!row) return;
    if (row.state === 'queued') await server.operate((store) => store.hold(row.id));
    else if (row.state !== 'sent') await requeue(row.id, row.state);
  }

  async function makeBackup(): Promise<void> {
    rmSync(backup, { force: true });
    await (await anyServer()).operate((store) => store.copyTo(backup));
    if (!existsSync(backup)) return;
    const copy = openStore(folder, { now: 0 }, 'backup.db');
    await copy.markAsBackup();
    await copy.close();
    world.log('a backup was made');
  }

  /** Replaces the file by the backup, whose messages may have been sent since, and later deletes those that were. */
  async function restoreBackup(): Promise<void> {
    if (!existsSync(backup)) return;
    copyFileSync(backup, file);
    world.log('the backup is restored');
    const calls = provider.calls();
    const server = startServer(world, file, disk, limit);
    servers.push(server);
    await sleep(between(0, 20_000));
    await server.operate((store) => store.holdRestored());
    await sleep(minute);
    if (provider.calls() > calls || (await server.operate((store) => store.count('queued'))) !== 0)
      world.violation('a restored backup was sent');
    // A message that was sent while the clock was wrong is deleted later.
    await server.operate((store) => store.purge(world.wallTime() + 61 * day));
    await server.stop();
    const db = new libsql(file);
    const left = db
      .prepare(
        `SELECT (SELECT count(*) FROM message WHERE state = 'sent') AS sent,
           (SELECT count(*) FROM inquiry WHERE id NOT IN (SELECT inquiry FROM message)) AS empty`,
      )
      .get() as { sent: number; empty: number };
    db.close();
    if (left.sent + left.empty > 0) world.violation(`not deleted: ${JSON.stringify(left)}`);
  }

  const laterInquiry = (number: number) =>
    ({ form: 'contact', email: 'later@example.com', messages: [mail(`later notice ${number}`)] }) as const;

  /** Delivers what is queued, after the longest pauses. */
  async function settle(): Promise<void> {
    for (let rounds = 0; ; rounds += 1) {
      await sleep(10_000);
      const left = await (await anyServer()).operate((store) => store.count('queued'));
      if (left === 0) return;
      if (rounds > 60) return world.violation(`${left} messages are still queued`);
      await world.pass(hour);
      // A rejected message can be distinguished from a rejected server only while others are accepted.
      await post(
        { name: `later inquiry ${inquiries.length}`, posts: [], hasKey: true },
        laterInquiry(inquiries.length),
      );
    }
  }

  async function scenario(): Promise<void> {
    for (const slot of servers.keys()) void keepRunning(slot);
    const guests = Array.from({ length: between(1, 15) }, (_, number) => beGuest(number));
    await causeProblems();
    await settle();
    isOver = true;
    await Promise.all(guests);
    isOver = false;
    await settle();
    // A message that is released may be overdue once more.
    for (let rounds = 0; rounds < 5; rounds += 1) {
      const held = (await (await anyServer()).operate((store) => store.list(['held']))) ?? [];
      for (const { id } of held) await requeue(id, 'held');
      await settle();
    }
    isOver = true;
    for (const server of servers) await server?.stop();
    check();
    await restoreBackup();
  }

  try {
    await world.run(scenario, () => servers.some((server) => server?.isBusy()));
  } catch (error) {
    world.violation(error instanceof Error ? (error.stack ?? error.message) : String(error));
  } finally {
    for (const server of servers) server?.kill();
    for (const mock of mocks) mock.mockRestore();
    rmSync(folder, { recursive: true, force: true });
  }
  return { ...world.end(), problems: [...problems] };

  function check(): void {
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
      checkInquiry(inquiry, stored.filter(({ name }) => name === inquiry.name).length);
    const groups = new Map<string, StoredMessage[]>();
    for (const message of messages) {
      const subjects = subjectsOf(message).join() || String(message.id);
      groups.set(subjects, [...(groups.get(subjects) ?? []), message]);
    }
    for (const group of groups.values()) checkMessages(group);
    const known = new Set(messages.flatMap(subjectsOf));
    for (const {
      mail: { subject },
    } of provider.deliveries)
      if (!known.has(subject)) world.violation(`${subject} was sent but is not stored`);
    for (const [address, made] of choices) checkChoices(address, made, messages);
    if (lines.some((line) => line.includes('@example.com') && !line.includes('MAIL_FROM')))
      world.violation('an address was logged');
  }

  /** Each inquiry that got a response is stored, and only once for all its repeats. */
  function checkInquiry({ name, posts, hasKey }: GuestInquiry, stored: number): void {
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

  /** Messages with the same emails were each sent once, or failed with a reason, unless the operator was warned. */
  function checkMessages(messages: StoredMessage[]): void {
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

  /** The last choice is in effect, unless it failed. */
  function checkChoices(address: string, made: string[], messages: StoredMessage[]): void {
    const last = made.at(-1);
    const isFailed = messages.some(
      ({ kind, state, content }) =>
        kind === last && state === 'failed' && JSON.parse(content).email === address,
    );
    const contact = provider.contacts.get(address);
    if (!isFailed && contact && contact.fields.unsubscribed !== (last === 'unsubscribe'))
      world.violation(`${address} chose ${made.join(', ')} but is ${JSON.stringify(contact.fields)}`);
  }
}
