/** What the owner changed is published whole or not at all, and comes back when she wants it. */
import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { temporaryDirectory } from '../../tools/serverProcess';
import { addRemote, cloneOf, makeDesk, type PublishingDesk, unbuildable } from '../support/publishing';

jest.setTimeout(180_000);

const room = 'content/rooms/the-enci-king.json';
const about = 'content/pages/about.json';

interface RoomFile {
  name: string;
  price: number;
}

let desk: PublishingDesk;
let name: string;
let price: number;
beforeEach(() => {
  desk = makeDesk();
  ({ name, price } = JSON.parse(desk.read(room)) as RoomFile);
});

/** Raises the room's price by ten dollars and so many. */
const raise = (by = 0, at = desk) =>
  at.edit<RoomFile>(room, (file) => {
    file.price = price + 10 + by;
  });
const priceOf = (text: string) => (JSON.parse(text) as RoomFile).price;

/** All that Git and the disk have, to be the same afterwards. */
const everything = (at: PublishingDesk) => [
  at.git('rev-parse', 'HEAD'),
  at.git('status', '--porcelain'),
  at.git('diff', 'HEAD'),
];

describe('what changed', () => {
  it('is nothing at first, then every entry in words', async () => {
    expect(await desk.changes()).toEqual([]);
    raise();
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
      'Our Story changed: a paragraph changed in paragraphs',
      'Garden King added: ',
      `${suite.name} removed: `,
      `${name} changed: price ${price} to ${price + 10}`,
      'Picture sun-deck changed: replaced',
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
    raise();
    desk.write('program.ts', 'export const one = 2;\n');
    desk.write('staged.ts', 'export {};\n');
    desk.git('add', 'staged.ts');
    const before = desk.git('rev-parse', 'HEAD');
    const { steps, last } = await desk.publish();
    expect(steps).toEqual(['check', 'cards', 'build', 'send']);
    expect(last).toEqual({
      done: {
        changes: [
          { entry: room, title: name, kind: 'changed', details: [`price ${price} to ${price + 10}`] },
        ],
        notes: [],
      },
    });
    expect(desk.git('rev-parse', 'HEAD^')).toBe(before);
    expect(desk.git('diff', '--name-only', 'HEAD^', 'HEAD')).toBe(room);
    expect(desk.git('log', '-1', '--format=%an %s')).toBe(
      `Ana Reyes ${name}: price ${price} to ${price + 10}`,
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
    raise();
    const before = everything(desk);
    expect((await desk.publish(' ')).last).toEqual({ error: expect.stringMatching(/^Say who you are/) });
    expect(everything(desk)).toEqual(before);
    desk.git('checkout', '--quiet', '--', 'content');
    expect((await desk.publish()).last).toEqual({ error: 'Nothing has changed since the last publication.' });
  });

  it.each([
    [
      'content has a fault',
      () =>
        desk.edit(room, (file) => {
          file.price = 'abc';
        }),
      /price must be a whole number of dollars/,
    ],
    [
      'the site cannot be built',
      () =>
        desk.edit<{ places: { name: string }[] }>(
          'content/places.json',
          ({ places: [place] }) => void Object.assign(place ?? {}, { name: unbuildable }),
        ),
      /could not be built/,
    ],
  ])('changes nothing where %s, and says so in a sentence', async (_, spoil, sentence) => {
    spoil();
    const before = everything(desk);
    const { last } = await desk.publish();
    expect(last).toEqual({ error: expect.stringMatching(sentence) });
    expect((last as { error: string }).error).not.toMatch(/git|commit|push|content\//i);
    expect(everything(desk)).toEqual(before);
  });
});

describe('a site that is sent somewhere', () => {
  let place: string;
  beforeEach(() => {
    place = addRemote(desk);
  });

  it('arrives there', async () => {
    raise();
    expect(await desk.state()).toMatchObject({ isSent: true, waiting: 0 });
    expect((await desk.publish()).last).toHaveProperty('done');
    expect(priceOf(cloneOf(place).read(room))).toBe(price + 10);
    expect(await desk.state()).toMatchObject({ changes: [], waiting: 0 });
  });

  it('is tried again where it did not arrive, with nothing lost or half done', async () => {
    raise();
    const before = everything(desk);
    renameSync(place, `${place}.away`);
    expect((await desk.publish()).last).toEqual({
      error: expect.stringMatching(/cannot be reached.*try again/),
    });
    expect(everything(desk)).toEqual(before);
    renameSync(`${place}.away`, place);
    expect((await desk.publish()).last).toHaveProperty('done');
    expect(priceOf(cloneOf(place).read(room))).toBe(price + 10);
  });

  it('takes in what others published meanwhile', async () => {
    const other = cloneOf(place);
    other.edit<{ places: object[] }>('content/places.json', ({ places: [place] }) => {
      Object.assign(place ?? {}, { street: '1 New Street' });
    });
    other.write('program.ts', 'export const one = 3;\n');
    other.git('commit', '--quiet', '--all', '--message', 'Other work');
    other.git('push', '--quiet');
    raise();
    const { last } = await desk.publish();
    expect(last).toEqual({
      done: {
        changes: [expect.objectContaining({ entry: room })],
        notes: [expect.stringContaining('What Dev published')],
      },
    });
    expect(desk.read('program.ts')).toBe(other.read('program.ts'));
    expect(desk.read('content/places.json')).toBe(other.read('content/places.json'));
    expect(desk.git('status', '--porcelain')).toBe('');
    const clone = cloneOf(place);
    expect([priceOf(clone.read(room)), clone.read('program.ts')]).toEqual([
      price + 10,
      other.read('program.ts'),
    ]);
    expect(await desk.changes()).toEqual([]);
  });

  it('stays as it is where others changed the same, and she reads what to do', async () => {
    const other = cloneOf(place);
    raise(5, other);
    other.git('commit', '--quiet', '--all', '--message', 'Other price');
    other.git('push', '--quiet');
    raise();
    const before = everything(desk);
    const { last } = await desk.publish();
    expect(last).toEqual({ error: expect.stringContaining(`Dev and you have both changed ${name} since`) });
    expect(everything(desk)).toEqual(before);
    expect(priceOf(cloneOf(place).read(room))).toBe(price + 15);
    // As the sentence says: undo, publish, and the other's price is here.
    desk.edit<{ places: object[] }>('content/places.json', ({ places: [place] }) => {
      Object.assign(place ?? {}, { street: '1 New Street' });
    });
    await desk.undo({ entry: room, to: desk.git('rev-parse', 'HEAD') });
    expect((await desk.publish()).last).toHaveProperty('done');
    expect(priceOf(desk.read(room))).toBe(price + 15);
  });

  it('does not write over work of a programmer on this computer', async () => {
    const other = cloneOf(place);
    other.write('program.ts', 'export const one = 3;\n');
    other.git('commit', '--quiet', '--all', '--message', 'Other work');
    other.git('push', '--quiet');
    desk.write('program.ts', 'export const one = 4;\n');
    raise();
    const before = everything(desk);
    expect((await desk.publish()).last).toEqual({
      error: expect.stringMatching(/a programmer has also changed/),
    });
    expect(everything(desk)).toEqual(before);
  });

  it('gets what a programmer kept on this computer with the next publication', async () => {
    desk.write('program.ts', 'export const one = 5;\n');
    desk.git('commit', '--quiet', '--all', '--message', 'Work');
    expect((await desk.state()).waiting).toBe(1);
    expect((await desk.publish()).last).toEqual({ done: { changes: [], notes: [] } });
    expect(cloneOf(place).read('program.ts')).toBe(desk.read('program.ts'));
    expect((await desk.state()).waiting).toBe(0);
  });
});

describe('undo', () => {
  it('brings an entry back to each earlier publication, which are listed by date and words', async () => {
    raise();
    await desk.publish();
    raise(10);
    await desk.publish();
    const { publications, isAll } = await desk.earlier();
    expect(isAll).toBe(true);
    expect(
      publications.map(({ by, changes }: { by: string; changes: { details: string[] }[] }) => [
        by,
        changes[0]?.details,
      ]),
    ).toEqual([
      ['Ana Reyes', [`price ${price + 10} to ${price + 20}`]],
      ['Ana Reyes', [`price ${price} to ${price + 10}`]],
      ['Dev', undefined],
    ]);
    const [, second, first] = publications;
    expect(Math.abs(Date.parse(second.at) - Date.now())).toBeLessThan(10 * 60_000);
    expect(second.before).toBe(first.id);
    const undone = await desk.undo({ entry: room, to: second.before });
    expect(undone).toEqual({
      undone: expect.objectContaining({ title: name, details: [`price ${price + 20} to ${price}`] }),
    });
    expect(priceOf(desk.read(room))).toBe(price);
    expect(await desk.changes()).toEqual([`${name} changed: price ${price + 20} to ${price}`]);
  });

  it('takes back what is not published, a new room and a removed one too', async () => {
    const last = desk.git('rev-parse', 'HEAD');
    const [suite, garden] = ['content/rooms/swamis-peak-suite.json', 'content/places.json'];
    raise();
    desk.edit<{ places: object[] }>(garden, ({ places }) => void places.reverse());
    for (const entry of [room, garden]) expect(await desk.undo({ entry, to: last })).toHaveProperty('undone');
    expect(desk.git('status', '--porcelain')).toBe('');
    expect(await desk.undo({ entry: room, to: last })).toEqual({ error: 'It is already as it was then.' });

    cpSync(path.join(desk.root, room), path.join(desk.root, 'content/rooms/garden-king.json'));
    expect(await desk.undo({ entry: 'content/rooms/garden-king.json', to: last })).toHaveProperty('undone');
    expect(existsSync(path.join(desk.root, 'content/rooms/garden-king.json'))).toBe(false);
    const text = desk.read(suite);
    rmSync(path.join(desk.root, suite));
    expect(await desk.undo({ entry: suite, to: last })).toHaveProperty('undone');
    expect(desk.read(suite)).toBe(text);
  });

  it('does not break the site', async () => {
    const last = desk.git('rev-parse', 'HEAD');
    // A place that a text names was added after the publication that shall come back.
    desk.edit<{ places: Record<string, unknown>[] }>(
      'content/places.json',
      ({ places }) => void places.push({ ...places[0], id: 'new-place' }),
    );
    desk.edit<{ hero: { subtitle: string } }>(about, ({ hero }) => {
      hero.subtitle = '{new-place.miles} miles away.';
    });
    const before = everything(desk);
    expect(await desk.undo({ entry: 'content/places.json', to: last })).toEqual({
      error: expect.stringMatching(
        /^Places in town cannot go back alone, because then .*\{new-place\.miles\}/,
      ),
    });
    expect(everything(desk)).toEqual(before);
  });

  it('brings a replaced picture back, with its renditions', async () => {
    desk = makeDesk({ masters: true });
    const last = desk.git('rev-parse', 'HEAD');
    await desk.replacePicture('sun-deck', await sharp('media/pool-1.jpg').toBuffer());
    expect(await desk.changes()).toEqual(['Picture sun-deck changed: replaced']);
    expect(await desk.undo({ entry: 'picture:sun-deck', to: last })).toEqual({
      undone: {
        entry: 'picture:sun-deck',
        title: 'Picture sun-deck',
        kind: 'changed',
        details: ['replaced'],
      },
    });
    expect(desk.git('status', '--porcelain')).toBe('');
  });

  it.each([
    ['a file outside', { entry: 'package.json' }],
    ['a way out', { entry: 'content/../package.json' }],
    ['no entry', {}],
    ['an option', { to: '--help' }],
    ['an unknown state', { to: '0123456789012345678901234567890123456789' }],
  ])('refuses %s', async (_, wanted) => {
    raise();
    const before = everything(desk);
    const to = desk.git('rev-parse', 'HEAD');
    expect(
      await desk.undo({
        ...(!('to' in wanted) && { to }),
        ...('entry' in wanted || 'to' in wanted ? { entry: room } : {}),
        ...wanted,
      }),
    ).toEqual({
      error: 'That publication is not known here.',
    });
    expect(everything(desk)).toEqual(before);
  });
});
