import puppeteer, { type Browser, type Page } from 'puppeteer';
import { rooms } from '../../generated/content/rooms';
import { roomPath } from '../../shared/room';
import { chromium } from '../../tools/harness/chromium';
import { startBuilt, untilReady } from './servers';
import { heading, median, progress, ratio, row } from './table';

/** Lighthouse's slow 4G, as real throttling: bytes per second, ms. */
const slow4G = { download: (1.6 * 1024 * 1024) / 8, upload: (750 * 1024) / 8, latency: 150 };
const phone = { width: 390, height: 844, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
/** CPU slowdown factors: a mid-range phone, and this machine. */
const slowdowns = [4, 1];

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

/** Opens a room by URL; then opens Rooms, taps the card, goes back, forward, and back after a reload. */
async function walk(page: Page, site: string, path: string) {
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
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
  await wait(shortWhile);
  await page.reload({ waitUntil: 'load' });
  await wait(readingTime);
  const backAfterReload = await shown(page, { path: roomsPath, top }, 'back');
  return { load, tap, back, forward, backAfterReload };
}

async function walkInNewPage(browser: Browser, slowdown: number, site: string, path: string) {
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

/** Medians over all rooms, each with an empty browser cache. */
export async function measureTaps(): Promise<void> {
  const site = await startBuilt();
  await untilReady(site.url);
  const browser = await puppeteer.launch({ executablePath: await chromium(), args: ['--no-sandbox'] });
  try {
    for (const slowdown of slowdowns) {
      const all: Awaited<ReturnType<typeof walk>>[] = [];
      for (const [n, { slug }] of rooms.entries()) {
        progress(`taps, ${slowdown} times slower: room ${n + 1} of ${rooms.length}`);
        all.push(await walkInNewPage(browser, slowdown, site.url, roomPath(slug)));
      }
      heading(
        `A phone on slow 4G, this machine’s speed by ${slowdown}; medians over the rooms, to opening a room as a page`,
      );
      row('', 'ratio', 'ms');
      const load = median(all.map((times) => times.load));
      const names = {
        load: 'the room opened as a page',
        tap: 'from a tap on its card to its picture (aim 150 ms)',
        back: 'back to Rooms, where the guest was (aim 100 ms)',
        forward: 'forward to the room (aim 100 ms)',
        backAfterReload: 'back, as the first step after a reload',
      } as const;
      for (const [name, text] of Object.entries(names)) {
        const time = median(all.map((times) => times[name as keyof typeof names]));
        row(text, ratio(time, load), Math.round(time));
      }
    }
  } finally {
    await browser.close();
    await site.end('SIGTERM');
  }
}
