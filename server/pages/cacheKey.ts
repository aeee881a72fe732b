import { jobs } from '../../generated/content/jobs';
import { addressOf, type PageAddress } from '../../shared/addresses';
import { pathOfPage } from '../../shared/matchPage';
import { type KnownValues, pageNames, pageRow } from '../../shared/pages';
import { roomFilters } from '../../shared/roomFilter';
import { unsubscribeStates } from '../../shared/unsubscribe';
import type { RequestTarget } from '../http/requestTarget';

/** What decides the bytes of a page, beside the configuration. */
export interface CacheKey {
  /** The canonical path with what the page knows of the query. */
  url: string;
  status: 200 | 404;
}

/** The page of every unknown address. */
export const notFoundKey: CacheKey = { url: pathOfPage('not-found', {}), status: 404 };

/** The values of a page's query that change what it shows; any other shows the same as none. */
const knownValues: Readonly<Record<KnownValues, readonly string[]>> = {
  roomFilters: roomFilters.filter((filter) => filter !== 'all'),
  departments: jobs.departments,
  jobLocations: jobs.locations,
  unsubscribeStates,
};

/** By page, the known values of each parameter: those of its row, and at `sent` the forms that stand on it. */
const knownQueries = new Map(
  pageNames.map((name) => {
    const { query = {}, form } = pageRow(name);
    const values = Object.entries(query).map(([parameter, list]) => [parameter, knownValues[list]] as const);
    return [name, [['sent', ['newsletter', ...(form ? [form] : [])]] as const, ...values]];
  }),
);

/**
 * The key of an address, with or without its last slash; undefined where no page answers, or one that is not cached.
 * However many addresses are asked for, keys are few: a query that the page does not know plays no part.
 * docs/behavior.md#page-bytes
 */
export function cacheKeyOf({ path, query }: RequestTarget): CacheKey | undefined {
  const address = addressOf(path);
  if (!address || pageRow(address.name).uncached) return undefined;
  const known = query ? knownQuery(address, new URLSearchParams(query)) : '';
  return { url: address.path + known, status: 200 };
}

/** What the page knows of a query, always in the same order. */
function knownQuery({ name }: PageAddress, given: URLSearchParams): string {
  const query = new URLSearchParams();
  for (const [parameter, values] of knownQueries.get(name) ?? []) {
    const value = given.get(parameter);
    if (value !== null && values.includes(value)) query.set(parameter, value);
  }
  return query.size > 0 ? `?${query}` : '';
}
