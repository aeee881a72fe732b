import { departments, jobLocations } from '../../shared/content/careers';
import { roomFilters } from '../../shared/content/room-filter';
import type { FormName } from '../../shared/formNames';
import { roomSlugs } from '../../shared/roomSlugs';
import { type PagePath, pages, type RoomPath, redirects, roomPath } from '../../shared/routes';
import { unknownPath } from './screens';

/** All that decides the bytes of a page, beside the configuration. */
export interface PageAddress {
  /** The canonical path with what the page knows of the query. */
  url: string;
  status: 200 | 404;
}

/** The page of every unknown address. */
export const notFoundPage: PageAddress = { url: unknownPath, status: 404 };

/** What a page reads from the query: values by parameter. Any other value shows the same as none. */
type KnownQuery = Readonly<Record<string, readonly string[]>>;

/** A form shows at `sent` that it was received (DESIGN 3, Forms); the newsletter's stands on every page. */
const sent = (...forms: FormName[]): KnownQuery => ({ sent: ['newsletter', ...forms] });

const knownQueries: Partial<Record<PagePath | RoomPath, KnownQuery>> = {
  [pages.rooms.path]: { ...sent(), filter: roomFilters.filter((filter) => filter !== 'all') },
  [pages.careers.path]: { ...sent(), department: departments, location: jobLocations },
  [pages.contact.path]: sent('contact'),
  [pages.groups.path]: sent('group-request'),
  [pages.doNotSell.path]: sent('opt-out'),
};

const withoutSlash = (path: string) => (path === '/' ? path : path.replace(/\/$/, ''));
const withSlash = (path: string) => path.replace(/\/?$/, '/');

/** The canonical paths by each path that answers with the page itself, not with a redirect. */
const canonicalPaths = new Map(
  [...Object.values(pages).map(({ path }) => path), ...roomSlugs.map(roomPath)].flatMap((canonical) =>
    [withoutSlash(canonical), withSlash(canonical)]
      .filter((path) => !redirects.has(path))
      .map((path) => [path, canonical] as const),
  ),
);

/**
 * The page of an address, with or without its slash and whatever its query; undefined where no page answers.
 * However many addresses are asked for, these are few: what a page does not know plays no part. DESIGN 3, Pages.
 */
export function knownPage(asked: string): PageAddress | undefined {
  const end = asked.indexOf('?');
  const canonical = canonicalPaths.get(end < 0 ? asked : asked.slice(0, end));
  if (!canonical) return undefined;
  const query = end < 0 ? '' : heeded(canonical, new URLSearchParams(asked.slice(end)));
  return { url: canonical + query, status: 200 };
}

/** What the page knows of a query, always in the same order. */
function heeded(canonical: PagePath | RoomPath, given: URLSearchParams): string {
  const query = new URLSearchParams();
  for (const [name, values] of Object.entries(knownQueries[canonical] ?? sent())) {
    const value = given.get(name);
    if (value !== null && values.includes(value)) query.set(name, value);
  }
  return query.size > 0 ? `?${query}` : '';
}
