/** The days and pages that show an offer. */
import FakeTimers from '@sinonjs/fake-timers';
import { hotelMidnight } from '../../shared/hotelMidnight';
import { appliesTo } from '../../shared/offers/appliesTo';
import { offerPath, pages, roomPath } from '../../shared/pages';
import { addDays } from '../../shared/stay';
import { type Edits, jsonOf } from '../support/compile';
import { hotelWith } from '../support/hotel-with';
import { linksIn, wordsOf } from '../support/html';
import { rooms } from '../support/small-hotel';
import { testSite } from '../support/test-app';

const [room, otherRoom] = rooms.map(({ slug }) => slug);
/** Adds an offer for a single room. The offer ends earlier than the hotel's own offer. */
const edits: Edits = {
  'offers/one-room.json': JSON.stringify({
    ...jsonOf('offers/two-nights.json'),
    terms: ['Book by June 30, 2028.'],
    text: 'One room for less.',
    nights: undefined,
    code: 'ONE-ROOM',
    firstDay: '2027-11-07',
    lastDay: '2028-06-30',
    rooms: [room],
  }),
};
const { offers, hotel } = hotelWith(edits).content;
const [one, own] = offers as [(typeof offers)[number], (typeof offers)[number]];

const { textOf } = testSite({}, { edits });
const clock = FakeTimers.install({ toFake: ['Date'], now: Date.now() });
afterAll(() => clock.uninstall());

const moment = (day: string, seconds = 0) => hotelMidnight(day, hotel.locale) + seconds * 1000;
const everywhere = [pages.home.path, pages.rooms.path, pages.offers.path, '/sitemap.xml'];

/** The offers that a page links to. */
async function offersOn(path: string): Promise<string[]> {
  const html = await textOf(path);
  return [one, own].map(({ id }) => id).filter((id) => new RegExp(`${offerPath(id)}["<]`).test(html));
}
const isIndexed = async ({ id }: typeof one) =>
  !(await textOf(offerPath(id))).includes('<meta name="robots" content="noindex"');

// In chronological order, because the page cache depends on the clock.
it.each([
  ['a second before the first day', moment(one.rules.firstDay, -1), [own]],
  ['in the first second', moment(one.rules.firstDay), [one, own]],
  ['in the last second', moment(addDays(one.rules.lastDay, 1), -1), [one, own]],
  ['a second after the last day', moment(addDays(one.rules.lastDay, 1)), [own]],
  ['after all offers have ended', moment(addDays(own.rules.lastDay, 1)), []],
])('shows the current offers %s', async (_, time, running) => {
  clock.setSystemTime(time);
  const ids = running.map(({ id }) => id);
  for (const path of everywhere) expect([path, await offersOn(path)]).toEqual([path, ids]);
  expect(await offersOn(roomPath(room ?? ''))).toEqual(ids);
  expect(await offersOn(roomPath(otherRoom ?? ''))).toEqual(ids.filter((id) => id === own.id));
  for (const offer of [one, own]) expect(await isIndexed(offer)).toBe(running.includes(offer));
  expect((await textOf(pages.home.path)).includes('id="site-offers"')).toBe(ids.length > 0);
});

it.each([one, own])('the page for the offer $id lists the offer’s rules and rooms', async (offer) => {
  const html = await textOf(offerPath(offer.id));
  for (const text of [offer.line, ...offer.terms]) expect(wordsOf(html)).toContain(text);
  for (const { slug } of rooms)
    expect(linksIn(html).includes(roomPath(slug))).toBe(appliesTo(offer.rules, slug));
});
