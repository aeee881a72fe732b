import type { LoadedData } from '../../shared/pageData';
import type { SiteData } from '../../shared/siteData';

/**
 * The data of a page and of the site in a document: two blocks of JSON after the page's HTML. Trusted Types forbid the
 * browser to parse another document's HTML, so the page's block is cut out of its text.
 */

const pageId = 'page-data';
const siteId = 'site-data';

const startOf = (id: string) => `<script type="application/json" id="${id}">`;

/** '<' in a text could end the block. */
const blockOf = (id: string, value: unknown): string =>
  `${startOf(id)}${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

/** The blocks of a document. */
export const dataBlocks = (page: LoadedData, site: SiteData): string =>
  blockOf(pageId, page) + blockOf(siteId, site);

/** The page's data in the text of a document; undefined in any other text. */
export function pageDataIn(html: string): LoadedData | undefined {
  const start = html.indexOf(startOf(pageId));
  if (start < 0) return undefined;
  const from = start + startOf(pageId).length;
  return JSON.parse(html.slice(from, html.indexOf('</script>', from)));
}

const read = (id: string) => JSON.parse(document.getElementById(id)?.textContent ?? '');

/** The data of the open document. @throws where a block is missing */
export const readData = (): { page: LoadedData; site: SiteData } => ({
  page: read(pageId),
  site: read(siteId),
});
