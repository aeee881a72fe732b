/** Requests to Cloudbeds and its responses. For sold-out, blocked, and closed nights, see nightsRoute.test.ts. */
import { createCloudbeds } from '../../../server/rates/cloudbeds';
import type { Night } from '../../../shared/rates/ratePlan';
import { addDays } from '../../../shared/stay';
import { baseRate, rateDetail, startFakeCloudbeds } from '../../support/fake-cloudbeds';

const from = '2027-05-01';
const to = '2027-06-01';
const question = { from, to, adults: 3, children: 1, currency: 'USD' };

describe('Cloudbeds', () => {
  const plansOf = async (ratesFor: Parameters<typeof startFakeCloudbeds>[0]) => {
    const fake = await startFakeCloudbeds(ratesFor);
    const source = createCloudbeds({ apiKey: 'secret', propertyId: '7', baseUrl: fake.url });
    const reports: string[] = [];
    const plans = (await source.fetchPlans(question, (message) => reports.push(message))).get('1001');
    return { plans, reports, requests: fake.requests };
  };

  it('gets one request per month and party for all rooms and codes', async () => {
    const { requests } = await plansOf(() => []);
    const query = {
      propertyIDs: '7',
      startDate: from,
      endDate: to,
      adults: '3',
      children: '1',
      detailedRates: 'true',
      includePromoCode: 'true',
    };
    expect(requests).toEqual([{ key: 'secret', query }]);
  });

  it.each<[string, Record<string, unknown>, Partial<Night>]>([
    ['a rate of 0 as an unknown price', { totalRate: 0 }, { left: 2 }],
    ['a rate of less than a cent as an unknown price', { totalRate: 0.001 }, { left: 2 }],
    [
      'numbers in strings',
      { totalRate: '300.00', roomsAvailable: '2', minLos: '2' },
      { left: 2, price: 300, minStay: 2 },
    ],
    [
      'missing rules as no rules',
      { minLos: null, maxLos: null, closedToArrival: null, blocked: null },
      { left: 2, price: 300 },
    ],
    ['a minimum of one night as no rule', { minLos: 1 }, { left: 2, price: 300 }],
    ['an overbooked night as sold out', { roomsAvailable: -1 }, { left: 0 }],
    [
      'the rules of a sold-out day',
      { roomsAvailable: 0, closedToDeparture: true },
      { left: 0, closedToDeparture: true },
    ],
    ['a night with an absurd price as unknown', { totalRate: 1e308 }, {}],
    ['minimum and maximum stays', { minLos: 2, maxLos: 5 }, { left: 2, price: 300, minStay: 2, maxStay: 5 }],
  ])('reads %s', async (_, overrides, night) => {
    const { plans } = await plansOf(() => [baseRate('1001', [rateDetail(from, 300, overrides)])]);
    expect(plans).toEqual([{ id: '', nights: { [from]: night } }]);
  });

  it('ignores and reports a rate that can’t be parsed', async () => {
    const { plans, reports } = await plansOf(() => [
      { ...baseRate('1001', []), roomTypeID: null as unknown as string },
      { ...baseRate('1001', [rateDetail(from, 300)]), roomTypeID: 1001 as unknown as string },
    ]);
    expect(plans).toEqual([{ id: '', nights: { [from]: { left: 2, price: 300 } } }]);
    expect(reports).toEqual(['data.0.roomTypeID: Invalid input']);
  });

  it('ignores prices in another currency', async () => {
    const { plans, reports } = await plansOf(() => [
      { ...baseRate('1001', [rateDetail(from, 250)]), propertyCurrency: { currencyCode: 'EUR' } },
      { ...baseRate('1001', [rateDetail(from, 300)]), propertyCurrency: { currencyCode: 'USD' } },
    ]);
    expect(plans).toEqual([{ id: '', nights: { [from]: { left: 2, price: 300 } } }]);
    expect(reports).toEqual(['data.0: not in USD']);
  });

  it('skips rate plans without nights, and keeps the first of two nights for the same day', async () => {
    const { plans } = await plansOf(() => [
      { ...baseRate('1001', []), ratePlanNamePublic: 'Empty' },
      baseRate('1001', [rateDetail(addDays(from, 2), 320), rateDetail(from, 300), rateDetail(from, 310)]),
    ]);
    expect(plans).toEqual([
      { id: '', nights: { [addDays(from, 2)]: { left: 2, price: 320 }, [from]: { left: 2, price: 300 } } },
    ]);
  });

  it('reads each requested day only once', async () => {
    const details = Array.from({ length: 2000 }, (_, index) =>
      rateDetail(addDays(from, index % 900), 300, { totalRate: -1 }),
    );
    const { plans, reports } = await plansOf(() => [baseRate('1001', details)]);
    expect(Object.keys(plans?.[0]?.nights ?? {})).toHaveLength(31);
    expect(reports).toHaveLength(31);
  });

  it('returns the base rate, public rate plans, and rate plans with codes for the property’s rooms', async () => {
    const plan = (totalRate: number, overrides: object, rooms = 2) => ({
      ...baseRate('1001', [rateDetail(from, totalRate, { roomsAvailable: rooms })]),
      ...overrides,
    });
    const { plans } = await plansOf(() => [
      plan(300, {}),
      plan(280, { isDerived: true, ratePlanID: '5', ratePlanNamePublic: 'Flexible' }),
      plan(250, { isDerived: true, ratePlanID: '6', ratePlanNamePrivate: 'Staff' }),
      plan(240, { isDerived: false, ratePlanID: '7', ratePlanNamePublic: 'Package' }),
      plan(230, { isDerived: true, ratePlanID: '8', ratePlanNamePublic: 'Full' }, 0),
      plan(220, { ratePlanID: '9', ratePlanNamePrivate: 'Midweek', promoCode: 'MIDWEEK' }),
      plan(200, { propertyID: '8' }),
      baseRate('9999', [rateDetail(from, 100)]),
    ]);
    expect(plans).toEqual([
      { id: '', nights: { [from]: { left: 2, price: 300 } } },
      { id: '5', name: 'Flexible', nights: { [from]: { left: 2, price: 280 } } },
      { id: '7', name: 'Package', nights: { [from]: { left: 2, price: 240 } } },
      { id: '8', name: 'Full', nights: { [from]: { left: 0 } } },
      { id: '9', code: 'MIDWEEK', nights: { [from]: { left: 2, price: 220 } } },
    ]);
  });
});
