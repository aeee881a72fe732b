import { createCloudbeds } from '../../../server/rates/cloudbeds';
import { demoPlans } from '../../../server/rates/demo';
import { demoProblem, ratesSourceOf } from '../../../server/rates/ratesSource';
import { answerStay } from '../../../shared/rates/answerStay';
import { knownRoom, type Night } from '../../../shared/rates/ratePlan';
import { addDays, nightsIn } from '../../../shared/stay';
import { compile } from '../../support/compile';
import { configOf } from '../../support/config-and-logger';
import { baseRate, rateDetail, startFakeCloudbeds } from '../../support/fake-cloudbeds';
import { sampleDirectory, sampleHotel } from '../../support/sample-hotel';

const from = '2027-05-01';
const to = '2027-06-01';
const slug = 'garden-king';
const question = { from, to, adults: 3, children: 1, currency: 'USD' };

/** For sold-out, blocked, and closed nights, see nightsRoute.test.ts. */
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
      'numbers as text',
      { totalRate: '300.00', roomsAvailable: '2', minLos: '2' },
      { left: 2, price: 300, minStay: 2 },
    ],
    [
      'missing rules',
      { minLos: null, maxLos: null, closedToArrival: null, blocked: null },
      { left: 2, price: 300 },
    ],
    ['a minimum of one night', { minLos: 1 }, { left: 2, price: 300 }],
    ['an overbooked night as sold out', { roomsAvailable: -1 }, { left: 0 }],
    [
      'the rule of a sold-out day',
      { roomsAvailable: 0, closedToDeparture: true },
      { left: 0, closedToDeparture: true },
    ],
    ['an absurd price as unknown', { totalRate: 1e308 }, {}],
    ['minimum and maximum stays', { minLos: 2, maxLos: 5 }, { left: 2, price: 300, minStay: 2, maxStay: 5 }],
  ])('reports %s', async (_, overrides, night) => {
    const { plans } = await plansOf(() => [baseRate('1001', [rateDetail(from, 300, overrides)])]);
    expect(plans).toEqual([{ id: '', nights: { [from]: night } }]);
  });

  it('ignores a row that it can’t understand, and names it', async () => {
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

  it('skips plans without nights, and keeps the first of two nights for the same day', async () => {
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

  it('has the base rate, the public plans, and the plans with codes of the property’s rooms', async () => {
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

describe('a hotel with seasons and no engine', () => {
  const summer = { from: '2027-06-15', to: '2027-08-31', price: 400 };
  const content = compile({ [`rooms/${slug}.json`]: (room) => Object.assign(room, { seasons: [summer] }) });
  const { contentPlans } = ratesSourceOf(configOf({ RATES_SOURCE: 'none' }), content);

  it.each([
    ['2027-06-12', 2, 2, (price: number) => 2 * price],
    ['2027-06-14', 3, 2, (price: number) => price + 800],
    ['2027-08-31', 2, 2, (price: number) => 400 + price],
  ])('prices the nights of a stay from %s by season', (arrival, nights, adults, sum) => {
    const party = { adults, children: 0 };
    const stay = { arrival, departure: addDays(arrival, nights), ...party };
    const rooms = content.rooms.map((room) =>
      knownRoom(room, contentPlans?.plansOf(room, nightsIn(stay), party) ?? []),
    );
    const room = content.rooms.find((each) => each.slug === slug);
    expect(answerStay(rooms, stay, content.hotel, { room: slug }).cost?.sum).toBe(sum(room?.price ?? 0));
  });

  it('has no nights if no room has a season', () => {
    expect(ratesSourceOf(configOf({ RATES_SOURCE: 'none' }), compile({}))).toEqual({});
  });
});

describe('the demo source', () => {
  const { content } = sampleHotel(sampleDirectory);
  const days = nightsIn({ arrival: from, departure: addDays(from, 400) });
  const two = { adults: 2, children: 0 };

  it('has every kind of night, with the room’s price as the lowest without a code', () => {
    for (const room of content.rooms) {
      const own = demoPlans(room, days, two, content)
        .filter(({ code }) => code === undefined)
        .flatMap(({ nights }) => Object.values(nights));
      const prices = own.flatMap(({ price }) => price ?? []);
      expect(Math.min(...prices)).toBe(room.price);
      expect(own).toContainEqual(expect.objectContaining({ left: 0 }));
      for (const rule of ['minStay', 'closedToArrival', 'closedToDeparture'] as const)
        expect(own.some((night) => night[rule])).toBe(true);
    }
  });

  it('sells stays on three plans and with a code, and charges for a third guest', () => {
    const [room] = content.rooms.filter(({ sleeps, rollaways }) => sleeps === 2 && rollaways > 0);
    if (!room) throw new Error('no room with rollaway beds');
    const three = { adults: 3, children: 0 };
    const knownFor = (party: typeof two) => [knownRoom(room, demoPlans(room, days, party, content))];
    const [forTwo, forThree] = [knownFor(two), knownFor(three)];
    const costOf = (arrival: string, nights: number, code?: string, party = two) => {
      const stay = { arrival, departure: addDays(arrival, nights), ...party };
      return answerStay(party === two ? forTwo : forThree, stay, content.hotel, { code }).cost;
    };
    const sold = days.slice(0, 360).flatMap((day) => [costOf(day, 2)?.plan, costOf(day, 3)?.plan]);
    expect(new Set(sold.flatMap((plan) => (plan ? (plan.name ?? '') : [])))).toEqual(
      new Set(['', 'Three Nights or More', 'Advance Purchase']),
    );
    const day = days.find((each) => costOf(each, 2, 'MIDWEEK')) ?? '';
    expect(costOf(day, 2, 'MIDWEEK')?.sum).toBeLessThan(costOf(day, 2)?.sum ?? 0);
    const third = costOf(day, 2, undefined, three);
    expect(third?.sum).toBe((costOf(day, 2)?.sum ?? 0) + 2 * content.hotel.rollawayPrice);
    expect(third?.rollawayBeds).toBe(0);
  });

  it('sells the accessible room at the rate of the cheapest room for the guests', () => {
    const room = content.rooms.find(({ wheelchairAccessible }) => wheelchairAccessible);
    const code = content.accessibleRate?.code;
    if (!room || !code) throw new Error('no rate for the accessible room');
    const known = content.rooms.map((each) => knownRoom(each, demoPlans(each, days, two, content)));
    const day = days.find((each) => {
      const stay = { arrival: each, departure: addDays(each, 2), ...two };
      return answerStay(known, stay, content.hotel, { room: room.slug, code }).cost;
    });
    const stay = { arrival: day ?? '', departure: addDays(day ?? '', 2), ...two };
    const { cost } = answerStay(known, stay, content.hotel, { room: room.slug, code });
    expect(cost?.sum).toBeLessThan(2 * room.price);
    expect(cost?.sum).toBeGreaterThanOrEqual(2 * Math.min(...content.rooms.map(({ price }) => price)));
  });

  it('is rejected in production with a real engine', () => {
    const config = configOf({ NODE_ENV: 'production', RATES_SOURCE: 'demo' });
    const withEngine = (engine: string) =>
      compile({ 'hotel.json': (hotel) => Object.assign(hotel.booking, { engine }) });
    expect(ratesSourceOf(config, withEngine('https://hotels.example/')).contentPlans?.name).toBe('demo');
    expect(ratesSourceOf(config, withEngine('https://hotels.cloudbeds.com/'))).toEqual({
      problem: demoProblem,
    });
  });
});
