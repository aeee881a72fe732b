/** A change scheduled for a day has no effect until then, and then takes effect automatically. */
import { existsSync } from 'node:fs';
import { todayIn } from '../../shared/content/days';
import { type DeskFolder, makeDesk, room } from './support/folder';

jest.setTimeout(120_000);

const [past, soon, later] = ['2020-01-15', '2099-01-15', '2099-02-01'];
const file = 'rooms/the-enci-king.json';
const dayFile = (day: string) => `content/from/${day}.json`;

let desk: DeskFolder;
let name: string;
let price: number;
beforeEach(() => {
  desk = makeDesk();
  ({ name, price } = desk.room());
});

const has = (day: string) => existsSync(desk.path(dayFile(day)));
const saveFor = (day: string, change: object) => desk.saveRoom(change, day);
const coming = async () => (await desk.get('/api/content')).body.coming;

it('the day changes at midnight in the hotel’s time zone', () => {
  const files = new Map([['hotel.json', desk.read('content/hotel.json')]]);
  for (const [now, day] of [
    ['2027-01-15T07:59Z', '2027-01-14'],
    ['2027-01-15T08:00Z', '2027-01-15'],
  ] as const) {
    jest.useFakeTimers({ now: new Date(now) });
    expect(todayIn(files)).toBe(day);
    jest.useRealTimers();
  }
});

it('a scheduled change is listed, published and taken back, while the file itself stays as it is', async () => {
  const before = desk.read(room);
  expect((await saveFor(soon, { price: price + 10 })).body.value.price).toBe(price);
  expect(desk.read(room)).toBe(before);
  expect(desk.json(dayFile(soon))).toEqual({ [file]: { price: price + 10, page: { changed: soon } } });
  const [{ day, change }] = await coming();
  const rows = [{ label: 'Price', before: `$${price}`, after: `$${price + 10}` }];
  expect([day, change.title, change.rows]).toEqual([soon, name, rows]);
  expect(await desk.changes()).toEqual([`Changes scheduled for ${soon}: new`]);
  expect(await desk.publish()).toHaveProperty('notes');
  expect(desk.git('diff', '--name-only', 'HEAD^', 'HEAD')).toBe(dayFile(soon));
  await desk.post('/api/content/coming/take-back', { day: soon, file });
  expect([await coming(), has(soon)]).toEqual([[], false]);
});

it('a scheduled change is combined with others for the same day and for earlier days', async () => {
  await saveFor(soon, { price: price + 10 });
  await saveFor(soon, { name: 'Enci Queen' });
  await saveFor(later, { price: price + 20 });
  expect(await desk.saves()).toHaveLength(3);
  const [first, second] = (await coming()).map((each: object) => JSON.stringify(each));
  expect(first).toMatch(new RegExp(`${soon}.*Enci Queen.*\\$${price}".*\\$${price + 10}"`));
  expect(second).toMatch(new RegExp(`${later}.*\\$${price + 10}".*\\$${price + 20}"`));
});

it.each([
  ['a day that has already begun', past, 9],
  ['an invalid value', soon, 'abc'],
])('scheduling a change is refused for %s', async (_, day, to) => {
  expect((await saveFor(day, { price: to })).status).toBe(422);
  expect(has(day)).toBe(false);
});

it('a change appears in the form once its day has come, along with later changes to other fields', async () => {
  desk.write(dayFile(past), JSON.stringify({ [file]: { price: price + 10 } }));
  desk.set({ name: 'Enci Queen' });
  await desk.get('/api/content');
  expect(desk.room()).toMatchObject({ price: price + 10, name: 'Enci Queen' });
  expect(has(past)).toBe(false);
});
