import { mkdirSync } from 'node:fs';
import type {
  Browser,
  BrowserContext,
  Frame,
  HTTPRequest,
  Page,
  ResponseForRequest,
  Viewport,
} from 'puppeteer';
import { clockScript } from './clock';

declare global {
  /** Both are set by `pages-environment`. */
  var browser: Browser;
  var testFailed: boolean | undefined;
}

/** Origin of the built site, which `pages-setup` serves. */
export const siteUrl = process.env.TEST_SITE_URL ?? '';

export const phone: Viewport = {
  width: 390,
  height: 844,
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 1,
};
export const desktop: Viewport = { width: 1440, height: 900 };

/** Contexts opened by a test, closed after it because open pages keep animating, which slows down other tests. */
const openedByTest: BrowserContext[] = [];
/** A test's first page, in the browser's own context, which keeps the site's files in its cache. */
let firstPage: Page | undefined;
/** Contexts opened in `beforeAll`, closed after the file's tests. */
const openedByFile: BrowserContext[] = [];
let isInTest = false;

/** A page without the storage of other pages. */
async function newPage(isOnSite: boolean): Promise<Page> {
  if (isInTest && isOnSite && !firstPage) {
    firstPage = await browser.newPage();
    return firstPage;
  }
  const context = await browser.createBrowserContext();
  (isInTest ? openedByTest : openedByFile).push(context);
  return context.newPage();
}

/** Closes a test's first page and the tabs that it has opened, and deletes what they stored. */
async function closeFirstPage() {
  if (!firstPage) return;
  firstPage = undefined;
  const [blank, ...opened] = await browser.defaultBrowserContext().pages();
  await Promise.all(opened.map((page) => page.close()));
  const session = await blank?.createCDPSession();
  await session?.send('Storage.clearDataForOrigin', {
    origin: siteUrl,
    storageTypes: 'cookies,local_storage',
  });
  await session?.detach();
}

const closeAll = (contexts: BrowserContext[]) =>
  Promise.all(contexts.splice(0).map((context) => context.close()));

beforeEach(() => {
  isInTest = true;
});

/** Saves a screenshot of each open page to reports/screenshots/. */
async function saveScreenshots() {
  const name = (expect.getState().currentTestName ?? '').replace(/\W+/g, '-').slice(0, 150);
  mkdirSync('reports/screenshots', { recursive: true });
  const contexts = [...openedByFile, ...openedByTest];
  const pages = (await Promise.all(contexts.map((context) => context.pages()))).flat();
  if (firstPage) pages.push(firstPage);
  for (const [index, page] of pages.entries())
    await page.screenshot({ path: `reports/screenshots/${name}-${index + 1}.png` }).catch(console.warn);
}

afterEach(async () => {
  isInTest = false;
  if (globalThis.testFailed) await saveScreenshots();
  await Promise.all([closeFirstPage(), closeAll(openedByTest)]);
});

afterAll(() => closeAll(openedByFile));

export interface OpenOptions {
  /** Origin of a server other than the one shared by all page tests. */
  site?: string;
  viewport?: Viewport;
  /** Disables JavaScript if false. */
  javascript?: boolean;
  /** Initial localStorage. Default: cookies are declined. */
  storage?: Record<string, string>;
  /** Mocks timers, which then advance only with `tick`. */
  fakeClock?: boolean;
  reducedMotion?: boolean;
  /** Emulates Save-Data. */
  saveData?: boolean;
  /** Plays videos. By default they stay on their first frame, since decoding one takes over half a core. */
  films?: boolean;
  /** Whether to wait for hydration; false for pages that are not the site's. */
  hydrates?: boolean;
  /** Runs before the page navigates. */
  before?: (page: Page) => Promise<unknown>;
}

export interface OpenPage extends Page {
  /** Console messages and page errors so far, except network errors for external hosts (unreachable in tests). */
  consoleMessages: string[];
  /** First-party requests so far that failed or returned an error. */
  failedRequests: string[];
  /** External hosts that the page has contacted. */
  otherHosts: Set<string>;
}

