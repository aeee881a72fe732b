import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { createCloudbeds } from '../../server/rates/cloudbeds';
import { createDemo } from '../../server/rates/demo';
import { createMews } from '../../server/rates/mews';
import { fromDifference } from '../../server/rates/rates';
import { demoProblem, sourceOf } from '../../server/rates/sourceOf';
import { knownRoom, type Night } from '../../shared/rates/night';
import { addDays } from '../../shared/stay';
import { compile } from '../support/compile';
import { configOf } from '../support/config-and-logger';
import { baseRate, rateDetail, startFakeCloudbeds } from '../support/fake-cloudbeds';
import { listen } from '../support/listen';
import { sampleDirectory, sampleHotel } from '../support/sample';

const from = '2027-05-01';
const to = '2027-06-01';
const rooms = [{ slug: 'king', engineRoomId: '1001' }];

/** For sold-out, blocked, and closed nights, see nights-api.test.ts. */
describe('Cloudbeds', () => {
  const nightsOf = async (ratesFor: Parameters<typeof startFakeCloudbeds>[0]) => {
    const fake = await startFakeCloudbeds(ratesFor);
    const source = createCloudbeds({ apiKey: 'secret', propertyId: '7', baseUrl: fake.url, rooms });
    return { nights: (await source.fetchNights(from, to)).get('king'), requests: fake.requests };
  };

  it('gets one request per month for all rooms', async () => {
    const { requests } = await nightsOf(() => []);
    const query = {
      ...{ propertyIDs: '7', startDate: from, endDate: to, adults: '2' },
      ...{ detailedRates: 'true', includePromoCode: 'false' },
    };
    expect(requests).toEqual([{ key: 'secret', query }]);
  });

  it.each<[string, Record<string, unknown>, Partial<Night>]>([
    ['a rate of 0 as an unknown price', { totalRate: 0 }, { left: 2 }],
    ['minimum and maximum stays', { minLos: 2, maxLos: 5 }, { left: 2, price: 300, minStay: 2, maxStay: 5 }],
  ])('reports %s', async (_, overrides, night) => {
    const { nights } = await nightsOf(() => [baseRate('1001', [rateDetail(from, 300, overrides)])]);
    expect(nights).toEqual([{ date: from, ...night }]);
  });

  it('uses the cheapest available public rate', async () => {
    const plan = (totalRate: number, overrides: object, rooms = 2) => ({
      ...baseRate('1001', [rateDetail(from, totalRate, { roomsAvailable: rooms })]),
      ...overrides,
    });
    const { nights } = await nightsOf(() => [
      plan(300, {}),
      plan(280, { isDerived: true, ratePlanNamePublic: 'Flexible' }),
      plan(250, { isDerived: true, ratePlanNamePrivate: 'Staff' }),
      plan(240, { isDerived: false, ratePlanNamePublic: 'Package' }),
      plan(230, { isDerived: true, ratePlanNamePublic: 'Full' }, 0),
      plan(200, { propertyID: '8' }),
      baseRate('9999', [rateDetail(from, 100)]),
    ]);
    expect(nights).toEqual([{ date: from, left: 2, price: 280 }]);
  });
});

it('reads nights and public prices for stays from Mews', async () => {
  const pricing = (RateId: string, NetValue: number) => ({
    ...{ RateId, Price: { TotalAmount: { USD: { GrossValue: NetValue * 1.1, NetValue } } } },
  });
  const guests = (AdultCount: number, Pricing: object[]) => ({ AdultCount, ChildCount: 0, Pricing });
  const occupancies = [guests(1, [pricing('a', 500)]), guests(2, [pricing('a', 600), pricing('b', 400)])];
  const answers: Record<string, object> = {
    services: {
      TimeUnitStartsUtc: ['2027-05-01T07:00:00Z', '2027-05-02T07:00:00Z', '2027-05-03T07:00:00Z'],
      CategoryAvailabilities: [{ CategoryId: '1001', Availabilities: [3, 0, -1] }],
    },
    hotels: {
      Rates: [
        { Id: 'a', IsPrivate: false },
        { Id: 'b', IsPrivate: true },
      ],
      RoomCategoryAvailabilities: [{ RoomCategoryId: '1001', RoomOccupancyAvailabilities: occupancies }],
    },
  };
  const requests: unknown[] = [];
  const server = createServer(async (req, res) => {
    requests.push(await json(req));
    const [, kind = ''] = /^\/api\/distributor\/v1\/(\w+)\/getAvailability$/.exec(req.url ?? '') ?? [];
    res.end(JSON.stringify(answers[kind]));
  });
  const { url } = await listen(server);
  const source = createMews({
    includesTax: false,
    ids: { client: 'Site 1.0', enterprise: 'e', service: 's', configuration: 'c' },
    locale: { language: 'en-US', timeZone: 'America/Los_Angeles', currency: 'USD', units: 'feet' },
    baseUrl: url,
    rooms,
  });
  expect((await source.fetchNights(from, '2027-05-04')).get('king')).toEqual([
    { date: '2027-05-01', left: 3 },
    { date: '2027-05-02', left: 0, price: null },
    { date: '2027-05-03', left: 0, price: null },
  ]);
  const stay = { arrival: from, departure: '2027-05-03' };
  expect(await source.fetchTotals?.(stay)).toEqual(new Map([['king', 600]]));
  const Client = 'Site 1.0';
  expect(requests).toEqual([
    {
      ...{ Client, EnterpriseId: 'e', ServiceId: 's' },
      ...{ StartUtc: '2027-05-01T07:00:00.000Z', EndUtc: '2027-05-04T07:00:00.000Z' },
    },
    {
      ...{ Client, ConfigurationId: 'c', HotelId: 'e', AdultCount: 2, ChildCount: 0, CurrencyCode: 'USD' },
      ...{ StartUtc: '2027-05-01T00:00:00Z', EndUtc: '2027-05-03T00:00:00Z' },
    },
  ]);
});

describe('the demo source', () => {
  it('has every kind of night, with the room’s price as the lowest', async () => {
    const { content } = sampleHotel(sampleDirectory);
    const nights = await createDemo(content.rooms).fetchNights(from, addDays(from, 400));
    for (const room of content.rooms) {
      const own = nights.get(room.slug) ?? [];
      for (const today of [from, '2027-07-01', '2027-12-20'])
        expect(fromDifference(knownRoom(room, own), today)).toBe(0);
      expect(own).toContainEqual(expect.objectContaining({ left: 0, price: null }));
      for (const rule of ['minStay', 'closedToArrival', 'closedToDeparture'] as const)
        expect(own.some((night) => night[rule])).toBe(true);
    }
  });

  it('is rejected in production with a real engine', () => {
    const config = configOf({ NODE_ENV: 'production', RATES_SOURCE: 'demo' });
    const withEngine = (engine: string) =>
      compile({ 'hotel.json': (hotel) => Object.assign(hotel.booking, { engine }) });
    expect(sourceOf(config, withEngine('https://hotels.example/')).source?.name).toBe('demo');
    expect(sourceOf(config, withEngine('https://hotels.cloudbeds.com/'))).toEqual({ problem: demoProblem });
  });
});
