import type { RequestListener } from 'node:http';
import FakeTimers from '@sinonjs/fake-timers';
import request from 'supertest';
import { createMetrics } from '../../server/metrics';
import { nightsLimit } from '../../server/rates/nightsRoute';
import { createRates } from '../../server/rates/rates';
import { hotelMidnight } from '../../shared/hotelMidnight';
import type { KnownRoom } from '../../shared/rates/ratePlan';
import { addDays, bookPath, sumField } from '../../shared/stay';
import { fill } from '../../shared/words';
import { compile } from '../support/compile';
import { configOf } from '../support/config-and-logger';
import { type Behavior, baseRate, rateDetail, startFakeCloudbeds } from '../support/fake-cloudbeds';
import { all, normalize, wordsOf } from '../support/html';
import { content, labels, rooms, site } from '../support/small';
import { loadPages, type TestOptions, testApp } from '../support/test-app';

const today = '2027-05-03';
const from = '2027-05-01';
const to = '2027-06-01';
const minute = 60_000;
const { nights: words } = content.ui;
const apiKey = 'a-secret-key';

const [king, queen] = rooms;
if (!king || !queen) throw new Error('the small hotel has too few rooms');
const edits: NonNullable<TestOptions['edits']> = Object.fromEntries(
  [king, queen].map(({ slug }, index) => [
    `rooms/${slug}.json`,
    (room: object) => Object.assign(room, { engineRoomId: String(index) }),
  ]),
);

/** Changes by day; on all others, king and queen are available at 200 and 250. */
let table: Record<string, [king: Record<string, unknown>, queen?: Record<string, unknown>]> = {};

/** Plans in addition to the base rate, at its price. */
let plans: object[] = [];

let clock: FakeTimers.Clock;
let fake: Awaited<ReturnType<typeof startFakeCloudbeds>>;
let app: RequestListener;
let lines: string[];
let metrics: Awaited<ReturnType<typeof createMetrics>>;

beforeAll(loadPages);
beforeEach(async () => {
  metrics = await createMetrics({
    outbox: () => ({ length: 0, limit: 1, oldest: 0, failed: 0, overdue: 0 }),
    droppedLogLines: () => 0,
    freeBytes: async () => 1,
    hotel: () => ({ snapshot: 'x', errors: 0 }),
  });
  table = {};
  plans = [];
  clock = FakeTimers.install({ now: hotelMidnight(today, site.locale) + 60 * minute, toFake: ['Date'] });
  fake = await startFakeCloudbeds((days) =>
    [200, 250].flatMap((price, index) => {
      const rate = baseRate(
        String(index),
        days.map((day) => rateDetail(day, price, table[day]?.[index])),
      );
      return [rate, ...plans.map((plan) => ({ ...rate, ...plan }))];
    }),
  );
  start();
});

/** Starts the server. */
function start(more: typeof edits = {}) {
  const env = { CLOUDBEDS_API_KEY: apiKey, CLOUDBEDS_PROPERTY_ID: '7', CLOUDBEDS_BASE_URL: fake.url };
  const options = { edits: { ...edits, ...more }, metrics: metrics.metrics };
  ({ app, lines } = testApp({ ...env, RATES_SOURCE: 'cloudbeds' }, options));
}

afterEach(() => clock.uninstall());

/** The number of known nights in the first room. */
const nightCountIn = ({ rooms: [room] }: { rooms: KnownRoom[] }) =>
  Object.keys(room?.plans[0]?.nights ?? {}).length;

const getMay = (query: Record<string, string> = {}) =>
  request(app).get(`/api/nights?${new URLSearchParams({ from, to, ...query })}`);
const settled = () => new Promise((resolve) => setTimeout(resolve, 100));

