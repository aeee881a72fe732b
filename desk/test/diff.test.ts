/** The list of changes uses the labels and values that forms show. */
import { rmSync } from 'node:fs';
import { type DeskFolder, makeDesk, room } from './support/folder';

jest.setTimeout(120_000);

let desk: DeskFolder;
let name: string;
let price: number;
beforeEach(() => {
  desk = makeDesk();
  ({ name, price } = desk.room());
});

const pageOf = (file: string) => `content/pages/${file}.json`;

it.each<[string, string, (file: ReturnType<DeskFolder['json']>) => void, string | RegExp]>([
  [
    'a room by its name',
    pageOf('home'),
    ({ rooms }) => rooms.rooms.splice(2, 1, 'the-enci-king-with-sofa'),
    /^Home, Rooms, Rooms 3: .+ → Enci King with Sofa$/,
  ],
  [
    'a picture by its description',
    pageOf('contact'),
    (page) => Object.assign(page, { picture: 'sun-deck' }),
    /^Contact, Picture: .+\. → .+\.$/,
  ],
  [
    'a date with the name of the month',
    'content/offers/midweek.json',
    (offer) => Object.assign(offer, { lastDay: '2027-06-01' }),
    /^Midweek Stay, Last day: .+ → June 1, 2027$/,
  ],
  [
    'a place on the map by its position in percent',
    'content/places.json',
    ({ places }) => Object.assign(places[0], { x: 0 }),
    /^Places in town, .+: left \d+% → left 0%$/,
  ],
  [
    'an option by its label in the form',
    'content/offers/midweek.json',
    ({ weekdays }) => weekdays.splice(4, 1, 'friday'),
    'Midweek Stay, Weekdays 5: Thursday → Friday',
  ],
  [
    'a fact by its value, including in a list entry’s name',
    pageOf('about'),
    ({ legacy }) => Object.assign(legacy.facts[0], { label: 'built' }),
    /^Our Story, Legacy, Facts “\d{4}”, Label: built as an inn → built$/,
  ],
  [
    'an amount that replaces a fact',
    pageOf('home'),
    ({ hero }) => Object.assign(hero, { price: 'From $269' }),
    /^Home, Hero, Price: From \[Lowest rate\] → From \$269$/,
  ],
  [
    'a new list entry by its values, without the id',
    'content/views.json',
    ({ views }) => views.push({ ...views[0], id: 'lake-view', name: 'Lake View' }),
    /^Room views, Views: added Lake View, .+, Waves, Waves$/,
  ],
  [
    'a reordered list by the names of its entries',
    'content/navigation.json',
    ({ left }) => left.reverse(),
    /^Navigation and footer, Left, order: Rooms, .+, Gallery → Gallery, .+, Rooms$/,
  ],
])('describes %s', async (_, file, change, line) => {
  desk.edit(file, change);
  const [first] = await desk.changes();
  expect(first).toEqual(typeof line === 'string' ? line : expect.stringMatching(line));
});

it('describes a paragraph of a policy with the heading above it', async () => {
  const file = 'content/policies/privacy.md';
  desk.write(file, desk.read(file).replace('This table shows', 'The table shows'));
  expect(await desk.changes()).toEqual([
    expect.stringMatching(/^Privacy policy, “Notice at Collection”: This table .+ → The table/),
  ]);
});

it('describes a heading and a table of a policy without Markdown syntax', async () => {
  const file = 'content/policies/privacy.md';
  const add = (paragraph: string) => desk.write(file, `${desk.read(file).trim()}\n\n${paragraph}\n`);
  add('## Tides {#tides}');
  expect(await desk.changes()).toEqual(['Privacy policy, “Tides”: added Tides']);
  desk.commit();
  add('| Tide | Walk |\n| --- | --- |\n| Low | Long |');
  expect(await desk.changes()).toEqual(['Privacy policy, “Tides”: added Tide, Walk\nLow, Long']);
});

it('describes scheduled and canceled changes with their dates', async () => {
  await desk.saveRoom({ price: price + 10 }, { first: '2099-01-15' });
  await desk.saveRoom({ name: 'Kelp King' }, { first: '2099-02-01', last: '2099-02-03' });
  expect(await desk.changes()).toEqual([
    `Scheduled from January 15, 2099, ${name}, Price: $${price} → $${price + 10}`,
    `Scheduled February 1 to February 3, 2099, ${name}, Name: ${name} → Kelp King`,
  ]);
  await desk.publish();
  await desk.post('/api/content/scheduled/cancel', {
    period: { first: '2099-01-15' },
    file: room.replace('content/', ''),
  });
  expect(await desk.changes()).toEqual([
    `Scheduled from January 15, 2099, ${name}, Price: $${price + 10} removed`,
  ]);
});

it('describes a removed room as one change, which can be undone', async () => {
  const file = 'rooms/swamis-peak-suite.json';
  desk.edit(pageOf('rooms'), ({ featuredRooms }) => {
    for (const featured of featuredRooms) featured.room = 'the-enci-king';
  });
  desk.commit();
  const removed = await desk.post('/api/content/remove', { path: file });
  expect([removed.status, removed.text]).toEqual([204, '']);
  expect(await desk.changes()).toEqual(['Swami’s Peak Suite: removed']);
  expect(await desk.undo(`content/${file}`)).toBe('');
  expect(desk.json('content/removed-rooms.json').slugs).toEqual([]);
  expect(await desk.changes()).toEqual([]);
});

it('undoing the removal of a page deletes the redirect from the page’s address', async () => {
  const file = 'content/pages/parking.md';
  const description = 'Where to leave a car, a van, or a bicycle while you stay with us by the sea in town.';
  desk.write(file, `---\ntitle: Parking\ndescription: ${description}\n---\n\nBehind the house.\n`);
  desk.git('add', '--all');
  desk.commit();
  await desk.post('/api/content/remove', { path: 'pages/parking.md', to: '/faq' });
  expect(await desk.undo(file)).toBe('');
  expect(desk.json('content/redirects.json')).toEqual({ redirects: [] });
  rmSync(desk.path('content/redirects.json'));
  expect(await desk.changes()).toEqual([]);
});
