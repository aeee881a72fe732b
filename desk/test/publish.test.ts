/** Changes are shown field by field, and published completely or not at all. */
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { temporaryDirectory } from '../../tools/harness/serverProcess';
import { about, makeDesk, type PublishingDesk, type RoomFile, room } from './support/publishing';

jest.setTimeout(180_000);

let desk: PublishingDesk;
let name: string;
let price: number;
beforeEach(() => {
  desk = makeDesk();
  ({ name, price } = desk.room());
});

describe('what changed', () => {
  it('is nothing at first, then every field that differs', async () => {
    expect(await desk.changes()).toEqual([]);
    desk.raise();
    desk.edit<{ legacy: { paragraphs: string[] } }>(about, ({ legacy }) => {
      legacy.paragraphs[0] += ' More of it.';
    });
    cpSync(path.join(desk.root, room), path.join(desk.root, 'content/rooms/garden-king.json'));
    desk.edit<RoomFile>('content/rooms/garden-king.json', (file) => {
      file.name = 'Garden King';
    });
    rmSync(path.join(desk.root, 'content/rooms/swamis-peak-suite.json'));
    cpSync('media/pool-1.jpg', path.join(desk.root, 'media/sun-deck.jpg'));
    desk.write('program.ts', 'export const one = 2;\n');
    const suite = JSON.parse(desk.git('show', 'HEAD:content/rooms/swamis-peak-suite.json')) as RoomFile;
    expect(await desk.changes()).toEqual([
      expect.stringMatching(/^Our Story, .*Paragraphs 1: .* More of it\.$/),
      'Garden King: new',
      `${suite.name}: removed`,
      `${name}, Price: $${price} → $${price + 10}`,
      'Picture sun-deck, Photograph: the one before → another',
    ]);
  });

  it('is not asked of a folder that was never set up', async () => {
    const folder = temporaryDirectory();
    cpSync(path.join(desk.root, 'content'), path.join(folder, 'content'), { recursive: true });
    rmSync(path.join(desk.root, '.git'), { recursive: true });
    expect((await desk.state()).problem).toMatch(/^This computer is not set up.*\.$/);
    expect((await desk.publish()).last).toEqual({ error: expect.stringMatching(/not set up/) });
  });
});

describe('publishing', () => {
  it('makes one publication under her name, of what she changed and nothing else', async () => {
    desk.raise();
    desk.write('program.ts', 'export const one = 2;\n');
    desk.write('staged.ts', 'export {};\n');
    desk.git('add', 'staged.ts');
    const before = desk.git('rev-parse', 'HEAD');
    const { steps, last } = await desk.publish();
    expect(steps).toEqual(['check', 'make', 'send']);
    expect(last).toEqual({
      done: {
        changes: [
          {
            entry: room,
            title: name,
            kind: 'changed',
            rows: [{ label: 'Price', before: `$${price}`, after: `$${price + 10}` }],
          },
        ],
        notes: [],
      },
    });
    expect(desk.git('rev-parse', 'HEAD^')).toBe(before);
    expect(desk.git('diff', '--name-only', 'HEAD^', 'HEAD')).toBe(room);
    expect(desk.git('log', '-1', '--format=%an %s')).toBe(
      `Ana Reyes ${name}, Price: $${price} → $${price + 10}`,
    );
    expect(
      desk
        .git('status', '--porcelain')
        .split('\n')
        .map((line) => line.trim()),
    ).toEqual(['M program.ts', 'A  staged.ts']);
    expect((await desk.state()).name).toBe('Ana Reyes');
    expect(await desk.changes()).toEqual([]);
    expect(desk.said).toEqual([]);
  });

  it('asks for her name, and does nothing where nothing changed', async () => {
    desk.raise();
    const before = desk.everything();
    expect((await desk.publish({ name: ' ' })).last).toEqual({
      error: expect.stringMatching(/^Say who you are/),
    });
    expect(desk.everything()).toEqual(before);
    desk.git('checkout', '--quiet', '--', 'content');
    expect((await desk.publish()).last).toEqual({ error: 'Nothing has changed since the last publication.' });
  });

  it('changes nothing where content has an error, and says so in a sentence', async () => {
    desk.edit(room, (file) => {
      file.price = 'abc';
    });
    const before = desk.everything();
    const { last } = await desk.publish();
    expect(last).toEqual({ error: expect.stringMatching(/Price: must be a whole amount/) });
    expect((last as { error: string }).error).not.toMatch(/git|commit|push|content\//i);
    expect(desk.everything()).toEqual(before);
  });
});
