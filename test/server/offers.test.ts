import type { RequestListener } from 'node:http';
import request from 'supertest';
import { hotelDay } from '../../shared/hotelDay';
import { dayAfter, hotelMidnight } from '../../shared/hotelMidnight';
import { offerPath, runningOffers } from '../../shared/offers';
import { isFor } from '../../shared/offers/isFor';
import { pages } from '../../shared/pages';
import { roomPath } from '../../shared/room';
import { daysAfter } from '../../shared/stay';
import { errorsOf, hotelWith, jsonOf } from '../support/compile';
import { insideLinks, wordsOf } from '../support/html';
import { loadPages, testApp } from '../support/test-app';

const valid = jsonOf('offers/two-nights.json') as object;

/** A hotel with offers for all rooms, for one, and for those of a kind, at different times. */
const edits = Object.fromEntries(
  Object.entries({
    'two-nights': { firstDay: '2027-01-01', lastDay: '2027-12-31' },
    spring: { code: 'SPRING', firstDay: '2027-03-01', lastDay: '2027-05-27', rooms: ['garden-king'] },
    kitchen: { code: 'KITCHEN', firstDay: '2027-05-27', lastDay: '2027-06-30', roomKind: 'kitchenette' },
  }).map(([id, change]) => [
    `offers/${id}.json`,
    JSON.stringify({ ...valid, terms: ['10% off two nights or more.'], ...change }),
  ]),
);
const { content } = hotelWith(edits);
const { offers } = content.offers;
const { rooms } = content;

const dayBefore = (day: string) => daysAfter(day, -1);

beforeAll(loadPages);

/** The site on each day that was requested. */
const apps = new Map<string, RequestListener>();
async function htmlOn(day: string, path: string): Promise<string> {
  const app = apps.get(day) ?? testApp({}, { edits, day }).app;
  apps.set(day, app);
  return (await request(app).get(path)).text;
}

/** The offers that a page, or the sitemap, leads to. */
async function shownOn(day: string, path: string): Promise<string[]> {
  const html = await htmlOn(day, path);
  return offers
    .filter(({ id }) => html.includes(`${offerPath(id)}"`) || html.includes(`${offerPath(id)}<`))
    .map(({ id }) => id);
}

describe('the day at the hotel', () => {
  const california = { timeZone: 'America/Los_Angeles' };

  it.each([
    ['2026-01-15', '2026-01-15T08:00:00Z'],
    ['2026-07-15', '2026-07-15T07:00:00Z'],
    ['2026-03-08', '2026-03-08T08:00:00Z'], // The clocks go forward at two.
    ['2026-03-09', '2026-03-09T07:00:00Z'],
    ['2026-11-01', '2026-11-01T07:00:00Z'], // And back.
    ['2026-11-02', '2026-11-02T08:00:00Z'],
    ['2028-02-29', '2028-02-29T08:00:00Z'],
  ])('%s begins at %s', (day, moment) => {
    const begins = hotelMidnight(day, california);
    expect(new Date(begins).toISOString()).toBe(moment.replace('Z', '.000Z'));
    expect(hotelDay(california, begins)).toBe(day);
    expect(dayAfter(hotelDay(california, begins - 1))).toBe(day);
  });
});

describe('an offer', () => {
  it.each(offers)('$id is shown from its first day to its last', async ({ id, firstDay, lastDay }) => {
    for (const path of [pages.home.path, pages.rooms.path, pages.offers.path, '/sitemap.xml']) {
      for (const [day, isShown] of [
        [dayBefore(firstDay), false],
        [firstDay, true],
        [lastDay, true],
        [dayAfter(lastDay), false],
      ] as const)
        expect([path, day, (await shownOn(day, path)).includes(id)]).toEqual([path, day, isShown]);
    }
  });

  it('stands on the pages of the rooms that it is for, and on no other', async () => {
    for (const { firstDay } of offers) {
      const running = runningOffers(content, firstDay).offers;
      for (const { slug } of rooms) {
        const wanted = running.filter((each) => isFor(each, slug)).map(({ id }) => id);
        expect(await shownOn(firstDay, roomPath(slug))).toEqual(wanted);
      }
    }
  });

  it('is not there when none runs, and neither is the section', async () => {
    for (const path of [pages.home.path, pages.rooms.path])
      expect(await htmlOn('2028-01-01', path)).not.toMatch(/id="offers"|data-offers/);
  });
});

describe('the page of an offer', () => {
  it.each(offers)(
    '$id names its rules and its rooms, and is kept from search engines while it does not run',
    async (offer) => {
      const path = offerPath(offer.id);
      const isOff = async (day: string) =>
        (await htmlOn(day, path)).includes('<meta name="robots" content="noindex"');
      const { firstDay, lastDay } = offer;
      expect(await Promise.all([dayBefore(firstDay), firstDay, dayAfter(lastDay)].map(isOff))).toEqual([
        ...[true, false, true],
      ]);
      const html = await htmlOn(firstDay, path);
      const words = wordsOf(html);
      for (const said of [offer.line, ...(content.offerDetails[offer.id]?.terms ?? [])])
        expect(words).toContain(said);
      const links = insideLinks(html);
      for (const room of rooms) expect(links.includes(roomPath(room.slug))).toBe(isFor(offer, room.slug));
    },
  );

  it('is not there for an offer that is not', async () => {
    const { app } = testApp();
    expect((await request(app).get('/offers/no-such-offer')).status).toBe(404);
  });
});

describe('the file of an offer', () => {
  const wrong: [what: string, change: object, error: string][] = [
    ['a day that is none', { lastDay: '2027-02-30' }, 'lastDay must be a date such as 2026-05-14'],
    ['a room that is not there', { rooms: ['no-such-room'] }, 'rooms[1] must be one of the rooms'],
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
  const errors = errorsOf(
    Object.fromEntries(
      wrong.map(([, change], index) => [fileOf(index), JSON.stringify({ ...valid, ...change })]),
    ),
  );

  it.each(wrong)('is refused with %s', (what, _change, error) => {
    const index = wrong.findIndex(([each]) => each === what);
    const own = errors.filter((each) => each.startsWith(`content/${fileOf(index)}: `));
    expect(own).toEqual([expect.stringContaining(error)]);
    expect(errors).toHaveLength(wrong.length);
  });
});
