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

/** The nights from one day up to but not including another, for a party. */
export interface WantedNights extends Party {
  from: string;
  to: string;
}

export interface NightsAnswer {
  source: RatesSourceName | ContentPlans['name'];
  /** All rooms; a room about which nothing is known has no plans. */
  rooms: readonly KnownRoom[];
  /** When the oldest part was requested, in ms since 1970; undefined if nothing is known. */
  asOf?: number | undefined;
  /** Whether the engine responded for every month. */
  isComplete: boolean;
}

interface NightsOptions {
  /** How long to wait for responses, in ms. */
  maxWait: number;
  /** The guest's address, which may trigger a limited number of requests to the engine. */
  address: string;
}

/** The nights of the hotel's rooms. Never throws: anything the engine does not provide is unknown. */
export interface Rates {
  nights(hotel: Hotel, wanted: WantedNights, options: NightsOptions): Promise<NightsAnswer>;
}

/** Guests book about two years ahead; later months are not requested. */
const yearsAhead = 2;

/** How many requests to the engine an address may trigger per minute. A calendar shows 13 months. */
const requestLimit = 40;

/** How many different messages about responses are logged. */
const maxMessages = 20;

/** What an engine's rates include. */
type Includes = Pick<NonNullable<Content['hotel']['rates']>, 'includesFee' | 'includesTax'>;

/** Converts an engine's price for a night to what the site shows: with the fee, before tax. */
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

/** The first nights of the months between two days. */
function monthsBetween(from: string, to: string, today: string): string[] {
  const months: string[] = [];
  for (let day = from; day < to; day = nextMonth(day))
    months.push(monthOf(day) === monthOf(today) ? today : `${monthOf(day)}-01`);
  return months;
}

/** Whether a plan is cancelable; undefined if neither the engine nor content says so. */
function isCancelable(
  { isCancelable: known, name }: RatePlan,
  { rates }: Content['hotel'],
): boolean | undefined {
  const nonrefundable = rates?.nonrefundablePlans ?? [];
  return known ?? (nonrefundable.length > 0 ? !nonrefundable.includes(name ?? '') : undefined);
}

/** The names in `rates.nonrefundablePlans` that no plan in an engine's responses has. */
function unknownPlans(
  responses: readonly CachedResponse<PlansByRoom>[],
  { rates }: Content['hotel'],
): string[] {
  const plans = responses.flatMap(({ value }) => [...value.values()].flat());
  return plans.length > 0
    ? (rates?.nonrefundablePlans ?? []).filter((name) => plans.every((plan) => plan.name !== name))
    : [];
}

/** The rooms with the plans in an engine's responses, at the prices that the site shows. */
function roomsIn(
  responses: readonly CachedResponse<PlansByRoom>[],
  { content, day: today }: Hotel,
  { from, to, adults, children }: WantedNights,
): KnownRoom[] {
  const { hotel, rooms } = content;
  /** A plan on those days; undefined if it isn't sold. */
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

/** docs/behavior.md#nights */
export function createRates({ config, logger, metrics }: Dependencies): Rates {
  /** Kept across content changes, which don't affect what the engine says or when it may be called. */
  let cache: NightsCache | undefined;
  const mayRequest = createEngineRequestLimit(requestLimit);
  const logged = new Set<string>();

  /** Logs a message, unless one that differs only in numbers was logged. */
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
