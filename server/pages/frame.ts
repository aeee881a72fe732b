import { type FormResult, formResultBlock } from '../../client/forms/formResult';
import { type Settings, settingsAttributes } from '../../client/settings';
import { brand } from '../../generated/content/brand';
import { site } from '../../shared/site';
import { fontPreloads, inlineStyles } from './inlineStyles';
import type { Manifest } from './manifest';

/** The document around the site's HTML. */
export interface Frame {
  manifest: Pick<Manifest, 'entry' | 'shellStyles'>;
  /** Scripts that the entry script loads after the first paint, in this order. */
  scripts: readonly string[];
  settings: Settings;
  /** JSON-LD with '<' escaped. */
  structuredData?: readonly string[] | undefined;
  answer?: FormResult | undefined;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const attributes = (values: Record<string, string | number | boolean | undefined>) =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('');

/**
 * The beginning of the document. React continues with the page's own head tags (title, sheet, preloads), then the `<div>`
 * of the site, at which the parser closes <head> and opens <body>: HTML allows omitting those tags.
 */
export const frameStart = ({ manifest: { entry, shellStyles }, scripts, settings }: Frame) =>
  [
    `<!DOCTYPE html><html lang="${site.locale.language}"${attributes(settingsAttributes(settings))}><head>`,
    '<meta charset="utf-8"/>',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"/>',
    ...fontPreloads.map(
      (href) => `<link rel="preload" href="${href}" as="font" crossorigin="" type="font/woff2"/>`,
    ),
    // React inserts the sheets of later pages after it.
    `<link rel="stylesheet" href="${shellStyles}" data-precedence="default"/>`,
    // After the sheet, which declares the order of layers.
    `<style>${inlineStyles}</style>`,
    // Phones would make links of numbers in texts; ours are links already.
    '<meta name="format-detection" content="telephone=no, date=no, address=no, email=no"/>',
    `<meta name="theme-color" content="${brand.colors.ink.hex}"/>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"/>',
    '<link rel="icon" href="/favicon.ico" sizes="32x32"/>',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>',
    '<link rel="manifest" href="/site.webmanifest"/>',
    `<meta name="scripts" content="${scripts.join(' ')}"/>`,
    // Deferred, not async: Chrome's autofill forces a layout once the document is parsed, which needs the styles.
    `<script type="module" src="${entry}"></script>`,
  ].join('');

/** The end of the document: data blocks, which the content policy allows. */
export const frameEnd = ({ structuredData = [], answer }: Frame) =>
  [
    ...structuredData.map((json) => `<script type="application/ld+json">${json}</script>`),
    answer ? formResultBlock(answer) : '',
    '</body></html>',
  ].join('');
