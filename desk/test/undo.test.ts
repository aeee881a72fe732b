/** Publications can be undone, entry by entry. */
import { cpSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { writeChanges } from '../content/save';
import { lineOf } from '../publish/message';
import type { Publication, SavedChange } from '../publish/types';
import { about, makeDesk, type PublishingDesk, type RoomFile, room } from './support/publishing';

jest.setTimeout(180_000);

let desk: PublishingDesk;
let name: string;
let price: number;
beforeEach(() => {
  desk = makeDesk();
  ({ name, price } = desk.room());
});

describe('the last saves', () => {
  const save = (change: (file: RoomFile) => void) => {
    const file = desk.room();
    change(file);
    const text = `${JSON.stringify(file, null, 2)}\n`;
    return writeChanges(
      { root: desk.root, isLive: false, say: () => {} },
      new Map([[room.replace('content/', ''), text]]),
      'No:',
    );
  };
  const lines = async () =>
    (await desk.saves()).map(({ changes }: SavedChange) => changes.map(lineOf).join());

  it('are undone one by one, whatever other fields were changed since', async () => {
    await save((file) => Object.assign(file, { price: price + 1 }));
    await save((file) => Object.assign(file, { name: 'Enci King by the Sea' }));
    const raised = `Enci King by the Sea, Price: $${price} → $${price + 1}`;
    const renamed = `Enci King by the Sea, Name: ${name} → Enci King by the Sea`;
    expect(await lines()).toEqual([renamed, raised.replace(' by the Sea', '').replace('Enci King', name)]);
    const [, first] = await desk.saves();
    expect(await desk.undoSave(first?.id ?? '')).toBe(204);
    expect(desk.room()).toMatchObject({ price, name: 'Enci King by the Sea' });
    // An undo is a save too.
    expect((await lines())[0]).toBe(`Enci King by the Sea, Price: $${price + 1} → $${price}`);
  });

  it('are left where the same field was changed again', async () => {
    await save((file) => Object.assign(file, { price: price + 1 }));
    await save((file) => Object.assign(file, { price: price + 2 }));
    const [, first] = await desk.saves();
    expect(await desk.undoSave(first?.id ?? '')).toBe(409);
    expect(desk.room().price).toBe(price + 2);
    expect(await desk.undoSave('no-such-save')).toBe(404);
  });
});

describe('undo', () => {
  it('lists publications by date, owner and words', async () => {
    desk.raise();
    await desk.publish();
    const { publications, isAll } = await desk.earlier();
    expect(isAll).toBe(true);
    expect(
      publications.map(({ by, changes: [change] }: Publication) => [by, change && lineOf(change)]),
    ).toEqual([
      ['Ana Reyes', `${name}, Price: $${price} → $${price + 10}`],
      ['Dev', undefined],
    ]);
    expect(Math.abs(Date.parse(publications[0].at) - Date.now())).toBeLessThan(10 * 60_000);
  });

  it('takes a publication back as a whole, and leaves what was changed since', async () => {
    const story = desk.read(about);
    desk.raise();
    desk.edit<{ hero: { subtitle: string } }>(
      about,
      ({ hero }) => void Object.assign(hero, { subtitle: 'New.' }),
    );
    await desk.publish({ note: 'For the season.' });
    desk.edit<RoomFile>(room, (file) => void Object.assign(file, { name: 'Enci King by the Sea' }));
    await desk.publish();
    const [later, wanted, first] = (await desk.earlier()).publications;
    expect(wanted.note).toBe('For the season.');
    expect(await desk.revert(wanted.id)).toBe('');
    expect(desk.room()).toMatchObject({ price, name: 'Enci King by the Sea' });
    expect(JSON.parse(desk.read(about))).toEqual(JSON.parse(story));
    expect(await desk.revert(wanted.id)).toBe('It is already as it was before.');
    expect(await desk.revert(later.id)).toBe('');
    expect(desk.room().name).toBe(name);
    expect(await desk.revert(first.id)).toMatch(/^That is the beginning/);
    expect(await desk.revert('--help')).toMatch(/not known/);
  });

  it('takes back what is not published, a new room and a removed one too', async () => {
    const [suite, garden] = ['content/rooms/swamis-peak-suite.json', 'content/places.json'];
    desk.raise();
    desk.edit<{ places: object[] }>(garden, ({ places }) => void places.reverse());
    for (const entry of [room, garden]) expect(await desk.undo(entry)).toBe('');
    expect(desk.git('status', '--porcelain')).toBe('');
    expect(await desk.undo(room)).toBe('It is already as it was then.');

    cpSync(path.join(desk.root, room), path.join(desk.root, 'content/rooms/garden-king.json'));
    expect(await desk.undo('content/rooms/garden-king.json')).toBe('');
    expect(existsSync(path.join(desk.root, 'content/rooms/garden-king.json'))).toBe(false);
    const text = desk.read(suite);
    rmSync(path.join(desk.root, suite));
    expect(await desk.undo(suite)).toBe('');
    expect(desk.read(suite)).toBe(text);
  });

  it('does not break the site', async () => {
    // A text names a place that was added after the publication to restore.
    desk.edit<{ places: Record<string, unknown>[] }>(
      'content/places.json',
      ({ places }) => void places.push({ ...places[0], id: 'new-place' }),
    );
    desk.edit<{ hero: { subtitle: string } }>(about, ({ hero }) => {
      hero.subtitle = '{new-place.miles} miles away.';
    });
    const before = desk.everything();
    expect(await desk.undo('content/places.json')).toMatch(
      /^Places in town cannot go back alone, because then:\n.*\{new-place\.miles\}/,
    );
    expect(desk.everything()).toEqual(before);
  });

  it('brings a replaced picture back, with its renditions', async () => {
    desk = makeDesk({ masters: true });
    await desk.replacePicture('sun-deck', await sharp('media/pool-1.jpg').resize(640).toBuffer());
    expect(await desk.changes()).toEqual(['Picture sun-deck, Photograph: the one before → another']);
    expect(await desk.undo('picture:sun-deck')).toBe('');
    expect(await desk.changes()).toEqual([]);
    // The other renditions are kept for a week.
    expect(desk.git('diff', '--name-only', 'HEAD')).toBe('media/replaced.json');
  });

  it.each(['package.json', 'content/../package.json', '--help', ''])('refuses "%s"', async (entry) => {
    desk.raise();
    const before = desk.everything();
    expect(await desk.undo(entry)).not.toBe('');
    expect(desk.everything()).toEqual(before);
  });
});
