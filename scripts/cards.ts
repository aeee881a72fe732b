/**
 * The second half of `npm run media`: a social card for every page, laid out in HTML with the site's own type and bands and
 * photographed by a browser. Makes those alone whose words, picture or design have changed.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import puppeteer from 'puppeteer';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { cardHeight, cardWidth } from '../shared/card';
import { Card } from '../tools/cards/Card';
import { type CardPlan, fingerprint, plannedCards } from '../tools/cards/plan';
import { readContent } from '../tools/content/read';
import { chromium } from '../tools/harness/chromium';

const folder = 'public/cards';
const record = 'tools/cards/made.json';

/** JPEG quality, from the best down to what keeps a card under the limit. */
const qualities = [80, 74, 68, 60];
const byteLimit = 118_000;

const base64 = (file: string) => readFileSync(file).toString('base64');

const fontFace = (family: string, weight: string, file: string) =>
  `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/woff2;base64,${base64(`node_modules/${file}`)})}`;

const styles = [
  fontFace('Young Serif', '400', '@fontsource/young-serif/files/young-serif-latin-400-normal.woff2'),
  fontFace('Figtree', '300 900', '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
  ...[
    'client/styles/tokens.css',
    'client/styles/pictures.css',
    'client/components/Wordmark/Wordmark.css',
    'client/components/Supergraphic/Supergraphic.css',
    'tools/cards/card.css',
  ].map((file) => readFileSync(file, 'utf8')),
].join('\n');

const made: Record<string, string> = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {};
const isStale = (card: CardPlan) =>
  made[card.file] !== fingerprint(card) || !existsSync(`${folder}/${card.file}`);

/** The JPEG of a screenshot, in the best quality that the limit allows. */
async function encode(screenshot: Uint8Array): Promise<Buffer> {
  for (const quality of qualities) {
    const jpeg = await sharp(screenshot).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= byteLimit) return jpeg;
  }
  throw new Error(`no quality keeps the card under ${byteLimit} bytes`);
}

const cards = plannedCards(readContent());
mkdirSync(folder, { recursive: true });
const stale = cards.filter(isStale);
if (stale.length > 0) {
  const browser = await puppeteer.launch({ executablePath: await chromium(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.setViewport({ width: cardWidth, height: cardHeight });
    for (const card of stale) {
      const source = `data:image/jpeg;base64,${base64(`media/${card.picture.name}.jpg`)}`;
      await page.setContent(renderToStaticMarkup(createElement(Card, { card, source, styles })));
      await page.evaluate(() => document.fonts.ready);
      const jpeg = await encode(await page.screenshot({ type: 'png' }));
      writeFileSync(`${folder}/${card.file}`, jpeg);
      console.log(`${card.file}: ${(jpeg.length / 1000).toFixed(0)} KB`);
    }
  } finally {
    await browser.close();
  }
}
const files = new Set(cards.map(({ file }) => file));
for (const file of readdirSync(folder)) if (!files.has(file)) rmSync(`${folder}/${file}`);
writeFileSync(
  record,
  `${JSON.stringify(Object.fromEntries(cards.map((card) => [card.file, fingerprint(card)])), null, 2)}\n`,
);
const bytes = cards.reduce((sum, { file }) => sum + statSync(`${folder}/${file}`).size, 0);
console.log(`${folder}: ${cards.length} cards, ${stale.length} made anew, ${(bytes / 1e6).toFixed(1)} MB`);
