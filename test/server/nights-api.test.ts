import type { RequestListener } from 'node:http';
import FakeTimers from '@sinonjs/fake-timers';
import request from 'supertest';
import { createMetrics } from '../../server/metrics/metrics';
import { nightsLimit } from '../../server/rates/nightsRoute';
import { hotelMidnight } from '../../shared/hotelMidnight';
import type { Night } from '../../shared/rates/night';
import { bookPath, daysAfter, sumField } from '../../shared/stay';
import {
  type Behavior,
  baseRate,
  detail,
  type FakeCloudbeds,
  startFakeCloudbeds,
} from '../support/fake-cloudbeds';
import { wordsOf } from '../support/html';
import { content, labels, pageTexts, rooms, site } from '../support/small';
import { loadPages, testApp } from '../support/test-app';

const today = '2027-05-03';
const from = '2027-05-01';
const to = '2027-06-01';
const minute = 60_000;
const { nights: words } = content.ui;

const [king, queen] = rooms.map(({ slug }, index) => ({ slug, engineRoomId: String(index + 1) }));
if (!king || !queen) throw new Error('the small hotel has too few rooms');
const edits = Object.fromEntries(
  [king, queen].map(({ slug, engineRoomId }) => [
    `rooms/${slug}.json`,
    (room: object) => Object.assign(room, { engineRoomId }),
  ]),
);

/** The nights of the rooms by day; without an entry both are free for 200 and 250. */
let table: Record<string, [king: Record<string, unknown>, queen: Record<string, unknown>]> = {};

let clock: FakeTimers.Clock;
let fake: FakeCloudbeds;
let app: RequestListener;
let lines: string[];
let metrics: Awaited<ReturnType<typeof createMetrics>>;

beforeAll(loadPages);
beforeEach(async () => {
  metrics = await createMetrics({
    outbox: () => ({ length: 0, limit: 1, oldest: 0, failed: 0, unreadable: 0 }),
    droppedLogLines: () => 0,
    freeBytes: async () => 1,
    hotel: () => ({ snapshot: 'x', errors: 0 }),
  });
  table = {};
  clock = FakeTimers.install({ now: hotelMidnight(today, site.locale) + 60 * minute, toFake: ['Date'] });
  fake = await startFakeCloudbeds((days) =>
    [king, queen].map(({ engineRoomId }, index) =>
      baseRate(
        engineRoomId,
        days.map((day) => detail(day, index ? 250 : 200, table[day]?.[index] ?? {})),
      ),
    ),
  );
  const env = {
    RATES_SOURCE: 'cloudbeds',
    CLOUDBEDS_API_KEY: 'a-secret-key',
    CLOUDBEDS_PROPERTY_ID: '7',
    CLOUDBEDS_BASE_URL: fake.url,
  };
  ({ app, lines } = testApp(env, { edits, metrics: metrics.metrics }));
});
afterEach(() => {
  fake.stop();
  clock.uninstall();
});

const get = (query: Record<string, string>) => request(app).get(`/api/nights?${new URLSearchParams(query)}`);
const may = (further: Record<string, string> = {}) => get({ from, to, ...further });
const nightOf = (answer: { body: { nights: Night[] } }, date: string) =>
  answer.body.nights.find((night) => night.date === date);

