/** Changes to the hotel's content at midnight while the server runs. */
import FakeTimers from '@sinonjs/fake-timers';
import { openLiveHotel } from '../../server/content/liveHotel';
import { loadPage } from '../../server/pages/loaders';
import { hotelDay } from '../../shared/hotelDay';
import { hotelMidnight } from '../../shared/hotelMidnight';
import { addDays } from '../../shared/stay';
import { configOf, recordingLogger } from '../support/config-and-logger';
import { copyHotel } from '../support/hotel-folder';
import { content, rooms, site } from '../support/sample-content';

const [room] = rooms;
const [offer] = content.offers;
if (!room || !offer) throw new Error('the sample hotel has rooms and offers');
const file = `rooms/${room.slug}.json`;

const today = hotelDay(site.locale);
const tomorrow = addDays(today, 1);
const midnightOf = (day: string) => hotelMidnight(day, site.locale);

let clock: FakeTimers.Clock | undefined;
afterEach(() => clock?.uninstall());

it('applies dated changes and ends offers at midnight in the hotel’s time zone', async () => {
  clock = FakeTimers.install({
    now: midnightOf(tomorrow) - 60_000,
    toFake: ['Date', 'Intl', 'setTimeout', 'clearTimeout'],
  });
  const folder = copyHotel();
  const hotel = await openLiveHotel(configOf({ HOTEL_DIR: folder.root }), recordingLogger().logger);
  folder.edit(`content/offers/${offer.id}.json`, (value) => {
    value.lastDay = today;
    // These terms mention no dates.
    value.terms = ['Ask at the front desk.'];
  });
  folder.write(`content/from/${tomorrow}.json`, JSON.stringify({ [file]: { price: 7003 } }));
  await hotel.reload('SIGHUP');
  expect(hotel.errors()).toEqual([]);
  const shown = () => {
    const snapshot = hotel.current();
    const home = loadPage('home', snapshot);
    return [snapshot.content.rooms[0]?.price, home?.offers.offers.some(({ id }) => id === offer.id)];
  };
  const changed = new Promise((resolve) => hotel.onChange(resolve));
  hotel.follow();
  await clock.tickAsync(59_000);
  expect(shown()).toEqual([room.price, true]);
  await clock.tickAsync(2000);
  await changed;
  expect([...shown(), hotel.current().day]).toEqual([7003, false, tomorrow]);

  // If nothing changes at midnight, the page cache is kept.
  const { id, cache } = hotel.current();
  const next = addDays(tomorrow, 1);
  clock.setSystemTime(midnightOf(next));
  await hotel.reload('new day');
  expect(hotel.current()).toMatchObject({ id, day: next });
  expect(hotel.current().cache).toBe(cache);
});
