import { copyFileSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import fileSystem from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { maxWaiting } from '../../../server/mail/outbox/inquiries';
import { temporaryDirectory } from '../../../tools/harness/serverProcess';
import { day, hour, mail, openStore } from '../test-outbox';
import { createGuests, guestAddresses } from './guests';
import { createOperator } from './operator';
import { checkOutcome } from './outcome';
import { simulateProvider } from './provider';
import { type SimulatedServer, startServer } from './server';
import { createWorld, type Problem } from './world';

const minute = 60_000;

/** A folder in memory, if the system has one. (SQLite's in-memory databases belong to a single connection.) */
const memory = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

let template: string | undefined;

/** Creates an empty outbox database, which all simulations copy. @returns the database's path */
async function emptyOutbox(): Promise<string> {
  if (template) return template;
  const folder = temporaryDirectory();
  const store = openStore(folder, { now: 0 });
  await store.probe(false);
  await store.close();
  template = path.join(folder, 'outbox.db');
  return template;
}

/**
 * Simulates guests, servers, an operator, and a provider, with random problems, until all messages have been delivered.
 * @returns the broken promises, the last events, and the problems
 */
export async function simulate(seed: number) {
  const source = await emptyOutbox();
  const world = createWorld(seed);
  const { between, pick, sleep, problems, random } = world;
  const folder = mkdtempSync(path.join(memory, 'the-enci-simulation-'));
  const file = path.join(folder, 'outbox.db');
  copyFileSync(source, file);
  const provider = simulateProvider(world);
  const mocks = [
    jest.spyOn(Math, 'random').mockImplementation(random),
    jest.spyOn(globalThis, 'fetch').mockImplementation(provider.fetch),
    // The real `stat` resolves at a time that doesn't depend on the seed.
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
  let isOver = false;

  for (const address of guestAddresses)
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

  /** Runs a server, and starts a new server whenever the current one ends. */
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

  const guests = createGuests({ world, provider, anyServer, isOver: () => isOver });

  function addServer(): SimulatedServer {
    const server = startServer(world, file, disk, limit);
    servers.push(server);
    return server;
  }
  const operator = createOperator({ world, provider, anyServer, addServer, file });

  /** Causes random problems, then ends all of them. */
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
      ['operator', operator.operate],
    ];
    const possible = events.filter(([problem]) => problems.has(problem));
    const end = between(1, 15);
    for (let count = 0; count < end; count += 1) {
      await sleep(between(0, minute / 2));
      if (random() < 0.2) await operator.makeBackup();
      if (possible.length > 0) await pick(possible)[1]();
    }
    world.endProblems();
  }

  const laterInquiry = (number: number) =>
    ({ form: 'contact', email: 'later@example.com', messages: [mail(`later notice ${number}`)] }) as const;

  /** Lets hours pass until all queued messages have been delivered. */
  async function settle(): Promise<void> {
    for (let rounds = 0; ; rounds += 1) {
      await sleep(10_000);
      const left = await (await anyServer()).operate((store) => store.count('queued'));
      if (left === 0) return;
      if (rounds > 60) return world.violation(`${left} messages are still queued`);
      await world.pass(hour);
      // A rejected message can be distinguished from a rejected server only while other messages are accepted.
      const number = guests.inquiries.length;
      await guests.post({ name: `later inquiry ${number}`, posts: [], hasKey: true }, laterInquiry(number));
    }
  }

  async function scenario(): Promise<void> {
    for (const slot of servers.keys()) void keepRunning(slot);
    const visits = Array.from({ length: between(1, 15) }, (_, number) => guests.beGuest(number));
    await causeProblems();
    await settle();
    isOver = true;
    await Promise.all(visits);
    isOver = false;
    await settle();
    // A message that the operator puts back in the queue may become overdue again.
    for (let rounds = 0; rounds < 5; rounds += 1) {
      const held = (await (await anyServer()).operate((store) => store.list(['held']))) ?? [];
      for (const { id } of held) await operator.requeue(id, 'held');
      await settle();
    }
    isOver = true;
    for (const server of servers) await server?.stop();
    const { inquiries, choices } = guests;
    checkOutcome({ world, provider, file, inquiries, choices, maybeSecond: operator.maybeSecond, lines });
    await operator.restoreBackup();
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
}
