import request from 'supertest';
import { nightsLimit } from '../../../server/rates/nightsRoute';
import { freshFor } from '../../../shared/rates/nightsFreshness';
import type { KnownRoom } from '../../../shared/rates/ratePlan';
import { addDays } from '../../../shared/stay';
import { until } from '../../../tools/harness/serverProcess';
import { engineSite, nightCountIn, today } from '../../support/engine-site';
import { content } from '../../support/small-hotel';

const engine = engineSite();

const from = '2027-05-01';
const to = '2027-06-01';
const minute = 60_000;
const getMay = (query: Record<string, string> = {}) =>
  request(engine.app).get(`/api/nights?${new URLSearchParams({ from, to, ...query })}`);

describe('GET /api/nights', () => {
  it('returns every room’s rate plans, with all nights that the engine has returned', async () => {
    engine.table = {
      '2027-05-08': [{ roomsAvailable: 0 }],
      '2027-05-10': [{ minLos: 2 }, { blocked: true }],
    };
    const { body } = await getMay({ adults: '2', children: '0' });
    const asOf = new Date(engine.clock.now).toISOString();
    expect(body).toMatchObject({ currency: 'USD', source: 'cloudbeds', asOf, words: content.ui.nights });
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

  it('marks cancelable rate plans, and omits a base rate that isn’t sold', async () => {
    engine.table = {};
    const rates = { source: 'cloudbeds', sellsBaseRate: false, nonrefundablePlans: ['Advance Purchase'] };
    engine.start({ 'hotel.json': (hotel) => Object.assign(hotel, { rates }) });
    engine.plans = [
      { ratePlanID: '5', ratePlanNamePublic: 'Flexible' },
      { ratePlanID: '6', ratePlanNamePublic: 'Advance Purchase' },
    ];
    const [room] = ((await getMay()).body as { rooms: KnownRoom[] }).rooms;
    expect(room?.plans.map(({ name, isCancelable }) => [name, isCancelable])).toEqual([
      ['Flexible', true],
      ['Advance Purchase', false],
    ]);
  });

  it('warns once if content lists a nonrefundable rate plan that the engine doesn’t have', async () => {
    const rates = { source: 'cloudbeds', nonrefundablePlans: ['Advance Purchase', 'Advance Rate'] };
    engine.start({ 'hotel.json': (hotel) => Object.assign(hotel, { rates }) });
    engine.plans = [{ ratePlanID: '6', ratePlanNamePublic: 'Advance Purchase' }];
    engine.fake.state.behavior = 'hang';
    await getMay();
    expect(engine.lines.filter((line) => line.includes('Advance'))).toEqual([]);
    await until(() => engine.lines.some((line) => line.includes('next request in')));
    engine.fake.state.behavior = 'answer';
    engine.clock.tick(minute);
    for (let count = 0; count < 3; count += 1) await getMay();
    const warnings = engine.lines.filter((line) => line.includes('no rate plan is called'));
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('Advance Rate');
  });

  it('returns prices for any number of guests if the engine doesn’t charge for each guest', async () => {
    const rates = { source: 'cloudbeds', chargesGuests: false };
    engine.start({ 'hotel.json': (hotel) => Object.assign(hotel, { rates }) });
    const [room] = ((await getMay({ adults: '3' })).body as { rooms: KnownRoom[] }).rooms;
    expect(room?.plans).toHaveLength(1);
    expect(room?.plans[0]).not.toHaveProperty('party');
    expect(engine.fake.requests.map(({ query }) => [query.adults, query.children])).toEqual([['2', '0']]);
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
    expect(engine.fake.requests).toHaveLength(0);
  });

  it('is cacheable while its data is fresh, but not without nights', async () => {
    expect((await getMay()).headers['cache-control']).toBe(`public, max-age=${freshFor / 1000}`);
    engine.clock.tick(freshFor - 5 * minute);
    expect((await getMay()).headers['cache-control']).toBe('public, max-age=300');
    const past = await getMay({ from: '2026-01-01', to: '2026-02-01' });
    expect([past.status, nightCountIn(past.body), past.headers['cache-control']]).toEqual([
      200,
      0,
      'no-store',
    ]);
    expect((await request(engine.app).post('/api/nights')).status).toBe(405);
  });

  it('is rate-limited', async () => {
    const statuses = new Set<number>();
    for (let count = 0; count <= nightsLimit; count += 1) statuses.add((await getMay({ to: from })).status);
    expect([...statuses]).toEqual([400, 429]);
  });
});
