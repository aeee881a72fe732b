import type { Page } from 'puppeteer';
import { until } from '../../tools/harness/serverProcess';
import { hydrated, type OpenPage, open, phone, siteUrl, tap } from '../support/browser';
import { pages } from '../support/content';

/** DOM changes made by extensions, translators and phones. They run inside the page; data-foreign marks insertions. */
const mutations: readonly (() => void)[] = [
  () => document.body.prepend(foreign('div')),
  () => document.body.prepend(foreign('iframe')),
  () => document.head.prepend(foreign('style')),
  () => document.head.children[5]?.after(foreign('link')),
  () => {
    document.documentElement.setAttribute('data-theme', 'dark');
    document.documentElement.classList.add('translated-ltr');
    document.documentElement.lang = 'de';
  },
  () => {
    document.body.setAttribute('cz-shortcut-listen', 'true');
    document.body.className = 'vsc-initialized';
  },
  () => document.querySelector('script[src]')?.remove(),
  () => {
    for (const block of document.querySelectorAll('script[type="application/ld+json"]')) block.remove();
  },
  () => {
    document.title = 'foreign';
  },
  () => document.getElementById('root')?.prepend(foreign('div')),
  () => document.querySelector('header nav')?.prepend(foreign('span')),
  () => document.querySelector('main section')?.after(foreign('div')),
  () => {
    for (const field of document.querySelectorAll('input, textarea')) field.after(foreign('span'));
  },
  () => document.querySelector('main p')?.append(foreign('a')),
  () => {
    const text = document.querySelector('main h1')?.firstChild as Text;
    text.data = 'foreign';
  },
  () => translate(),
];

declare const foreign: (tag: string) => HTMLElement;
declare const translate: () => void;

/** Functions used by the mutations. */
function tools() {
  Object.assign(window, {
    foreign(tag: string) {
      const element = document.createElement(tag);
      element.dataset.foreign = '';
      return element;
    },
    /** Replaces texts with elements, as Chrome's translator does. Excludes the info bar, which updates itself. */
    translate() {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
        node.textContent?.trim() && !node.parentElement?.closest('script, noscript, style, svg, header > div')
          ? NodeFilter.FILTER_ACCEPT
          : NodeFilter.FILTER_REJECT,
      );
      const found: Text[] = [];
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      for (const text of found) {
        const font = document.createElement('font');
        font.dataset.foreign = '';
        font.textContent = `ü ${text.data}`;
        text.replaceWith(font);
      }
    },
  });
}

/** Elements that must not be recreated. */
const parts = 'html, head, body, #root, header, nav, main, main > *, main h1, footer, footer form';

/** Marks the elements that must survive, types text, and opens the menu. */
const prepare = (page: Page) =>
  page.evaluate((selector) => {
    for (const element of document.querySelectorAll(selector)) Object.assign(element, { mark: true });
    const field = document.querySelector<HTMLInputElement>('main input[name=name]');
    if (field) field.value = 'June';
    document.querySelector<HTMLElement>('[popover]')?.showPopover();
  }, parts);
const stateOf = (page: Page) =>
  page.evaluate(
    (selector) => ({
      created: [...document.querySelectorAll<HTMLElement & { mark?: boolean }>(selector)]
        .filter((element) => !element.mark && element.dataset.foreign === undefined)
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
      foreign: document.querySelectorAll('[data-foreign]').length,
      typed: document.querySelector<HTMLInputElement>('main input[name=name]')?.value,
      openMenus: document.querySelectorAll(':popover-open').length,
      isMenuKnown: document.querySelector('[popovertarget][aria-expanded]')?.ariaExpanded,
    }),
    parts,
  );

it('hydration keeps earlier DOM mutations, typed text and an open menu, and re-renders nothing', async () => {
  let release: (() => void) | undefined;
  const page = await open('/robots.txt', {
    javascript: false,
    viewport: phone,
    before: (opening) => opening.evaluateOnNewDocument(tools),
  });
  await page.setBypassCSP(true); // As browsers do for extensions' styles.
  await page.setJavaScriptEnabled(true);
  // Holds back the last script.
  await page.setRequestInterception(true);
  page.on('request', async (request) => {
    if (/\/main-[^/]+\.js$/.test(request.url()))
      await new Promise<void>((resolve) => {
        release = resolve;
      });
    await request.continue();
  });
  await page.goto(siteUrl + pages.contact.path, { waitUntil: 'load' });
  await prepare(page);
  for (const mutate of mutations) await page.evaluate(mutate);
  const { foreign } = await stateOf(page);
  await until(() => release !== undefined);
  release?.();
  await hydrated(page);
  expect(await stateOf(page)).toEqual({
    created: [],
    foreign,
    typed: 'June',
    openMenus: 1,
    isMenuKnown: 'true',
  });
  expect(page.consoleMessages).toEqual([]);
});

it('a hydrated page keeps working after any mutation', async () => {
  const page: OpenPage = await open(pages.rooms.path, {
    reducedMotion: true,
    before: async (opening) => {
      await opening.setBypassCSP(true);
      await opening.evaluateOnNewDocument(tools);
    },
  });
  const follow = async (path: string) => {
    await page.waitForSelector(`a[href="${path}"]`);
    await tap(page, `a[href="${path}"]`);
    await page.waitForFunction(
      (wanted) =>
        document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href.endsWith(wanted) &&
        document.activeElement === document.querySelector('main h1'),
      {},
      path,
    );
  };
  // Two rounds: a mutation on one page must not break the next.
  for (const round of [1, 2]) {
    for (const mutate of mutations) await page.evaluate(mutate);
    await tap(page, 'a[href*="filter=ocean"]');
    await page.waitForFunction(() => location.search === '?filter=ocean');
    for (const path of [pages.careers.path, pages.rooms.path]) await follow(path);
    expect({ round, messages: page.consoleMessages }).toEqual({ round, messages: [] });
  }
  expect(page.failedRequests).toEqual([]);
});
