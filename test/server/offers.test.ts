import FakeTimers from '@sinonjs/fake-timers';
import { hotelDay } from '../../shared/hotelDay';
import { dayAfter, hotelMidnight } from '../../shared/hotelMidnight';
import { isFor, offers, runningOn } from '../../shared/offers';
import { siteApp } from '../support/app';
import { type Asked, serve, textOf } from '../support/ask';
import { faultsOf } from '../support/compile';
import { pages, roomPath, rooms } from '../support/content';

const second = 1000;
const begin = (offer: (typeof offers)[number]) => hotelMidnight(offer.firstDay);
const end = (offer: (typeof offers)[number]) => hotelMidnight(dayAfter(offer.lastDay));

let site: Asked;
let clock: FakeTimers.Clock;

beforeEach(async () => {
  site = await serve(await siteApp());
  clock = FakeTimers.install({ toFake: ['Date'], now: Date.now() });
});
afterEach(() => {
  clock.uninstall();
  site.close();
});

/** The titles of the offers that a page shows. */
async function shownOn(path: string): Promise<string[]> {
  const html = textOf(await site.ask(path));
  return offers.filter(({ title }) => html.includes(`<h3>${title}</h3>`)).map(({ id }) => id);
}

describe('the day at the hotel', () => {
  it.each([
    ['2026-01-15', '2026-01-15T08:00:00Z'],
    ['2026-07-15', '2026-07-15T07:00:00Z'],
    ['2026-03-08', '2026-03-08T08:00:00Z'], // The clocks go forward at two.
    ['2026-03-09', '2026-03-09T07:00:00Z'],
    ['2026-11-01', '2026-11-01T07:00:00Z'], // And back.
    ['2026-11-02', '2026-11-02T08:00:00Z'],
    ['2028-02-29', '2028-02-29T08:00:00Z'],
  ])('%s begins at %s', (day, moment) => {
    const begins = hotelMidnight(day);
    expect(new Date(begins).toISOString()).toBe(moment.replace('Z', '.000Z'));
    expect(hotelDay(begins)).toBe(day);
    expect(dayAfter(hotelDay(begins - 1))).toBe(day);
  });
});

describe('an offer', () => {
  it.each(offers)(
    '$id is shown from the first second of its first day to the last of its last',
    async (offer) => {
      for (const path of [pages.home.path, pages.rooms.path]) {
        for (const [now, isShown] of [
          [begin(offer) - second, false],
          [begin(offer), true],
          [end(offer) - second, true],
          [end(offer), false],
        ] as const) {
          clock.setSystemTime(now);
          expect((await shownOn(path)).includes(offer.id)).toBe(isShown);
        }
      }
    },
  );

  it('stands on the pages of the rooms that it is for, and on no other', async () => {
    // In their order: a clock goes forward, and the cache goes by that.
    const byDay = [...offers].sort((one, other) => begin(one) - begin(other));
    for (const offer of byDay) {
      clock.setSystemTime(begin(offer));
      for (const room of rooms) {
        const wanted = runningOn(offer.firstDay).filter((each) => isFor(each, room.slug));
        expect(await shownOn(roomPath(room.slug))).toEqual(wanted.map(({ id }) => id));
      }
    }
  });

  it('is for all rooms, or for those that it names', () => {
    const withRooms = (names: 'all' | string[]) => ({ rooms: names }) as (typeof offers)[number];
    expect(isFor(withRooms('all'), 'any-room')).toBe(true);
    expect(isFor(withRooms(['one-room']), 'one-room')).toBe(true);
    expect(isFor(withRooms(['one-room']), 'any-room')).toBe(false);
  });

  it('is not there when none runs, and neither is the section', async () => {
    clock.setSystemTime(Math.max(...offers.map(end)));
    for (const path of [pages.home.path, pages.rooms.path]) {
      const html = textOf(await site.ask(path));
      expect(html.includes('id="offers"')).toBe(false);
      expect(/data-offers/.test(html)).toBe(false);
    }
  });
});

describe('the file of an offer', () => {
  const [{ id } = { id: '' }] = offers;
  const file = `offers/${id}.json`;
  it.each<[string, object, string]>([
    ['a day that is none', { lastDay: '2027-02-30' }, 'lastDay must be a date such as 2026-05-14'],
    [
      'a room that is not there',
      { rooms: ['garden-king'] },
      'rooms[1] must be the name of a file in content/rooms',
    ],
    ['a picture that is not there', { picture: 'moon' }, 'picture must be the name of a picture in media/'],
  ])('is refused with %s', (_what, change, fault) => {
    const faults = faultsOf({ [file]: (json) => Object.assign(json, change) });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(`content/${file}: ${fault}`);
  });
});
