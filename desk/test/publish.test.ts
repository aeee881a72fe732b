/** Changes are listed field by field, published completely or not at all, and merged with other people's changes. */

import { chmodSync, cpSync, existsSync, renameSync, rmSync, utimesSync } from 'node:fs';
import { lineOf } from '../publish/commitMessage';
import { about, addRemote, cloneOf, type DeskFolder, makeDesk, room } from './support/folder';

jest.setTimeout(180_000);

const suite = 'content/rooms/swamis-peak-suite.json';
const garden = 'content/rooms/garden-king.json';

let desk: DeskFolder;
let name: string;
let price: number;
beforeEach(() => {
  desk = makeDesk();
  ({ name, price } = desk.room());
});

/** Expects publishing to fail without changing anything. @returns the reason */
async function refused(more = {}) {
  const before = desk.everything();
  const result = await desk.publish(more);
  expect(desk.everything()).toEqual(before);
  return result.error ?? result;
}

it('shows every field that changed', async () => {
  expect(await desk.changes()).toEqual([]);
  const suiteName = desk.json(suite).name;
  desk.raise();
  desk.edit(about, ({ legacy }) => {
    legacy.paragraphs[0] += ' More of it.';
  });
  desk.write(garden, JSON.stringify({ ...desk.room(), name: 'Garden King' }));
  rmSync(desk.path(suite));
  cpSync('media/pool-1.jpg', desk.path('media/sun-deck.jpg'));
  desk.write('program.ts', 'export const one = 2;\n');
  expect(await desk.changes()).toEqual([
    expect.stringMatching(/^Our Story, .*Paragraphs 1: .* More of it\.$/),
    'Garden King: new',
    `${suiteName}: removed`,
    `${name}, Price: $${price} → $${price + 10}`,
    'Picture sun-deck, Photograph: previous → new',
  ]);
});

it('publishes the owner’s changes, and nothing else, as one publication under the owner’s name', async () => {
  desk.raise();
  desk.write('program.ts', 'export const one = 2;\n');
  desk.write('staged.ts', 'export {};\n');
  desk.git('add', 'staged.ts');
  const before = desk.git('rev-parse', 'HEAD');
  expect(await desk.publish()).toEqual({ notes: [] });
  expect(desk.git('rev-parse', 'HEAD^')).toBe(before);
  expect(desk.git('diff', '--name-only', 'HEAD^', 'HEAD')).toBe(room);
  const subject = `Ana Reyes ${name}, Price: $${price} → $${price + 10}`;
  expect(desk.git('log', '-1', '--format=%an %s')).toBe(subject);
  expect(desk.git('status', '--porcelain')).toMatch(/^ M program\.ts\nA {2}staged\.ts$/);
  expect((await desk.state()).name).toBe('Ana Reyes');
  expect(await desk.changes()).toEqual([]);
  expect(desk.printed).toEqual([]);
});

