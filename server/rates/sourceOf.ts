import type { Content } from '../../shared/content/compile';
import type { Config } from '../config';
import { createCloudbeds } from './cloudbeds';
import { createDemo } from './demo';
import type { RateSource } from './source';

type RatesConfig = Pick<
  Config,
  'NODE_ENV' | 'RATES_SOURCE' | 'CLOUDBEDS_API_KEY' | 'CLOUDBEDS_PROPERTY_ID' | 'CLOUDBEDS_BASE_URL'
>;

/** Whether made-up prices may be shown: not with a real engine, since guests would believe them. */
const mayUseDemo = (config: RatesConfig, { booking }: Content['hotel']) =>
  config.NODE_ENV !== 'production' || new URL(booking.engine).hostname.endsWith('.example');

/**
 * The engine that a hotel's nights come from: RATES_SOURCE, or else `rates.source` in content/hotel.json.
 * @returns neither if none is configured; `problem` if the configured one cannot be used
 */
export function sourceOf(
  config: RatesConfig,
  { hotel, rooms }: Pick<Content, 'hotel' | 'rooms'>,
): { source?: RateSource; problem?: string } {
  const {
    CLOUDBEDS_API_KEY: apiKey,
    CLOUDBEDS_PROPERTY_ID: propertyId,
    CLOUDBEDS_BASE_URL: baseUrl,
  } = config;
  switch (config.RATES_SOURCE ?? hotel.rates?.source ?? 'none') {
    case 'demo':
      return mayUseDemo(config, hotel) ? { source: createDemo(rooms) } : { problem: demoProblem };
    case 'cloudbeds':
      return apiKey && propertyId
        ? { source: createCloudbeds({ apiKey, propertyId, baseUrl, rooms }) }
        : {
            problem:
              'rates: cloudbeds requires CLOUDBEDS_API_KEY and CLOUDBEDS_PROPERTY_ID; showing no nightly prices',
          };
    case 'none':
      return {};
  }
}

/** The only problem that keeps a production server from starting. */
export const demoProblem =
  'rates: demo shows made-up prices, but the reservation engine in content/hotel.json is real: set RATES_SOURCE or rates.source to cloudbeds or none';
