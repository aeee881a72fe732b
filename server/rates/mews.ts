import * as z from 'zod';
import { hotelDay } from '../../shared/hotelDay';
import { hotelMidnight } from '../../shared/hotelMidnight';
import type { HotelFacts } from '../../shared/schema/hotel';
import { askJson, type NightsByRoom, nightsWithin, type RateSource, SourceError } from './source';

interface MewsOptions {
  ids: NonNullable<NonNullable<HotelFacts['rates']>['mews']>;
  locale: HotelFacts['locale'];
  /** Absent: Mews' own. */
  baseUrl?: string;
  rooms: readonly { slug: string; engineRoomId?: string | undefined }[];
}

const usualBaseUrl = 'https://api.mews.com';

/** In ms. Mews names no limit, and refuses what looks like polling. */
const spacing = 1000;

const answer = z.object({
  TimeUnitStartsUtc: z.array(z.iso.datetime()),
  CategoryAvailabilities: z.array(
    // Below 0 where more is sold than there is.
    z.object({ CategoryId: z.string(), Availabilities: z.array(z.int()) }),
  ),
});

/**
 * Mews' services/getAvailability, as documented in docs.mews.com/booking-engine-guide: what is free by night, without
 * prices. Not tried with a hotel's account.
 */
export function createMews({ ids, locale, baseUrl = usualBaseUrl, rooms }: MewsOptions): RateSource {
  /** Nights begin at the hotel's midnight. */
  const startOf = (day: string) => new Date(hotelMidnight(day, locale)).toISOString();

  async function ask(from: string, to: string): Promise<NightsByRoom> {
    const url = new URL('/api/distributor/v1/services/getAvailability', baseUrl);
    const { TimeUnitStartsUtc: starts, CategoryAvailabilities: categories } = await askJson(answer, url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        Client: ids.client,
        EnterpriseId: ids.enterprise,
        ServiceId: ids.service,
        StartUtc: startOf(from),
        EndUtc: startOf(to),
      }),
    });
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
  return { name: 'mews', spacing, ask };
}
