import { buildSync } from 'esbuild';
import puppeteer, { type Browser, type BrowserContext, type Page, type Viewport } from 'puppeteer';

/** Where `pages-setup` serves the built site. */
export const siteUrl = process.env.TEST_SITE_URL ?? '';

export const phone: Viewport = {
  width: 390,
  height: 844,
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 1,
};
export const desktop: Viewport = { width: 1440, height: 900 };

let browser: Browser | undefined;

/** The browser of this worker. */
async function connect(): Promise<Browser> {
  const endpoints = (process.env.TEST_BROWSERS ?? '').split(' ');
  const worker = Number(process.env.JEST_WORKER_ID ?? 1) - 1;
  browser ??= await puppeteer.connect({
    browserWSEndpoint: endpoints[worker % endpoints.length] ?? '',
    defaultViewport: null,
  });
  return browser;
}

/** Pages that stay open go on moving, and that slows down all others. */
const openedByTest: BrowserContext[] = [];
/** What `beforeAll` opens is shared by several tests. */
const openedByFile: BrowserContext[] = [];
let isInTest = false;

const closeAll = (contexts: BrowserContext[]) =>
  Promise.all(contexts.splice(0).map((context) => context.close()));

beforeEach(() => {
  isInTest = true;
});

afterEach(async () => {
  isInTest = false;
  await closeAll(openedByTest);
});

afterAll(async () => {
  await closeAll(openedByFile);
  await browser?.disconnect();
  browser = undefined;
});

export interface OpenOptions {
  /** Another server of the site than the one that all page tests share. */
  site?: string;
  viewport?: Viewport;
  /** Off: as a guest without JavaScript. */
  javascript?: boolean;
  /** What localStorage holds before the page loads; by default a guest who has declined cookies. */
  storage?: Record<string, string>;
  /** Timers that move only by `tick`. */
  fakeClock?: boolean;
  reducedMotion?: boolean;
  /** Off for a page that is not the site's own. */
  hydrates?: boolean;
  /** Anything to do with the page before it goes to its address. */
  before?: (page: Page) => Promise<void>;
}

export interface OpenPage extends Page {
  /** Console messages and page errors so far, but for those of hosts that do not exist here. */
  consoleMessages: string[];
  /** The site's own requests that failed or were answered with an error. */
  failedRequests: string[];
  /** The other hosts that the page has asked for anything. */
  outsideHosts: Set<string>;
  status: number;
}

/** Opens a page of the site in a context of its own and waits until it is hydrated (with JavaScript). */
export async function open(path: string, options: OpenOptions = {}): Promise<OpenPage> {
  const {
    viewport = desktop,
    javascript = true,
    storage = { cookieConsent: 'denied' },
    fakeClock,
    reducedMotion,
    hydrates = javascript,
    before,
  } = options;
  const context = await (await connect()).createBrowserContext();
  (isInTest ? openedByTest : openedByFile).push(context);
  const page = (await context.newPage()) as OpenPage;
  page.consoleMessages = [];
  page.failedRequests = [];
  page.outsideHosts = new Set();
  page.on('console', (message) => {
    const isOutside = !(message.location().url ?? '').startsWith(siteUrl);
    if (!(isOutside && /Failed to load resource/.test(message.text())))
      page.consoleMessages.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => page.consoleMessages.push(String(error)));
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http') && !request.url().startsWith(options.site ?? siteUrl))
      page.outsideHosts.add(host);
  });
  page.on('requestfailed', (request) => {
    const isOwn = request.url().startsWith(siteUrl);
    if (isOwn && request.failure()?.errorText !== 'net::ERR_ABORTED') page.failedRequests.push(request.url());
  });
  page.on('response', (response) => {
    if (
      response.url().startsWith(siteUrl) &&
      response.status() >= 400 &&
      response.request().resourceType() !== 'document'
    ) {
      page.failedRequests.push(`${response.status()} ${response.url()}`);
    }
  });
  await page.setViewport(viewport);
  // A Chromium with windows gives the focus to its own controls after a page's last stop, and nothing in the page would
  // match :focus from then on. The headless shell has no such controls.
  await page.emulateFocusedPage(true);
  await page.setJavaScriptEnabled(javascript);
  if (reducedMotion) await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await page.evaluateOnNewDocument((entries) => {
    for (const [key, value] of Object.entries(entries))
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }, storage);
  if (fakeClock) await page.evaluateOnNewDocument(clockScript());
  await before?.(page);
  const response = await page.goto((options.site ?? siteUrl) + path, { waitUntil: 'load' });
  page.status = response?.status() ?? 0;
  if (hydrates) await hydrated(page);
  return page;
}

