import type { RequestListener } from 'node:http';
import FakeTimers from '@sinonjs/fake-timers';
import request from 'supertest';
import { hotelDay } from '../../shared/hotelDay';
import { hotelMidnight } from '../../shared/hotelMidnight';
import { offerPath, runningOffers } from '../../shared/offers';
import { isFor } from '../../shared/offers/isFor';
import { pages } from '../../shared/pages';
import { roomPath } from '../../shared/room';
import { daysAfter } from '../../shared/stay';
import { type Edits, errorsOf, hotelWith, jsonOf } from '../support/compile';
import { insideLinks, wordsOf } from '../support/html';
import { loadPages, testApp } from '../support/test-app';

/** Beside the hotel's own: one for a single room, and one that is over before the other ends. */
const own = 'two-nights';
const edits: Edits = {
  'offers/one-room.json': JSON.stringify({
    ...(jsonOf(`offers/${own}.json`) as object),
    terms: ['Book by June 30, 2028.'],
    code: 'ONE-ROOM',
    nights: undefined,
    text: 'One room for less.',
    firstDay: '2027-11-07',
    lastDay: '2028-06-30',
    rooms: [(hotelWith({}).content.rooms[0] as { slug: string }).slug],
  }),
};
const { content } = hotelWith(edits);
const { offerDetails, rooms, hotel } = content;
const { offers } = content.offers;
const { locale } = hotel;

const second = 1000;
const begin = (offer: (typeof offers)[number]) => hotelMidnight(offer.firstDay, locale);
const end = (offer: (typeof offers)[number]) => hotelMidnight(daysAfter(offer.lastDay, 1), locale);

let app: RequestListener;
let clock: FakeTimers.Clock;
const ask = (path: string) => request(app).get(path);
const textOf = async (path: string) => (await ask(path)).text;

beforeAll(async () => {
  await loadPages();
  app = testApp({}, { edits }).app;
});
beforeEach(() => {
  clock = FakeTimers.install({ toFake: ['Date'], now: Date.now() });
});
afterEach(() => clock.uninstall());

/** The offers that a page, or the sitemap, leads to. */
async function shownOn(path: string): Promise<string[]> {
  const html = await textOf(path);
  return offers
    .filter(({ id }) => html.includes(`${offerPath(id)}"`) || html.includes(`${offerPath(id)}<`))
    .map(({ id }) => id);
}

describe('the day at the hotel', () => {
  const losAngeles = { timeZone: 'America/Los_Angeles' };
  it.each([
    ['2026-01-15', '2026-01-15T08:00:00Z'],
    ['2026-07-15', '2026-07-15T07:00:00Z'],
    ['2026-03-08', '2026-03-08T08:00:00Z'], // The clocks go forward at two.
    ['2026-03-09', '2026-03-09T07:00:00Z'],
    ['2026-11-01', '2026-11-01T07:00:00Z'], // And back.
    ['2026-11-02', '2026-11-02T08:00:00Z'],
    ['2028-02-29', '2028-02-29T08:00:00Z'],
  ])('%s begins at %s', (day, moment) => {
    const begins = hotelMidnight(day, losAngeles);
    expect(new Date(begins).toISOString()).toBe(moment.replace('Z', '.000Z'));
    expect(hotelDay(losAngeles, begins)).toBe(day);
    expect(daysAfter(hotelDay(losAngeles, begins - 1), 1)).toBe(day);
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
        const wanted = runningOffers(content, offer.firstDay).offers.filter((each) => isFor(each, room.slug));
        expect(await shownOn(roomPath(room.slug))).toEqual(wanted.map(({ id }) => id));
      }
    }
  });

  it('is not there when none runs, and neither is the section', async () => {
    clock.setSystemTime(Math.max(...offers.map(end)));
    for (const path of [pages.home.path, pages.rooms.path]) {
      const html = await textOf(path);
      expect(html.includes('id="offers"')).toBe(false);
    }
  });
});

describe('the page of an offer', () => {
  it.each(offers)(
    '$id names its rules and its rooms, and is kept from search engines while it does not run',
    async (offer) => {
      const path = offerPath(offer.id);
      const isOff = async () => (await textOf(path)).includes('<meta name="robots" content="noindex"');
      clock.setSystemTime(begin(offer) - second);
      expect(await isOff()).toBe(true);
      clock.setSystemTime(begin(offer));
      expect(await isOff()).toBe(false);
      const words = wordsOf(await textOf(path));
      for (const said of [offer.line, ...(offerDetails[offer.id]?.terms ?? [])])
        expect(words).toContain(said);
      const links = insideLinks(await textOf(path));
      for (const room of rooms) expect(links.includes(roomPath(room.slug))).toBe(isFor(offer, room.slug));
      clock.setSystemTime(end(offer));
      expect(await isOff()).toBe(true);
    },
  );

  it('is not there for an offer that is not', async () => {
    expect((await ask('/offers/no-such-offer')).status).toBe(404);
  });
});

describe('the file of an offer', () => {
  const valid = jsonOf(`offers/${own}.json`) as { terms: string[] };
  const says = (sentence: string) => ({ terms: [...valid.terms, sentence] });
  const wrong: [what: string, change: object, error: string][] = [
    ['a day that is none', { lastDay: '2027-02-30' }, 'lastDay must be a date such as 2026-05-14'],
    ['a room that is not there', { rooms: ['moon-suite'] }, 'rooms[1] must be one of the rooms'],
    ['a picture that is not there', { picture: 'moon' }, 'picture must be one of the pictures'],
    ['no condition', { terms: [] }, 'terms must have a sentence'],
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
  const unlikeRules: [what: string, change: object, found: string][] = [
    ['another date', says('Book by December 30, 2099.'), 'December 30, 2099'],
    ['another year', says('Not for stays in December 2098.'), 'December 2098'],
    ['another percentage', says('Save 15% on every night.'), '15%'],
    ['another number of nights', says('For three nights or more.'), 'three nights'],
    ['a number of nights in figures', says('Stay 3 nights.'), '3 nights'],
    ['days ahead without such a rule', { text: 'Book 60 days before you come.' }, '60 days'],
  ];
  const fileOf = (index: number) => `offers/wrong-${index}.json`;
  let errors: readonly string[];
  const every = [
    ...wrong,
    ...unlikeRules.map(([what, change, found]) => [what, change, `says “${found}”`] as const),
  ];
  beforeAll(() => {
    const editsOf = (list: typeof every, first: number) =>
      Object.fromEntries(
        list.map(([, change], index) => [fileOf(first + index), JSON.stringify({ ...valid, ...change })]),
      );
    // What a file says is checked once every file can be read.
    errors = [...errorsOf(editsOf(wrong, 0)), ...errorsOf(editsOf(every.slice(wrong.length), wrong.length))];
  });

  it.each(every)('is refused with %s', (what, _change, error) => {
    const index = every.findIndex(([each]) => each === what);
    const found = errors.filter((each) => each.startsWith(`content/${fileOf(index)}: `));
    expect(found).toEqual([expect.stringContaining(error)]);
    expect(errors).toHaveLength(every.length);
  });

  it('may say what its rules say, in words or figures', () => {
    const terms = [
      '10% off, from 2 nights, booked by December 31, 2099, or on January 1.',
      'If your stay ends up shorter than two nights, you may pay the usual rate.',
    ];
    expect(errorsOf({ [fileOf(0)]: JSON.stringify({ ...valid, terms }) })).toEqual([]);
  });
});
