import type { Thing, WebSite, WithContext } from 'schema-dts';
import { roomPages } from '../../../generated/content/roomPages/all';
import { addresses, indexedPaths, type PageAddress } from '../../../shared/addresses';
import { matchPage } from '../../../shared/matchPage';
import { offers } from '../../../shared/offers';
import { pageRow, pages, type StructuredData } from '../../../shared/pages';
import { site } from '../../../shared/site';
import { breadcrumbData } from './breadcrumbs';
import { contactData, hotelData } from './hotel';
import { codeOfferData } from './offer';
import { questionsData } from './questions';
import { roomListData } from './roomList';
import { roomPageData } from './roomPage';
import { venueData } from './venue';

type Data = WithContext<Thing>;

/** Makers of the kinds of data that shared/pages.ts names. */
const makers: Record<StructuredData, (siteUrl: string, path: string) => readonly Data[]> = {
  hotel: (siteUrl) => [hotelData(siteUrl)],
  contact: (siteUrl) => [contactData(siteUrl)],
  rooms: (siteUrl) => [roomListData(siteUrl)],
  website: (siteUrl) => [websiteData(siteUrl)],
  questions: () => [questionsData],
  venue: (siteUrl) => [venueData(siteUrl)],
  room: (siteUrl, path) => {
    const page = roomPages[matchPage(path).params.slug ?? ''];
    return page ? [roomPageData(siteUrl, page)] : [];
  },
  offer: (siteUrl, path) =>
    offers
      .filter(({ id }) => id === matchPage(path).params.slug)
      .flatMap((offer) => codeOfferData(siteUrl, offer) ?? []),
};

/** The site's name in search results. */
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

/** JSON for a data block in HTML, with '<' escaped. */
const blockText = (data: Data): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/**
 * The JSON-LD blocks of every indexed page, by canonical path. Server only, so that the code is not in the browser's bundle.
 * docs/behavior.md#structured-data
 */
export function structuredData(siteUrl: string): ReadonlyMap<string, readonly string[]> {
  const indexed = addresses.filter(({ path }) => indexedPaths.includes(path));
  return new Map(indexed.map((address) => [address.path, dataOf(siteUrl, address).map(blockText)]));
}
