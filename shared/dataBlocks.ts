/**
 * The data in a document, as JSON blocks after the page's HTML: the page's, the site's, and the result of a form that was
 * posted without JavaScript. Trusted Types prevent the browser from parsing another document's HTML, so the page's block
 * is extracted from the text.
 */
import type { FormResult } from './forms/formResult';
import type { LoadedData } from './pageData';
import type { SiteData } from './siteData';

/** The ids of the blocks. */
export const pageId = 'site-page';
export const siteId = 'site-data';
export const formResultId = 'site-form-result';

const startOf = (id: string) => `<script type="application/json" id="${id}">`;

/** Escapes '<', since '</script>' in a text would end the block. */
const blockOf = (id: string, value: unknown): string =>
  `${startOf(id)}${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

/** The block with a page's own data. */
export const pageBlock = (page: LoadedData): string => blockOf(pageId, page);

/** The block with the data that all pages share. */
export const siteBlock = (site: SiteData): string => blockOf(siteId, site);

/** The block with a form's result, so that the browser hydrates the same page. */
export const formResultBlock = (result: FormResult): string => blockOf(formResultId, result);

/** Extracts the page's data from a document's HTML; undefined if it has none. */
export function pageDataIn(html: string): LoadedData | undefined {
  const start = html.indexOf(startOf(pageId));
  if (start < 0) return undefined;
  const from = start + startOf(pageId).length;
  return JSON.parse(html.slice(from, html.indexOf('</script>', from)));
}
