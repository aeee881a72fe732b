import type { Thing, WebSite, WithContext } from 'schema-dts';
import { roomPages } from '../../../generated/content/roomPages/all';
import { addresses, indexedPaths, type PageAddress } from '../../../shared/addresses';
import { matchPage } from '../../../shared/matchPage';
import { pageRow, pages, type StructuredData } from '../../../shared/pages';
import { site } from '../../../shared/site';
import { breadcrumbData } from './breadcrumbs';
import { contactData, hotelData } from './hotel';
import { questionsData } from './questions';
import { roomListData } from './roomList';
import { roomPageData } from './roomPage';

type Data = WithContext<Thing>;

/** How each kind of data that shared/pages.ts names is made for one address. */
const makers: Record<StructuredData, (siteUrl: string, path: string) => readonly Data[]> = {
  hotel: (siteUrl) => [hotelData(siteUrl)],
  contact: (siteUrl) => [contactData(siteUrl)],
  rooms: (siteUrl) => [roomListData(siteUrl)],
  website: (siteUrl) => [websiteData(siteUrl)],
  questions: () => [questionsData],
  room: (siteUrl, path) => {
    const page = roomPages[matchPage(path).params.slug ?? ''];
    return page ? [roomPageData(siteUrl, page)] : [];
  },
};

/** By which name search results call the site. */
const websiteData = (siteUrl: string): WithContext<WebSite> => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: site.brand,
  alternateName: site.fullName,
  url: `${siteUrl}/`,
});

function dataOf(siteUrl: string, address: PageAddress): readonly Data[] {
  const { path, name } = address;
  const kinds = pageRow(name).structuredData ?? [];
  const breadcrumbs = path === pages.home.path ? [] : [breadcrumbData(siteUrl, address)];
  return [...kinds.flatMap((kind) => makers[kind](siteUrl, path)), ...breadcrumbs];
}

/** The text of a data block in HTML, which a '<' could end. */
const blockText = (data: Data): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/**
 * The JSON-LD blocks of every page that may be indexed, by canonical path: what the page says in words, for search
 * and travel engines. They are the server's alone, so that no browser fetches what makes them.
 * docs/behavior.md#structured-data
 */
export function structuredData(siteUrl: string): ReadonlyMap<string, readonly string[]> {
  const indexed = addresses.filter(({ path }) => indexedPaths.includes(path));
  return new Map(indexed.map((address) => [address.path, dataOf(siteUrl, address).map(blockText)]));
}