it('publishes nothing without a name, a change, or a Git repository, or if the content has errors', async () => {
  expect(await refused()).toBe('Nothing has changed since the last publication.');
  desk.raise();
  for (const none of [' ', '.', '- –'])
    expect(await refused({ name: none })).toMatch(/^Enter your name, with letters/);
  desk.set({ price: 'abc' });
  desk.edit('content/jobs.json', ({ jobs }) => void Object.assign(jobs[0], { title: 7 }));
  const { error, errors } = await desk.publish();
  expect(error).toBe('Nothing was published. Please fix:');
  const [price, title] = errors;
  expect(price).toMatchObject({
    words: expect.stringMatching(/, Price: must be a whole amount/),
    path: ['price'],
  });
  expect(title).toMatchObject({
    words: expect.stringMatching(/, Title: must be/),
    path: ['jobs', 0, 'title'],
  });
  expect(JSON.stringify(errors)).not.toMatch(/git|commit|push|content\//i);
  rmSync(desk.path('.git'), { recursive: true });
  expect((await desk.state()).problem).toMatch(/^This computer is not set up.*\.$/);
  expect(await desk.publish()).toEqual({ error: expect.stringMatching(/not set up/) });
});

describe('publishing with unusual Git settings or a damaged repository', () => {
  const lock = () => desk.path('.git/index.lock');
  const program = (file: string) => {
    desk.write(file, `#!/bin/sh\ntouch ${desk.path('data/ran')}\nexit 1\n`);
    chmodSync(desk.path(file), 0o755);
  };
  beforeEach(() => void desk.raise());
  afterEach(() => expect(existsSync(desk.path('data/ran'))).toBe(false));

  it('runs no Git hooks, and does not mistake a branch’s name for an option', async () => {
    const place = addRemote(desk);
    for (const hook of ['pre-commit', 'post-commit', 'pre-push', 'reference-transaction'])
      program(`.git/hooks/${hook}`);
    program('data/program');
    const branch = `refs/heads/--upload-pack=${desk.path('data/program')}`;
    for (const cwd of [desk.path('.git'), place]) {
      const args = ['-c', 'core.hooksPath=/dev/null', '-C', cwd];
      desk.git(...args, 'update-ref', branch, 'HEAD');
      desk.git(...args, 'symbolic-ref', 'HEAD', branch);
    }
    expect(await desk.publish()).toEqual({ notes: [] });
    expect(desk.git('-C', place, 'log', '-1', '--format=%an', branch)).toBe('Ana Reyes');
  });

  it('publishes a folder that belongs to another user, as in a container', async () => {
    process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER = '1';
    expect(await desk.publish()).toEqual({ notes: [] });
    delete process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER;
  });

  it('removes a lock that a crash left behind, but respects a recent lock', async () => {
    desk.write('.git/index.lock', '');
    expect((await desk.publish()).error).toMatch(/^Another program is working .* try again/);
    expect(desk.printed.join()).toContain('index.lock');
    const hourAgo = Date.now() / 1000 - 3600;
    utimesSync(lock(), hourAgo, hourAgo);
    expect(await desk.publish()).toEqual({ notes: [] });
    expect(existsSync(lock())).toBe(false);
  });

  it('explains a damaged repository in a sentence, and logs Git’s message', async () => {
    desk.write('.git/index', 'damaged');
    expect((await desk.publish()).error).toMatch(
      /^The site’s versions on this computer are damaged\..*host\.$/,
    );
    expect(desk.printed.join()).toMatch(/index file/);
  });
});

describe('publishing to a Git host', () => {
  let place: string;
  beforeEach(() => {
    place = addRemote(desk);
  });
  /** Publishes a change from another computer. */
  function meanwhile(change: (other: DeskFolder) => void) {
    const other = cloneOf(place);
    change(other);
    other.commit();
    other.git('push', '--quiet');
  }

  it('can be retried after the host was unreachable, and loses nothing', async () => {
    desk.raise();
    expect(await desk.state()).toMatchObject({ isSent: true, waiting: 0 });
    renameSync(place, `${place}.away`);
    expect(await refused()).toMatch(/cannot be reached.*try again/);
    renameSync(`${place}.away`, place);
    expect(await desk.publish()).toHaveProperty('notes');
    expect(cloneOf(place).room().price).toBe(price + 10);
    expect(await desk.state()).toMatchObject({ changes: [], waiting: 0 });
  });

  it('merges other people’s publications, even if nothing has changed on this computer', async () => {
    meanwhile((other) => other.write('program.ts', 'export const one = 3;\n'));
    meanwhile((other) => other.raise(15));
    desk.edit(about, ({ hero }) => void Object.assign(hero, { subtitle: 'New.' }));
    expect(await desk.publish()).toEqual({ notes: [expect.stringContaining('What Dev published')] });
    const clone = cloneOf(place);
    expect([clone.room().price, clone.json(about).hero.subtitle]).toEqual([price + 15, 'New.']);
    for (const file of [room, about, 'program.ts']) expect(desk.read(file)).toBe(clone.read(file));
    expect(desk.git('status', '--porcelain')).toBe('');
    meanwhile((other) => other.raise());
    expect(await desk.publish()).toEqual({ notes: [expect.stringContaining('What Dev published')] });
    expect(desk.room().price).toBe(price + 25);
  });

  it('is refused if someone else has changed the same entry, and keeps both versions', async () => {
    meanwhile((other) => other.raise(15));
    desk.raise();
    const conflict = `Dev and you have both changed ${name}. Nothing was published, and your changes are still here.`;
    expect(await refused()).toContain(conflict);
    expect([desk.room().price, cloneOf(place).room().price]).toEqual([price + 10, price + 15]);
    expect(await desk.undo(room)).toBe('');
    expect(await desk.publish()).toHaveProperty('notes');
    expect(desk.room().price).toBe(price + 15);
  });

  it('is refused if someone else removed a changed file, or if an incoming file has uncommitted changes', async () => {
    meanwhile((other) => other.git('rm', '--quiet', suite));
    desk.edit(suite, (file) => void Object.assign(file, { price: 1234 }));
    expect(await refused()).toMatch(/^Dev and you have both changed .* Nothing was published, and /);
    desk.git('checkout', '--quiet', '--', suite);
    meanwhile((other) => other.write('program.ts', 'export const one = 3;\n'));
    desk.write('program.ts', 'export const one = 4;\n');
    desk.raise();
    expect(await refused()).toMatch(/a developer has also changed/);
  });

  it('also pushes commits that a developer made on this computer', async () => {
    desk.write('program.ts', 'export const one = 5;\n');
    desk.commit();
    expect((await desk.state()).waiting).toBe(1);
    expect(await desk.publish()).toEqual({ notes: [] });
    expect(cloneOf(place).read('program.ts')).toBe(desk.read('program.ts'));
    expect((await desk.state()).waiting).toBe(0);
  });
});

it('describes an added or removed value without a placeholder for the missing value', () => {
  const change = { entry: '', title: 'Enci King', kind: 'changed' } as const;
  const line = (row: object) => lineOf({ ...change, rows: [{ label: 'Eyebrow', ...row }] });
  expect(line({ before: undefined, after: 'Quiet' })).toBe('Enci King, Eyebrow: added Quiet');
  expect(line({ before: 'Quiet', after: undefined })).toBe('Enci King, Eyebrow: Quiet removed');
});