describe('GET /api/nights', () => {
  it('returns every room’s plans with the nights that are known', async () => {
    table = {
      '2027-05-08': [{ roomsAvailable: 0 }],
      '2027-05-10': [{ minLos: 2 }, { blocked: true }],
    };
    const { body } = await getMay({ adults: '2', children: '0' });
    const asOf = new Date(clock.now).toISOString();
    expect(body).toMatchObject({ currency: 'USD', source: 'cloudbeds', asOf, words });
    const [first, second, ...others] = (body as { rooms: KnownRoom[] }).rooms;
    const allDays = Array.from({ length: 29 }, (_, index) => addDays(today, index));
    const nights = { ...first?.plans[0]?.nights };
    expect(Object.keys(nights)).toEqual(allDays);
    expect(nights['2027-05-07']).toEqual({ left: 2, price: 200 });
    expect(nights['2027-05-08']).toEqual({ left: 0 });
    expect(nights['2027-05-10']).toEqual({ left: 2, price: 200, minStay: 2 });
    expect(second?.plans[0]?.nights['2027-05-10']).toEqual({ left: 0 });
    expect(others.every(({ plans }) => plans.length === 0)).toBe(true);
  });

  it('says which plans can be canceled, and leaves out a base rate that isn’t sold', async () => {
    table = {};
    const rates = { source: 'cloudbeds', sellsBaseRate: false, nonrefundablePlans: ['Advance Purchase'] };
    start({ 'hotel.json': (hotel) => Object.assign(hotel, { rates }) });
    plans = [
      { ratePlanID: '5', ratePlanNamePublic: 'Flexible' },
      { ratePlanID: '6', ratePlanNamePublic: 'Advance Purchase' },
    ];
    const [room] = ((await getMay()).body as { rooms: KnownRoom[] }).rooms;
    expect(room?.plans.map(({ name, isCancelable }) => [name, isCancelable])).toEqual([
      ['Flexible', true],
      ['Advance Purchase', false],
    ]);
  });

  it('warns once if no plan has a name that content says can’t be canceled', async () => {
    const rates = { source: 'cloudbeds', nonrefundablePlans: ['Advance Purchase', 'Advance Rate'] };
    start({ 'hotel.json': (hotel) => Object.assign(hotel, { rates }) });
    plans = [{ ratePlanID: '6', ratePlanNamePublic: 'Advance Purchase' }];
    fake.state.behavior = 'hang';
    await getMay();
    expect(lines.filter((line) => line.includes('Advance'))).toEqual([]);
    fake.state.behavior = 'answer';
    clock.tick(minute);
    for (let count = 0; count < 3; count += 1) await getMay();
    const warnings = lines.filter((line) => line.includes('no rate plan is called'));
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('Advance Rate');
  });

  it('has prices for as many guests as a room sleeps, if the engine doesn’t charge for each guest', async () => {
    const rates = { source: 'cloudbeds', chargesGuests: false };
    start({ 'hotel.json': (hotel) => Object.assign(hotel, { rates }) });
    const [room] = ((await getMay({ adults: '3' })).body as { rooms: KnownRoom[] }).rooms;
    expect(room?.plans).toHaveLength(1);
    expect(room?.plans[0]).not.toHaveProperty('party');
    expect(fake.requests.map(({ query }) => [query.adults, query.children])).toEqual([['2', '0']]);
  });

  it.each([
    [{ from: 'May 1' }, 'from must be a date such as 2027-05-01'],
    [{ to: '2027-02-30' }, 'to must be a date such as 2027-05-01'],
    [{ to: from }, 'to must be later than from'],
    [{ to: addDays(from, 401) }, 'to must be at most 400 days later than from'],
    [{ adults: '0' }, 'adults must be a whole number, at least 1'],
    [{ children: 'two' }, 'children must be a whole number'],
  ])('rejects %j with an error message', async (query, message) => {
    const { status, body, headers } = await getMay(query);
    expect([status, body, headers['cache-control']]).toEqual([400, { message }, 'no-store']);
    expect(fake.requests).toHaveLength(0);
  });

  it('is cacheable until its data is stale, but not if it has no nights', async () => {
    expect((await getMay()).headers['cache-control']).toBe('public, max-age=900');
    clock.tick(10 * minute);
    expect((await getMay()).headers['cache-control']).toBe('public, max-age=300');
    const past = await getMay({ from: '2026-01-01', to: '2026-02-01' });
    expect([past.status, nightCountIn(past.body), past.headers['cache-control']]).toEqual([
      200,
      0,
      'no-store',
    ]);
    expect((await request(app).post('/api/nights')).status).toBe(405);
  });

  it('is rate-limited', async () => {
    const statuses = new Set<number>();
    for (let count = 0; count <= nightsLimit; count += 1) statuses.add((await getMay({ to: from })).status);
    expect([...statuses]).toEqual([400, 429]);
  });
});

