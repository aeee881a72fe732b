import type { Content } from '../../shared/content/compile';
import { pathOfPage } from '../../shared/matchPage';
import { type KnownValues, pageNames, pageRow } from '../../shared/pages';
import { roomFilters } from '../../shared/roomFilters';
import { unsubscribeStates } from '../../shared/unsubscribe';
import type { Addresses, PageAddress } from '../content/addresses';
import type { RequestTarget } from '../http/requestTarget';

/** Identifies the bytes of a page, under one configuration. */
export interface CacheKey {
  /** The canonical path with the known parameters of the query. */
  url: string;
  status: number;
}

/** The page of every unknown address. */
export const notFoundKey: CacheKey = { url: pathOfPage('not-found', {}), status: 404 };

/** The key of an address; undefined where no page or an uncached page answers. docs/decisions/0001-pages-are-bytes.md */
export type CacheKeyOf = (target: RequestTarget) => CacheKey | undefined;

/**
 * Finds the keys of a hotel's addresses, with or without their last slash. Unknown parameters and values are ignored, so
 * that the number of keys is bounded.
 */
export function createCacheKeys(
  { jobs, views }: Pick<Content, 'jobs' | 'views'>,
  { addressOf }: Pick<Addresses, 'addressOf'>,
): CacheKeyOf {
  /** The values of query parameters that change a page; any other value counts as none. */
  const knownValues: Readonly<Record<KnownValues, readonly string[]>> = {
    roomFilters: roomFilters(views.views).filter((filter) => filter !== 'all'),
    departments: jobs.departments,
    jobLocations: jobs.locations,
    unsubscribeStates,
  };

  /** The known values of each parameter by page: those of its row, and for `sent` the page's forms. */
  const knownQueries = new Map(
    pageNames.map((name) => {
      const { query = {}, form } = pageRow(name);
      const values = Object.entries(query).map(
        ([parameter, list]) => [parameter, knownValues[list]] as const,
      );
      return [name, [['sent', ['newsletter', ...(form ? [form] : [])]] as const, ...values]];
    }),
  );

  /** The known parameters of a query, in a fixed order. */
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
