/**
 * `npm run bench`: times changes of page on a slow phone, which takes a quarter of an hour. Compare ratios of figures from one
 * run: absolute times depend on the machine.
 */
import { existsSync } from 'node:fs';
import puppeteer, { type Browser, type Page } from 'puppeteer';
import { rooms } from '../generated/content/rooms';
import { roomPath } from '../shared/room';
import { chromium } from '../tools/harness/chromium';
import { startSite } from '../tools/harness/serverProcess';

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Lighthouse's slow 4G, as real throttling: bytes per second, ms. */
const slow4G = { download: (1.6 * 1024 * 1024) / 8, upload: (750 * 1024) / 8, latency: 150 };
const phone = { width: 390, height: 844, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
/** CPU slowdown factor of a mid-range phone. */
const slowdown = 4;

/** Pauses before the first step on a page and before further ones, in ms. */
const readingTime = 2500;
const shortWhile = 700;

const roomsPath = '/rooms-suites';

type Step = 'tap' | 'back' | 'forward';

/**
 * Takes a step, or waits for the document to load.
 * @returns the ms until the first frame that shows the wanted page with its first picture, at the wanted scroll position
 */
const shown = (page: Page, wanted: { path: string; top?: number }, step?: Step) =>
  page.evaluate(
    async (taken, { path, top }) => {
      const started = taken ? performance.now() : 0;
      if (taken === 'tap') document.querySelector<HTMLElement>(`main a[href="${path}"]`)?.click();
      else if (taken) history[taken]();
      for (;;) {
        await new Promise(requestAnimationFrame);
        const canonical =
          document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href;
        const picture = document.querySelector<HTMLImageElement>('main img[fetchpriority=high]');
        const hasPicture = picture?.complete && picture.naturalWidth > 0;
        const isPlaced = top === undefined || Math.abs(scrollY - top) <= 2;
        if (new URL(canonical).pathname === path && hasPicture && isPlaced)
          return performance.now() - started;
      }
    },
    step,
    wanted,
  );

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Opens a room by URL; then opens Rooms, taps the card, goes back, forward, and back after a reload. */
async function walk(page: Page, site: string, path: string) {
  await page.goto(site + roomsPath, { waitUntil: 'load' });
  await page.goto(site + path, { waitUntil: 'domcontentloaded' });
  const load = await shown(page, { path });
  await page.goto(site + roomsPath, { waitUntil: 'load' });
  await wait(readingTime);
  const top = await page.evaluate((href) => {
    const card = document.querySelector(`main a[href="${href}"]`);
    card?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return scrollY;
  }, path);
  await wait(readingTime);
  const tap = await shown(page, { path }, 'tap');
  await wait(shortWhile);
  const back = await shown(page, { path: roomsPath, top }, 'back');
  await wait(shortWhile);
  const forward = await shown(page, { path, top: 0 }, 'forward');
  return { load, tap, back, forward };
}

async function walkInNewPage(browser: Browser, site: string, path: string) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(phone);
  await page.emulateNetworkConditions(slow4G);
  await page.emulateCPUThrottling(slowdown);
  await page.evaluateOnNewDocument(() => localStorage.setItem('cookieConsent', 'denied'));
  const times = await walk(page, site, path);
  await context.close();
  return times;
}

// Medians over all rooms, each with an empty browser cache.
if (!existsSync('dist/manifest.json')) throw new Error('The site is not built: run npm run build');
const site = await startSite({ RATE_LIMIT_MAX: '1000000' });
while (!(await fetch(`${site.url}/readyz`)).ok) await wait(10);
const browser = await puppeteer.launch({ executablePath: await chromium(), args: ['--no-sandbox'] });
try {
  const all: Awaited<ReturnType<typeof walk>>[] = [];
  for (const { slug } of rooms) all.push(await walkInNewPage(browser, site.url, roomPath(slug)));
  console.log(
    `\nA phone on slow 4G, ${slowdown} times slower; medians over the rooms, to opening a room as a page`,
  );
  const names = {
    load: 'the room opened as a page',
    tap: 'from a tap on its card to its picture (aim 150 ms)',
    back: 'back to Rooms, where the guest was (aim 100 ms)',
    forward: 'forward to the room (aim 100 ms)',
  } as const;
  const ms = (name: keyof typeof names) => Math.round(median(all.map((times) => times[name])));
  for (const name of ['load', 'tap', 'back', 'forward'] as const)
    console.log(names[name].padEnd(56), ms(name), (ms(name) / ms('load')).toFixed(2));
} finally {
  await browser.close();
  await site.end('SIGTERM');
}
