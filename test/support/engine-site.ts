import type { RequestListener } from 'node:http';
import FakeTimers from '@sinonjs/fake-timers';
import { createMetrics } from '../../server/metrics';
import { hotelMidnight } from '../../shared/hotelMidnight';
import type { KnownRoom } from '../../shared/rates/ratePlan';
import { addDays } from '../../shared/stay';
import type { Edits } from './compile';
import { baseRate, rateDetail, startFakeCloudbeds } from './fake-cloudbeds';
import { rooms, site } from './small-hotel';
import { loadPages, testApp } from './test-app';

/** The mocked date at the hotel. The mocked time there is 1 a.m. */
export const today = '2027-05-03';
const hour = 60 * 60 * 1000;

const [first, second] = rooms;
if (!first || !second) throw new Error('the small hotel has too few rooms');
export const [king, queen] = [first, second];

/** Edits that give two rooms the reservation engine's room ids 0 and 1. */
export const engineRooms: Edits = Object.fromEntries(
  [king, queen].map(({ slug }, index) => [
    `rooms/${slug}.json`,
    (room: object) => Object.assign(room, { engineRoomId: String(index) }),
  ]),
);

/** Overrides for the nights of the rooms king and queen, keyed by day. */
type Table = Record<string, [king: Record<string, unknown>, queen?: Record<string, unknown>]>;

/** A site that gets its prices from a fake Cloudbeds. */
interface EngineSite {
  /** Overrides of the fake's nights. By default, king and queen are available at 200 and 250. */
  table: Table;
  /** Rate plans in addition to the base rate. Their nights default to the base rate's nights. */
  plans: object[];
  /** Mocks Date but no timers. */
  clock: FakeTimers.Clock;
  fake: Awaited<ReturnType<typeof startFakeCloudbeds>>;
  /** Environment variables that connect the site to the fake Cloudbeds. */
  env: Record<string, string>;
  app: RequestListener;
  lines: string[];
  metrics: Awaited<ReturnType<typeof createMetrics>>;
  /** Starts the site again, with these content edits in addition to `engineRooms`. */
  start(edits?: Edits): void;
}

/** Starts a site for each test in a file. */
export function engineSite(): EngineSite {
  const engine = {} as EngineSite;
  engine.start = (edits) => {
    const options = {
      edits: edits ? { ...engineRooms, ...edits } : engineRooms,
      metrics: engine.metrics.metrics,
    };
    Object.assign(engine, testApp(engine.env, options));
  };

  beforeAll(loadPages);
  beforeEach(async () => {
    engine.table = {};
    engine.plans = [];
    engine.clock = FakeTimers.install({ now: hotelMidnight(today, site.locale) + hour, toFake: ['Date'] });
    engine.metrics = await createMetrics();
    engine.fake = await startFakeCloudbeds((days) =>
      [200, 250].flatMap((price, index) => {
        const nights = days.map((day) => rateDetail(day, price, engine.table[day]?.[index]));
        const rate = baseRate(String(index), nights);
        return [rate, ...engine.plans.map((plan) => ({ ...rate, ...plan }))];
      }),
    );
    engine.env = {
      RATES_SOURCE: 'cloudbeds',
      CLOUDBEDS_API_KEY: 'a-secret-key',
      CLOUDBEDS_PROPERTY_ID: '7',
      CLOUDBEDS_BASE_URL: engine.fake.url,
    };
    engine.start();
  });
  afterEach(() => engine.clock.uninstall());
  return engine;
}

/** A rate plan's nights in June, at 180 each. */
export const cheaperJune = {
  roomRateDetailed: Array.from({ length: 30 }, (_, index) => rateDetail(addDays('2027-06-01', index), 180)),
};

/** Counts the known nights of the first room, in its first rate plan. */
export const nightCountIn = ({ rooms: [room] }: { rooms: readonly KnownRoom[] }) =>
  Object.keys(room?.plans[0]?.nights ?? {}).length;
