import * as z from 'zod';
import { hotelDay } from '../../shared/hotelDay';
import { hotelMidnight } from '../../shared/hotelMidnight';
import type { HotelFacts } from '../../shared/schema/hotel';
import { fetchJson, nightsWithin, type RateSource, type RoomInEngine, SourceError } from './source';

interface MewsOptions {
  /** Whether to use prices that include tax. */
  includesTax: boolean;
  ids: NonNullable<NonNullable<HotelFacts['rates']>['mews']>;
  locale: HotelFacts['locale'];
  /** Default: Mews' own. */
  baseUrl?: string;
  rooms: readonly RoomInEngine[];
}

const defaultBaseUrl = 'https://api.mews.com';

/** In ms. Mews documents no limit, but refuses requests that look like polling. */
const spacing = 1000;

const availability = z.object({
  TimeUnitStartsUtc: z.array(z.iso.datetime()),
  CategoryAvailabilities: z.array(
    // Negative if overbooked.
    z.object({ CategoryId: z.string(), Availabilities: z.array(z.int()) }),
  ),
});

const amount = z.object({ GrossValue: z.number().nonnegative(), NetValue: z.number().nonnegative() });
const price = z.object({ TotalAmount: z.record(z.string(), amount) });
const occupancy = z.object({
  AdultCount: z.int(),
  ChildCount: z.int(),
  Pricing: z.array(z.object({ RateId: z.string(), Price: price })),
});
const prices = z.object({
  Rates: z.array(z.object({ Id: z.string(), IsPrivate: z.boolean() })),
  RoomCategoryAvailabilities: z.array(
    z.object({ RoomCategoryId: z.string(), RoomOccupancyAvailabilities: z.array(occupancy) }),
  ),
});

/** The number of adults to request prices for. */
const adults = 2;

/**
 * Mews' services/getAvailability (what is available by night, without prices) and hotels/getAvailability (what a stay
 * costs), as documented in docs.mews.com/booking-engine-guide. Not tested with a real hotel's account.
 */
export function createMews(options: MewsOptions): RateSource {
  const { includesTax, ids, locale, baseUrl = defaultBaseUrl, rooms } = options;

  const call = <Schema extends z.ZodType>(schema: Schema, operation: string, parameters: object) =>
    fetchJson(schema, new URL(`/api/distributor/v1/${operation}`, baseUrl), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ Client: ids.client, ...parameters }),
    });

  return {
    name: 'mews',
    spacing,

    async fetchNights(from, to) {
      /** Nights start at the hotel's midnight. */
      const startOf = (day: string) => new Date(hotelMidnight(day, locale)).toISOString();
      const data = await call(availability, 'services/getAvailability', {
        ...{ EnterpriseId: ids.enterprise, ServiceId: ids.service },
        ...{ StartUtc: startOf(from), EndUtc: startOf(to) },
      });
      const dates = data.TimeUnitStartsUtc.map((start) => hotelDay(locale, Date.parse(start)));
      if (data.CategoryAvailabilities.some(({ Availabilities }) => Availabilities.length !== dates.length))
        throw new SourceError('the response has a different number of days and values');
      return new Map(
        rooms.flatMap(({ slug, engineRoomId }) => {
          const own = data.CategoryAvailabilities.find(({ CategoryId }) => CategoryId === engineRoomId);
          const nights = dates.map((date, index) => {
            const left = Math.max(0, own?.Availabilities[index] ?? 0);
            return left > 0 ? { date, left } : { date, left, price: null };
          });
          return own ? [[slug, nightsWithin(nights, from, to)] as const] : [];
        }),
      );
    },

    /** The lowest public rate. */
    async fetchTotals({ arrival, departure }) {
      const data = await call(prices, 'hotels/getAvailability', {
        ...{ ConfigurationId: ids.configuration, HotelId: ids.enterprise, CurrencyCode: locale.currency },
        ...{ StartUtc: `${arrival}T00:00:00Z`, EndUtc: `${departure}T00:00:00Z` },
        ...{ AdultCount: adults, ChildCount: 0 },
      });
      const open = data.Rates.filter(({ IsPrivate }) => !IsPrivate).map(({ Id }) => Id);
      return new Map(
        rooms.flatMap(({ slug, engineRoomId }) => {
          const totals = data.RoomCategoryAvailabilities.filter(
            (each) => each.RoomCategoryId === engineRoomId,
          )
            .flatMap((category) => category.RoomOccupancyAvailabilities)
            .filter(({ AdultCount, ChildCount }) => AdultCount === adults && ChildCount === 0)
            .flatMap(({ Pricing }) => Pricing)
            .filter(({ RateId }) => open.includes(RateId))
            .flatMap(({ Price }) => Price.TotalAmount[locale.currency] ?? [])
            .map(({ GrossValue, NetValue }) => (includesTax ? GrossValue : NetValue))
            .filter((total) => total > 0);
          return totals.length > 0 ? [[slug, Math.min(...totals)] as const] : [];
        }),
      );
    },
  };
}