describe('GET /api/nights', () => {
  it('has each night of the cheapest room that is free, with its currency, source and age', async () => {
    table = {
      '2027-05-08': [{ roomsAvailable: 0 }, {}],
      '2027-05-09': [{ roomsAvailable: 0 }, { blocked: true }],
      '2027-05-10': [{ minLos: 2 }, {}],
    };
    const answer = await may();
    expect(answer.body).toMatchObject({
      currency: 'USD',
      source: 'cloudbeds',
      asOf: new Date(clock.now).toISOString(),
    });
    const { nights } = answer.body as { nights: Night[] };
    // Of the third room nothing is known, so it may be free.
    expect(nights.map(({ date }) => date)).toEqual(
      Array.from({ length: 29 }, (_, index) => daysAfter(today, index)).filter((day) => day !== '2027-05-09'),
    );
    expect(nightOf(answer, '2027-05-07')).toEqual({ date: '2027-05-07', left: 2, price: 200 });
    expect(nightOf(answer, '2027-05-08')).toMatchObject({ price: 250 });
    expect(nightOf(await may({ room: king.slug }), '2027-05-09')).toMatchObject({ left: 0, price: null });
    expect(nightOf(answer, '2027-05-10')).toMatchObject({ minStay: 2 });
    expect(nightOf(await may({ room: queen.slug }), '2027-05-07')).toMatchObject({ price: 250 });
  });

  it.each([
    [{ from: 'May 1' }, 'from must be a day such as 2027-05-01'],
    [{ to: '2027-02-30' }, 'to must be a day such as 2027-05-01'],
    [{ to: from }, 'to must be later than from'],
    [{ to: daysAfter(from, 401) }, 'to must be at most 400 days later than from'],
    [{ adults: '0' }, 'adults must be a whole number, at least 1'],
    [{ room: 'no-such-room' }, 'room must be one of the rooms, by the last part of its address'],
  ])('refuses %j with a sentence', async (query, message) => {
    const answer = await may(query);
    expect([answer.status, answer.body, answer.headers['cache-control']]).toEqual([
      400,
      { message },
      'no-store',
    ]);
    expect(fake.questions).toHaveLength(0);
  });

  it('may be cached as long as it is young, and not if nothing is known', async () => {
    expect((await may()).headers['cache-control']).toBe('public, max-age=900');
    clock.tick(10 * minute);
    expect((await may()).headers['cache-control']).toBe('public, max-age=300');
    const past = await get({ from: '2026-01-01', to: '2026-02-01' });
    expect([past.status, past.body.nights, past.headers['cache-control']]).toEqual([200, [], 'no-store']);
    expect((await request(app).post('/api/nights')).status).toBe(405);
  });

  it('is limited like a page, not like a post', async () => {
    const statuses = new Set<number>();
    for (let count = 0; count <= nightsLimit; count += 1) statuses.add((await may({ to: from })).status);
    expect([...statuses]).toEqual([400, 429]);
  });
});

describe('the engine', () => {
  it('gets one request for a month, however many guests wait, and the next after 15 minutes in the background', async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, () => may()));
    expect(answers.every(({ body }) => body.nights.length === 29)).toBe(true);
    clock.tick(14 * minute);
    await may();
    expect(fake.questions).toHaveLength(1);
    clock.tick(2 * minute);
    fake.state.behavior = 'hang';
    const started = performance.now();
    const old = await may();
    expect(performance.now() - started).toBeLessThan(1000);
    expect([old.body.nights.length, old.headers['cache-control']]).toEqual([29, 'public, max-age=30']);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(fake.questions).toHaveLength(2);
  });

  it.each<Behavior>([
    'status 500',
    'html',
    'refusal',
    'endless',
    'negative price',
    'foreign day',
    'redirect',
    'drip',
  ])(
    'that gives %s: no prices, one log line without the key, a metric; pages stay as they are',
    async (behavior) => {
      fake.state.behavior = behavior;
      const [answer, page] = await Promise.all([may(), request(app).get('/')]);
      expect([answer.status, answer.body.nights, answer.body.asOf]).toEqual([200, [], undefined]);
      expect(page.status).toBe(200);
      await may();
      const logged = lines.filter((line) => line.includes('rates:'));
      expect(logged).toHaveLength(behavior === 'drip' ? logged.length : 1);
      expect(lines.join('')).not.toContain('a-secret-key');
      expect(answer.text).not.toContain('a-secret-key');
      if (behavior === 'drip') return;
      expect(fake.questions).toHaveLength(1);
      expect(await metrics.text()).toContain('site_rates_requests_total{outcome="failed"} 1');
    },
  );

  it('is left alone as long as it says, and an answer of an hour ago is none', async () => {
    await may();
    fake.state.behavior = 'status 429';
    clock.tick(20 * minute);
    await may();
    await new Promise((resolve) => setTimeout(resolve, 100));
    clock.tick(9 * minute);
    expect((await may()).body.nights).toHaveLength(29);
    expect(fake.questions).toHaveLength(2);
    fake.state.behavior = 'hang';
    clock.tick(32 * minute);
    expect((await may()).body.nights).toEqual([]);
    expect(fake.questions).toHaveLength(3);
  });

  it('that is silent holds /book up for a second at most, and then guests are led on', async () => {
    fake.state.behavior = 'hang';
    const started = performance.now();
    const answer = await request(app).get(`${bookPath}?arrival=2027-05-14&departure=2027-05-16`);
    expect(answer.status).toBe(303);
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it('that is below a price of content, or never reaches it, is in the metrics', async () => {
    await get({ from: today, to: daysAfter(today, 95) });
    expect(await metrics.text()).toContain(
      `site_rates_from_difference{room="${king.slug}"} ${200 - (rooms[0]?.price ?? 0)}`,
    );
  });
});

