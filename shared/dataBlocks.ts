/**
 * The data of a page and of the site in a document: two blocks of JSON after the page's HTML. Trusted Types forbid the
 * browser to parse another document's HTML, so the page's block is cut out of its text.
 */
import type { LoadedData } from './pageData';
import type { SiteData } from './siteData';

/** The ids of the blocks. */
export const pageId = 'page-data';
export const siteId = 'site-data';

const startOf = (id: string) => `<script type="application/json" id="${id}">`;

/** '<' in a text could end the block. */
const blockOf = (id: string, value: unknown): string =>
  `${startOf(id)}${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

/** The block of a page's own data. */
export const pageBlock = (page: LoadedData): string => blockOf(pageId, page);

/** The block of what all pages share. */
export const siteBlock = (site: SiteData): string => blockOf(siteId, site);

/** The page's data in the text of a document; undefined in any other text. */
export function pageDataIn(html: string): LoadedData | undefined {
  const start = html.indexOf(startOf(pageId));
  if (start < 0) return undefined;
  const from = start + startOf(pageId).length;
  return JSON.parse(html.slice(from, html.indexOf('</script>', from)));
}
