/** A change that is saved for a day: nothing until then, and then without anyone's doing. */
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { compileHotel } from '../../server/content/load';
import { contentOfDays, todayIn } from '../../shared/content/days';
import { textsOf } from '../../test/support/sample';
import { makeDesk, type PublishingDesk, type RoomFile, room } from './support/publishing';

jest.setTimeout(120_000);

const [past, soon, later] = ['2020-01-15', '2099-01-15', '2099-02-01'];
const slug = 'the-enci-king';
const file = `rooms/${slug}.json`;
const dayFile = (day: string) => `content/from/${day}.json`;

let desk: PublishingDesk;
let name: string;
let price: number;
beforeEach(() => {
  desk = makeDesk();
  ({ name, price } = desk.room());
});

const write = (day: string, changes: object) => {
  mkdirSync(path.join(desk.root, 'content/from'), { recursive: true });
  desk.write(dayFile(day), JSON.stringify(changes));
};
const has = (day: string) => existsSync(path.join(desk.root, dayFile(day)));
/** What the site is made of today. */
const content = () => compileHotel(textsOf(desk.root), contentOfDays).content;
const published = () => content().rooms.find((each) => each.slug === slug)?.price;
const saveFor = (day: string, change: Partial<RoomFile>) =>
  desk.put(`/api/content/${file}`, { base: desk.room(), value: { ...desk.room(), ...change }, day });
const coming = async () => (await desk.get('/api/content')).body.coming;

describe('what the site is made of', () => {
  it('has the changes of the days that have come, in their order, and none of those to come', () => {
    const policy = `${desk.read('content/policies/stay.md')}\nThe last line.\n`;
    write(past, { [file]: { price: 301, name: 'Enci Queen' }, 'policies/stay.md': policy });
    write('2020-01-16', { [file]: { price: 302 } });
    write(soon, { [file]: { price: 303 } });
    const { rooms, policies } = content();
    expect(rooms.find((each) => each.slug === slug)).toMatchObject({ price: 302, name: 'Enci Queen' });
    expect(JSON.stringify(policies.stay)).toContain('The last line.');
  });

  it.each([
    [
      'a price of a day to come',
      { [file]: { price: 'abc' } },
      /the-enci-king.json: price must be .*from 2099/,
    ],
    ['a file that is not there', { 'rooms/none.json': {} }, /2099-01-15.json: "rooms\/none.json" is no file/],
  ])('is refused at once for %s', (_, changes, fault) => {
    write(soon, changes);
    expect(content).toThrow(fault);
  });

  it('changes at the hotel’s midnight', () => {
    const files = new Map([['hotel.json', desk.read('content/hotel.json')]]);
    const dayAt = (now: string) => {
      jest.useFakeTimers({ now: new Date(now) });
      const day = todayIn(files);
      jest.useRealTimers();
      return day;
    };
    expect(dayAt('2027-01-15T07:59Z')).toBe('2027-01-14');
    expect(dayAt('2027-01-15T08:00Z')).toBe('2027-01-15');
  });
});

describe('a save for a day', () => {
  it('leaves the form and the site as they are, is told in words, and is published and taken back alone', async () => {
    const before = desk.read(room);
    const { body } = await saveFor(soon, { price: price + 10 });
    expect(body.value.price).toBe(price);
    expect(desk.read(room)).toBe(before);
    expect(published()).toBe(price);
    const { [file]: patch } = JSON.parse(desk.read(dayFile(soon)));
    expect(patch).toEqual({ price: price + 10, page: { changed: soon } });
    const [{ day, change }] = await coming();
    expect([day, change.title, change.rows]).toEqual([
      soon,
      name,
      [{ label: 'Price', before: `$${price}`, after: `$${price + 10}` }],
    ]);
    expect(await desk.changes()).toEqual([`Changes from ${soon}: new`]);
    expect((await desk.publish()).last).toHaveProperty('done');
    expect(desk.git('diff', '--name-only', 'HEAD^', 'HEAD')).toBe(dayFile(soon));
    await desk.post('/api/content/coming/take-back', { day: soon, file });
    expect(await coming()).toEqual([]);
    expect(has(soon)).toBe(false);
  });

  it('adds to another of that day, and to those of days before', async () => {
    await saveFor(soon, { price: price + 10 });
    await saveFor(soon, { name: 'Enci Queen' });
    await saveFor(later, { price: price + 20 });
    expect(await desk.saves()).toHaveLength(3);
    const lines = (await coming()).map(({ day, change }: { day: string; change: { rows: unknown } }) => [
      day,
      JSON.stringify(change.rows),
    ]);
    expect(lines).toEqual([
      [soon, expect.stringMatching(new RegExp(`Enci Queen.*\\$${price}".*\\$${price + 10}"`))],
      [later, expect.stringMatching(new RegExp(`\\$${price + 10}".*\\$${price + 20}"`))],
    ]);
  });

  it.each([
    ['a day that has begun', past, 9],
    ['what can never be right', soon, 'abc'],
  ])('is refused for %s', async (_, day, to) => {
    const { status } = await saveFor(day, { price: to as number });
    expect(status).toBe(422);
    expect(has(day)).toBe(false);
  });

  it('is in the form once its day has come, with what was changed in other fields since', async () => {
    write(past, { [file]: { price: price + 10 } });
    desk.edit<RoomFile>(room, (value) => {
      value.name = 'Enci Queen';
    });
    await desk.get('/api/content');
    expect(desk.room()).toMatchObject({ price: price + 10, name: 'Enci Queen' });
    expect(has(past)).toBe(false);
  });
});
