import type { HTTPRequest } from 'puppeteer';
import { until } from '../../tools/harness/serverProcess';
import { hydrated, idle, type OpenPage, open, siteUrl } from '../support/browser';
import { everyPath, pages, unknownPath } from '../support/content';
import { h1Of } from '../support/html';
import { seededRandom } from '../support/random';

/**
 * Number of sequences, of parallel tabs, and of sequences after which a tab loads a new document. For hundreds:
 * `SEQUENCES=200 npx jest last-tap`.
 */
const sequences = Number(process.env.SEQUENCES ?? 12);
const tabs = 2;
const sequencesPerDocument = 5;

/** Maximal delay of scripts, and between two steps, in ms. */
const longestDelay = 250;
const longestPause = 120;

const kinds = ['tap', 'tap', 'tap', 'tap again', 'back', 'back', 'forward', 'hash', 'filter'] as const;

const canonicalPaths = everyPath.filter((path) => path !== unknownPath);
const headings = new Map<string, string>();
beforeAll(async () => {
  for (const path of canonicalPaths) {
    const [heading = ''] = h1Of(await (await fetch(siteUrl + path)).text());
    headings.set(path, heading);
  }
});

const shownIn = (page: OpenPage) =>
  page.evaluate(() => ({
    address: location.pathname + location.search + location.hash,
    heading: document.querySelector('main h1')?.textContent ?? undefined,
    canonical: new URL(document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? '').pathname,
  }));

/** A tab whose page scripts and page data have random delays. */
async function openTab(random: () => number) {
  let held = 0;
  const page = await open(pages.about.path, {
    reducedMotion: true,
    before: async (opening) => {
      await opening.setRequestInterception(true);
      opening.on('request', async (request: HTTPRequest) => {
        const isPageScript = /\/assets\/(?!entry|main|chunk|react).*\.js$/.test(request.url());
        if (isPageScript || request.resourceType() === 'fetch') {
          held += 1;
          await new Promise((resolve) => setTimeout(resolve, random() * longestDelay));
          held -= 1;
        }
        await request.continue().catch(() => {}); // The document may be gone.
      });
    },
  });
  return { page, isQuiet: () => held === 0 };
}

/** Performs a step. @returns the expected path, if the step navigates */
function take(page: OpenPage, step: (typeof kinds)[number], pick: number): Promise<string | undefined> {
  return page.evaluate(
    async (name, number) => {
      const history_ = (
        window as unknown as {
          navigation: {
            entries(): { sameDocument: boolean }[];
            currentEntry: { index: number };
            back(): { committed: Promise<unknown>; finished: Promise<unknown> };
            forward(): { committed: Promise<unknown>; finished: Promise<unknown> };
          };
        }
      ).navigation;
      const state = window as unknown as { lastLink?: string };
      const now = () => location.pathname + location.search + location.hash;
      const click = (link: HTMLAnchorElement | undefined) => {
        link?.click();
        return link && link.pathname + link.search + link.hash;
      };
      const one = (selector: string) => {
        const links = [...document.querySelectorAll<HTMLAnchorElement>(selector)];
        return links[Math.floor(number * links.length)];
      };
      if (name === 'tap') {
        // Excludes new tabs, which would hide this page, dialogs, and /book, which is always loaded as a document.
        const link = one(
          ':is(main, footer) a[href^="/"]:not([href*="filter="], [href^="/media"], [href^="/book"], [target], [aria-haspopup])',
        );
        state.lastLink = link?.getAttribute('href') ?? '';
        return click(link);
      }
      if (name === 'tap again') return click(one(`a[href="${state.lastLink}"]`));
      if (name === 'hash') return click(one('a[href="#main"]')) && now();
      if (name === 'filter') return click(one('a[href*="filter="]'));
      const to = history_.currentEntry.index + (name === 'back' ? -1 : 1);
      if (!history_.entries()[to]?.sameDocument) return undefined;
      // Rejects if another navigation interrupts it, which is expected.
      const { committed, finished } = history_[name === 'back' ? 'back' : 'forward']();
      committed.catch(() => undefined);
      return finished.then(
        () => now(),
        () => undefined,
      );
    },
    step,
    pick,
  );
}

