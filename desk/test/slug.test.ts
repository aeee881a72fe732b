/** Names become addresses that guests can read and type. */
import { slugOf } from '../content/slug';

it.each([
  ['José Suite, No. 2', 'jose-suite-no-2'],
  ['Straße & Æther Øst', 'strasse-aether-ost'],
  ['海景房', 'haijingfang'],
  ['Swami’s “Peak”', 'swamis-peak'],
  ['A room '.repeat(50), 'a-room-a-room-a-room-a-room-a-room-a-room-a-room-a-room-a-ro'],
  ['!?', ''],
])('makes an address from “%s”', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