describe('the engine', () => {
  it('gets one request for 200 guests, and a background refresh after 15 minutes', async () => {
    const responses = await Promise.all(Array.from({ length: 200 }, () => getMay()));
    expect(responses.every(({ body }) => nightCountIn(body) === 29)).toBe(true);
    clock.tick(14 * minute);
    await getMay();
    expect(fake.requests).toHaveLength(1);
    clock.tick(2 * minute);
    fake.state.behavior = 'hang';
    const started = performance.now();
    const old = await getMay();
    expect(performance.now() - started).toBeLessThan(1000);
    expect([nightCountIn(old.body), old.headers['cache-control']]).toEqual([29, 'public, max-age=30']);
    await settled();
    expect(fake.requests).toHaveLength(2);
  });

  it.each<Behavior>([...(['status 500', 'html', 'refusal', 'endless', 'redirect'] as const), 'drip'])(
    'that fails (%s) gets one request and leaves pages intact, without leaking the key',
    async (behavior) => {
      fake.state.behavior = behavior;
      const [res, page] = await Promise.all([getMay(), request(app).get('/')]);
      expect([res.status, nightCountIn(res.body), res.body.asOf]).toEqual([200, 0, undefined]);
      expect(page.status).toBe(200);
      await getMay();
      expect(fake.requests).toHaveLength(1);
      expect(lines.join('') + res.text).not.toContain(apiKey);
      // The request to the engine times out just after the guest's, so it may not be logged yet.
      if (behavior === 'drip') return;
      expect(lines.filter((line) => line.includes('rates:'))).toHaveLength(1);
      expect(await metrics.text()).toContain('site_rates_requests_total{outcome="failed"} 1');
    },
  );

  it('is not called before Retry-After has passed, and its data expires after an hour', async () => {
    await getMay();
    fake.state.behavior = 'status 429';
    clock.tick(20 * minute);
    await getMay();
    await settled();
    clock.tick(9 * minute);
    expect(nightCountIn((await getMay()).body)).toBe(29);
    expect(fake.requests).toHaveLength(2);
    fake.state.behavior = 'hang';
    clock.tick(32 * minute);
    expect(nightCountIn((await getMay()).body)).toBe(0);
    expect(fake.requests).toHaveLength(3);
  });

  it('is called after an hour, even if Retry-After is longer', async () => {
    Object.assign(fake.state, { behavior: 'status 429', retryAfter: 24 * 60 * 60 });
    for (const [pause, calls] of [
      [0, 1],
      [59, 1],
      [2, 2],
    ] as const) {
      clock.tick(pause * minute);
      await getMay();
      expect(fake.requests).toHaveLength(calls);
    }
  });

  it('is asked once per month and party, and its price for the party is the total', async () => {
    fake.state.behavior = 'answer';
    for (const adults of ['2', '3', '2', '3']) await getMay({ adults });
    expect(fake.requests.map(({ query }) => query.adults)).toEqual(['2', '3']);
    const { body } = await getMay({ adults: '3' });
    expect((body as { rooms: KnownRoom[] }).rooms[0]?.plans[0]?.party).toEqual({ adults: 3, children: 0 });
  });

  it('that refuses one party is still asked for others, unless the key is refused', async () => {
    Object.assign(fake.state, { behavior: 'refusal', refusal: 'adults must be less than 3' });
    for (let count = 0; count < 3; count += 1) await getMay({ adults: '3' });
    expect(lines.filter((line) => line.includes('adults must be less than'))).toHaveLength(1);
    fake.state.behavior = 'answer';
    expect(nightCountIn((await getMay()).body)).toBe(29);
    expect(fake.requests).toHaveLength(2);
    Object.assign(fake.state, { behavior: 'refusal', refusal: 'scope not granted' });
    await getMay({ from: '2027-06-01', to: '2027-07-01' });
    await getMay({ from: '2027-07-01', to: '2027-08-01' });
    expect(fake.requests).toHaveLength(3);
  });

  it('is not asked again after new content', async () => {
    const env = { CLOUDBEDS_API_KEY: apiKey, CLOUDBEDS_PROPERTY_ID: '7', CLOUDBEDS_BASE_URL: fake.url };
    const config = configOf({ ...env, RATES_SOURCE: 'cloudbeds' });
    const rates = createRates({ config, logger: { warn: () => undefined }, metrics: metrics.metrics });
    const wanted = { from, to, adults: 2, children: 0 };
    for (const name of ['Old', 'New']) {
      const changed = compile({ ...edits, 'hotel.json': { brand: name } });
      const known = await rates.nights({ content: changed, day: today }, wanted, {
        maxWait: 3000,
        address: '1',
      });
      expect(nightCountIn({ rooms: [...known.rooms] })).toBe(29);
    }
    expect(fake.requests).toHaveLength(1);
  });

  it('delays /book by at most one second', async () => {
    fake.state.behavior = 'hang';
    const started = performance.now();
    expect((await book()).status).toBe(303);
    expect(performance.now() - started).toBeLessThan(2000);
  });
});

