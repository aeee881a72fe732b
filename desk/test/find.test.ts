/** Everything an owner may look for is found, and leads to its field. */
import { makeDesk } from './support/folder';

jest.setTimeout(120_000);

const desk = makeDesk();
const found = async (q: string) => (await desk.get(`/desk/find?${new URLSearchParams({ q })}`)).body;

it.each<[string, string, string, string]>([
  ['a price by the room’s name', 'enci king price', 'rooms/the-enci-king.json', 'price'],
  ['a fact as guests read it, without capitals', 'FROM $269', 'pages/home.json', 'hero.price'],
  ['an address', 'encinitas boulevard', 'hotel.json', 'address.street'],
])('%s', async (_, query, file, path) => {
  const places = (await found(query)).map((each: { file: string; path: string[] }) => [
    each.file,
    each.path.join('.'),
  ]);
  expect(places).toContainEqual([file, path]);
});

it('nothing for an empty query', async () => {
  expect(await found(' ')).toEqual([]);
});
