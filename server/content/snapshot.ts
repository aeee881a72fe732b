import type { Content } from '../../shared/content/compile';
import { siteBlock } from '../../shared/dataBlocks';
import type { FormName } from '../../shared/forms/allForms';
import { type HotelLinks, hotelLinks } from '../../shared/hotelLinks';
import type { Labels } from '../../shared/labels';
import { createSiteData, labelsOf, type Settings, type SiteData } from '../../shared/siteData';
import type { Config } from '../config';
import { engineOf, wantsAges } from '../engines/engines';
import { createEndpoints, type FormEndpoint } from '../forms/endpoints';
import { securityHeaders } from '../http/securityHeaders';
import { type CachedPage, createPageCache, type PageCache } from '../pages/cache';
import { type CacheKeyOf, createCacheKeys } from '../pages/cacheKey';
import { structuredData } from '../pages/structuredData';
import { sourceOf } from '../rates/sourceOf';
import { type Addresses, createAddresses } from './addresses';
import type { LoadedHotel } from './load';

/**
 * The hotel as the server shows it, whole: content of one day with everything that is made of it. A request belongs to one
 * snapshot from beginning to end. docs/architecture.md#the-life-of-a-text
 */
export interface Snapshot extends Addresses {
  /** A hash of the content of the day: replicas and restarts agree. */
  id: string;
  /** The day at the hotel, YYYY-MM-DD. */
  day: string;
  content: Content;
  labels: Labels;
  links: HotelLinks;
  site: SiteData;
  /** The same in a document. */
  siteBlock: string;
  /** The style sheet made of content: colors, typefaces, backgrounds of pictures. */
  styles: string;
  /** The URLs of the typefaces to preload. */
  fonts: readonly string[];
  /** The headers of every response. */
  headers: Readonly<Record<string, string>>;
  /** The JSON-LD blocks of each indexed page, by canonical path. */
  structuredData: ReadonlyMap<string, string>;
  cacheKeyOf: CacheKeyOf;
  /** What posts of forms cause, by name. */
  forms: ReadonlyMap<FormName, FormEndpoint>;
  /** Its pages as bytes. */
  cache: PageCache;
  /** The pages of the snapshots before, by URL, which are sent until this one's are there. */
  earlier: ReadonlyMap<string, CachedPage>;
}

export function createSnapshot(
  { id, day, content, wordmark, styles, fonts }: LoadedHotel,
  config: Config,
  before?: Snapshot,
): Snapshot {
  const settings: Settings = {
    siteUrl: config.SITE_URL,
    deliverLocalForms: config.DELIVER_LOCAL_FORMS,
    asksAges: wantsAges(engineOf(config.BOOKING_ENGINE)),
    hasNights: sourceOf(config, content).source !== undefined,
  };
  const links = hotelLinks(content.hotel);
  const addresses = createAddresses(content);
  const site = createSiteData({ content, links, wordmark, settings });
  const labels = labelsOf(content);
  const headers = securityHeaders({ mapEmbed: links.mapEmbed, styles, hsts: config.HSTS });
  return {
    ...addresses,
    ...{ id, day, content, labels, links, site, styles, fonts, headers },
    siteBlock: siteBlock(site),
    structuredData: structuredData({ ...addresses, siteUrl: settings.siteUrl, content, labels, links }),
    cacheKeyOf: createCacheKeys(content, addresses),
    forms: createEndpoints({ content, labels }, config),
    cache: createPageCache(headers),
    earlier: new Map([...(before?.earlier ?? []), ...(before?.cache.entries() ?? [])]),
  };
}
