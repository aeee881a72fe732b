import type { Content } from '../../shared/content/content';
import { siteBlock } from '../../shared/dataBlocks';
import type { FormName } from '../../shared/forms/allForms';
import { type HotelLinks, hotelLinks } from '../../shared/hotelLinks';
import type { Labels } from '../../shared/labels';
import { createSiteData, labelsOf, type Settings, type SiteData } from '../../shared/siteData';
import type { Config } from '../config';
import { engineOf, wantsAges } from '../engines/engineLink';
import { createEndpoints, type FormEndpoint } from '../forms/endpoints';
import { securityHeaders } from '../http/securityHeaders';
import { createPageCache, type PageCache } from '../pages/cache';
import { type CacheKeyOf, createCacheKeys } from '../pages/cacheKey';
import { structuredData } from '../pages/structuredData';
import { ratesSourceOf } from '../rates/ratesSource';
import { type Addresses, createAddresses } from './addresses';
import type { LoadedHotel } from './loadHotel';

/**
 * Everything the server shows about the hotel: one day's content and all data derived from the content. Each request
 * uses one snapshot from start to finish. docs/architecture.md#the-life-of-a-content-change
 */
export interface Snapshot extends Addresses {
  /** A hash of the day's content, the same across replicas and restarts. */
  id: string;
  /** The current day at the hotel, YYYY-MM-DD. */
  day: string;
  content: Content;
  labels: Labels;
  links: HotelLinks;
  site: SiteData;
  /** `site` as a data block for HTML documents. */
  siteBlock: string;
  /** The style sheet generated from content: colors, typefaces, picture backgrounds. */
  styles: string;
  /** The URLs of the font files to preload. */
  fonts: readonly string[];
  /** The headers for every response. */
  headers: Readonly<Record<string, string>>;
  /** The JSON-LD blocks of each indexed page, keyed by canonical path. */
  structuredData: ReadonlyMap<string, string>;
  cacheKeyOf: CacheKeyOf;
  /** The form endpoints, keyed by form name. */
  forms: ReadonlyMap<FormName, FormEndpoint>;
  /** This snapshot's rendered pages as bytes. */
  cache: PageCache;
}

export function createSnapshot(
  { id, day, content, wordmark, styles, fonts }: LoadedHotel,
  config: Config,
): Snapshot {
  const { engine, contentPlans } = ratesSourceOf(config, content);
  const settings: Settings = {
    siteUrl: config.SITE_URL,
    deliverLocalForms: config.DELIVER_LOCAL_FORMS,
    asksAges: wantsAges(engineOf(config.BOOKING_ENGINE)),
    hasNights: (engine ?? contentPlans) !== undefined,
    hasFinalRates: engine
      ? (content.hotel.rates?.nonrefundablePlans ?? []).length > 0
      : contentPlans?.name === 'demo',
  };
  const links = hotelLinks(content.hotel);
  const addresses = createAddresses(content);
  const site = createSiteData({ content, links, wordmark, settings });
  const labels = labelsOf(content);
  const headers = securityHeaders({ mapEmbed: links.mapEmbed, styles, hsts: config.HSTS });
  return {
    ...addresses,
    id,
    day,
    content,
    labels,
    links,
    site,
    styles,
    fonts,
    headers,
    siteBlock: siteBlock(site),
    structuredData: structuredData({ ...addresses, siteUrl: settings.siteUrl, content, labels, links }),
    cacheKeyOf: createCacheKeys(content, addresses),
    forms: createEndpoints({ content, labels }, config),
    cache: createPageCache(headers),
  };
}
