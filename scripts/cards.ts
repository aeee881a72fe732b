/**
 * The second half of `npm run media`: takes a screenshot of an HTML page as the social card of every page. Skips cards whose
 * texts, picture and design are unchanged.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import puppeteer from 'puppeteer';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { brand } from '../generated/content/brand';
import { cardHeight, cardWidth } from '../shared/card';
import { fontsFolder, writeFonts } from '../tools/build/fonts';
import { Card } from '../tools/cards/Card';
import { fingerprint, cardsFolder as folder, isStale, plannedCards, withComment } from '../tools/cards/plan';
import { readContent } from '../tools/content/read';
import { chromium } from '../tools/harness/chromium';

/** JPEG qualities to try, in this order. */
const qualities = [80, 74, 68, 60];
const byteLimit = 118_000;

const base64 = (file: string) => readFileSync(file).toString('base64');

/** The rules of `npm run build` for the typefaces, with the files inside them. */
async function faces(): Promise<string> {
  await writeFonts(brand);
  return readFileSync(`${fontsFolder}/faces.css`, 'utf8').replace(/url\("([^"]+)"\)/g, (_, file: string) => {
    const source = file.startsWith('./') ? `${fontsFolder}/${file}` : `node_modules/${file}`;
    return `url(data:font/woff2;base64,${base64(source)})`;
  });
}

const styles = [
  await faces(),
  ...[
    'generated/brand.css',
    'client/styles/tokens.css',
    'generated/pictures.css',
    'client/components/Wordmark/Wordmark.css',
    'client/components/Supergraphic/Supergraphic.css',
    'tools/cards/card.css',
  ].map((file) => readFileSync(file, 'utf8')),
].join('\n');

/** The JPEG of a screenshot, in the best quality within the size limit. */
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
      writeFileSync(`${folder}/${card.file}`, withComment(jpeg, fingerprint(card)));
      console.log(`${card.file}: ${(jpeg.length / 1000).toFixed(0)} KB`);
    }
  } finally {
    await browser.close();
  }
}
const files = new Set(cards.map(({ file }) => file));
for (const file of readdirSync(folder)) if (!files.has(file)) rmSync(`${folder}/${file}`);
const bytes = cards.reduce((sum, { file }) => sum + statSync(`${folder}/${file}`).size, 0);
console.log(`${folder}: ${cards.length} cards, ${stale.length} made again, ${(bytes / 1e6).toFixed(1)} MB`);
