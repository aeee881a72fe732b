import * as z from 'zod';
import type { Night, Plan } from '../../shared/rates/plan';
import { nightsIn } from '../../shared/stay';
import { fetchJson, type RateSource, type RoomInEngine, SourceError } from './source';

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
  ratePlanID: z.string().nullish(),
  ratePlanNamePublic: z.string().nullish(),
  ratePlanNamePrivate: z.string().nullish(),
  roomRateDetailed: z.array(detail).nullish(),
});

const responseSchema = z.object({ success: z.literal(true), data: z.array(rate) });

type Rate = z.output<typeof rate>;
type Detail = z.output<typeof detail>;

/** Whether a rate is a room's base rate or a public plan. */
const isPublic = ({ ratePlanNamePublic, ratePlanNamePrivate }: Rate) =>
  Boolean(ratePlanNamePublic) || !ratePlanNamePrivate;

function nightOf(details: Detail): Night {
  const { blocked, roomsAvailable, totalRate, minLos, maxLos, closedToArrival, closedToDeparture } = details;
  const left = blocked ? 0 : roomsAvailable;
  return {
    left,
    // In Cloudbeds, a night without a rate costs 0.
    ...(left > 0 && totalRate > 0 && { price: totalRate }),
    ...(minLos && minLos > 1 && { minStay: minLos }),
    ...(maxLos && { maxStay: maxLos }),
    ...(closedToArrival && { closedToArrival }),
    ...(closedToDeparture && { closedToDeparture }),
  };
}

function planOf({ ratePlanID, ratePlanNamePublic, roomRateDetailed }: Rate, days: ReadonlySet<string>): Plan {
  const details = (roomRateDetailed ?? []).filter(({ date }) => days.has(date));
  return {
    id: ratePlanID ?? ratePlanNamePublic ?? '',
    ...(ratePlanNamePublic && { name: ratePlanNamePublic }),
    nights: Object.fromEntries(details.map((each) => [each.date, nightOf(each)])),
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
  async fetchPlans(from, to) {
    const query = new URLSearchParams({
      ...{ propertyIDs: propertyId, startDate: from, endDate: to },
      ...{ adults: '2', detailedRates: 'true', includePromoCode: 'false' },
    });
    const url = new URL(`${baseUrl}/getRatePlans?${query}`);
    const { data } = await fetchJson(responseSchema, url, { headers: { 'x-api-key': apiKey } });
    const own = data.filter(({ propertyID }) => !propertyID || propertyID === propertyId);
    if (data.length > 0 && own.length === 0) throw new SourceError('the response is for another property');
    const days = new Set(nightsIn({ arrival: from, departure: to }));
    return new Map(
      rooms.map(({ slug, engineRoomId }) => {
        const plans = own
          .filter((each) => each.roomTypeID === engineRoomId && isPublic(each))
          .map((each) => planOf(each, days))
          .filter(({ nights }) => Object.keys(nights).length > 0);
        return [slug, plans];
      }),
    );
  },
});