/** Opens a page of the site in a new context and, with JavaScript, waits for hydration. */
export async function open(path: string, options: OpenOptions = {}): Promise<OpenPage> {
  const {
    viewport = desktop,
    javascript = true,
    storage = { cookieConsent: 'denied' },
    fakeClock,
    reducedMotion,
    saveData,
    films,
    hydrates = javascript,
    before,
  } = options;
  const page = (await newPage(options.site === undefined)) as OpenPage;
  page.consoleMessages = [];
  page.failedRequests = [];
  page.otherHosts = new Set();
  page.on('console', (message) => {
    const isExternal = !(message.location().url ?? '').startsWith(siteUrl);
    if (!(isExternal && /Failed to load resource/.test(message.text())))
      page.consoleMessages.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => page.consoleMessages.push(String(error)));
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http') && !request.url().startsWith(options.site ?? siteUrl))
      page.otherHosts.add(host);
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
  // After the last tab stop, headed Chromium moves focus to its own controls, and :focus no longer matches in the page.
  // The headless shell has no such controls.
  await page.emulateFocusedPage(true);
  await page.setJavaScriptEnabled(javascript);
  if (reducedMotion) await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await page.evaluateOnNewDocument((entries) => {
    for (const [key, value] of Object.entries(entries))
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }, storage);
  if (!films)
    await page.evaluateOnNewDocument(() => {
      HTMLMediaElement.prototype.play = () => Promise.resolve();
    });
  if (saveData)
    await page.evaluateOnNewDocument(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
  if (fakeClock) await page.evaluateOnNewDocument(clockScript());
  await before?.(page);
  await page.goto((options.site ?? siteUrl) + path, { waitUntil: 'load' });
  if (hydrates) await hydrated(page);
  return page;
}

/** Loads another page of the site by URL and clears the recorded messages. */
export async function goTo(page: OpenPage, path: string): Promise<void> {
  await page.goto('about:blank'); // Forces a load if the URLs differ only in query or fragment.
  for (const list of [page.consoleMessages, page.failedRequests]) list.length = 0;
  page.otherHosts.clear();
  await page.goto(siteUrl + path, { waitUntil: 'load' });
  await hydrated(page);
}

/** Responds to or aborts some of a page's requests; the server handles the rest. */
export async function intercept(
  page: Page,
  replyTo: (request: HTTPRequest) => Partial<ResponseForRequest> | 'abort' | undefined | false,
): Promise<void> {
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const reply = replyTo(request);
    if (!reply) return request.continue();
    return reply === 'abort' ? request.abort() : request.respond(reply);
  });
}

/** An element's visible text on one line; empty if the element does not exist. */
export const elementText = (page: Page, selector: string): Promise<string> =>
  page.evaluate((wanted) => {
    const element = document.querySelector<HTMLElement>(wanted);
    return (element?.innerText ?? '').replace(/\s+/g, ' ').trim();
  }, selector);

/** Clicks an element with a script, because hovering would prefetch a link's page. */
export const tap = (page: Page, selector: string): Promise<void> =>
  page.$eval(selector, (element) => (element as HTMLElement).click());

/** Waits until the page's URL has this path. */
export const arrived = (page: Page, path: string) =>
  page.waitForFunction((wanted) => location.pathname === wanted, {}, path);

/** Paths of all files that the page has fetched, in order. */
export const fetchedBy = (page: Page): Promise<string[]> =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));

/** Waits for layout and paint. */
export const painted = (page: Page | Frame): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Waits until transitions and animations have ended. Infinite animations must be stopped first. */
export const animationsFinished = (page: Page): Promise<unknown> =>
  page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));

/** How long to wait for the page to be idle, in ms. */
const maxIdleWait = 5000;

/** Waits until pending idle callbacks have run. */
export async function idle(page: Page): Promise<void> {
  // Idle callbacks run in order. The timeout is for overloaded machines, which are never idle.
  await page.evaluate(
    (timeout) => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve), { timeout })),
    maxIdleWait,
  );
  await painted(page);
}

/** Resizes the viewport and waits until the page has responded. Switching to or from a phone reloads the page. */
export async function resize(page: Page, viewport: Viewport): Promise<void> {
  await page.setViewport(viewport);
  await painted(page);
}

/** The part of React's internal component state that shows hydration. */
interface Fiber {
  memoizedState: { isDehydrated?: boolean; dehydrated?: unknown } | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

/** Waits until all sections of the page are hydrated. */
export async function hydrated(page: Page | Frame): Promise<void> {
  await page.waitForFunction(() => {
    const isHydrated = (fiber: Fiber | null): boolean =>
      !fiber ||
      (!fiber.memoizedState?.isDehydrated &&
        !fiber.memoizedState?.dehydrated &&
        isHydrated(fiber.child) &&
        isHydrated(fiber.sibling));
    const root = document.getElementById('site-root') ?? {};
    const key = Object.keys(root).find((name) => name.startsWith('__reactContainer'));
    const container = key && (root as Record<string, { stateNode: { current: Fiber } }>)[key];
    return container && isHydrated(container.stateNode.current);
  });
  await painted(page); // Lets effects run.
}

/** Waits until the top of the element with this id is in the window. */
export const waitForInView = (page: Page, id: string) =>
  page.waitForFunction(
    (anchor) => {
      const box = document.getElementById(anchor)?.getBoundingClientRect();
      return box && box.height > 0 && box.top >= 0 && box.top < innerHeight;
    },
    {},
    id,
  );

/** Whether the page behind an overlay is locked. */
export const isLocked = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden');

/** Waits until the page is unlocked, because a dialog's close event is asynchronous. */
export async function unlocked(page: Page): Promise<void> {
  await page.waitForFunction(() => getComputedStyle(document.documentElement).overflowY !== 'hidden');
}