const stay = { arrival: '2027-05-14', departure: '2027-05-17', adults: '2', children: '0' };
const book = (query: Record<string, string> = {}) =>
  request(app).get(`${bookPath}?${new URLSearchParams({ ...stay, ...query })}`);

describe('/book', () => {
  it('redirects an available stay, or lists its nights, room, and exact total if the sum is requested', async () => {
    table = { '2027-05-15': [{ totalRate: 220.5 }] };
    expect((await book({ room: king.slug })).status).toBe(303);
    const res = await book({ room: king.slug, [sumField]: '1' });
    const page = wordsOf(res.text);
    expect(res.status).toBe(200);
    expect(page).toContain('$620.50 for 3 nights');
    for (const part of ['Fri, May 14 $200.00', 'Sat, May 15 $220.50', 'Sun, May 16 $200.00'])
      expect(page).toContain(part);
    expect(page).toContain(`${king.name}, 3 nights`);
    expect(page).toContain(labels.exactAmount(Math.round(620.5 * (100 + site.occupancyTax)) / 100));
    expect(page).toContain('As of 1 a.m.');
  });

  it.each<[typeof table, string]>([
    [
      { '2027-05-15': [{ blocked: true }] },
      fill(words.book.roomFull, { room: king.name, days: 'May 14 to 17' }),
    ],
    [{ '2027-05-14': [{ minLos: 4 }] }, 'At least 4 nights from Friday.'],
    [{ '2027-05-14': [{ closedToArrival: true }] }, words.rules.closedToArrival],
    [{ '2027-05-17': [{ closedToDeparture: true }] }, words.rules.closedToDeparture],
  ])(
    'rejects a stay with %j, giving the reason and three other stays with their totals',
    async (nights, reason) => {
      table = nights;
      const res = await book({ room: king.slug });
      expect(res.status).toBe(422);
      const page = wordsOf(res.text);
      expect(page).toContain(reason);
      const near = all(normalize(res.text), /href="(\/book\?arrival=[^"]*)"[^>]*><strong/g);
      expect(near).toHaveLength(3);
      for (const href of near) {
        const sum = Number(new URLSearchParams(href).get('seen'));
        expect(page).toContain(
          `${king.name} ${labels.amountLabel((sum * (100 + site.occupancyTax)) / 100)} for `,
        );
      }
      for (const href of near) expect((await request(app).get(href)).status).toBe(303);
      // Another room is available.
      expect((await book()).status).toBe(303);
    },
  );

  it('reports once that the sum has changed', async () => {
    const res = await book({ room: king.slug, seen: '590' });
    expect(res.status).toBe(200);
    expect(wordsOf(res.text)).toContain('it was $643.10, and is now $654');
    const [seen = ''] = all(res.text, /name="seen" value="([^"]*)"/g);
    expect((await book({ room: king.slug, seen })).status).toBe(303);
  });

  it.each(['99', '-590', '1e308', '5.9e2', '590.001', '1200', ''])(
    'ignores the earlier sum %j',
    async (seen) => {
      expect((await book({ room: king.slug, seen })).status).toBe(303);
    },
  );

  it('lists all rooms with totals or as sold out', async () => {
    table = { '2027-05-15': [{ blocked: true }] };
    const page = wordsOf((await book({ [sumField]: '1' })).text);
    expect(page).toContain(`${king.name} ${words.taken.short}`);
    expect(page).toContain(`${queen.name} $817.50`);
  });
});

/** A plan's nights at 180 in June. */
const cheaper = {
  roomRateDetailed: Array.from({ length: 30 }, (_, index) => rateDetail(addDays('2027-06-01', index), 180)),
};

