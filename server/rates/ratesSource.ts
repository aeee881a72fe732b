import type { Content } from '../../shared/content/content';
import type { Config } from '../config';
import { createCloudbeds } from './cloudbeds';
import { demoPlans } from './demo';
import type { ContentPlans, RatesEngine } from './ratesEngine';
import { seasonPlan } from './seasons';

type RatesConfig = Pick<
  Config,
  'NODE_ENV' | 'RATES_SOURCE' | 'CLOUDBEDS_API_KEY' | 'CLOUDBEDS_PROPERTY_ID' | 'CLOUDBEDS_BASE_URL'
>;

/** Returns whether made-up prices may be shown. In production with a real engine, guests would believe the prices. */
const mayUseDemo = (config: RatesConfig, { booking }: Content['hotel']) =>
  config.NODE_ENV !== 'production' || new URL(booking.engine).hostname.endsWith('.example');

const demo = (content: Pick<Content, 'hotel' | 'offers' | 'rooms' | 'accessibleRate'>): ContentPlans => ({
  name: 'demo',
  plansOf: (room, days, party) => demoPlans(room, days, party, content),
});

const seasons: ContentPlans = { name: 'seasons', plansOf: (room, days) => [seasonPlan(room, days)] };

/**
 * Returns the source of a hotel's nights: the engine in RATES_SOURCE, or else in `rates.source` in content/hotel.json,
 * or the rooms' seasons in content.
 * @returns an empty object if there are no prices by night; `problem` if the configured engine cannot be used
 */
export function ratesSourceOf(
  config: RatesConfig,
  content: Pick<Content, 'hotel' | 'rooms' | 'offers' | 'accessibleRate'>,
): { engine?: RatesEngine; contentPlans?: ContentPlans; problem?: string } {
  const { hotel, rooms } = content;
  const {
    CLOUDBEDS_API_KEY: apiKey,
    CLOUDBEDS_PROPERTY_ID: propertyId,
    CLOUDBEDS_BASE_URL: baseUrl,
  } = config;
  switch (config.RATES_SOURCE ?? hotel.rates?.source ?? 'none') {
    case 'demo':
      return mayUseDemo(config, hotel) ? { contentPlans: demo(content) } : { problem: demoProblem };
    case 'cloudbeds':
      return apiKey && propertyId
        ? { engine: createCloudbeds({ apiKey, propertyId, baseUrl }) }
        : {
            problem:
              'rates: cloudbeds requires CLOUDBEDS_API_KEY and CLOUDBEDS_PROPERTY_ID; showing no nightly prices',
          };
    case 'none':
      return rooms.some((room) => room.seasons.length > 0) ? { contentPlans: seasons } : {};
  }
}

/** The only problem with rates that keeps a production server from starting. */
export const demoProblem =
  'rates: demo shows made-up prices, but the reservation engine in content/hotel.json is real: set RATES_SOURCE or rates.source to cloudbeds or none';
