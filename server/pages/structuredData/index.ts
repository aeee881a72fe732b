import type { Thing, WebSite, WithContext } from 'schema-dts';
import { careers } from '../../../shared/content/careers';
import { roomPages } from '../../../shared/content/room-pages/all';
import { type PagePath, pages, type RoomPath, roomPath } from '../../../shared/routes';
import { site } from '../../../shared/site';
import { indexedPaths } from '../seo';
import { hotelData } from './hotel';
import { jobData } from './job';
import { questionsData } from './questions';
import { roomData } from './room';
import { trailData } from './trail';

type Data = WithContext<Thing>;

/** By canonical path, what pages say about their subjects. */
const subjectsOf = (siteUrl: string): ReadonlyMap<PagePath | RoomPath, readonly Data[]> =>
  new Map<PagePath | RoomPath, readonly Data[]>([
    [pages.home.path, [hotelData(siteUrl), siteData(siteUrl)]],
    [pages.contact.path, [questionsData]],
    [pages.careers.path, careers.positions.jobs.map((job) => jobData(siteUrl, job))],
    ...Object.values(roomPages).map((page) => [roomPath(page.room.slug), [roomData(siteUrl, page)]] as const),
  ]);

/** By which name search results call the site. */
const siteData = (siteUrl: string): WithContext<WebSite> => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: site.brand,
  alternateName: site.fullName,
  url: `${siteUrl}/`,
});

/** The text of a data block in HTML, which a '<' could end. */
const blockText = (data: Data): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/**
 * The JSON-LD blocks of every page that may be indexed, by canonical path: what the page says in words, for search
 * and travel engines. They are the server's alone, so that no browser fetches what makes them. SPEC 3; DESIGN 4.
 */
export function structuredData(siteUrl: string): ReadonlyMap<string, readonly string[]> {
  const subjects = subjectsOf(siteUrl);
  return new Map(
    indexedPaths.map((path) => {
      const trail = path === pages.home.path ? [] : [trailData(siteUrl, path)];
      return [path, [...(subjects.get(path) ?? []), ...trail].map(blockText)];
    }),
  );
}