describe('next to the sum, /book', () => {
  const june = { arrival: '2027-06-08', departure: '2027-06-10', room: king.slug, [sumField]: '1' };
  const [offer] = content.offers;
  if (!offer) throw new Error('no offer');
  const hint = (amount: string) => fill(words.lessWithCode, { amount, code: offer.code });

  it('says how much less the stay costs with the code of an offer, and links to its price', async () => {
    plans = [{ ratePlanID: '9', ratePlanNamePrivate: 'Code', promoCode: offer.code, ...cheaper }];
    const { text } = await book(june);
    const less = labels.amountLabel((40 * (100 + site.occupancyTax)) / 100);
    expect(wordsOf(text)).toContain(hint(less));
    const [link = ''] = all(normalize(text), new RegExp(`href="([^"]*code=${offer.code}[^"]*)"`, 'g'));
    const withCode = await request(app).get(link);
    expect(withCode.status).toBe(200);
    expect(wordsOf(withCode.text)).toContain(`$360 with ${offer.code}, $400 without`);
    expect(wordsOf(withCode.text)).not.toContain(hint(less));
    expect(wordsOf(withCode.text)).not.toContain('From $360');
    const anyRoom = await request(app).get(link.replace(`room=${king.slug}`, ''));
    expect(wordsOf(anyRoom.text)).toContain(
      `${king.name} ${labels.amountLabel((360 * (100 + site.occupancyTax)) / 100)}`,
    );
  });

  it('says nothing about an offer if the stay breaks its rules, or if the engine has no plan with its code', async () => {
    expect(wordsOf((await book(june)).text)).not.toContain(`less with ${offer.code}`);
    plans = [{ ratePlanID: '9', ratePlanNamePrivate: 'Code', promoCode: offer.code, ...cheaper }];
    start();
    const oneNight = await book({ ...june, departure: '2027-06-09' });
    expect(wordsOf(oneNight.text)).not.toContain(`less with ${offer.code}`);
  });

  it('says that the stay can be canceled free after booking, if it is booked early enough', async () => {
    const text = 'Cancel free within 24 hours.';
    const rule = (hotel: object) => Object.assign(hotel, { cancelAfterBooking: { hoursAhead: 72, text } });
    expect(wordsOf((await book(june)).text)).not.toContain(text);
    start({ 'hotel.json': rule });
    expect(wordsOf((await book(june)).text)).toContain(text);
    const tomorrow = { ...june, arrival: addDays(today, 2), departure: addDays(today, 4) };
    expect(wordsOf((await book(tomorrow)).text)).not.toContain(text);
    expect(wordsOf((await book({ ...tomorrow, arrival: addDays(today, 3) })).text)).toContain(text);
  });

  it('says when the engine responded, but not for prices in content', async () => {
    expect(wordsOf((await book(june)).text)).toContain('As of 1 a.m.');
    const summer = { from: '2027-06-01', to: '2027-08-31', price: 321 };
    ({ app, lines } = testApp(
      { RATES_SOURCE: 'none' },
      { edits: { [`rooms/${king.slug}.json`]: (room) => Object.assign(room, { seasons: [summer] }) } },
    ));
    const shown = wordsOf((await book(june)).text);
    expect(shown).toContain('$642 for 2 nights');
    expect(shown).not.toContain('As of');
    expect(shown).not.toContain(words.plan.standard);
  });
});

describe('/book for guests who want only rates that can be canceled', () => {
  const june = { arrival: '2027-06-08', departure: '2027-06-10', [sumField]: '1' };
  const only = (name: string) => ({
    'hotel.json': (hotel: object) =>
      Object.assign(hotel, { rates: { source: 'cloudbeds', nonrefundablePlans: [name] } }),
  });

  it('has their price and its plan, and keeps the choice', async () => {
    start(only('Advance'));
    plans = [{ ratePlanID: '6', ratePlanNamePublic: 'Advance', ...cheaper }];
    const usual = wordsOf((await book(june)).text);
    expect(usual).toContain(`Advance, ${words.plan.final}`);
    const { text } = await book({ ...june, cancelable: '1' });
    expect(wordsOf(text)).toContain(`${words.plan.standard}, ${words.plan.cancelable}`);
    expect(wordsOf(text)).not.toContain('Advance,');
    expect(text).toMatch(/<input[^>]*name="cancelable"[^>]*checked=""/);
  });

  it('says if there is none', async () => {
    start({
      'hotel.json': (hotel) =>
        Object.assign(hotel, {
          rates: { source: 'cloudbeds', nonrefundablePlans: ['Advance'], sellsBaseRate: false },
        }),
    });
    plans = [{ ratePlanID: '6', ratePlanNamePublic: 'Advance', ...cheaper }];
    const res = await book({ ...june, cancelable: '1', room: king.slug });
    expect([res.status, wordsOf(res.text).includes(words.rules.notCancelable)]).toEqual([422, true]);
  });

  it('has no such choice if all rates can be canceled, as far as is known', async () => {
    expect((await book(june)).text).not.toContain('name="cancelable"');
  });
});

