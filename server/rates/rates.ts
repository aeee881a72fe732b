import { added } from '../../shared/cents';
import type { Content } from '../../shared/content/compile';
import {
  type KnownRoom,
  knownRoom,
  monthOf,
  type Night,
  nextMonth,
  totalKey,
} from '../../shared/rates/night';
import type { RatesSource } from '../../shared/schema/rates';
import { daysAfter, nightsOf, type Stay } from '../../shared/stay';
import type { Config } from '../config';
import type { Snapshot } from '../content/snapshot';
import type { Logger } from '../logger';
import type { Metrics } from '../metrics/metrics';
import { fromDifference, fromPriceDays } from './fromPrices';
import type { NightsByRoom, RateSource, TotalsByRoom } from './source';
import { sourceOf } from './sourceOf';
import { type Answer, createWindows, type Windows } from './windows';

type Days = Pick<Stay, 'arrival' | 'departure'>;
type Hotel = Pick<Snapshot, 'content' | 'day'>;

/** What is known of nights. */
export interface KnownNights {
  source: RatesSource;
  /** All rooms; a room of which nothing is known has no nights. */
  rooms: readonly KnownRoom[];
  /** When the oldest of it was requested, in ms since 1970; undefined if nothing is known. */
  asOf?: number | undefined;
  /** Whether every month of the span was answered. */
  isWhole: boolean;
  /** Whether the engine names prices of stays in place of nights. */
  isByStay: boolean;
}

/** The nights of the hotel's rooms. Never throws: what the engine does not say is unknown. */
export interface Rates {
  /**
   * @param maxWait how long answers are waited for, in ms
   * @param stay whose price is wanted, from an engine that names none by night
   */
  nights(hotel: Hotel, from: string, to: string, maxWait: number, stay?: Days): Promise<KnownNights>;
}

/** Guests book about a year ahead; later months are not requested. */
const monthsAhead = 24;

const second = 1000;

/** An engine's price of some nights as the site shows prices: with the fee, before tax. */
export function shownPrice(
  price: number,
  nights: number,
  { amenityFee, occupancyTax, rates }: Pick<Content['hotel'], 'amenityFee' | 'occupancyTax' | 'rates'>,
): number {
  const { includesFee = true, includesTax = false } = rates ?? {};
  const beforeTax = includesTax ? (price * 100) / (100 + occupancyTax) : price;
  return added(beforeTax, includesFee ? 0 : amenityFee * nights);
}

/** The first nights of the months between two days, as far as they are requested. */
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
  /** The day at the hotel at the last request. */
  let today = '';
  /** A new snapshot may have other rooms, prices or rules. */
  const opened = new WeakMap<Content, { source?: RateSource | undefined; windows?: Windows | undefined }>();

  /** Compares cached rates with the prices of content, without a request. */
  function measureFromPrices(content: Content, windows: Windows | undefined) {
    const to = daysAfter(today, fromPriceDays);
    const answers = monthsBetween(today, to, today).flatMap(
      (from) => windows?.cached<NightsByRoom>(monthOf(from)) ?? [],
    );
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
        spacing: source.spacing,
        onOutcome(outcome) {
          metrics.rates(outcome);
          if (outcome === 'answered') measureFromPrices(content, windows);
        },
        onFailure: (reason, pause) =>
          logger.warn(`rates: ${source.name}: ${reason}; next request in ${Math.ceil(pause / second)} s`),
      });
    const entry = { source, windows };
    opened.set(content, entry);
    return entry;
  }

  function knownRooms(
    { rooms, hotel }: Content,
    answers: readonly Answer<NightsByRoom>[],
    from: string,
    to: string,
  ) {
    const shown = (night: Night) =>
      typeof night.price === 'number' ? { ...night, price: shownPrice(night.price, 1, hotel) } : night;
    return rooms.map((room) =>
      knownRoom(
        room,
        answers
          .flatMap((answer) => answer.value.get(room.slug) ?? [])
          .filter(({ date }) => from <= date && date < to)
          .map(shown),
      ),
    );
  }

  /** The price of a stay in a room, as the engine's answer says. */
  async function totalsOf(content: Content, stay: Days, maxWait: number) {
    const { source, windows } = open(content);
    const { arrival, departure } = stay;
    if (!source?.fetchTotals || monthsBetween(arrival, departure, today).length === 0) return undefined;
    const fetchTotals = async () => source.fetchTotals?.(arrival, departure) ?? new Map<string, number>();
    const answer = await windows?.get<TotalsByRoom>(totalKey(stay), fetchTotals, maxWait);
    return (slug: string) => {
      const total = answer?.value.get(slug);
      return (
        total !== undefined && {
          totals: { [totalKey(stay)]: shownPrice(total, nightsOf(stay), content.hotel) },
        }
      );
    };
  }

  return {
    async nights({ content, day }, from, to, maxWait, stay) {
      today = day;
      const { source, windows } = open(content);
      const totals = stay && totalsOf(content, stay, maxWait);
      const months = windows ? monthsBetween(from, to, day) : [];
      const found = await Promise.all(
        months.map((first) =>
          windows?.get<NightsByRoom>(
            monthOf(first),
            async () => source?.fetchNights(first, nextMonth(first)) ?? new Map(),
            maxWait,
          ),
        ),
      );
      const answers = found.filter((answer) => answer !== undefined);
      const known = knownRooms(content, answers, from < day ? day : from, to);
      const totalIn = await totals;
      return {
        source: source?.name ?? 'none',
        isByStay: source?.fetchTotals !== undefined,
        rooms: known.map((room) => ({ ...room, ...totalIn?.(room.slug) })),
        asOf: answers.length > 0 ? Math.min(...answers.map(({ asOf }) => asOf)) : undefined,
        isWhole: months.length > 0 && answers.length === months.length,
      };
    },
  };
}
