/** A change that is saved for a day: nothing until then, and then without anyone's doing. */
import { existsSync } from 'node:fs';
import { compileHotel } from '../../server/content/load';
import { contentOfDays, todayIn } from '../../shared/content/days';
import { textsOf } from '../../test/support/sample';
import { type DeskFolder, makeDesk, room } from './support/folder';

jest.setTimeout(120_000);

const [past, soon, later] = ['2020-01-15', '2099-01-15', '2099-02-01'];
const slug = 'the-enci-king';
const file = `rooms/${slug}.json`;
const dayFile = (day: string) => `content/from/${day}.json`;

let desk: DeskFolder;
let name: string;
let price: number;
beforeEach(() => {
  desk = makeDesk();
  ({ name, price } = desk.room());
});

const write = (day: string, changes: object) => desk.write(dayFile(day), JSON.stringify(changes));
const has = (day: string) => existsSync(desk.path(dayFile(day)));
/** What the site is made of today. */
const content = () => compileHotel(textsOf(desk.root), contentOfDays).content;
const roomNow = () => content().rooms.find((each) => each.slug === slug);
const saveFor = (day: string, change: object) =>
  desk.put(`/api/${room}`, { base: desk.room(), value: { ...desk.room(), ...change }, day });
const coming = async () => (await desk.get('/api/content')).body.coming;

it('shows the changes of the days that have come, in their order, and none of those to come', () => {
  const policy = `${desk.read('content/policies/stay.md')}\nThe last line.\n`;
  write(past, { [file]: { price: 301, name: 'Enci Queen' }, 'policies/stay.md': policy });
  write('2020-01-16', { [file]: { price: 302 } });
  write(soon, { [file]: { price: 303 } });
  expect(roomNow()).toMatchObject({ price: 302, name: 'Enci Queen' });
  expect(JSON.stringify(content().policies.stay)).toContain('The last line.');
});

it.each([
  ['an invalid price', { [file]: { price: 'abc' } }, /the-enci-king.json: price must be .*from 2099/],
  ['an unknown file', { 'rooms/none.json': {} }, /2099-01-15.json: "rooms\/none.json" is no file/],
])('refuses %s of a day to come at once', (_, changes, error) => {
  write(soon, changes);
  expect(content).toThrow(error);
});

it('changes at the hotel’s midnight', () => {
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

it('is listed in words, published alone, and taken back, while form and site stay as they are', async () => {
  const before = desk.read(room);
  expect((await saveFor(soon, { price: price + 10 })).body.value.price).toBe(price);
  expect([desk.read(room), roomNow()?.price]).toEqual([before, price]);
  expect(desk.json(dayFile(soon))).toEqual({ [file]: { price: price + 10, page: { changed: soon } } });
  const [{ day, change }] = await coming();
  const rows = [{ label: 'Price', before: `$${price}`, after: `$${price + 10}` }];
  expect([day, change.title, change.rows]).toEqual([soon, name, rows]);
  expect(await desk.changes()).toEqual([`Changes from ${soon}: new`]);
  expect((await desk.publish()).last).toHaveProperty('done');
  expect(desk.git('diff', '--name-only', 'HEAD^', 'HEAD')).toBe(dayFile(soon));
  await desk.post('/api/content/coming/take-back', { day: soon, file });
  expect([await coming(), has(soon)]).toEqual([[], false]);
});

it('adds to another of that day, and to those of days before', async () => {
  await saveFor(soon, { price: price + 10 });
  await saveFor(soon, { name: 'Enci Queen' });
  await saveFor(later, { price: price + 20 });
  expect(await desk.saves()).toHaveLength(3);
  const [first, second] = (await coming()).map((each: object) => JSON.stringify(each));
  expect(first).toMatch(new RegExp(`${soon}.*Enci Queen.*\\$${price}".*\\$${price + 10}"`));
  expect(second).toMatch(new RegExp(`${later}.*\\$${price + 10}".*\\$${price + 20}"`));
});

it.each([
  ['a day that has begun', past, 9],
  ['what can never be right', soon, 'abc'],
])('is refused for %s', async (_, day, to) => {
  expect((await saveFor(day, { price: to })).status).toBe(422);
  expect(has(day)).toBe(false);
});

it('is in the form once its day has come, with what was changed in other fields since', async () => {
  write(past, { [file]: { price: price + 10 } });
  desk.set({ name: 'Enci Queen' });
  await desk.get('/api/content');
  expect(desk.room()).toMatchObject({ price: price + 10, name: 'Enci Queen' });
  expect(has(past)).toBe(false);
});
