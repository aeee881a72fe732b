/** Saves, unpublished changes and publications can be undone. */
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { about, type DeskFolder, makeDesk, photograph, room } from './support/folder';

jest.setTimeout(180_000);

let desk: DeskFolder;
let name: string;
let price: number;
beforeEach(() => {
  desk = makeDesk();
  ({ name, price } = desk.room());
});

const newName = 'Enci King by the Sea';
const save = (fields: object) => desk.saveRoom(fields);
const lines = async () => (await desk.saves()).map(({ line }) => line);

it('undoes individual saves, even if other fields have changed since', async () => {
  await save({ price: price + 1 });
  await save({ name: newName });
  expect(await lines()).toEqual([
    expect.stringContaining(`${name} → ${newName}`),
    `${name}, Price: $${price} → $${price + 1}`,
  ]);
  const [, first] = await desk.saves();
  expect(await desk.undoSave(first?.id ?? '')).toBe('');
  expect(desk.room()).toMatchObject({ price, name: newName });
  // An undo is also listed as a save.
  expect((await lines())[0]).toBe(`${newName}, Price: $${price + 1} → $${price}`);
});

it('refuses to undo a save if the same field was changed again', async () => {
  await save({ price: price + 1 });
  await save({ price: price + 2 });
  const [, first] = await desk.saves();
  expect(await desk.undoSave(first?.id ?? '')).toMatch(/has changed again since/);
  expect(desk.room().price).toBe(price + 2);
  expect(await desk.undoSave('no-such-save')).toMatch(/no longer listed/);
});

it('lists publications, and reverts a complete publication while keeping later changes', async () => {
  const story = desk.json(about);
  desk.raise();
  desk.edit(about, ({ hero }) => void Object.assign(hero, { subtitle: 'New.' }));
  await desk.publish({ note: 'For the season.' });
  desk.set({ name: newName });
  await desk.publish();
  const [later, wanted, first] = (await desk.get('/desk/publish/earlier')).body;
  expect([later.by, wanted.note, first.by]).toEqual(['Ana Reyes', 'For the season.', 'Dev']);
  expect(Math.abs(Date.parse(later.at) - Date.now())).toBeLessThan(10 * 60_000);
  expect(await desk.revert(wanted.id)).toBe('');
  expect(desk.room()).toMatchObject({ price, name: newName });
  expect(desk.json(about)).toEqual(story);
  expect(await desk.revert(wanted.id)).toBe('It has already been reverted.');
  expect(await desk.revert(later.id)).toBe('');
  expect(desk.room().name).toBe(name);
  expect(await desk.revert(first.id)).toMatch(/^That is the first version/);
  expect(await desk.revert('--help')).toMatch(/does not exist/);
});

it('undoes unpublished changes, including a new room and a removed room', async () => {
  const [suite, garden] = ['content/rooms/swamis-peak-suite.json', 'content/rooms/garden-king.json'];
  const text = desk.read(suite);
  desk.raise();
  desk.write(garden, desk.read(room).replace(', at our lowest rate', ''));
  rmSync(desk.path(suite));
  for (const entry of [room, garden, suite]) expect(await desk.undo(entry)).toBe('');
  expect(desk.git('status', '--porcelain')).toBe('');
  expect([existsSync(desk.path(garden)), desk.read(suite)]).toEqual([false, text]);
  expect(await desk.undo(room)).toBe('It is already the same as in the last publication.');
});

it('refuses an undo that would break the site', async () => {
  // Text refers to a place that was added after the last publication.
  desk.edit('content/places.json', ({ places }) => void places.push({ ...places[0], id: 'new-place' }));
  desk.edit(about, ({ hero }) => void Object.assign(hero, { subtitle: '{new-place.miles} miles away.' }));
  const before = desk.everything();
  const reason =
    /^\{"refusal":"Places in town cannot be undone on its own, because .*\[New place, miles\].*"path":\["hero","subtitle"\]/;
  expect(await desk.undo('content/places.json')).toMatch(reason);
  for (const entry of ['package.json', 'content/../package.json', '--help', ''])
    expect(await desk.undo(entry)).not.toBe('');
  expect(desk.everything()).toEqual(before);
});

it('restores a replaced picture, either by undoing the save or from the last publication', async () => {
  desk = makeDesk({ masters: true });
  const replace = async () => {
    const { body } = await desk.upload(await (await photograph(640, 480)).toBuffer(), 'a.jpg');
    await desk.savePicture({ ...(await desk.picture('sun-deck')), upload: body.id });
    expect(await desk.changes()).toEqual(['Picture sun-deck, Photograph: previous → new']);
  };
  await replace();
  const [last] = await desk.saves();
  const replaced = readFileSync(desk.path('media/sun-deck.jpg'));
  cpSync('media/pool-1.jpg', desk.path('media/sun-deck.jpg'));
  expect(await desk.undoSave(last?.id ?? '')).toMatch(/has changed again since/);
  writeFileSync(desk.path('media/sun-deck.jpg'), replaced);
  expect(last?.line).toBe('Picture sun-deck, Photograph: previous → new');
  expect(await desk.undoSave(last?.id ?? '')).toBe('');
  expect(await desk.changes()).toEqual([]);
  await replace();
  expect(await desk.undo('picture:sun-deck')).toBe('');
  expect(await desk.changes()).toEqual([]);
  // The renditions of the replaced photograph are kept for a week.
  expect(desk.git('diff', '--name-only', 'HEAD')).toBe('media/replaced.json');
});
