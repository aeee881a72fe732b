import FakeTimers from '@sinonjs/fake-timers';
import request from 'supertest';
import { renderLimit } from '../../../server/pages/bookRoute';
import { hotelMidnight } from '../../../shared/hotelMidnight';
import { addDays, bookPath, isDay, maxNights, sumField } from '../../../shared/stay';
import { smallDirectory } from '../../support/hotel-source';
import { all, h1Of, normalize, wordsOf } from '../../support/html';
import { sampleHotel } from '../../support/sample-hotel';
import {
  content,
  errors,
  labels,
  messages,
  pageContent,
  rooms,
  site,
  stayForm,
} from '../../support/small-hotel';
import { hotelOf, testApp, testSite } from '../../support/test-app';

/** Half an hour before midnight at the hotel, when it is already the next day in UTC. */
const today = '2027-05-13';
const now = hotelMidnight(addDays(today, 1), site.locale) - 30 * 60 * 1000;
const arrival = addDays(today, 1);
const departure = addDays(arrival, 3);
const stay = { arrival, departure, adults: '2', children: '1' };

const words = pageContent('book');
const { stay: sentences } = messages;
const { amountLabel, exactAmount } = labels;
const bySize = rooms.toSorted((one, other) => one.occupancy - other.occupancy);
const [smallest, largest] = [bySize[0], bySize.at(-1)];
if (!smallest || !largest) throw new Error('no room');

const clock = FakeTimers.install({ now, toFake: ['Date'] });
const { app, get } = testSite();
afterAll(() => clock.uninstall());

const book = (query: Record<string, string> | string) => get(`${bookPath}?${new URLSearchParams(query)}`);
const engineQuery = ({ headers }: { headers: Record<string, string> }) =>
  new URL(headers.location ?? '').searchParams;

/** The values in the page's form, and the errors on its fields. */
function formIn(html: string) {
  const values: Record<string, string> = {};
  const found: Record<string, string> = {};
  for (const [tag, options] of html.matchAll(/<(?:input|select)\b[^>]*>(<option.*?<\/select>)?/g)) {
    const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
    const name = attribute('name');
    const [chosen = ''] = all(options ?? '', /<option[^>]* selected=""[^>]*>([^<]*)/g);
    values[name] ??= normalize(options ? chosen : attribute('value'));
    const hint = new RegExp(`id="${attribute('aria-describedby')}"[^>]*>([^<]*)`, 'g');
    if (attribute('aria-invalid') === 'true') found[name] = normalize(all(html, hint)[0] ?? '');
  }
  return { values, errors: found };
}

