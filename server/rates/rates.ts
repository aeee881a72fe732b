import type { Content } from '../../shared/content/content';
import {
  baseRateId,
  type KnownRoom,
  knownRoom,
  monthOf,
  type Night,
  nextMonth,
  type Party,
  type RatePlan,
} from '../../shared/rates/ratePlan';
import type { RatesSourceName } from '../../shared/schema/hotel';
import { defaultParty, nightsIn } from '../../shared/stay';
import { addAmounts } from '../../shared/stayCost';
import type { Config } from '../config';
import { offerOfCode } from '../content/runningOffers';
import type { Snapshot } from '../content/snapshot';
import type { Logger } from '../logger';
import type { Metrics } from '../metrics';
import { createEngineRequestLimit } from './engineRequestLimit';
import { type CachedResponse, createNightsCache, type NightsCache } from './nightsCache';
import type { ContentPlans, PlansByRoom, RatesEngine } from './ratesEngine';
import { ratesSourceOf } from './ratesSource';

type Hotel = Pick<Snapshot, 'content' | 'day'>;

/** A request for the nights from one day up to but not including another day, for a party. */
export interface WantedNights extends Party {
  from: string;
  to: string;
}

export interface NightsAnswer {
  source: RatesSourceName | ContentPlans['name'];
  /** All rooms. A room without known nights has no plans. */
  rooms: readonly KnownRoom[];
  /** The time when the oldest data was requested, in ms since 1970; undefined if there is no data. */
  asOf?: number | undefined;
  /** Whether the engine responded for every month. */
  isComplete: boolean;
}

interface NightsOptions {
  /** How long to wait for responses, in ms. */
  maxWait: number;
  /** The guest's IP address, for the limit on requests to the engine. */
  address: string;
}

/** Finds the nights of the hotel's rooms. Never throws: data that the engine does not provide is unknown. */
export interface Rates {
  nights(hotel: Hotel, wanted: WantedNights, options: NightsOptions): Promise<NightsAnswer>;
}

/** How many years ahead nights are requested. Guests book about two years ahead. */
const yearsAhead = 2;

/** The maximum number of requests to the engine per IP address and minute. A calendar shows 13 months. */
const requestLimit = 40;

/** The maximum number of different messages about responses in the log. */
const maxMessages = 20;

/** Whether an engine's rates include the amenity fee and the tax. */
type Includes = Pick<NonNullable<Content['hotel']['rates']>, 'includesFee' | 'includesTax'>;

/** Converts an engine's price for a night to the price that the site shows, which includes the fee but no tax. */
export function shownPrice(
  price: number,
  {
    amenityFee,
    occupancyTax,
    rates,
  }: Pick<Content['hotel'], 'amenityFee' | 'occupancyTax'> & { rates?: Includes | undefined },
): number {
  const { includesFee = true, includesTax = false } = rates ?? {};
  const beforeTax = includesTax ? (price * 100) / (100 + occupancyTax) : price;
  return addAmounts(beforeTax, includesFee ? 0 : amenityFee);
}

/** Returns the first day of each month between two days, or today for the current month. */
function monthsBetween(from: string, to: string, today: string): string[] {
  const months: string[] = [];
  for (let day = from; day < to; day = nextMonth(day))
    months.push(monthOf(day) === monthOf(today) ? today : `${monthOf(day)}-01`);
  return months;
}

/** Returns whether a plan is cancelable; undefined if neither the engine nor content contains that information. */
function isCancelable(
  { isCancelable: known, name }: RatePlan,
  { rates }: Content['hotel'],
): boolean | undefined {
  const nonrefundable = rates?.nonrefundablePlans ?? [];
  return known ?? (nonrefundable.length > 0 ? !nonrefundable.includes(name ?? '') : undefined);
}

/** Returns the names in `rates.nonrefundablePlans` that no plan in an engine's responses has. */
function unknownPlans(
  responses: readonly CachedResponse<PlansByRoom>[],
  { rates }: Content['hotel'],
): string[] {
  const plans = responses.flatMap(({ value }) => [...value.values()].flat());
  return plans.length > 0
    ? (rates?.nonrefundablePlans ?? []).filter((name) => plans.every((plan) => plan.name !== name))
    : [];
}

