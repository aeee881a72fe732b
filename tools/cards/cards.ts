import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import puppeteer from 'puppeteer';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { type FontRecord, fontRecordFile } from '../../server/content/fontRecord';
import { loadHotel } from '../../server/content/load';
import { hotelStyles } from '../../server/pages/hotelStyles';
import type { Content } from '../../shared/content/compile';
import { hotelLinks } from '../../shared/hotelLinks';
import { createSiteData } from '../../shared/siteData';
import { cardHeight, cardWidth } from '../../shared/socialCard';
import { chromium } from '../harness/chromium';
import { masterOf } from '../media/single';
import { Card } from './Card';
import { cardsFolder, fingerprint, isStale, plannedCards, withComment } from './plan';

/** JPEG qualities to try, in this order. */
const qualities = [80, 74, 68, 60];
const byteLimit = 118_000;

/** The cards' styles, with the font files inlined. */
function stylesOf(root: string, content: Content): string {
  const fonts = JSON.parse(readFileSync(path.join(root, fontRecordFile), 'utf8')) as FontRecord;
  const faces = fonts.faces.map((face) => {
    const file = readFileSync(path.join(root, 'public', face.url));
    return { ...face, url: `data:font/woff2;base64,${file.toString('base64')}` };
  });
  const pictures = plannedCards(content).map(({ picture }) => picture);
  return [
    hotelStyles({ brand: content.brand, pictures }, { ...fonts, faces }),
    ...[
      'client/styles/tokens.css',
      'client/components/Wordmark/Wordmark.css',
      'client/components/Supergraphic/Supergraphic.css',
      'tools/cards/card.css',
    ].map((file) => readFileSync(file, 'utf8')),
  ].join('\n');
}

/** Page data includes these settings, but cards show none of them. */
const settings = { siteUrl: '', deliverLocalForms: false, asksAges: false, hasNights: false };

/** Encodes a screenshot as JPEG, at the best quality within the size limit. */
async function encode(screenshot: Uint8Array): Promise<Buffer> {
  for (const quality of qualities) {
    const jpeg = await sharp(screenshot).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= byteLimit) return jpeg;
  }
  throw new Error(`cannot compress the card to ${byteLimit} bytes`);
}

/** A picture's master as a data URL. */
function sourceOf(root: string, name: string): string {
  const file = masterOf(root, name);
  if (!file) throw new Error(`media/ has no picture ${name}`);
  const type = path.extname(file) === '.png' ? 'png' : 'jpeg';
  return `data:image/${type};base64,${readFileSync(file).toString('base64')}`;
}

/**
 * Makes a social card for every page, as a screenshot of HTML. Skips cards if text, picture and design are unchanged.
 * @param root the hotel's folder, which must have its renditions and fonts
 * @returns the file names of all cards
 */
export async function makeCards(root: string): Promise<string[]> {
  const { content, wordmark } = await loadHotel(root);
  const folder = path.join(root, cardsFolder);
  mkdirSync(folder, { recursive: true });
  const cards = plannedCards(content);
  const stale = cards.filter((card) => isStale(root, card));
  if (stale.length > 0) {
    const styles = stylesOf(root, content);
    const site = createSiteData({ content, links: hotelLinks(content.hotel), wordmark, settings });
    const browser = await puppeteer.launch({ executablePath: chromium(), args: ['--no-sandbox'] });
    try {
      const page = await browser.newPage();
      await page.setViewport({ width: cardWidth, height: cardHeight });
      for (const card of stale) {
        const source = sourceOf(root, card.picture.name);
        await page.setContent(renderToStaticMarkup(createElement(Card, { card, site, source, styles })));
        await page.evaluate('document.fonts.ready');
        const jpeg = await encode(await page.screenshot({ type: 'png' }));
        writeFileSync(path.join(folder, card.file), withComment(jpeg, fingerprint(root, card)));
        console.log(`${card.file}: ${(jpeg.length / 1000).toFixed(0)} KB`);
      }
    } finally {
      await browser.close();
    }
  }
  const bytes = cards.reduce((sum, { file }) => sum + statSync(path.join(folder, file)).size, 0);
  console.log(
    `${cardsFolder}: ${cards.length} cards, ${stale.length} updated, ${(bytes / 1e6).toFixed(1)} MB`,
  );
  return cards.map(({ file }) => file);
}
