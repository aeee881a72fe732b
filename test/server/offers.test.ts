import FakeTimers from '@sinonjs/fake-timers';
import { offerDetails } from '../../generated/content/offerDetails';
import { hotelDay } from '../../shared/hotelDay';
import { dayAfter, hotelMidnight } from '../../shared/hotelMidnight';
import { offerPath, offers, runningOn } from '../../shared/offers';
import { isFor } from '../../shared/offers/isFor';
import { siteApp } from '../support/app';
import { type Asked, serve, textOf } from '../support/ask';
import { errorsOf, jsonOf } from '../support/compile';
import { pages, roomPath, rooms } from '../support/content';
import { insideLinks, wordsOf } from '../support/html';

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

/** The offers that a page, or the sitemap, leads to. */
async function shownOn(path: string): Promise<string[]> {
  const html = textOf(await site.ask(path));
  return offers
    .filter(({ id }) => html.includes(`${offerPath(id)}"`) || html.includes(`${offerPath(id)}<`))
    .map(({ id }) => id);
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
      for (const path of [pages.home.path, pages.rooms.path, pages.offers.path, '/sitemap.xml']) {
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

  it('is not there when none runs, and neither is the section', async () => {
    clock.setSystemTime(Math.max(...offers.map(end)));
    for (const path of [pages.home.path, pages.rooms.path]) {
      const html = textOf(await site.ask(path));
      expect(html.includes('id="offers"')).toBe(false);
      expect(/data-offers/.test(html)).toBe(false);
    }
  });
});

describe('the page of an offer', () => {
  it.each(offers)(
    '$id names its rules and its rooms, and is kept from search engines while it does not run',
    async (offer) => {
      const path = offerPath(offer.id);
      const isOff = async () =>
        textOf(await site.ask(path)).includes('<meta name="robots" content="noindex"');
      clock.setSystemTime(begin(offer) - second);
      expect(await isOff()).toBe(true);
      clock.setSystemTime(begin(offer));
      expect(await isOff()).toBe(false);
      const words = wordsOf(textOf(await site.ask(path)));
      for (const said of [offer.summary, ...(offerDetails[offer.id]?.finePrint ?? [])])
        expect(words).toContain(said);
      const links = insideLinks(textOf(await site.ask(path)));
      for (const room of rooms) expect(links.includes(roomPath(room.slug))).toBe(isFor(offer, room.slug));
      clock.setSystemTime(end(offer));
      expect(await isOff()).toBe(true);
    },
  );

  it('is not there for an offer that is not', async () => {
    expect((await site.ask('/offers/no-such-offer')).status).toBe(404);
  });
});

describe('the file of an offer', () => {
  const [{ id } = { id: '' }] = offers;
  const valid = jsonOf(`offers/${id}.json`) as object;
  const wrong: [what: string, change: object, fault: string][] = [
    ['a day that is none', { lastDay: '2027-02-30' }, 'lastDay must be a date such as 2026-05-14'],
    ['a room that is not there', { rooms: ['garden-king'] }, 'rooms[1] must be one of the rooms'],
    ['a picture that is not there', { picture: 'moon' }, 'picture must be one of the pictures'],
    [
      'neither a percentage nor free nights',
      { percent: undefined, freeNights: undefined },
      'the file must have percent or freeNights, and not both',
    ],
    [
      'as many free nights as it asks for',
      { percent: undefined, freeNights: 2, nights: { atLeast: 2 } },
      'nights.atLeast must be more than freeNights',
    ],
    [
      'nights that end before they begin',
      { firstNight: '2027-05-02', lastNight: '2027-05-01' },
      'lastNight must not come before firstNight',
    ],
    [
      'a blackout that ends before it begins',
      { blackouts: [{ firstNight: '2027-05-02', lastNight: '2027-05-01' }] },
      'blackouts[1].lastNight must not come before firstNight',
    ],
    ['a day that no week has', { weekdays: ['someday'] }, 'weekdays[1] must be one of sunday'],
  ];
  const fileOf = (index: number) => `offers/wrong-${index}.json`;
  let faults: readonly string[];
  beforeAll(() => {
    faults = errorsOf(
      Object.fromEntries(
        wrong.map(([, change], index) => [fileOf(index), JSON.stringify({ ...valid, ...change })]),
      ),
    );
  });

  it.each(wrong)('is refused with %s', (what, _change, fault) => {
    const index = wrong.findIndex(([each]) => each === what);
    const own = faults.filter((each) => each.startsWith(`content/${fileOf(index)}: `));
    expect(own).toEqual([expect.stringContaining(fault)]);
    expect(faults).toHaveLength(wrong.length);
  });
});
