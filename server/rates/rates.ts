import { added } from '../../shared/cents';
import type { Content } from '../../shared/content/compile';
import { type KnownRoom, knownRoom, monthOf, type Night, nextMonth } from '../../shared/rates/night';
import type { RatesSource } from '../../shared/schema/rates';
import { daysAfter } from '../../shared/stay';
import type { Config } from '../config';
import type { Snapshot } from '../content/snapshot';
import type { Logger } from '../logger';
import type { Metrics } from '../metrics/metrics';
import { fromDifference, fromPriceDays } from './fromPrices';
import { sourceOf } from './sourceOf';
import { type Answer, createWindows, type Windows } from './windows';

type Hotel = Pick<Snapshot, 'content' | 'day'>;

/** What is known of nights. */
export interface KnownNights {
  source: RatesSource;
  /** All rooms; a room of which nothing is known has no nights. */
  rooms: readonly KnownRoom[];
  /** When the oldest of it was asked for, in ms since 1970; undefined where nothing is known. */
  asOf?: number | undefined;
  /** Whether every month of the span was answered. */
  isWhole: boolean;
}

/** The nights of the hotel's rooms. Never throws: what the engine does not say is unknown. */
export interface Rates {
  /** @param patience how long answers are waited for, in ms */
  nights(hotel: Hotel, from: string, to: string, patience: number): Promise<KnownNights>;
}

/** Guests book about a year ahead; what is later is not asked for. */
const monthsAhead = 24;

const second = 1000;

/** An engine's price as the site shows prices: with the fee, before tax. */
export function shownPrice(
  price: number,
  { amenityFee, occupancyTax, rates }: Pick<Content['hotel'], 'amenityFee' | 'occupancyTax' | 'rates'>,
): number {
  const { includesFee = true, includesTax = false } = rates ?? {};
  const beforeTax = includesTax ? (price * 100) / (100 + occupancyTax) : price;
  return added(beforeTax, includesFee ? 0 : amenityFee);
}

/** The first nights of the months between two days, as far as they are asked for. */
function monthsBetween(from: string, to: string, today: string): string[] {
  const last = `${Number(today.slice(0, 4)) + monthsAhead / 12}${today.slice(4)}`;
  const months: string[] = [];
  for (let day = from < today ? today : from; day < to && day <= last; day = nextMonth(day))
    months.push(monthOf(day) === monthOf(today) ? today : `${monthOf(day)}-01`);
  return months;
}

interface Dependencies {
  config: Config;
  logger: Pick<Logger, 'warn'>;
  metrics: Pick<Metrics, 'rates' | 'fromPrice'>;
}

/** docs/behavior.md#nights */
export function createRates({ config, logger, metrics }: Dependencies): Rates {
  /** The day at the hotel, as last asked for. */
  let today = '';
  /** A new snapshot may have other rooms, prices or rules. */
  const opened = new WeakMap<Content, { name: RatesSource; windows?: Windows }>();

  /** Compares rates with the prices of content, of what is kept alone: nothing is asked for it. */
  function measureFromPrices(content: Content, windows: Windows | undefined) {
    const to = daysAfter(today, fromPriceDays);
    const answers = monthsBetween(today, to, today).flatMap((month) => windows?.kept(month) ?? []);
    for (const room of knownRooms(content, answers, today, to)) {
      const difference = fromDifference(room, today);
      if (difference !== undefined) metrics.fromPrice(room.slug, difference);
    }
  }

  function open(content: Content) {
    const known = opened.get(content);
    if (known) return known;
    const { source } = sourceOf(config, content);
    const windows: Windows | undefined =
      source &&
      createWindows({
        source,
        onOutcome(outcome) {
          metrics.rates(outcome);
          if (outcome === 'answered') measureFromPrices(content, windows);
        },
        onFailure: (reason, pause) =>
          logger.warn(
            `rates: ${source.name}: ${reason}; the next question in ${Math.ceil(pause / second)} s`,
          ),
      });
    const entry = { name: source?.name ?? ('none' as const), ...(windows && { windows }) };
    opened.set(content, entry);
    return entry;
  }

  function knownRooms({ rooms, hotel }: Content, answers: readonly Answer[], from: string, to: string) {
    const shown = (night: Night) =>
      typeof night.price === 'number' ? { ...night, price: shownPrice(night.price, hotel) } : night;
    return rooms.map((room) =>
      knownRoom(
        room,
        answers
          .flatMap((answer) => answer.nights.get(room.slug) ?? [])
          .filter(({ date }) => from <= date && date < to)
          .map(shown),
      ),
    );
  }

  return {
    async nights({ content, day }, from, to, patience) {
      today = day;
      const { name, windows } = open(content);
      const months = windows ? monthsBetween(from, to, day) : [];
      const found = await Promise.all(months.map((month) => windows?.get(month, patience)));
      const answers = found.filter((answer) => answer !== undefined);
      return {
        source: name,
        rooms: knownRooms(content, answers, from < day ? day : from, to),
        asOf: answers.length > 0 ? Math.min(...answers.map(({ asOf }) => asOf)) : undefined,
        isWhole: months.length > 0 && answers.length === months.length,
      };
    },
  };
}
