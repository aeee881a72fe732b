import type { Page } from 'puppeteer';
import { until } from '../../tools/harness/serverProcess';
import { hydrated, type OpenPage, open, phone, siteUrl } from '../support/browser';
import { pages } from '../support/content';

/**
 * DOM mutations of extensions, translators and phones, by where they are and by name. Run inside the page; mark inserted
 * nodes by data-foreign and changed ones by data-changed.
 */
const mutations: Readonly<Record<string, Readonly<Record<string, () => void>>>> = {
  'around the page': {
    'a <div> first in <body>': () => document.body.prepend(foreign('div')),
    'an <iframe> in <body>': () => document.body.prepend(foreign('iframe')),
    'a <style> first in <head>': () => document.head.prepend(foreign('style')),
    'a <link> between': () => document.head.children[5]?.after(foreign('link')),
    'attributes on <html>': () => {
      document.documentElement.setAttribute('data-theme', 'dark');
      document.documentElement.classList.add('translated-ltr');
      document.documentElement.lang = 'de';
    },
    'attributes on <body>': () => {
      document.body.setAttribute('cz-shortcut-listen', 'true');
      document.body.className = 'vsc-initialized';
    },
    'a removed script': () => document.querySelector('script[src]')?.remove(),
    'removed structured data': () => {
      for (const block of document.querySelectorAll('script[type="application/ld+json"]')) block.remove();
    },
    'another title': () => {
      document.title = 'foreign';
    },
  },
  'in the page': {
    'a node first in #root': () => document.getElementById('root')?.prepend(foreign('div')),
    'a node in the header': () => document.querySelector('.header__bar')?.prepend(foreign('span')),
    'a node between sections': () => document.querySelector('main section')?.after(foreign('div')),
    'an icon beside every field': () => {
      for (const field of document.querySelectorAll('input, textarea')) field.after(foreign('span'));
    },
    'a link made of a telephone number': () => {
      const link = foreign('a');
      link.textContent = '555 0100';
      document.querySelector('main p')?.append(link);
    },
  },
  'in a heading': { 'changed text': () => change('main h1') },
  'in texts': {
    'changed data': () => {
      const text = document.querySelector('main h1')?.firstChild as Text;
      text.data = 'foreign';
    },
    '<font> around all': () => translate('body'),
  },
};

declare const foreign: (tag: string) => HTMLElement;
declare const change: (selector: string) => void;
declare const translate: (selector: string) => void;

/** Functions used by the mutations. */
function tools() {
  Object.assign(window, {
    foreign(tag: string) {
      const element = document.createElement(tag);
      element.dataset.foreign = '';
      return element;
    },
    change(selector: string) {
      const element = document.querySelector(selector);
      if (element) element.innerHTML = '<b data-foreign>foreign</b> text';
    },
    /** Replaces texts by elements, as Chrome's translator does. Excludes the info bar, which updates itself. */
    translate(selector: string) {
      const root = document.querySelector(selector);
      if (!root) return;
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) =>
        node.textContent?.trim() && !node.parentElement?.closest('script, noscript, style, svg, .infobar')
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

/** Selectors of elements that must not be recreated. */
const parts =
  'html, head, body, #root, .header, .header__nav, main, main > *, main h1, .footer, .footer form';

/** Opens a page whose last script waits until `hydrate` is called. */
async function openWaiting(): Promise<{ page: OpenPage; hydrate: () => Promise<void> }> {
  let release: (() => void) | undefined;
  const page = await open('/robots.txt', {
    javascript: false,
    viewport: phone,
    before: async (opening) => void (await opening.evaluateOnNewDocument(tools)),
  });
  await page.setBypassCSP(true); // As for styles of extensions.
  await page.setJavaScriptEnabled(true);
  // A script from the memory cache would not be intercepted.
  await page.setCacheEnabled(false);
  await page.setRequestInterception(true);
  page.on('request', async (request) => {
    if (/\/main-[^/]+\.js$/.test(request.url()))
      await new Promise<void>((resolve) => {
        release = resolve;
      });
    await request.continue();
  });
  return {
    page,
    async hydrate() {
      await until(() => release !== undefined);
      release?.();
      release = undefined;
      await hydrated(page);
    },
  };
}

/** Marks the elements that must survive, types text, and opens the menu. */
const prepare = (page: Page) =>
  page.evaluate((selector) => {
    for (const element of document.querySelectorAll(selector)) Object.assign(element, { mark: true });
    const field = document.querySelector<HTMLInputElement>('main input[name=name], .footer input[name=name]');
    if (field) field.value = 'June';
    document.querySelector<HTMLElement>('#mobile-menu')?.showPopover();
  }, parts);

/** State of what `prepare` did. */
const stateOf = (page: Page) =>
  page.evaluate(
    (selector) => ({
      rebuilt: [...document.querySelectorAll<HTMLElement & { mark?: boolean }>(selector)]
        .filter((element) => !element.mark && element.dataset.foreign === undefined)
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
      foreign: document.querySelectorAll('[data-foreign]').length,
      typed: document.querySelector<HTMLInputElement>('main input[name=name], .footer input[name=name]')
        ?.value,
      isMenuOpen: document.querySelector('#mobile-menu')?.matches(':popover-open'),
      isMenuKnown: document.querySelector('.menu-toggle')?.getAttribute('aria-expanded'),
    }),
    parts,
  );

const whole = { rebuilt: [], typed: 'June', isMenuOpen: true, isMenuKnown: 'true' };

describe('before hydration', () => {
  let page: OpenPage;
  let hydrate: () => Promise<void>;
  beforeAll(async () => {
    ({ page, hydrate } = await openWaiting());
  });

  it.each(Object.entries(mutations))(
    'mutations %s recreate no elements, and typed text, an open menu and the mutations stay',
    async (_where, ofPlace) => {
      await page.goto(siteUrl + pages.contact.path, { waitUntil: 'load' });
      page.consoleMessages.length = 0;
      await prepare(page);
      for (const mutate of Object.values(ofPlace)) await page.evaluate(mutate);
      const { foreign } = await stateOf(page);
      await hydrate();
      expect(await stateOf(page)).toEqual({ ...whole, foreign });
      expect(page.consoleMessages).toEqual([]);
    },
  );
});

describe('after hydration', () => {
  it('the page keeps working and can navigate, after any mutation', async () => {
    const page = await open(pages.rooms.path, {
      reducedMotion: true,
      before: async (opening) => {
        await opening.setBypassCSP(true);
        await opening.evaluateOnNewDocument(tools);
      },
    });
    const follow = async (link: string, address: string) => {
      // Deferred sections render after the heading.
      await page.waitForSelector(link);
      await page.$eval(link, (element) => (element as HTMLElement).click());
      await page.waitForFunction((wanted) => location.pathname + location.search === wanted, {}, address);
    };
    const filtered = `${pages.rooms.path}?filter=ocean`;
    // Two rounds: a mutation on one page must not break the next.
    for (const round of [1, 2]) {
      for (const mutate of Object.values(mutations).flatMap(Object.values)) await page.evaluate(mutate);
      await follow(`a[href*="filter=ocean"]`, filtered);
      for (const path of [pages.careers.path, pages.rooms.path]) {
        await follow(`a[href="${path}"]`, path);
        await page.waitForFunction(
          (wanted) =>
            document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href.endsWith(wanted) &&
            document.activeElement === document.querySelector('main h1'),
          {},
          path,
        );
      }
      expect({ round, messages: page.consoleMessages }).toEqual({ round, messages: [] });
    }
    expect(page.failedRequests).toEqual([]);
  });
});
