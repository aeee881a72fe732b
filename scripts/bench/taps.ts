import puppeteer, { type Page } from 'puppeteer';
import { addresses } from '../../shared/addresses';
import { pages } from '../../shared/pages';
import { chromium } from '../../tools/chromium';
import { median } from './load';

/** Lighthouse's slow 4G, in ms and bytes a second, on a phone of a quarter of this machine's speed. */
const line = { offline: false, latency: 150, download: (1.6 * 1024 * 1024) / 8, upload: (750 * 1024) / 8 };
const slowdown = 4;

/** How long a guest looks at a card before she taps it, in ms. */
const look = 3000;

/** From the tap on a room's card to its picture, in ms; and from a step back to the list where it was. */
async function tapOn(page: Page, path: string): Promise<{ tap: number; back: number }> {
  await page.evaluate((href) => {
    document
      .querySelector(`.room-card a[href="${href}"]`)
      ?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, path);
  await new Promise((resolve) => setTimeout(resolve, look));
  return page.evaluate(async (href) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const timeTo = async (act: () => void, isThere: () => boolean) => {
      const started = performance.now();
      act();
      while (!isThere()) await frame();
      return performance.now() - started;
    };
    const scroll = scrollY;
    const link = document.querySelector<HTMLAnchorElement>(`.room-card a[href="${href}"]`);
    const tap = await timeTo(
      () => link?.click(),
      () =>
        location.pathname === href &&
        Boolean(document.querySelector<HTMLImageElement>('.room .hero__picture')?.complete),
    );
    const back = await timeTo(
      () => history.back(),
      () => Boolean(document.querySelector('.room-card')) && Math.abs(scrollY - scroll) < 3,
    );
    return { tap, back };
  }, path);
}

/** Medians over all rooms, each tapped on a freshly opened Rooms page. */
export async function taps(url: string, onRoom: (path: string) => void) {
  const browser = await puppeteer.launch({ executablePath: await chromium(), args: ['--no-sandbox'] });
  const measured: { tap: number; back: number }[] = [];
  try {
    for (const { path } of addresses.filter(({ name }) => name === 'room')) {
      onRoom(path);
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({
        width: 390,
        height: 844,
        isMobile: true,
        hasTouch: true,
        deviceScaleFactor: 2,
      });
      // tsx names functions by a helper that a page has not got.
      await page.evaluateOnNewDocument('globalThis.__name = (value) => value');
      await page.emulateNetworkConditions(line);
      await page.emulateCPUThrottling(slowdown);
      await page.goto(url + pages.rooms.path, { waitUntil: 'load' });
      await page.waitForFunction(() => history.scrollRestoration === 'manual');
      measured.push(await tapOn(page, path));
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return { tap: median(measured.map(({ tap }) => tap)), back: median(measured.map(({ back }) => back)) };
}
