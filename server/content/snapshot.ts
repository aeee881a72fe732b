import { type Addresses, createAddresses } from '../../shared/addresses';
import type { Content } from '../../shared/content/compile';
import type { Labels } from '../../shared/labels';
import { createSiteData, labelsOf, type Settings, type SiteData } from '../../shared/siteData';
import { securityHeaders } from '../http/securityHeaders';
import { type CachedPage, createPageCache, type PageCache } from '../pages/cache';
import { type CacheKeyOf, createCacheKeys } from '../pages/cacheKey';
import { structuredData } from '../pages/structuredData';
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
  site: SiteData;
  /** The style sheet made of content: colors, typefaces, backgrounds of pictures. */
  styles: string;
  /** The URLs of the typefaces to preload. */
  fonts: readonly string[];
  /** The headers of every response. */
  headers: Readonly<Record<string, string>>;
  /** JSON-LD blocks of the indexed pages, by canonical path. */
  structuredData: ReadonlyMap<string, readonly string[]>;
  cacheKeyOf: CacheKeyOf;
  /** Its pages as bytes. */
  cache: PageCache;
  /** The pages of the snapshots before, by URL, which are sent until this one's are there. */
  earlier: ReadonlyMap<string, CachedPage>;
}

/** @param hstsMaxAge see securityHeaders */
export function createSnapshot(
  { id, day, content, wordmark, styles, fonts }: LoadedHotel,
  settings: Settings,
  before?: Snapshot,
): Snapshot {
  const addresses = createAddresses(content);
  const site = createSiteData(content, wordmark, settings);
  const labels = labelsOf(site);
  const headers = securityHeaders({ mapEmbed: site.links.mapEmbed, styles });
  return {
    ...addresses,
    ...{ id, day, content, labels, site, styles, fonts, headers },
    structuredData: structuredData({
      ...{ siteUrl: settings.siteUrl, content, labels, links: site.links },
      ...addresses,
    }),
    cacheKeyOf: createCacheKeys(content, addresses),
    cache: createPageCache(headers),
    earlier: new Map([...(before?.earlier ?? []), ...(before?.cache.entries() ?? [])]),
  };
}
