import * as z from 'zod';
import { baseRateId, type Night, type RatePlan } from '../../shared/rates/ratePlan';
import { nightsIn } from '../../shared/stay';
import { EngineError, fetchJson, type PlansByRoom, type RatesEngine } from './ratesEngine';

interface CloudbedsOptions {
  apiKey: string;
  propertyId: string;
  /** Default: the URL of Cloudbeds' API. */
  baseUrl?: string | undefined;
}

const defaultBaseUrl = 'https://api.cloudbeds.com/api/v1.3';

/** The pause between requests, in ms. Two servers together stay within Cloudbeds' limit of five requests per second. */
const spacing = 400;

/**
 * Matches refusals that are about the key or the property, such as 'scope not granted': Cloudbeds would also refuse
 * all other requests. Cloudbeds responds to invalid requests and to missing permissions with status 200 and a message.
 */
const allRefused = /scope|permission|access|auth|token|key|credential|property|too many|limit/i;

/** Prices above this amount count as mistakes. */
const maxPrice = 1_000_000;

/** The maximum length of a Cloudbeds message in the log, in characters. */
const maxMessage = 200;

/** For some accounts, Cloudbeds sends numbers as strings, and ids as numbers. */
const number = z.union([
  z.number(),
  z
    .string()
    .regex(/^-?\d+(\.\d+)?$/)
    .transform(Number),
]);
const count = number.pipe(z.int());
const id = z.union([z.string(), z.number().transform(String)]);

/** A night of a rate. A minimum or maximum stay of 0 means no rule. Overbooked rooms have negative availability. */
const detailSchema = z.object({
  totalRate: number.pipe(z.number().min(0).max(maxPrice)),
  roomsAvailable: count,
  closedToArrival: z.boolean().nullish(),
  closedToDeparture: z.boolean().nullish(),
  blocked: z.boolean().nullish(),
  minLos: count.nullish(),
  maxLos: count.nullish(),
});

const rateSchema = z.object({
  roomTypeID: id,
  propertyID: id.nullish(),
  ratePlanID: id.nullish(),
  ratePlanNamePublic: z.string().nullish(),
  ratePlanNamePrivate: z.string().nullish(),
  promoCode: z.string().nullish(),
  currency: z.string().nullish(),
  propertyCurrency: z.object({ currencyCode: z.string().nullish() }).nullish().catch(undefined),
  roomRateDetailed: z.array(z.object({ date: z.string() }).loose().catch({ date: '' })).nullish(),
});

/** A response. Cloudbeds refuses a request with status 200, `success: false`, and a message ('scope not granted'). */
const responseSchema = z.object({
  success: z.boolean(),
  message: z.string().nullish(),
  data: z.array(z.unknown()).nullish(),
});

type Rate = z.output<typeof rateSchema>;
type Detail = z.output<typeof detailSchema>;

/** Returns whether a rate is a room's base rate, a public plan, or a plan with a promo code. */
const isPublic = ({ ratePlanNamePublic, ratePlanNamePrivate, promoCode }: Rate) =>
  Boolean(ratePlanNamePublic || promoCode) || !ratePlanNamePrivate;

/** Returns whether a rate is in a currency. A rate without a currency counts as a match. */
const isIn = (currency: string, { currency: own, propertyCurrency }: Rate) =>
  [own ?? currency, propertyCurrency?.currencyCode ?? currency].every((each) => each === currency);

function nightOf(details: Detail): Night {
  const { blocked, roomsAvailable, totalRate, minLos, maxLos, closedToArrival, closedToDeparture } = details;
  const left = blocked ? 0 : Math.max(0, roomsAvailable);
  return {
    left,
    // Cloudbeds returns a price of 0 for a night without a rate. A real price is at least one cent.
    ...(left > 0 && totalRate >= 0.01 && { price: totalRate }),
    ...(minLos && minLos > 1 && { minStay: minLos }),
    ...(maxLos && maxLos > 0 && { maxStay: maxLos }),
    ...(closedToArrival && { closedToArrival }),
    ...(closedToDeparture && { closedToDeparture }),
  };
}

/** Formats an error for the log: 'data.0.totalRate: Invalid input'. */
const issueText = (path: string, { issues: [issue] }: z.ZodError): string =>
  `${[path, ...(issue?.path ?? [])].join('.')}: ${issue?.message}`;

/** Creates an engine for Cloudbeds' getRatePlans (OpenAPI specification of the PMS API v1.3, github.com/cloudbeds). */
export const createCloudbeds = ({
  apiKey,
  propertyId,
  baseUrl = defaultBaseUrl,
}: CloudbedsOptions): RatesEngine => ({
  name: 'cloudbeds',
  spacing,
  async fetchPlans({ from, to, adults, children, currency }, report) {
    const query = new URLSearchParams({
      propertyIDs: propertyId,
      startDate: from,
      endDate: to,
      adults: String(adults),
      children: String(children),
      detailedRates: 'true',
      includePromoCode: 'true',
    });
    const url = new URL(`${baseUrl}/getRatePlans?${query}`);
    const { success, message, data } = await fetchJson(responseSchema, url, {
      headers: { 'x-api-key': apiKey },
    });
    if (!success || !data) {
      const reason = message?.slice(0, maxMessage) ?? 'no message';
      throw new EngineError(`refused: ${reason}`, { isThisRequestOnly: !allRefused.test(reason) });
    }
    const days = new Set(nightsIn({ arrival: from, departure: to }));

    /** Converts a rate to a plan. Nights that can't be parsed are unknown; days that weren't requested are skipped. */
    function planOf(
      { ratePlanID, ratePlanNamePublic, promoCode, roomRateDetailed }: Rate,
      path: string,
    ): RatePlan {
      const nights: Record<string, Night> = {};
      for (const [index, details] of (roomRateDetailed ?? []).entries()) {
        if (!days.has(details.date) || nights[details.date]) continue;
        const { data: detail, error } = detailSchema.safeParse(details);
        if (error) report(issueText(`${path}.roomRateDetailed.${index}`, error));
        nights[details.date] = detail ? nightOf(detail) : {};
      }
      return {
        id: ratePlanID ?? ratePlanNamePublic ?? promoCode ?? baseRateId,
        ...(ratePlanNamePublic && { name: ratePlanNamePublic }),
        ...(promoCode && { code: promoCode }),
        nights,
      };
    }

    const rates = data.flatMap((row, index) => {
      const path = `data.${index}`;
      const { data: rate, error } = rateSchema.safeParse(row);
      if (error) report(issueText(path, error));
      return rate ? { rate, path } : [];
    });
    const own = rates.filter(({ rate: { propertyID } }) => !propertyID || propertyID === propertyId);
    if (data.length > 0 && own.length === 0)
      throw new EngineError('the response has no rate of this property');
    const plans: PlansByRoom = new Map();
    for (const { rate, path } of own) {
      const { roomTypeID } = rate;
      if (!isPublic(rate)) continue;
      if (!isIn(currency, rate)) {
        report(`${path}: not in ${currency}`);
        continue;
      }
      const plan = planOf(rate, path);
      if (Object.keys(plan.nights).length > 0)
        plans.set(roomTypeID, [...(plans.get(roomTypeID) ?? []), plan]);
    }
    return plans;
  },
});
