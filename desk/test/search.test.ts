/** Search finds everything that an owner can change, and returns the field of each result. */
import type { SearchResult } from '../content/search';
import { makeDesk } from './support/folder';

jest.setTimeout(120_000);

const desk = makeDesk();
const found = async (q: string) => (await desk.get(`/desk/search?${new URLSearchParams({ q })}`)).body;

const places = async (q: string) =>
  (await found(q)).results.map(
    ({ file, path, line }: SearchResult) => `${file} ${[...path, line ?? ''].join('.')}`,
  );

const description = 'Where to leave a car, a van, or a bicycle while you stay with us by the sea in town.';
const parking = `---\ntitle: Parking\ndescription: ${description}\n---\n\nBehind the house.\n`;
const suiteName = 'Swami’s Peak Suite';

beforeAll(async () => {
  desk.edit('content/rooms/swamis-peak-suite.json', (file) => void Object.assign(file, { price: 1549 }));
  desk.write('content/pages/parking.md', parking);
  await desk.saveRoom({ name: 'Kelp King' }, { first: '2099-01-15' });
});

it.each<[string, string, string]>([
  ['a price by the room’s name', 'swamis peak suite price', 'rooms/swamis-peak-suite.json price.'],
  ['a price as a number', '1549', 'rooms/swamis-peak-suite.json price.'],
  ['a price as guests read it', '$1,549', 'rooms/swamis-peak-suite.json price.'],
  ['a phone number in any notation', '760.555-0184', 'hotel.json phone.display.'],
  ['a field by its label and help', 'front desk phone', 'hotel.json phone.display.'],
  ['a fact as guests read it, without capitals', `FROM $${desk.room().price}`, 'pages/home.json hero.price.'],
  ['an address', 'encinitas boulevard', 'hotel.json address.street.'],
  ['the address of a page', '/offers/midweek', 'offers/midweek.json '],
  ['words without accents and apostrophes', 'swamis P\u00e9ak', 'rooms/swamis-peak-suite.json name.'],
  ['words without a hyphen', 'free wifi', 'amenities.json amenities.4.text.'],
  ['a room by its name in a file that contains only its ID', suiteName, 'pages/home.json rooms.rooms.0.'],
  ['a line of a policy', 'notice at collection', 'policies/privacy.md 6'],
  ['a line of a page that the owner added', 'behind the house', 'pages/parking.md text.0'],
  ['a scheduled change', 'kelp king', 'rooms/the-enci-king.json scheduled.2099-01-15.'],
  ['a picture’s description', 'paper lanterns a wicker daybed', 'pictures/swamis-peak-suite-3 '],
])('finds %s', async (_, query, place) => {
  expect(await places(query)).toContain(place);
});

it('lists the best match first, with the surrounding words', async () => {
  const [first] = (await found('sun deck facing west')).results;
  expect([first.where, first.words]).toEqual([
    'Our Story, Location, Caption',
    ['The upper ', 'sun deck, facing west', '.'],
  ]);
});

it('lists the fields that contain the most search words if no field contains all of them', async () => {
  const { isPartial, results: all } = await found('continental zebra');
  expect(isPartial).toBe(true);
  const hasWord = ({ words }: SearchResult) => /continental/i.test(words.join(''));
  // Results with the word only in a label come last.
  expect(all.findLastIndex(hasWord)).toBe(all.filter(hasWord).length - 1);
});

it.each(['', ' ', 'zebra', '.*', '(?=', '\\\\'])('finds nothing for %j', async (query) => {
  expect(await found(query)).toMatchObject({ results: [], count: 0 });
});