/** Closes a page that `open` has opened, before its test or file ends. */
export async function close(page: OpenPage): Promise<void> {
  const context = page.browserContext();
  for (const list of [openedByTest, openedByFile])
    if (list.includes(context)) list.splice(list.indexOf(context), 1);
  await context.close();
}

/** Goes to another page of the site by its address, in a page that has JavaScript, and forgets the messages so far. */
export async function goTo(page: OpenPage, path: string): Promise<void> {
  await page.goto('about:blank'); // An address that differs in its fragment or query alone is loaded too.
  for (const list of [page.consoleMessages, page.failedRequests]) list.length = 0;
  page.outsideHosts.clear();
  await page.goto(siteUrl + path, { waitUntil: 'load' });
  await hydrated(page);
}

/** Waits until what was changed has been laid out and painted. */
export const painted = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Longer, in ms, does not wait for an idle moment. */
const longestIdleWait = 5000;

/** Waits until what a page has put off until it is idle has been done. */
export async function idle(page: Page): Promise<void> {
  // Calls are made in their order. A machine with more to do than it can finds no idle moment at all.
  await page.evaluate(
    (timeout) => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve), { timeout })),
    longestIdleWait,
  );
  await painted(page);
}

/** Makes the window so large and waits until the page has followed. */
export async function resize(page: Page, viewport: Viewport): Promise<void> {
  await page.setViewport(viewport);
  await painted(page);
}

/** What React keeps of a component, as far as it tells whether all is hydrated. */
interface Fiber {
  memoizedState: { isDehydrated?: boolean; dehydrated?: unknown } | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

/** Waits until React has taken over the page, every section of it. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isWhole = (fiber: Fiber | null): boolean =>
      !fiber ||
      (!fiber.memoizedState?.isDehydrated &&
        !fiber.memoizedState?.dehydrated &&
        isWhole(fiber.child) &&
        isWhole(fiber.sibling));
    const root = document.getElementById('root') ?? {};
    const key = Object.keys(root).find((name) => name.startsWith('__reactContainer'));
    const container = key && (root as Record<string, { stateNode: { current: Fiber } }>)[key];
    return container && isWhole(container.stateNode.current);
  });
  await painted(page); // For effects.
}

/** Whether the page behind a menu, dialog or lightbox is kept from scrolling. */
export const isLocked = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden');

/** Waits until the page scrolls again; a dialog tells of its close a moment later. */
export async function unlocked(page: Page): Promise<void> {
  await page.waitForFunction(() => getComputedStyle(document.documentElement).overflowY !== 'hidden');
}

let bundledClock: string | undefined;

/** Replaces timers and Date in the page by ones that `tick` moves. */
function clockScript(): string {
  bundledClock ??= buildSync({
    stdin: {
      contents: `import { install } from '@sinonjs/fake-timers';
        window.clock = install({ now: Date.now(), toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    // Node's own, which the package asks for only where there is a process.
    external: ['util', 'timers', 'timers/promises'],
    format: 'iife',
    write: false,
  }).outputFiles[0]?.text;
  return bundledClock ?? '';
}

/** Moves the fake clock of a page by `ms` and lets React render. */
export async function tick(page: Page, ms: number): Promise<void> {
  await page.evaluate(async (amount) => {
    await (window as unknown as { clock: { tickAsync(ms: number): Promise<number> } }).clock.tickAsync(
      amount,
    );
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, ms);
}
