import * as z from 'zod';
import type { Night } from '../../shared/rates/night';
import { fetchJson, nightsWithin, type RateSource, type RoomInEngine, SourceError } from './source';

interface CloudbedsOptions {
  apiKey: string;
  propertyId: string;
  /** Default: Cloudbeds' own. */
  baseUrl?: string | undefined;
  rooms: readonly RoomInEngine[];
}

const defaultBaseUrl = 'https://api.cloudbeds.com/api/v1.3';

/** In ms: two servers together stay within the five requests per second that Cloudbeds allows. */
const spacing = 400;

const count = z.int().nonnegative();

/** One night of a rate. A minimum or maximum length of 0 means no rule. */
const detail = z.object({
  date: z.iso.date(),
  totalRate: z.number().nonnegative(),
  roomsAvailable: count,
  closedToArrival: z.boolean().nullish(),
  closedToDeparture: z.boolean().nullish(),
  blocked: z.boolean().nullish(),
  minLos: count.nullish(),
  maxLos: count.nullish(),
});

const rate = z.object({
  roomTypeID: z.string(),
  propertyID: z.string().nullish(),
  isDerived: z.boolean(),
  ratePlanNamePublic: z.string().nullish(),
  ratePlanNamePrivate: z.string().nullish(),
  roomRateDetailed: z.array(detail).nullish(),
});

const responseSchema = z.object({ success: z.literal(true), data: z.array(rate) });

type Rate = z.output<typeof rate>;
type Detail = z.output<typeof detail>;

/** Whether a rate is a room's base rate or a public plan derived from it. */
const isPublic = ({ isDerived, ratePlanNamePublic, ratePlanNamePrivate }: Rate) =>
  isDerived ? Boolean(ratePlanNamePublic) : !ratePlanNamePublic && !ratePlanNamePrivate;

const isFree = ({ blocked, roomsAvailable }: Detail) => !blocked && roomsAvailable > 0;

/** A room's night at its cheapest available rate. */
function nightOf(date: string, rates: readonly Detail[]): Night {
  const [cheapest] = rates.filter(isFree).toSorted((one, other) => one.totalRate - other.totalRate);
  if (!cheapest) return { date, left: 0, price: null };
  const { roomsAvailable, totalRate, minLos, maxLos, closedToArrival, closedToDeparture } = cheapest;
  return {
    date,
    left: roomsAvailable,
    // In Cloudbeds, a night without a rate costs 0.
    ...(totalRate > 0 && { price: totalRate }),
    ...(minLos && { minStay: minLos }),
    ...(maxLos && { maxStay: maxLos }),
    ...(closedToArrival && { closedToArrival }),
    ...(closedToDeparture && { closedToDeparture }),
  };
}

/** Cloudbeds' getRatePlans, as documented in its OpenAPI specification of the PMS API v1.3 (github.com/cloudbeds). */
export const createCloudbeds = ({
  apiKey,
  propertyId,
  baseUrl = defaultBaseUrl,
  rooms,
}: CloudbedsOptions): RateSource => ({
  name: 'cloudbeds',
  spacing,
  async fetchNights(from, to) {
    const query = new URLSearchParams({
      ...{ propertyIDs: propertyId, startDate: from, endDate: to },
      ...{ adults: '2', detailedRates: 'true', includePromoCode: 'false' },
    });
    const url = new URL(`${baseUrl}/getRatePlans?${query}`);
    const { data } = await fetchJson(responseSchema, url, { headers: { 'x-api-key': apiKey } });
    const own = data.filter(({ propertyID }) => !propertyID || propertyID === propertyId);
    if (data.length > 0 && own.length === 0) throw new SourceError('the response is for another property');
    return new Map(
      rooms.flatMap(({ slug, engineRoomId }) => {
        const details = own
          .filter((each) => each.roomTypeID === engineRoomId && isPublic(each))
          .flatMap(({ roomRateDetailed }) => roomRateDetailed ?? []);
        const dates = [...new Set(details.map(({ date }) => date))].sort();
        const nights = dates.map((day) =>
          nightOf(
            day,
            details.filter(({ date }) => date === day),
          ),
        );
        return nights.length > 0 ? [[slug, nightsWithin(nights, from, to)] as const] : [];
      }),
    );
  },
});