/** A URL without query and fragment. */
const pathOf = (address: string) => address.replace(/[?#].*$/, '');

/** Resolves aliases. */
const canonicalOf = (path: string) =>
  canonicalPaths.find((each) => each.replace(/\/$/, '') === path.replace(/\/$/, ''));

async function runTab(seed: number, count: number) {
  const random = seededRandom(seed);
  const { page, isQuiet } = await openTab(random);
  for (let sequence = 0; sequence < count; sequence += 1) {
    if (sequence % sequencesPerDocument === 0 && sequence > 0) {
      await page.goto(siteUrl + pages.about.path, { waitUntil: 'load' });
      await hydrated(page);
    }
    await page.evaluate((share) => scrollTo({ top: share * 1500, behavior: 'instant' }), random());
    await idle(page);
    let expected = (await shownIn(page)).address;
    const taken: string[] = [`from ${expected}`];
    for (let left = 2 + Math.floor(random() * 4); left > 0; left -= 1) {
      const step = kinds[Math.floor(random() * kinds.length)] ?? 'tap';
      const address = await take(page, step, random());
      taken.push(`${step} ${address}`);
      if (address) expected = address;
      await new Promise((resolve) => setTimeout(resolve, random() * longestPause));
    }
    const steps = `seed ${seed}, sequence ${sequence}: ${taken.join(', ')}`;
    const wanted = canonicalOf(pathOf(expected));
    const arrived = (path: string | undefined) =>
      document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href.endsWith(path ?? '') &&
      !document.documentElement.classList.contains('page-pending');
    await page.waitForFunction(arrived, { timeout: 30_000, polling: 50 }, wanted).catch(() => {
      throw new Error(`${wanted} never came; ${steps}`);
    });
    // Waits for delayed scripts, which must change nothing; a room's page has two.
    for (const _ of ['page', 'room', 'rest']) {
      await until(isQuiet);
      await idle(page);
    }
    const shown = await shownIn(page);
    const canonical = canonicalOf(pathOf(shown.address)) ?? '';
    // On a slow machine, a preloaded style sheet may be used too late for Chromium.
    const messages = page.consoleMessages.filter((message) => !message.includes('link preload'));
    expect({ steps, ...shown, messages }).toEqual({
      steps,
      address: shown.address,
      heading: headings.get(canonical),
      canonical: wanted ?? canonical,
      messages: [],
    });
  }
}

describe('fast navigation on slow connections', () => {
  it(
    `shows the page of the last tap, in whatever order scripts and data arrive (${sequences} sequences)`,
    async () => {
      await Promise.all(Array.from({ length: tabs }, (_, tab) => runTab(tab + 1, sequences / tabs)));
    },
    sequences * 10_000,
  );

  it('keeps the page until the one of a step back is loaded, also right after a reload', async () => {
    const { page } = await openTab(seededRandom(1));
    await page.$eval(`footer a[href="${pages.careers.path}"]`, (link) => (link as HTMLElement).click());
    await page.waitForFunction((path) => location.pathname === path, {}, pages.careers.path);
    await page.reload({ waitUntil: 'load' });
    await hydrated(page);
    const seen = await page.evaluate(async (path) => {
      const headings: string[] = [];
      const note = () => {
        const heading = document.querySelector('main h1');
        headings.push((heading?.checkVisibility() && heading.textContent) || 'nothing');
      };
      note();
      history.back();
      do {
        await new Promise(requestAnimationFrame);
        note();
      } while (!document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href.endsWith(path));
      return [...new Set(headings)];
    }, pages.about.path);
    expect(seen).toEqual([headings.get(pages.careers.path), headings.get(pages.about.path)]);
  });
});