/** Returns the rooms with the plans in an engine's responses, at the prices that the site shows. */
function roomsIn(
  responses: readonly CachedResponse<PlansByRoom>[],
  { content, day: today }: Hotel,
  { from, to, adults, children }: WantedNights,
): KnownRoom[] {
  const { hotel, rooms } = content;
  /** Converts a plan for the requested days. Returns undefined if the plan isn't sold. */
  function shownPlan({ code: codeInEngine, ...plan }: RatePlan): RatePlan | undefined {
    const code = codeInEngine && offerOfCode(content, codeInEngine, today)?.code;
    if (codeInEngine && !code) return undefined;
    if (plan.id === baseRateId && hotel.rates?.sellsBaseRate === false) return undefined;
    const nights = Object.entries(plan.nights)
      .filter(([day]) => from <= day && day < to)
      .map(([day, { price, ...night }]): [string, Night] => [
        day,
        price === undefined ? night : { ...night, price: shownPrice(price, hotel) },
      ]);
    return {
      ...plan,
      ...(code && { code }),
      ...(hotel.rates?.chargesGuests !== false && { party: { adults, children } }),
      isCancelable: isCancelable(plan, hotel),
      nights: Object.fromEntries(nights),
    };
  }
  return rooms.map((room) => {
    const plans = responses.flatMap(({ value }) => value.get(room.engineRoomId ?? '') ?? []);
    return knownRoom(
      room,
      plans.flatMap((plan) => shownPlan(plan) ?? []),
    );
  });
}

interface Dependencies {
  config: Config;
  logger: Pick<Logger, 'warn'>;
  metrics: Pick<Metrics, 'rates'>;
}

/** Creates the lookup of nights for the hotel's rooms. docs/behavior.md#nights */
export function createRates({ config, logger, metrics }: Dependencies): Rates {
  /** Survives content changes, which affect neither the engine's responses nor the pauses between requests. */
  let cache: NightsCache | undefined;
  const mayRequest = createEngineRequestLimit(requestLimit);
  const logged = new Set<string>();

  /** Logs a message once. Messages that differ only in numbers count as the same message. */
  function logOnce(message: string) {
    const kind = message.replaceAll(/\d+/g, '');
    if (logged.has(kind) || logged.size >= maxMessages) return;
    logged.add(kind);
    logger.warn(message);
  }

  const open = ({ name, spacing }: RatesEngine) =>
    createNightsCache({
      spacing,
      onOutcome: metrics.rates,
      onFailure(reason, pause, isThisRequestOnly) {
        if (isThisRequestOnly) logOnce(`rates: ${name}: ${reason}`);
        else logger.warn(`rates: ${name}: ${reason}; next request in ${Math.ceil(pause / 1000)} s`);
      },
    });

  async function engineNights(
    engine: RatesEngine,
    hotel: Hotel,
    wanted: WantedNights,
    { maxWait, address }: NightsOptions,
  ): Promise<NightsAnswer> {
    const { locale, rates } = hotel.content.hotel;
    const { adults, children } = rates?.chargesGuests === false ? defaultParty : wanted;
    cache ??= open(engine);
    const kept = cache;
    const report = (message: string) =>
      logOnce(`rates: ${engine.name}: ignored a part of a response: ${message}`);
    const options = {
      maxWait,
      isPriority: adults === defaultParty.adults && children === defaultParty.children,
      mayRequest: () => mayRequest(address),
    };
    const months = monthsBetween(wanted.from, wanted.to, hotel.day);
    const pending = months.map((from) => {
      const question = { from, to: nextMonth(from), adults, children, currency: locale.currency };
      const key = [monthOf(from), adults, children, locale.currency].join(' ');
      return kept.get(key, () => engine.fetchPlans(question, report), options);
    });
    const responses = (await Promise.all(pending)).filter((response) => response !== undefined);
    for (const name of unknownPlans(responses, hotel.content.hotel))
      logOnce(
        `rates: ${engine.name}: no rate plan is called "${name}", as in rates.nonrefundablePlans in content/hotel.json`,
      );
    return {
      source: engine.name,
      rooms: roomsIn(responses, hotel, wanted),
      asOf: responses.length > 0 ? Math.min(...responses.map(({ asOf }) => asOf)) : undefined,
      isComplete: months.length > 0 && responses.length === months.length,
    };
  }

  return {
    async nights(hotel, { from, to, ...party }, options) {
      const { content, day: today } = hotel;
      const lastDay = `${Number(today.slice(0, 4)) + yearsAhead}${today.slice(4)}`;
      const wanted = { from: from < today ? today : from, to: to < lastDay ? to : lastDay, ...party };
      const { engine, contentPlans } = ratesSourceOf(config, content);
      if (engine) return engineNights(engine, hotel, wanted, options);
      const days =
        contentPlans && wanted.from < wanted.to
          ? nightsIn({ arrival: wanted.from, departure: wanted.to })
          : [];
      const rooms = content.rooms.map((room) =>
        knownRoom(room, contentPlans && days.length > 0 ? contentPlans.plansOf(room, days, party) : []),
      );
      if (!contentPlans || days.length === 0)
        return { source: contentPlans?.name ?? 'none', rooms, isComplete: false };
      return { source: contentPlans.name, rooms, asOf: Date.now(), isComplete: true };
    },
  };
}
