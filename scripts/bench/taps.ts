import { readFileSync } from 'node:fs';
import puppeteer, { type Browser, type Page } from 'puppeteer';
import { rooms } from '../../generated/content/rooms';
import { roomPath } from '../../shared/room';
import { chromium } from '../../tools/chromium';
import { median } from './load';

/** A phone of the middle class on slow 4G, as Lighthouse has it, but throttled while it happens: bytes a second, ms. */
const slow4G = { download: (1.6 * 1024 * 1024) / 8, upload: (750 * 1024) / 8, latency: 150 };
const phone = { width: 390, height: 844, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

/** A guest reads so long before each first step on a page, and so long before the next, in ms. */
const readingTime = 2500;
const shortWhile = 700;

const roomsPath = '/rooms-suites';

/** What a step takes from the tap to the first frame that shows what was asked for, in ms. */
export interface TapTimes {
  /** From a card on Rooms to the room's picture. */
  tap: number;
  back: number;
  forward: number;
  /** Back as the first step after a reload. */
  backAfterReload: number;
  /** How long of that <main> was empty. */
  empty: number;
  /** The room's address opened as a whole page, after Rooms. */
  load: number;
}

/** The page that must be shown, and how far down; see watchPage.mjs. */
interface Wanted {
  path: string;
  top?: number;
}

type Watch = {
  step(name: Step, wanted: Wanted): Promise<{ time: number; empty: number }>;
  load(wanted: Wanted): Promise<number>;
};
type Step = 'tap' | 'back' | 'forward';
declare const watch: Watch;

const watchScript = readFileSync('scripts/bench/watchPage.mjs', 'utf8');

async function openPhone(browser: Browser, slowdown: number): Promise<Page> {
  const page = await (await browser.createBrowserContext()).newPage();
  await page.setViewport(phone);
  await page.emulateNetworkConditions(slow4G);
  await page.emulateCPUThrottling(slowdown);
  await page.evaluateOnNewDocument(watchScript);
  await page.evaluateOnNewDocument(() => localStorage.setItem('cookieConsent', 'denied'));
  return page;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Brings the room's card into the middle of the screen. @returns how far down the page is */
const showCard = (page: Page, path: string) =>
  page.evaluate((href) => {
    document
      .querySelector(`main a[href="${href}"]`)
      ?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return scrollY;
  }, path);

const take = (page: Page, step: Step, wanted: Wanted) =>
  page.evaluate((name, target) => watch.step(name, target), step, wanted);

/** A guest reads Rooms, taps a card, goes back, forward, and back again after a reload. */
async function walk(page: Page, site: string, path: string): Promise<Omit<TapTimes, 'load'>> {
  await page.goto(site + roomsPath, { waitUntil: 'load' });
  await pause(readingTime);
  const top = await showCard(page, path);
  await pause(readingTime);
  const tap = await take(page, 'tap', { path });
  await pause(shortWhile);
  const back = await take(page, 'back', { path: roomsPath, top });
  await pause(shortWhile);
  const forward = await take(page, 'forward', { path, top: 0 });
  await pause(shortWhile);
  await page.reload({ waitUntil: 'load' });
  await pause(readingTime);
  const again = await take(page, 'back', { path: roomsPath, top });
  return {
    tap: tap.time,
    back: back.time,
    forward: forward.time,
    backAfterReload: again.time,
    empty: again.empty,
  };
}

/** The room's page opened by its address, before Rooms has fetched anything of it in advance. */
async function load(page: Page, site: string, path: string): Promise<number> {
  await page.goto(site + roomsPath, { waitUntil: 'load' });
  await page.goto(site + path, { waitUntil: 'domcontentloaded' });
  return page.evaluate((target) => watch.load(target), { path });
}

/**
 * Medians over all rooms, each in a browser that knows nothing yet.
 * @param slowdown how many times slower than this machine's the phone's processor is
 */
export async function measureTaps(
  site: string,
  slowdown: number,
  progress: (text: string) => void,
): Promise<TapTimes> {
  const browser = await puppeteer.launch({
    executablePath: await chromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  async function inNewPage<Result>(
    act: (page: Page, site: string, path: string) => Promise<Result>,
    path: string,
  ) {
    const page = await openPhone(browser, slowdown);
    const result = await act(page, site, path);
    await page.browserContext().close();
    return result;
  }
  const all: TapTimes[] = [];
  try {
    for (const [n, { slug }] of rooms.entries()) {
      progress(`taps, ${slowdown} times slower: room ${n + 1} of ${rooms.length}`);
      const path = roomPath(slug);
      all.push({ ...(await inNewPage(walk, path)), load: await inNewPage(load, path) });
    }
  } finally {
    await browser.close();
  }
  const middle = (name: keyof TapTimes) => median(all.map((times) => times[name]));
  return {
    tap: middle('tap'),
    back: middle('back'),
    forward: middle('forward'),
    backAfterReload: middle('backAfterReload'),
    empty: middle('empty'),
    load: middle('load'),
  };
}
