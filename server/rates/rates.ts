import type { Content } from '../../shared/content/compile';
import { type KnownRoom, knownRoom, monthOf, nextMonth, totalKey } from '../../shared/rates/night';
import type { RatesSource } from '../../shared/schema/hotel';
import { addDays, nightCount, nightsIn } from '../../shared/stay';
import { addAmounts } from '../../shared/staySum';
import type { Config } from '../config';
import type { Snapshot } from '../content/snapshot';
import type { Logger } from '../logger';
import type { Metrics } from '../metrics/metrics';
import type { Days, NightsByRoom, RateSource } from './source';
import { sourceOf } from './sourceOf';
import { type CachedResponse, createWindows, type Windows } from './windows';

type Hotel = Pick<Snapshot, 'content' | 'day'>;

export interface KnownNights {
  source: RatesSource;
  /** All rooms; a room about which nothing is known has no nights. */
  rooms: readonly KnownRoom[];
  /** When the oldest part was requested, in ms since 1970; undefined if nothing is known. */
  asOf?: number | undefined;
  /** Whether the engine responded for every month of the span. */
  isComplete: boolean;
  /** Whether the engine gives prices for stays instead of nights. */
  isByStay: boolean;
}

/** The nights of the hotel's rooms. Never throws: anything the engine does not provide is unknown. */
export interface Rates {
  /**
   * @param maxWait how long to wait for responses, in ms
   * @param stay the stay to price, for an engine without nightly prices
   */
  nights(hotel: Hotel, from: string, to: string, maxWait: number, stay?: Days): Promise<KnownNights>;
}

/** Guests book about two years ahead; later months are not requested. */
const yearsAhead = 2;

/** For how many days ahead the lowest rate is compared with a room's price in content, which pages show as 'From'. */
const fromPriceDays = 90;

/**
 * How far the lowest known rate of the next days is above a room's price in content: if negative, guests find a lower
 * price than 'From' says; if positive, they never find that price. Undefined if too little is known.
 */
export function fromDifference({ price, nights }: KnownRoom, today: string): number | undefined {
  const days = nightsIn({ arrival: today, departure: addDays(today, fromPriceDays) });
  const known = days.flatMap((day) => nights.get(day) ?? []);
  const prices = known.flatMap((night) => night.price ?? []);
  if (prices.length === 0) return undefined;
  const difference = addAmounts(Math.min(...prices), -price);
  return difference > 0 && known.length < days.length ? undefined : difference;
}

/** Converts an engine's price for some nights to what the site shows: with the fee, before tax. */
export function shownPrice(
  price: number,
  nights: number,
  { amenityFee, occupancyTax, rates }: Pick<Content['hotel'], 'amenityFee' | 'occupancyTax' | 'rates'>,
): number {
  const { includesFee = true, includesTax = false } = rates ?? {};
  const beforeTax = includesTax ? (price * 100) / (100 + occupancyTax) : price;
  return addAmounts(beforeTax, includesFee ? 0 : amenityFee * nights);
}

/** The first nights of the months between two days, up to the last month that is requested. */
function monthsBetween(from: string, to: string, today: string): string[] {
  const last = `${Number(today.slice(0, 4)) + yearsAhead}${today.slice(4)}`;
  const months: string[] = [];
  for (let day = from < today ? today : from; day < to && day <= last; day = nextMonth(day))
    months.push(monthOf(day) === monthOf(today) ? today : `${monthOf(day)}-01`);
  return months;
}

/** The rooms with their nights between two days. */
const roomsIn = (
  { rooms, hotel }: Content,
  responses: readonly CachedResponse<NightsByRoom>[],
  from: string,
  to: string,
): KnownRoom[] =>
  rooms.map((room) => {
    const nights = responses.flatMap(({ value }) => value.get(room.slug) ?? []);
    return knownRoom(
      room,
      nights
        .filter(({ date }) => from <= date && date < to)
        .map((night) => (night.price ? { ...night, price: shownPrice(night.price, 1, hotel) } : night)),
    );
  });

interface Dependencies {
  config: Config;
  logger: Pick<Logger, 'warn'>;
  metrics: Pick<Metrics, 'rates' | 'fromPrice'>;
}

/** docs/behavior.md#nights */
export function createRates({ config, logger, metrics }: Dependencies): Rates {
  /** Kept per content, since a new snapshot may have different rooms, prices or rules. */
  const opened = new WeakMap<Content, { source?: RateSource | undefined; windows: Windows }>();
  let measuredAt = 0;

  function open(content: Content) {
    const known = opened.get(content);
    if (known) return known;
    const { source } = sourceOf(config, content);
    const windows = createWindows({
      spacing: source?.spacing ?? 0,
      onOutcome: metrics.rates,
      onFailure: (reason, pause) =>
        logger.warn(`rates: ${source?.name}: ${reason}; next request in ${Math.ceil(pause / 1000)} s`),
    });
    const entry = { source, windows };
    opened.set(content, entry);
    return entry;
  }

  /** Compares cached rates with the prices in content, without a request. */
  function measureFromPrices(content: Content, windows: Windows, today: string) {
    const to = addDays(today, fromPriceDays);
    const responses = monthsBetween(today, to, today).flatMap(
      (first) => windows.cached<NightsByRoom>(monthOf(first)) ?? [],
    );
    for (const room of roomsIn(content, responses, today, to)) {
      const difference = fromDifference(room, today);
      if (difference !== undefined) metrics.fromPrice(room.slug, difference);
    }
  }

  return {
    async nights({ content, day }, from, to, maxWait, stay) {
      const { source, windows } = open(content);
      if (!source)
        return { source: 'none', rooms: roomsIn(content, [], from, to), isComplete: false, isByStay: false };
      const { name, fetchNights, fetchTotals } = source;
      const months = monthsBetween(from, to, day);
      const pending = months.map((first) =>
        windows.get(monthOf(first), () => fetchNights(first, nextMonth(first)), maxWait),
      );
      const total =
        stay && fetchTotals && months.length > 0
          ? await windows.get(totalKey(stay), () => fetchTotals(stay), maxWait)
          : undefined;
      const responses = (await Promise.all(pending)).filter((response) => response !== undefined);
      const times = responses.map(({ asOf }) => asOf);
      if (Math.max(0, ...times) > measuredAt) {
        measuredAt = Math.max(...times);
        measureFromPrices(content, windows, day);
      }
      return {
        source: name,
        isByStay: fetchTotals !== undefined,
        rooms: roomsIn(content, responses, from < day ? day : from, to).map((room) => {
          const price = total?.value.get(room.slug);
          if (!stay || price === undefined) return room;
          return {
            ...room,
            totals: { [totalKey(stay)]: shownPrice(price, nightCount(stay), content.hotel) },
          };
        }),
        asOf: responses.length > 0 ? Math.min(...times) : undefined,
        isComplete: months.length > 0 && responses.length === months.length,
      };
    },
  };
}
