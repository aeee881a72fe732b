/** `npm run screenshots`: the pictures of the README. Serves the built site and takes the first screen of two pages. */

import { mkdirSync } from 'node:fs';
import puppeteer from 'puppeteer';
import sharp from 'sharp';
import { roomPath } from '../shared/room';
import { chromium } from '../tools/harness/chromium';
import { startSite } from '../tools/harness/serverProcess';

const folder = 'docs/screenshots';

const pictures = [
  { file: 'home-1440.jpg', path: '/', viewport: { width: 1440, height: 900 } },
  {
    file: 'room-390.jpg',
    path: roomPath('swamis-peak-suite'),
    viewport: { width: 390, height: 844, isMobile: true, hasTouch: true },
  },
];

/** Hides floating elements. */
const atRest = '.footer__cookies, .booking-bar { display: none !important }';

mkdirSync(folder, { recursive: true });
const site = await startSite();
const browser = await puppeteer.launch({ executablePath: await chromium(), args: ['--no-sandbox'] });
try {
  for (const { file, path, viewport } of pictures) {
    const page = await browser.newPage();
    await page.setBypassCSP(true);
    await page.setViewport(viewport);
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await page.evaluateOnNewDocument(() => localStorage.setItem('cookieConsent', 'denied'));
    await page.goto(site.url + path, { waitUntil: 'networkidle2' });
    await page.addStyleTag({ content: atRest });
    await sharp(await page.screenshot())
      .jpeg({ quality: 78, mozjpeg: true })
      .toFile(`${folder}/${file}`);
    console.log(`${folder}/${file}`);
    await page.close();
  }
} finally {
  await browser.close();
  await site.end('SIGTERM');
}
