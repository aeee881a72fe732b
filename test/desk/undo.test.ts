/** What was published comes back when the owner wants it, entry by entry. */
import { cpSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { about, makeDesk, type PublishingDesk, room } from '../support/publishing';

jest.setTimeout(180_000);

let desk: PublishingDesk;
let name: string;
let price: number;
beforeEach(() => {
  desk = makeDesk();
  ({ name, price } = desk.room());
});

describe('undo', () => {
  it('brings an entry back to each earlier publication, which are listed by date and words', async () => {
    desk.raise();
    await desk.publish();
    desk.raise();
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
    expect(desk.room().price).toBe(price);
    expect(await desk.changes()).toEqual([`${name} changed: price ${price + 20} to ${price}`]);
  });

  it('takes back what is not published, a new room and a removed one too', async () => {
    const last = desk.git('rev-parse', 'HEAD');
    const [suite, garden] = ['content/rooms/swamis-peak-suite.json', 'content/places.json'];
    desk.raise();
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
    const before = desk.everything();
    expect(await desk.undo({ entry: 'content/places.json', to: last })).toEqual({
      error: expect.stringMatching(
        /^Places in town cannot go back alone, because then .*\{new-place\.miles\}/,
      ),
    });
    expect(desk.everything()).toEqual(before);
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
    desk.raise();
    const before = desk.everything();
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
    expect(desk.everything()).toEqual(before);
  });
});
