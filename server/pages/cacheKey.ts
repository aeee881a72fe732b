import type { Content } from '../../shared/content/content';
import { pathOfPage } from '../../shared/matchPage';
import { type KnownValues, pageNames, pageRow } from '../../shared/pages';
import { roomFilters } from '../../shared/roomFilters';
import { unsubscribeStates } from '../../shared/unsubscribe';
import type { Addresses, PageAddress } from '../content/addresses';
import type { RequestTarget } from '../http/requestTarget';

/** Identifies a page's bytes within one snapshot. */
export interface CacheKey {
  /** The canonical path with the known query parameters. */
  url: string;
  status: number;
}

/** The key of the not-found page, for all unknown addresses. */
export const notFoundKey: CacheKey = { url: pathOfPage('not-found', {}), status: 404 };

/** A URL's cache key; undefined if the URL has no page or an uncached page. docs/decisions/0001-pages-are-bytes.md */
export type CacheKeyOf = (target: RequestTarget) => CacheKey | undefined;

/**
 * Finds the cache keys of a hotel's URLs, with or without a trailing slash. Unknown parameters and values are ignored,
 * which limits the number of keys.
 */
export function createCacheKeys(
  { jobs, views }: Pick<Content, 'jobs' | 'views'>,
  { addressOf }: Pick<Addresses, 'addressOf'>,
): CacheKeyOf {
  /** The query parameter values that change a page; all others are ignored. */
  const knownValues: Readonly<Record<KnownValues, readonly string[]>> = {
    roomFilters: roomFilters(views.views).filter((filter) => filter !== 'all'),
    departments: jobs.departments,
    jobLocations: jobs.locations,
    unsubscribeStates,
  };

  /** Each page's known parameter values: from the table of pages and, for `sent`, the names of the page's forms. */
  const knownQueries = new Map(
    pageNames.map((name) => {
      const { query = {}, form } = pageRow(name);
      const values = Object.entries(query).map(
        ([parameter, list]) => [parameter, knownValues[list]] as const,
      );
      return [name, [['sent', ['newsletter', ...(form ? [form] : [])]] as const, ...values]];
    }),
  );

  /** The known parameters in a query, in a fixed order. */
  function knownQuery({ name }: PageAddress, given: URLSearchParams): string {
    const query = new URLSearchParams();
    for (const [parameter, values] of knownQueries.get(name) ?? []) {
      const value = given.get(parameter);
      if (value !== null && values.includes(value)) query.set(parameter, value);
    }
    return query.size > 0 ? `?${query}` : '';
  }

  return ({ path, query }) => {
    const address = addressOf(path);
    if (!address || pageRow(address.name).uncached) return undefined;
    const known = query ? knownQuery(address, new URLSearchParams(query)) : '';
    return { url: address.path + known, status: 200 };
  };
}