describe('/book', () => {
  const stay = { arrival: '2027-05-14', departure: '2027-05-17', adults: '2', children: '0' };
  const book = (query: Record<string, string> = {}) =>
    request(app).get(`${bookPath}?${new URLSearchParams({ ...stay, ...query })}`);

  it('leads a stay that can be had to the engine, and lists its nights if the sum is requested', async () => {
    table = { '2027-05-15': [{ totalRate: 220.5 }, {}] };
    expect((await book({ room: king.slug })).status).toBe(303);
    const answer = await book({ room: king.slug, [sumField]: '1' });
    const page = wordsOf(answer.text);
    expect(answer.status).toBe(200);
    expect(page).toContain('$620.50 for 3 nights');
    for (const part of ['Fri, May 14 $200.00', 'Sat, May 15 $220.50', 'Sun, May 16 $200.00'])
      expect(page).toContain(part);
    expect(page).toContain(labels.exactAmount(Math.round(620.5 * (100 + site.occupancyTax)) / 100));
    expect(page).toContain('As of 1 a.m.');
  });

  it.each([
    ['a sold-out night', { '2027-05-15': [{ blocked: true }, {}] }, words.taken.whole],
    ['a shortest stay', { '2027-05-14': [{ minLos: 4 }, {}] }, 'At least 4 nights from Friday.'],
    ['a closed arrival', { '2027-05-14': [{ closedToArrival: true }, {}] }, words.rules.closedToArrival],
    [
      'a closed departure',
      { '2027-05-17': [{ closedToDeparture: true }, {}] },
      words.rules.closedToDeparture,
    ],
  ] as [string, typeof table, string][])(
    'says %s, and leads to the nearest stays',
    async (_, nights, reason) => {
      table = nights;
      const answer = await book({ room: king.slug });
      expect(answer.status).toBe(422);
      expect(wordsOf(answer.text)).toContain(reason);
      const near = [
        ...answer.text.matchAll(/href="\/book\?arrival=([\d-]+)&amp;departure=([\d-]+)[^"]*room=/g),
      ];
      expect(near).toHaveLength(2);
      for (const [, arrival = '', departure = ''] of near) {
        expect(departure).toBe(daysAfter(arrival, 3));
        expect((await book({ room: king.slug, arrival, departure })).status).toBe(303);
      }
      // Another room has the nights.
      expect((await book()).status).toBe(303);
    },
  );

  it('says a sum that has changed since the guest saw it, once', async () => {
    const answer = await book({ room: king.slug, seen: '590' });
    expect(answer.status).toBe(200);
    expect(wordsOf(answer.text)).toContain('it was $590, and is now $600');
    const [, seen = ''] = /name="seen" value="([^"]*)"/.exec(answer.text) ?? [];
    expect((await book({ room: king.slug, seen })).status).toBe(303);
  });

  it('shows every room with its total, or that it is sold out', async () => {
    table = { '2027-05-15': [{ blocked: true }, {}] };
    const page = wordsOf((await book({ [sumField]: '1' })).text);
    expect(page).toContain(`${rooms[0]?.name} ${words.taken.short}`);
    expect(page).toContain(`${rooms[1]?.name} $750`);
    expect(page).toContain(pageTexts('book').heading);
  });
});
