/** A scheduled change takes effect automatically on its start date. A temporary change also has an end date. */
import { existsSync } from 'node:fs';
import { contentOn, todayIn } from '../../shared/content/days';
import { contentSource } from '../../shared/content/source';
import { hotelSource } from '../../test/support/sample-hotel';
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
const saveFor = (first: string, change: object, last?: string) => desk.saveRoom(change, { first, last });
/** Returns the room's price on each day. */
function pricesOn(...days: string[]) {
  const { content, media } = hotelSource(desk.root);
  const source = contentSource(content, media, () => {});
  return days.map((day) => contentOn(source, day).rooms.find((each) => each.name === name)?.price);
}
const scheduled = async () => (await desk.get('/api/content')).body.scheduled;

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

it('a scheduled change can be listed, published, and canceled without changing the room’s file', async () => {
  const before = desk.read(room);
  expect((await saveFor(soon, { price: price + 10 })).body.value.price).toBe(price);
  expect(desk.read(room)).toBe(before);
  expect(desk.json(dayFile(soon))).toEqual({ [file]: { price: price + 10, page: { changed: soon } } });
  const [{ period, change }] = await scheduled();
  const rows = [{ label: 'Price', before: `$${price}`, after: `$${price + 10}` }];
  expect([period, change.title, change.rows]).toEqual([{ first: soon }, name, rows]);
  expect(await desk.changes()).toEqual([
    `Scheduled from January 15, 2099, ${name}, Price: $${price} → $${price + 10}`,
  ]);
  expect(await desk.publish()).toHaveProperty('notes');
  expect(desk.git('diff', '--name-only', 'HEAD^', 'HEAD')).toBe(dayFile(soon));
  await desk.post('/api/content/scheduled/cancel', { period: { first: soon }, file });
  expect([await scheduled(), has(soon)]).toEqual([[], false]);
});

it('a scheduled change is combined with other changes for the same day and for earlier days', async () => {
  await saveFor(soon, { price: price + 10 });
  await saveFor(soon, { name: 'Enci Queen' });
  await saveFor(later, { price: price + 20 });
  expect(await desk.saves()).toHaveLength(3);
  const [first, second] = (await scheduled()).map((each: object) => JSON.stringify(each));
  expect(first).toMatch(new RegExp(`${soon}.*Enci Queen.*\\$${price}".*\\$${price + 10}"`));
  expect(second).toMatch(new RegExp(`${later}.*\\$${price + 10}".*\\$${price + 20}"`));
});

it('a temporary change overrides the form’s values, which return after its end date', async () => {
  await saveFor(soon, { price: price + 10 }, later);
  const own = `${soon}--${later}`;
  expect(desk.json(dayFile(own))[file].price).toBe(price + 10);
  await desk.saveRoom({ price: price + 1 });
  await saveFor('2099-01-20', { price: price + 2 });
  const days = ['2099-01-14', soon, later, '2099-02-02'];
  expect(pricesOn(...days)).toEqual([price + 1, price + 10, price + 10, price + 2]);
  expect((await scheduled()).map(({ period }: { period: object }) => period)).toEqual([
    { first: soon, last: later },
    { first: '2099-01-20' },
  ]);
});

it('a scheduled change can be given an end date, after which the current value returns', async () => {
  await saveFor(soon, { price: price + 10 });
  const move = (to: object) =>
    desk.post('/api/content/scheduled/move', { period: { first: soon }, file, to });
  expect((await move({ first: past, last: past })).text).toMatch(/first day must not have passed/);
  expect((await move({ first: later, last: soon })).status).toBe(422);
  expect((await move({ first: soon, last: later })).status).toBe(204);
  expect([has(soon), has(`${soon}--${later}`)]).toEqual([false, true]);
  expect(pricesOn(soon, '2099-02-02')).toEqual([price + 10, price]);
  expect((await move({ first: soon })).text).toMatch(/no longer scheduled/);
});

it('a temporary change never appears in the form, and is deleted after its end date', async () => {
  desk.write(dayFile(`${past}--${past}`), JSON.stringify({ [file]: { price: 9 } }));
  desk.write(dayFile(`${past}--${later}`), JSON.stringify({ [file]: { price: price + 10 } }));
  await desk.get('/api/content');
  expect([has(`${past}--${past}`), has(`${past}--${later}`)]).toEqual([false, true]);
  expect([desk.room().price, ...pricesOn(soon)]).toEqual([price, price + 10]);
});

it.each([
  ['a day that has already begun', past, 9],
  ['an invalid value', soon, 'abc'],
])('scheduling a change is refused for %s', async (_, day, to) => {
  expect((await saveFor(day, { price: to })).status).toBe(422);
  expect(has(day)).toBe(false);
});

it('a change without an end date is merged into the room’s file on its start date, next to other edits', async () => {
  desk.write(dayFile(past), JSON.stringify({ [file]: { price: price + 10 } }));
  desk.set({ name: 'Enci Queen' });
  await desk.get('/api/content');
  expect(desk.room()).toMatchObject({ price: price + 10, name: 'Enci Queen' });
  expect(has(past)).toBe(false);
});
