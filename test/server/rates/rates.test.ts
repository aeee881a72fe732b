import request from 'supertest';
import { createRates, shownPrice } from '../../../server/rates/rates';
import { freshFor } from '../../../shared/rates/nightsFreshness';
import type { KnownRoom } from '../../../shared/rates/ratePlan';
import { bookPath } from '../../../shared/stay';
import { until } from '../../../tools/harness/serverProcess';
import { compile } from '../../support/compile';
import { configOf } from '../../support/config-and-logger';
import { engineRooms, engineSite, nightCountIn, today } from '../../support/engine-site';
import type { Behavior } from '../../support/fake-cloudbeds';

const engine = engineSite();

const from = '2027-05-01';
const to = '2027-06-01';
const minute = 60_000;
const getMay = (query: Record<string, string> = {}) =>
  request(engine.app).get(`/api/nights?${new URLSearchParams({ from, to, ...query })}`);

describe('the engine', () => {
  it('gets one request for 200 guests, and a background refresh once its response is stale', async () => {
    const responses = await Promise.all(Array.from({ length: 200 }, () => getMay()));
    expect(responses.every(({ body }) => nightCountIn(body) === 29)).toBe(true);
    engine.clock.tick(freshFor - minute);
    await getMay();
    expect(engine.fake.requests).toHaveLength(1);
    engine.clock.tick(2 * minute);
    engine.fake.state.behavior = 'hang';
    const started = performance.now();
    const old = await getMay();
    expect(performance.now() - started).toBeLessThan(1000);
    expect([nightCountIn(old.body), old.headers['cache-control']]).toEqual([29, 'public, max-age=30']);
    await until(() => engine.fake.requests.length === 2);
  });

  it.each<Behavior>([...(['status 500', 'html', 'refusal', 'endless', 'redirect'] as const), 'drip'])(
    'gets only one request if it fails (%s); pages still work, and the API key is not leaked',
    async (behavior) => {
      engine.fake.state.behavior = behavior;
      const [res, page] = await Promise.all([getMay(), request(engine.app).get('/')]);
      expect([res.status, nightCountIn(res.body), res.body.asOf]).toEqual([200, 0, undefined]);
      expect(page.status).toBe(200);
      await getMay();
      expect(engine.fake.requests).toHaveLength(1);
      expect(engine.lines.join('') + res.text).not.toContain(engine.env.CLOUDBEDS_API_KEY);
      // The request to the engine times out just after the guest's request, so the failure may not be logged yet.
      if (behavior === 'drip') return;
      expect(engine.lines.filter((line) => line.includes('rates:'))).toHaveLength(1);
      expect(await engine.metrics.text()).toContain('site_rates_requests_total{outcome="failed"} 1');
    },
  );

  it('is not called before Retry-After has passed, and its data expires after an hour', async () => {
    await getMay();
    engine.fake.state.behavior = 'status 429';
    engine.clock.tick(20 * minute);
    await getMay();
    await until(() => engine.lines.some((line) => line.includes('next request in')));
    engine.clock.tick(9 * minute);
    expect(nightCountIn((await getMay()).body)).toBe(29);
    expect(engine.fake.requests).toHaveLength(2);
    engine.fake.state.behavior = 'hang';
    engine.clock.tick(32 * minute);
    expect(nightCountIn((await getMay()).body)).toBe(0);
    expect(engine.fake.requests).toHaveLength(3);
  });

  it('is called again after an hour, even if Retry-After is longer', async () => {
    Object.assign(engine.fake.state, { behavior: 'status 429', retryAfter: 24 * 60 * 60 });
    for (const [pause, calls] of [
      [0, 1],
      [59, 1],
      [2, 2],
    ] as const) {
      engine.clock.tick(pause * minute);
      await getMay();
      expect(engine.fake.requests).toHaveLength(calls);
    }
  });

  it('gets one request per month and party, and returned rate plans state their party', async () => {
    engine.fake.state.behavior = 'answer';
    for (const adults of ['2', '3', '2', '3']) await getMay({ adults });
    expect(engine.fake.requests.map(({ query }) => query.adults)).toEqual(['2', '3']);
    const { body } = await getMay({ adults: '3' });
    expect((body as { rooms: KnownRoom[] }).rooms[0]?.plans[0]?.party).toEqual({ adults: 3, children: 0 });
  });

  it('still gets requests for other parties after rejecting one party, unless it rejected the API key', async () => {
    Object.assign(engine.fake.state, { behavior: 'refusal', refusal: 'adults must be less than 3' });
    for (let count = 0; count < 3; count += 1) await getMay({ adults: '3' });
    expect(engine.lines.filter((line) => line.includes('adults must be less than'))).toHaveLength(1);
    engine.fake.state.behavior = 'answer';
    expect(nightCountIn((await getMay()).body)).toBe(29);
    expect(engine.fake.requests).toHaveLength(2);
    Object.assign(engine.fake.state, { behavior: 'refusal', refusal: 'scope not granted' });
    await getMay({ from: '2027-06-01', to: '2027-07-01' });
    await getMay({ from: '2027-07-01', to: '2027-08-01' });
    expect(engine.fake.requests).toHaveLength(3);
  });

  it('is not called again after a content reload', async () => {
    const config = configOf(engine.env);
    const rates = createRates({ config, logger: { warn: () => undefined }, metrics: engine.metrics.metrics });
    const wanted = { from, to, adults: 2, children: 0 };
    for (const name of ['Old', 'New']) {
      const changed = compile({ ...engineRooms, 'hotel.json': { brand: name } });
      const known = await rates.nights({ content: changed, day: today }, wanted, {
        maxWait: 3000,
        address: '1',
      });
      expect(nightCountIn(known)).toBe(29);
    }
    expect(engine.fake.requests).toHaveLength(1);
  });

  it('delays /book by at most one second', async () => {
    engine.fake.state.behavior = 'hang';
    const started = performance.now();
    const stay = { arrival: '2027-05-14', departure: '2027-05-17', adults: '2', children: '0' };
    const res = await request(engine.app).get(`${bookPath}?${new URLSearchParams(stay)}`);
    expect(res.status).toBe(303);
    expect(performance.now() - started).toBeLessThan(2000);
  });
});

it.each([
  [{ includesFee: true, includesTax: false }, 300],
  [{ includesFee: false, includesTax: false }, 315],
  [{ includesFee: true, includesTax: true }, 272.73],
  [{ includesFee: false, includesTax: true }, 287.73],
])('converts a rate with %j to a price that includes the amenity fee but no tax', (includes, shown) => {
  expect(shownPrice(300, { amenityFee: 15, occupancyTax: 10, rates: includes })).toBe(shown);
});
