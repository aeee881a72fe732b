import type { Content } from '../../shared/content/compile';
import {
  baseRateId,
  type KnownRoom,
  knownRoom,
  monthOf,
  type Night,
  nextMonth,
  type Plan,
} from '../../shared/rates/plan';
import type { RatesSource } from '../../shared/schema/hotel';
import { addAmounts } from '../../shared/staySum';
import type { Config } from '../config';
import type { Snapshot } from '../content/snapshot';
import type { Logger } from '../logger';
import type { Metrics } from '../metrics/metrics';
import type { PlansByRoom, RateSource } from './source';
import { sourceOf } from './sourceOf';
import { type CachedResponse, createWindows, type Windows } from './windows';

type Hotel = Pick<Snapshot, 'content' | 'day'>;

export interface KnownNights {
  source: RatesSource;
  /** All rooms; a room about which nothing is known has no plans. */
  rooms: readonly KnownRoom[];
  /** When the oldest part was requested, in ms since 1970; undefined if nothing is known. */
  asOf?: number | undefined;
  /** Whether the engine responded for every month of the span. */
  isComplete: boolean;
}

/** The nights of the hotel's rooms. Never throws: anything the engine does not provide is unknown. */
export interface Rates {
  /** @param maxWait how long to wait for responses, in ms */
  nights(hotel: Hotel, from: string, to: string, maxWait: number): Promise<KnownNights>;
}

/** Guests book about two years ahead; later months are not requested. */
const yearsAhead = 2;

/** Converts an engine's price for a night to what the site shows: with the fee, before tax. */
export function shownPrice(
  price: number,
  {
    amenityFee,
    occupancyTax,
    rates,
  }: Pick<Content['hotel'], 'amenityFee' | 'occupancyTax'> & {
    rates?: Pick<NonNullable<Content['hotel']['rates']>, 'includesFee' | 'includesTax'> | undefined;
  },
): number {
  const { includesFee = true, includesTax = false } = rates ?? {};
  const beforeTax = includesTax ? (price * 100) / (100 + occupancyTax) : price;
  return addAmounts(beforeTax, includesFee ? 0 : amenityFee);
}

/** The first nights of the months between two days, up to the last month that is requested. */
function monthsBetween(from: string, to: string, today: string): string[] {
  const last = `${Number(today.slice(0, 4)) + yearsAhead}${today.slice(4)}`;
  const months: string[] = [];
  for (let day = from < today ? today : from; day < to && day <= last; day = nextMonth(day))
    months.push(monthOf(day) === monthOf(today) ? today : `${monthOf(day)}-01`);
  return months;
}

/** Whether a plan can be canceled; undefined if neither the engine nor content says so. */
function isCancelable({ isCancelable: known, name }: Plan, { rates }: Content['hotel']): boolean | undefined {
  const nonrefundable = rates?.nonrefundablePlans ?? [];
  return known ?? (nonrefundable.length > 0 ? !nonrefundable.includes(name ?? '') : undefined);
}

/** A plan's nights between two days, at the prices that the site shows. */
const shownPlan = (plan: Plan, from: string, to: string, hotel: Content['hotel']): Plan => ({
  ...plan,
  isCancelable: isCancelable(plan, hotel),
  nights: Object.fromEntries(
    Object.entries(plan.nights)
      .filter(([day]) => from <= day && day < to)
      .map(([day, { price, ...night }]): [string, Night] => [
        day,
        price === undefined ? night : { ...night, price: shownPrice(price, hotel) },
      ]),
  ),
});

/** The rooms with their plans' nights between two days. */
const roomsIn = (
  { rooms, hotel }: Content,
  responses: readonly CachedResponse<PlansByRoom>[],
  from: string,
  to: string,
): KnownRoom[] =>
  rooms.map((room) => {
    const plans = responses
      .flatMap(({ value }) => value.get(room.slug) ?? [])
      .filter(({ id }) => id !== baseRateId || hotel.rates?.sellsBaseRate !== false);
    return knownRoom(
      room,
      plans.map((plan) => shownPlan(plan, from, to, hotel)),
    );
  });

interface Dependencies {
  config: Config;
  logger: Pick<Logger, 'warn'>;
  metrics: Pick<Metrics, 'rates'>;
}

interface OpenSource {
  source?: RateSource | undefined;
  windows: Windows;
  /** Logs the first part of a response that can't be understood. */
  report(message: string): void;
}

/** docs/behavior.md#nights */
export function createRates({ config, logger, metrics }: Dependencies): Rates {
  /** Kept per content, since a new snapshot may have different rooms, prices or rules. */
  const opened = new WeakMap<Content, OpenSource>();

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
    let isReported = false;
    const report = (message: string) => {
      if (!isReported) logger.warn(`rates: ${source?.name}: ignored parts of a response, such as ${message}`);
      isReported = true;
    };
    const entry = { source, windows, report };
    opened.set(content, entry);
    return entry;
  }

  return {
    async nights({ content, day }, from, to, maxWait) {
      const { source, windows, report } = open(content);
      if (!source) return { source: 'none', rooms: roomsIn(content, [], from, to), isComplete: false };
      const months = monthsBetween(from, to, day);
      const pending = months.map((first) =>
        windows.get(monthOf(first), () => source.fetchPlans(first, nextMonth(first), report), maxWait),
      );
      const responses = (await Promise.all(pending)).filter((response) => response !== undefined);
      return {
        source: source.name,
        rooms: roomsIn(content, responses, from < day ? day : from, to),
        asOf: responses.length > 0 ? Math.min(...responses.map(({ asOf }) => asOf)) : undefined,
        isComplete: months.length > 0 && responses.length === months.length,
      };
    },
  };
}
