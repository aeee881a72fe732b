import type { Thing, WebSite } from 'schema-dts';
import { matchPage } from '../../../shared/matchPage';
import { pageRow, pages, type StructuredData } from '../../../shared/pages';
import type { PageAddress } from '../../content/addresses';
import { breadcrumbData } from './breadcrumbs';
import { contactData, hotelData } from './hotel';
import { codeOfferData } from './offer';
import { questionsData } from './questions';
import { roomPageData } from './roomPage';
import { roomListData } from './rooms';
import type { DataSource } from './source';
import { venueData } from './venue';

/** Functions that create the kinds of data listed in shared/pages.ts. */
const makers: Record<StructuredData, (source: DataSource, path: string) => readonly Thing[]> = {
  hotel: (source) => [hotelData(source)],
  contact: (source) => [contactData(source)],
  rooms: (source) => [roomListData(source)],
  website: (source) => [websiteData(source)],
  questions: (source) => [questionsData(source)],
  venue: (source) => [venueData(source)],
  room: (source, path) => {
    const page = source.content.roomPages[matchPage(path).params.slug ?? ''];
    return page ? [roomPageData(source, page)] : [];
  },
  offer: (source, path) =>
    source.content.offers
      .filter(({ id }) => id === matchPage(path).params.slug)
      .map((offer) => codeOfferData(source, offer)),
};

/** The site's name in search results. */
const websiteData = ({ siteUrl, content: { hotel } }: DataSource): WebSite => ({
  '@type': 'WebSite',
  name: hotel.brand,
  alternateName: hotel.fullName,
  url: `${siteUrl}/`,
});

function dataOf(source: DataSource, address: PageAddress): readonly Thing[] {
  const { path, name } = address;
  const kinds = pageRow(name).structuredData ?? [];
  const breadcrumbs = path === pages.home.path ? [] : [breadcrumbData(source, address)];
  return [...kinds.flatMap((kind) => makers[kind](source, path)), ...breadcrumbs];
}

/** Formats a data block for HTML, with '<' escaped. */
function blockOf(data: Thing): string {
  const json = JSON.stringify(Object.assign({ '@context': 'https://schema.org' }, data));
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}

/**
 * The JSON-LD blocks of each indexed page, keyed by canonical path. Server only, to keep the code out of the browser's
 * bundle. The blocks contain only information from the page: no ratings, since testimonials are samples, and no
 * JobPosting, for which Google requires a page per job and a way to apply.
 */
export const structuredData = (source: DataSource): ReadonlyMap<string, string> =>
  new Map(
    source.addresses
      .filter(({ name }) => pageRow(name).indexed)
      .map((address) => [address.path, dataOf(source, address).map(blockOf).join('')]),
  );
