import * as z from 'zod';
import { hotelDay } from '../../shared/hotelDay';
import { hotelMidnight } from '../../shared/hotelMidnight';
import type { HotelFacts } from '../../shared/schema/hotel';
import {
  fetchJson,
  type NightsByRoom,
  nightsWithin,
  type RateSource,
  SourceError,
  type TotalsByRoom,
} from './source';

interface MewsOptions {
  /** Whether prices are taken with tax. */
  includesTax: boolean;
  ids: NonNullable<NonNullable<HotelFacts['rates']>['mews']>;
  locale: HotelFacts['locale'];
  /** Absent: Mews' own. */
  baseUrl?: string;
  rooms: readonly { slug: string; engineRoomId?: string | undefined }[];
}

const usualBaseUrl = 'https://api.mews.com';

/** In ms. Mews names no limit, and refuses what looks like polling. */
const spacing = 1000;

const availability = z.object({
  TimeUnitStartsUtc: z.array(z.iso.datetime()),
  CategoryAvailabilities: z.array(
    // Below 0 if overbooked.
    z.object({ CategoryId: z.string(), Availabilities: z.array(z.int()) }),
  ),
});

const amount = z.object({ GrossValue: z.number().nonnegative(), NetValue: z.number().nonnegative() });

const prices = z.object({
  Rates: z.array(z.object({ Id: z.string(), IsPrivate: z.boolean() })),
  RoomCategoryAvailabilities: z.array(
    z.object({
      RoomCategoryId: z.string(),
      RoomOccupancyAvailabilities: z.array(
        z.object({
          AdultCount: z.int(),
          ChildCount: z.int(),
          Pricing: z.array(
            z.object({
              RateId: z.string(),
              Price: z.object({ TotalAmount: z.record(z.string(), amount) }),
            }),
          ),
        }),
      ),
    }),
  ),
});

/** The adults that prices are for. */
const adults = 2;

/**
 * Mews' services/getAvailability, as documented in docs.mews.com/booking-engine-guide: what is free by night,
 * without prices, and hotels/getAvailability: what a stay costs. Not tried with a hotel's account.
 */
export function createMews({
  includesTax,
  ids,
  locale,
  baseUrl = usualBaseUrl,
  rooms,
}: MewsOptions): RateSource {
  /** Nights begin at the hotel's midnight. */
  const startOf = (day: string) => new Date(hotelMidnight(day, locale)).toISOString();

  const call = <Schema extends z.ZodType>(schema: Schema, operation: string, parameters: object) =>
    fetchJson(schema, new URL(`/api/distributor/v1/${operation}`, baseUrl), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ Client: ids.client, ...parameters }),
    });

  async function fetchNights(from: string, to: string): Promise<NightsByRoom> {
    const { TimeUnitStartsUtc: starts, CategoryAvailabilities: categories } = await call(
      availability,
      'services/getAvailability',
      { EnterpriseId: ids.enterprise, ServiceId: ids.service, StartUtc: startOf(from), EndUtc: startOf(to) },
    );
    if (categories.some(({ Availabilities }) => Availabilities.length !== starts.length))
      throw new SourceError('an answer whose numbers do not match its days');
    const dates = starts.map((start) => hotelDay(locale, Date.parse(start)));
    return new Map(
      rooms.flatMap(({ slug, engineRoomId }) => {
        const category = categories.find(({ CategoryId }) => CategoryId === engineRoomId);
        const nights = category?.Availabilities.map((free, index) => {
          const date = dates[index] ?? '';
          return free > 0 ? { date, left: free } : { date, left: 0, price: null };
        });
        return nights ? [[slug, nightsWithin(nights, from, to)] as const] : [];
      }),
    );
  }
  /** Of the rates that everybody gets, the lowest. */
  async function fetchTotals(arrival: string, departure: string): Promise<TotalsByRoom> {
    const answer = await call(prices, 'hotels/getAvailability', {
      ConfigurationId: ids.configuration,
      HotelId: ids.enterprise,
      StartUtc: `${arrival}T00:00:00Z`,
      EndUtc: `${departure}T00:00:00Z`,
      AdultCount: adults,
      ChildCount: 0,
      CurrencyCode: locale.currency,
    });
    const open = answer.Rates.filter(({ IsPrivate }) => !IsPrivate).map(({ Id }) => Id);
    return new Map(
      rooms.flatMap(({ slug, engineRoomId }) => {
        const totals = answer.RoomCategoryAvailabilities.filter(
          ({ RoomCategoryId }) => RoomCategoryId === engineRoomId,
        )
          .flatMap(({ RoomOccupancyAvailabilities }) => RoomOccupancyAvailabilities)
          .filter(({ AdultCount, ChildCount }) => AdultCount === adults && ChildCount === 0)
          .flatMap(({ Pricing }) => Pricing)
          .filter(({ RateId }) => open.includes(RateId))
          .flatMap(({ Price }) => Price.TotalAmount[locale.currency] ?? [])
          .map(({ GrossValue, NetValue }) => (includesTax ? GrossValue : NetValue))
          .filter((total) => total > 0);
        return totals.length > 0 ? [[slug, Math.min(...totals)] as const] : [];
      }),
    );
  }

  return { name: 'mews', spacing, fetchNights, fetchTotals };
}