describe('a valid stay', () => {
  it('is redirected to the engine with all its details', async () => {
    const res = await book({ ...stay, room: largest.slug, code: 'SURF-3' });
    expect([res.status, res.headers['cache-control']]).toEqual([303, 'no-store']);
    expect(new URL(res.headers.location ?? '').origin).toBe(new URL(site.booking.engine).origin);
    expect(Object.fromEntries(engineQuery(res))).toEqual({
      ...site.booking.parameters,
      ...stay,
      room: largest.engineRoomId,
      promo: 'SURF-3',
    });
  });

  it.each([
    ['start today at the hotel, even after midnight UTC', { arrival: today }],
    ['be for any room', { room: '' }],
  ])('can %s', async (_, change) => {
    expect((await book({ ...stay, ...change })).status).toBe(303);
  });

  it('can have a number of nights instead of a departure date', async () => {
    const { departure: _, ...rest } = stay;
    const res = await book({ ...rest, nights: '3' });
    expect(engineQuery(res).get('departure')).toBe(departure);
    expect((await book({ ...stay, nights: '9' })).headers.location).toBe(res.headers.location);
    for (const [nights, error] of [
      [String(maxNights + 1), sentences.tooLong(maxNights)],
      ['0', sentences.noDeparture],
      ['1e3', sentences.noDeparture],
    ] as const)
      expect(formIn((await book({ ...rest, nights })).text).errors).toEqual({ departure: error });
  });

  it('is first shown with its price, total, and room if the query has `sum`', async () => {
    const suite = rooms.find(({ rollaways }) => rollaways > 0);
    const guests = { adults: String(suite?.sleeps), children: '1' };
    const res = await book({ ...stay, ...guests, room: suite?.slug ?? '', [sumField]: '1' });
    expect(res.status).toBe(200);
    const words = wordsOf(res.text);
    const sum = ((suite?.price ?? 0) + site.rollawayPrice) * 3;
    expect(words).toContain(
      `From ${amountLabel((sum * (100 + site.occupancyTax)) / 100)} ${stayForm.parts.total} ${suite?.name}, 3 nights From ${amountLabel(sum)} for 3 nights, one rollaway bed and ${stayForm.sumNote}`,
    );
    expect(words).toContain(`${stayForm.whoCounts} ${stayForm.pets}`);
    expect(words).toContain(`${suite?.name}, 3 nights × ${amountLabel(suite?.price ?? 0)}`);
    expect(formIn(res.text).values).toMatchObject({ arrival, departure, ...guests, room: suite?.name });
  });

  it('is shown on a page that uses one current day throughout, even if the content is from yesterday', async () => {
    const snapshot = { ...sampleHotel(smallDirectory), day: addDays(today, -1) };
    const { app: late } = testApp({}, { hotel: hotelOf(() => snapshot) });
    const query = { ...stay, arrival: snapshot.day, departure: today, room: largest.slug, [sumField]: '1' };
    const res = await request(late).get(`${bookPath}?${new URLSearchParams(query)}`);
    expect(wordsOf(res.text)).toContain(`From ${amountLabel(largest.price)} for 1 night`);
  });

  it('is redirected without an unknown room or invalid code', async () => {
    const query = engineQuery(await book({ ...stay, room: 'no-such-room', code: 'a b' }));
    expect([query.has('room'), query.has('promo')]).toEqual([false, false]);
  });
});

it.each([
  ['', 422],
  ['&age=18', 422],
  ['&age=x', 422],
  ['&age=0', 303],
  ['&age=17', 303],
])('if the engine needs children’s ages, /book responds to the query %j with %i', async (age, status) => {
  const { app: asking } = testApp({ BOOKING_ENGINE: 'exely' });
  const res = await request(asking).get(`${bookPath}?${new URLSearchParams(stay)}${age}`);
  expect(res.status).toBe(status);
  if (status === 303) expect(engineQuery(res).get('children-age')).toBe(age.slice('&age='.length));
  else expect(formIn(res.text).values).toHaveProperty('age');
});

describe('a promo code', () => {
  const [offer] = content.offers;
  if (!offer) throw new Error('no offer');
  const query = { ...stay, children: '0', room: smallest.slug, code: offer.code.toLowerCase() };

  it('is sent to the engine, and its discount is shown, if the code applies', async () => {
    expect(engineQuery(await book(query)).get('promo')).toBe(offer.code);
    const shown = wordsOf((await book({ ...query, [sumField]: '1' })).text);
    const without = 3 * smallest.price;
    expect(shown).toContain(offer.line);
    expect(shown).toContain(
      `From ${amountLabel(0.9 * without)} with ${offer.code}, ${amountLabel(without)} without`,
    );
    expect(shown).toContain(`${stayForm.parts.saving} ${offer.code} −${exactAmount(0.1 * without)}`);
  });

  it('is rejected if it does not apply, with a reason and a link that books without the code', async () => {
    const short = { ...query, departure: addDays(arrival, 1) };
    const { status, text } = await book(short);
    expect([status, h1Of(text)]).toEqual([422, [words.code.heading]]);
    expect(wordsOf(text)).toContain(offer.ruleLabels.nights);
    expect(formIn(text).values).toMatchObject({ arrival, departure: short.departure });
    const continueLink = new RegExp(`href="(/book[^"]*)"[^>]*>${words.code.goOn}`, 'g');
    const next = await get(all(normalize(text), continueLink)[0] ?? '');
    expect([next.status, engineQuery(next).has('promo')]).toEqual([303, false]);
  });

  it('can book the accessible room at the rate of the cheapest room that fits the guests', async () => {
    const suite = rooms.find(({ wheelchairAccessible }) => wheelchairAccessible);
    const { rate } = content.accessibility.room.smallerRoom;
    if (!suite || !rate) throw new Error('no accessible room');
    const wanted = { ...query, room: suite.slug, code: rate.code.toLowerCase() };
    expect(engineQuery(await book(wanted)).get('promo')).toBe(rate.code);
    const shown = wordsOf((await book({ ...wanted, [sumField]: '1' })).text);
    const [usual, less] = [3 * suite.price, 3 * Math.min(...rooms.map(({ price }) => price))];
    expect(shown).toContain(rate.line);
    expect(shown).toContain(`From ${amountLabel(less)} with ${rate.code}, ${amountLabel(usual)} without`);
    expect((await book({ ...wanted, room: smallest.slug })).status).toBe(422);
  });

  it('is mentioned if unknown, but ignored if invalid', async () => {
    expect(wordsOf((await book({ code: 'SURF-3' })).text)).toContain(`SURF-3 ${words.code.other}`);
    expect(wordsOf((await book({ code: 'a b' })).text)).not.toContain(words.code.other);
  });
});