describe('a search for the cheapest nights', () => {
  const search = (query: Record<string, string> = {}) =>
    request(app).get(
      `${bookPath}?${new URLSearchParams({ nights: '2', month: '2027-06', adults: '2', ...query })}`,
    );
  const { search: searchWords } = content.ui.book;
  const links = (html: string) => all(normalize(html), /href="(\/book\?arrival=[^"]*)"/g);
  const [june = '', july = ''] = ['2027-06-01', '2027-07-01'].map(labels.monthLabel);

  it('lists the five cheapest stays with links that book them', async () => {
    table = { '2027-06-10': [{ totalRate: 150 }], '2027-06-11': [{ totalRate: 149.5 }] };
    const { status, text } = await search({ arrival: '', departure: '' });
    expect(status).toBe(200);
    const found = links(text);
    expect(found).toHaveLength(5);
    expect(found[0]).toContain('arrival=2027-06-10&departure=2027-06-12&adults=2&children=0&seen=299.5');
    const total = labels.exactAmount(299.5 * (1 + content.hotel.occupancyTax / 100));
    expect(wordsOf(text)).toContain(`${king.name} ${total} ${words.plan.standard}`);
    for (const href of found) expect((await request(app).get(href)).status).toBe(303);
  });

  it('says that a month is sold out, and names the next one', async () => {
    const soldOut = { roomsAvailable: 0 };
    const days = Array.from({ length: 30 }, (_, index) => addDays('2027-06-01', index));
    table = Object.fromEntries(days.map((day) => [day, [soldOut, soldOut] as const])) as typeof table;
    const { text } = await search();
    expect(wordsOf(text)).toContain(fill(searchWords.soldOut, { nights: '2 nights', month: june }));
    expect(wordsOf(text)).toContain(fill(searchWords.next, { month: july }));
    expect(all(normalize(text), /href="([^"]*month=2027-07[^"]*)"/g)).toHaveLength(1);
  });

  it('says that rules refuse all stays of that length, instead of calling the month sold out', async () => {
    const days = Array.from({ length: 30 }, (_, index) => addDays('2027-06-01', index));
    table = Object.fromEntries(
      days.map((day) => [day, [{ minLos: 3 }, { minLos: 3 }] as const]),
    ) as typeof table;
    expect(wordsOf((await search()).text)).toContain(
      fill(searchWords.refused, { nights: '2 nights', month: june }),
    );
  });

  it('does not call free nights without a price sold out', async () => {
    const days = Array.from({ length: 30 }, (_, index) => addDays('2027-06-01', index));
    const unpriced = { totalRate: 0 };
    table = Object.fromEntries(days.map((day) => [day, [unpriced, unpriced] as const])) as typeof table;
    expect(wordsOf((await search()).text)).toContain(fill(searchWords.unknown, { month: june }));
  });

  it('can be for the weekends of a month', async () => {
    table = { '2027-06-08': [{ totalRate: 100 }], '2027-06-12': [{ totalRate: 150 }] };
    const { text } = await search({ nights: 'weekend' });
    const arrivals = links(text).map((href) => new URLSearchParams(href.split('?')[1]).get('arrival'));
    expect(arrivals).toEqual(['2027-06-11', '2027-06-04', '2027-06-18', '2027-06-25']);
    expect(wordsOf(text)).toContain(fill(searchWords.found, { nights: searchWords.weekend, month: june }));
  });

  it('can be for rates that can be canceled, which its links keep', async () => {
    start({
      'hotel.json': (hotel) =>
        Object.assign(hotel, { rates: { source: 'cloudbeds', nonrefundablePlans: ['Advance'] } }),
    });
    plans = [{ ratePlanID: '6', ratePlanNamePublic: 'Advance', ...cheaper }];
    const totals = async (query: Record<string, string>) =>
      links((await search(query)).text).map((href) => new URLSearchParams(href).get('seen'));
    expect((await totals({}))[0]).toBe('360');
    expect((await totals({ cancelable: '1' }))[0]).toBe('400');
    const [link = ''] = links((await search({ cancelable: '1' })).text);
    expect(link).toContain('&cancelable=1');
    expect((await request(app).get(link)).status).toBe(303);
  });

  it('does not call a month sold out while the engine does not respond', async () => {
    fake.state.behavior = 'hang';
    expect(wordsOf((await search()).text)).toContain(fill(searchWords.unknown, { month: june }));
  });

  it.each([
    { month: '2027-13' },
    { month: '2020-01' },
    { adults: '0' },
    { nights: '29' },
    { arrival: '2020-06-01' },
  ])('is not made for %j', async (query) => {
    const { text } = await search(query as Record<string, string>);
    expect(text).not.toMatch(/seen=/);
  });
});
