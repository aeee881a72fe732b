/**
 * `npm run screenshots`: the pictures in docs/screenshots. Serves the built site, takes the first two screens of every page on
 * a phone and on a desktop, and arranges them on one sheet each.
 */

import { mkdirSync } from 'node:fs';
import puppeteer, { type Page, type Viewport } from 'puppeteer';
import sharp from 'sharp';
import { addresses } from '../../shared/addresses';
import { roomPath } from '../../shared/room';
import { chromium } from '../../tools/harness/chromium';
import { startSite } from '../../tools/harness/serverProcess';

const folder = 'docs/screenshots';
const paths = [...addresses.map(({ path }) => path), '/not-found'];

interface Sheet {
  viewport: Viewport;
  /** Width in px of a page on the sheet, and the number of columns. */
  tile: number;
  columns: number;
}

const sheets: readonly Sheet[] = [
  { viewport: { width: 1440, height: 900 }, tile: 380, columns: 5 },
  { viewport: { width: 390, height: 844, isMobile: true, hasTouch: true }, tile: 200, columns: 9 },
];

/** The two screenshots in the README. */
const covers = [
  { path: '/', width: 1440, file: 'home-1440.jpg' },
  { path: roomPath('swamis-peak-suite'), width: 390, file: 'room-390.jpg' },
];

/** Hides floating elements and the embedded map. */
const atRest = '.footer__cookies, .booking-bar { display: none !important } iframe { visibility: hidden }';

const goTo = (page: Page, top: number) =>
  page.evaluate(async (y) => {
    scrollTo({ top: y, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, top);

/** A page's first two screens, taken separately: a taller window would stretch elements sized by its height. */
async function firstScreens(page: Page, url: string, height: number): Promise<[Buffer, Buffer]> {
  await page.goto(url, { waitUntil: 'load' });
  await page.addStyleTag({ content: atRest }); // Bypasses the page's content policy.
  await goTo(page, height);
  await page.waitForNetworkIdle({ idleTime: 400, timeout: 30_000 });
  await goTo(page, 0);
  await page.waitForFunction(() => !document.querySelector('.header--scrolled'));
  await goTo(page, 0);
  const first = await page.screenshot();
  await page.addStyleTag({ content: '.header { display: none !important }' });
  await goTo(page, height);
  const second = await page.screenshot();
  return [Buffer.from(first), Buffer.from(second)];
}

/** Joins two screens vertically. */
const joined = ([first, second]: [Buffer, Buffer], { width, height }: Viewport) =>
  sharp({ create: { width, height: 2 * height, channels: 3, background: 'white' } })
    .composite([
      { input: first, left: 0, top: 0 },
      { input: second, left: 0, top: height },
    ])
    .png({ compressionLevel: 1 })
    .toBuffer();

/** A sheet as HTML: each page with its address below. */
const sheetHtml = (tiles: readonly { path: string; jpeg: Buffer }[], { tile, columns }: Sheet) => `
  <style>
    body { margin: 0; padding: 24px; width: max-content; background: #f6ecdb; font: 14px sans-serif; color: #10233b }
    main { display: grid; grid-template-columns: repeat(${columns}, ${tile}px); gap: 20px }
    figure { margin: 0 } img { display: block; width: 100% } figcaption { margin-top: 6px; overflow-wrap: anywhere }
  </style>
  <main>${tiles
    .map(
      ({ path, jpeg }) =>
        `<figure><img src="data:image/jpeg;base64,${jpeg.toString('base64')}"><figcaption>${path}</figcaption></figure>`,
    )
    .join('')}</main>`;

mkdirSync(folder, { recursive: true });
const site = await startSite();
const browser = await puppeteer.launch({ executablePath: await chromium(), args: ['--no-sandbox'] });
try {
  for (const sheet of sheets) {
    const { width } = sheet.viewport;
    const page = await browser.newPage();
    await page.setBypassCSP(true);
    await page.setViewport(sheet.viewport);
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await page.evaluateOnNewDocument(() => localStorage.setItem('cookieConsent', 'denied'));
    const tiles: { path: string; jpeg: Buffer }[] = [];
    for (const path of paths) {
      const screens = await firstScreens(page, site.url + path, sheet.viewport.height);
      const both = sharp(await joined(screens, sheet.viewport));
      tiles.push({ path, jpeg: await both.resize({ width: sheet.tile }).jpeg({ quality: 90 }).toBuffer() });
      const cover = covers.find((each) => each.path === path && each.width === width);
      if (cover)
        await sharp(screens[0]).jpeg({ quality: 78, mozjpeg: true }).toFile(`${folder}/${cover.file}`);
    }
    await page.close();
    const table = await browser.newPage();
    await table.setViewport({ width: sheet.columns * (sheet.tile + 20) + 28, height: 800 });
    await table.setContent(sheetHtml(tiles, sheet));
    const file = `${folder}/pages-${width}.webp`;
    const { size } = await sharp(await table.screenshot({ fullPage: true }))
      .webp({ quality: 68, effort: 6 })
      .toFile(file);
    await table.close();
    console.log(`${file}: ${tiles.length} pages, ${(size / 1000).toFixed(0)} KB`);
  }
} finally {
  await browser.close();
  await site.end('SIGTERM');
}