it.each<[string, Record<string, string>, Record<string, string>]>([
  [
    'words as dates',
    { arrival: 'tomorrow', departure: '<b>later</b>' },
    { arrival: sentences.noArrival, departure: sentences.noDeparture },
  ],
  [
    'more adults than any room sleeps',
    { ...stay, adults: String(largest.occupancy + 1) },
    { adults: sentences.largestSleeps(largest.occupancy) },
  ],
  [
    'more guests than the room sleeps',
    { ...stay, adults: String(smallest.occupancy), children: '1', room: smallest.slug },
    { children: sentences.roomSleeps(smallest.occupancy) },
  ],
])('rejects a stay with %s with 422, a field error, and the sent values', async (_, query, expected) => {
  const res = await book(query);
  expect([res.status, res.headers.location]).toEqual([422, undefined]);
  expect(h1Of(res.text)).toEqual([words.mistake.heading]);
  const form = formIn(res.text);
  expect(form.errors).toEqual(expected);
  // A date input can't hold words.
  const days = isDay(query.arrival ?? '') ? {} : { arrival: '', departure: '' };
  expect(form.values).toMatchObject({
    ...query,
    ...days,
    ...(query.room && { room: expect.stringContaining(smallest.name) }),
  });
  expect(res.text).not.toContain('<b>later');
});

it('shows a prefilled form if dates are missing', async () => {
  const res = await book({ adults: '3', code: 'SURF-3', room: largest.slug });
  expect([res.status, h1Of(res.text)]).toEqual([200, [words.heading]]);
  expect(res.headers['cache-control']).toBe('no-store');
  const { values, errors: found } = formIn(res.text);
  expect(values).toMatchObject({ adults: '3', code: 'SURF-3', room: largest.name });
  expect(found).toEqual({});
  expect(formIn((await book('')).text).values.room).toBe(content.ui.book.anyRoom);
});

describe('/book', () => {
  it('rate-limits rendered responses by IP address', async () => {
    const own = testApp({ TRUST_PROXY: '1' }).app;
    const from = (query: string, guest = '192.0.2.1') =>
      request(own)
        .get(bookPath + query)
        .set('X-Forwarded-For', guest);
    for (let n = 0; n < renderLimit; n += 1) expect((await from(`?adults=3&x=${n}`)).status).toBe(200);
    const refused = await from('?arrival=tomorrow');
    expect([refused.status, refused.text]).toEqual([429, errors.tooManyPosts(1)]);
    expect(refused.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '60' });
    expect((await from('')).status).toBe(200);
    expect((await from(`?${new URLSearchParams(stay)}`)).status).toBe(303);
    expect((await from('?adults=3', '192.0.2.2')).status).toBe(200);
  });

  it('requires GET or HEAD and the exact path', async () => {
    const post = await request(app()).post(bookPath).send('arrival=x');
    expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD']);
    expect((await request(app()).head(bookPath)).status).toBe(200);
    for (const path of ['/BOOK', '/book/x', '/books']) expect((await get(path)).status).toBe(404);
  });
});
