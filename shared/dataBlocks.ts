/**
 * JSON blocks in an HTML document: the page's data, the site's data, and the result of a form that was posted without
 * JavaScript. Trusted Types prevent the browser from parsing another document's HTML, so `pageDataIn` extracts the
 * page's data with string operations.
 */
import type { FormResult } from './forms/formResult';
import type { LoadedData } from './pageData';
import type { SiteData } from './siteData';

/** The HTML ids of the blocks. */
export const pageId = 'site-page';
export const siteId = 'site-data';
export const formResultId = 'site-form-result';

const startOf = (id: string) => `<script type="application/json" id="${id}">`;

/** Formats a JSON block. Escapes '<', since '</script>' in a value would end the block. */
const blockOf = (id: string, value: unknown): string =>
  `${startOf(id)}${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

/** Formats the block with a page's data. */
export const pageBlock = (page: LoadedData): string => blockOf(pageId, page);

/** Formats the block with the data that all pages share. */
export const siteBlock = (site: SiteData): string => blockOf(siteId, site);

/** Formats the block with a form's result, which the browser needs to hydrate the page that the server rendered. */
export const formResultBlock = (result: FormResult): string => blockOf(formResultId, result);

/** Extracts the page's data from a document's HTML; undefined for HTML without page data. */
export function pageDataIn(html: string): LoadedData | undefined {
  const start = html.indexOf(startOf(pageId));
  if (start < 0) return undefined;
  const from = start + startOf(pageId).length;
  return JSON.parse(html.slice(from, html.indexOf('</script>', from)));
}
