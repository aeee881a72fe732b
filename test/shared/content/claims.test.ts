/** Reports of false claims about rooms and places. */
import { doubtfulClaims } from '../../../shared/content/claims';

const room = (name: string, price: number, size: number) => JSON.stringify({ name, price, size });
const files = (text: string, more: Record<string, string> = {}) =>
  new Map(
    Object.entries({
      'rooms/king.json': room('King', 200, 300),
      'rooms/king-suite.json': room('King Suite', 300, 500),
      'rooms/closet.json': JSON.stringify({ name: 'Closet', price: 9, size: 9, hidden: true }),
      'places.json': JSON.stringify({ places: [{}, {}, {}] }),
      'pages/home.json': JSON.stringify({ hero: { title: text } }),
      ...more,
    }),
  );
const claimsIn = (contents: ReturnType<typeof files>) =>
  doubtfulClaims(contents, (price) => `$${price}`).map(({ file, words }) => `${file} ${words}`);

it.each([
  ['Three rooms by the sea', 'says “Three rooms”, but guests see 2.'],
  ['All 1 room', 'says “All 1 rooms”, but guests see 2.'],
  ['four places to eat', 'says “four places”, but guests see 3.'],
  ['The King is our largest room', 'says “largest room” about King, but King Suite has 500 square feet.'],
  ['{king-suite.name} has the lowest rate', 'says “lowest rate” about King Suite, but King is at $200.'],
])('reports a false claim in “%s”', (text, words) => {
  expect(claimsIn(files(text))).toEqual([`pages/home.json ${words}`]);
});

it.each([
  '{rooms} by the sea',
  'One room of our two rooms',
  'All two rooms, all one room with a stove',
  'A room for $9 places you by the sea',
  'King Suite, our largest room',
  'Our smallest room, King, and our largest room, King Suite',
  'Our lowest rate is for nobody',
])('reports no false claim in “%s”', (text) => {
  expect(claimsIn(files(text))).toEqual([]);
});

it('ignores text that guests don’t see', () => {
  const hidden = JSON.stringify({ hidden: true, title: 'Nine rooms' });
  expect(claimsIn(files('', { 'pages/groups.json': hidden, 'from/2099-01-01.json': '["9 rooms"]' }))).toEqual(
    [],
  );
});
