import { formResultBlock, pageBlock } from '../../shared/dataBlocks';
import type { FormResult } from '../../shared/forms/formResult';
import type { LoadedData } from '../../shared/pageData';
import type { Snapshot } from '../content/snapshot';
import type { Manifest } from './manifest';

/** The data for the document around the site's HTML. */
export interface Frame {
  manifest: Pick<Manifest, 'entry' | 'shellStyles' | 'scripts'>;
  snapshot: Pick<Snapshot, 'content' | 'site' | 'siteBlock' | 'structuredData' | 'styles' | 'fonts'>;
  page: LoadedData;
  formResult?: FormResult | undefined;
}

/**
 * The start of the document. React continues with the page's own head tags (title, style sheet, preloads), then the
 * site's `<div>`, where the parser closes <head> and opens <body>: HTML allows omitting those tags.
 */
export const frameStart = ({
  manifest: { entry, shellStyles, scripts },
  snapshot: { content, site, styles, fonts },
  page: { name },
}: Frame) =>
  [
    `<!DOCTYPE html><html lang="${site.hotel.locale.language}"><head>`,
    '<meta charset="utf-8"/>',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"/>',
    ...fonts.map((href) => `<link rel="preload" href="${href}" as="font" crossorigin="" type="font/woff2"/>`),
    // React inserts later pages' style sheets after this one.
    `<link rel="stylesheet" href="${shellStyles}" data-precedence="default"/>`,
    // These styles follow the style sheet, which declares the order of cascade layers.
    `<style>${styles}</style>`,
    // Otherwise phones would turn numbers into links. The hotel's phone numbers are links already.
    '<meta name="format-detection" content="telephone=no, date=no, address=no, email=no"/>',
    `<meta name="theme-color" content="${content.brand.colors.ink.hex}"/>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"/>',
    '<link rel="icon" href="/favicon.ico" sizes="32x32"/>',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>',
    '<link rel="manifest" href="/site.webmanifest"/>',
    `<meta name="scripts" content="${scripts[name].join(' ')}"/>`,
    // Deferred, not async, since Chrome's autofill forces a layout, with styles, as soon as the document is parsed.
    `<script type="module" src="${entry}"></script>`,
  ].join('');

/** The end of the document: data blocks, which the Content Security Policy allows. */
export const frameEnd = ({ snapshot: { siteBlock, structuredData }, page, formResult }: Frame) =>
  [
    pageBlock(page),
    siteBlock,
    structuredData.get(page.path ?? '') ?? '',
    formResult ? formResultBlock(formResult) : '',
    '</body></html>',
  ].join('');
