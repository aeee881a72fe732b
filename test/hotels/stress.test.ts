/** A hotel of sixty rooms with the longest names and words, the highest prices, and everything that a hotel may have. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describeHotel, scriptBytes, theHotel } from './hotel';
import { roomCount, stressHotel } from './stress';

jest.setTimeout(120_000);

/** docs/behavior.md#budgets, in bytes. */
const budgets = { home: 107 * 1024, heaviest: 115 * 1024 };

describeHotel({
  content: stressHotel(),
  env: { BOOKING_ENGINE: 'cloudbeds', RATE_LIMIT_MAX: '50' },
  hasFilm: true,
  hasMap: true,
  clock: 'Eastern time',
  alsoSeen: ['/room/room-1/', '/room/room-60/', '/offers/saving-1', '/groups/party-1'],
  askAxe: false,
});

it('sends no page more scripts for sixty rooms, but the one that lists them', () => {
  const hotel = theHotel();
  expect(scriptBytes(hotel, '/')).toBeLessThan(budgets.home);
  const others = hotel.listed.filter((address) => address !== '/rooms-suites');
  const heavy = others.filter((address) => scriptBytes(hotel, address) > budgets.heaviest);
  expect(heavy).toEqual([]);
});

it('lists every room once', async () => {
  const { html, listed, project } = theHotel();
  expect(listed.filter((address) => address.startsWith('/room/'))).toHaveLength(roomCount);
  expect((await html('/rooms-suites')).match(/<li class="room-card /g)).toHaveLength(roomCount);
  expect(readFileSync(path.join(project.root, 'dist/manifest.json'), 'utf8')).toContain('/room/room-60/');
});
