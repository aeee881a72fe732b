import { type FormResult, formResultBlock } from '../../client/formResult';
import { type Settings, settingsAttributes } from '../../client/settings';
import type { Manifest } from './manifest';

/** What stands around the site in its document. */
export interface Frame {
  manifest: Pick<Manifest, 'entry' | 'shellStyles' | 'fonts'>;
  /** What the first script fetches and runs, in this order, once the first screen is painted. */
  scripts: readonly string[];
  settings: Settings;
  /** JSON-LD for search engines, in which '<' is escaped. */
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
 * The document up to its head's last tags. React writes those, the page's own (title, sheet, preloads), before the
 * `<div>` in which the site is; with the `<div>` the parser closes <head> and opens <body>, whose tags HTML leaves out.
 */
export const frameStart = ({ manifest: { entry, shellStyles, fonts }, scripts, settings }: Frame) =>
  [
    `<!DOCTYPE html><html lang="en-US"${attributes(settingsAttributes(settings))}><head>`,
    '<meta charset="utf-8"/>',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"/>',
    ...fonts.map((href) => `<link rel="preload" href="${href}" as="font" crossorigin="" type="font/woff2"/>`),
    // React puts the sheets of later pages behind it.
    `<link rel="stylesheet" href="${shellStyles}" data-precedence="default"/>`,
    // Phones would make links of numbers inside the text, and ours are links already.
    '<meta name="format-detection" content="telephone=no, date=no, address=no, email=no"/>',
    '<meta name="theme-color" content="#10233b"/>',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"/>',
    '<link rel="icon" href="/favicon.ico" sizes="32x32"/>',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>',
    '<link rel="manifest" href="/site.webmanifest"/>',
    `<meta name="scripts" content="${scripts.join(' ')}"/>`,
    // Deferred, not async: once the document is parsed Chrome lays it out for its autofill, and needs styles then.
    `<script type="module" src="${entry}"></script>`,
  ].join('');

/** The document after the site: data, not scripts, so that the content policy allows them. */
export const frameEnd = ({ structuredData = [], answer }: Frame) =>
  [
    ...structuredData.map((json) => `<script type="application/ld+json">${json}</script>`),
    answer ? formResultBlock(answer) : '',
    '</body></html>',
  ].join('');
