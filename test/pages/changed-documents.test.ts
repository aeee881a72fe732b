import { until } from '../../tools/harness/serverProcess';
import { hydrated, open, siteUrl, tap } from '../support/browser';
import { pages } from '../support/sample-content';

/** Functions that change the DOM as extensions, translators and phones do. data-foreign marks inserted elements. */
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
  () => document.getElementById('site-root')?.prepend(foreign('div')),
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

/** Defines the functions that the mutations use inside the page. */
function tools() {
  Object.assign(window, {
    foreign(tag: string) {
      const element = document.createElement(tag);
      element.dataset.foreign = '';
      return element;
    },
    /** Replaces text with elements, as Chrome's translator does. Excludes the info bar, which updates itself. */
    translate() {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
        node.textContent?.trim() && !node.parentElement?.closest('script, noscript, style, svg, header > div')
          ? NodeFilter.FILTER_ACCEPT
          : NodeFilter.FILTER_REJECT,
      );
      const found: Text[] = [];
      while (walker.nextNode()) found.push(walker.currentNode as Text);
      for (const text of found) {
        const font = document.createElement('font');
        font.dataset.foreign = '';
        font.textContent = `ü ${text.data}`;
        text.replaceWith(font);
      }
    },
  });
}

it('a page works after any change to its document, before or after hydration', async () => {
  const page = await open('/robots.txt', {
    javascript: false,
    reducedMotion: true,
    before: (opening) => opening.evaluateOnNewDocument(tools),
  });
  await page.setBypassCSP(true); // Browsers exempt styles of extensions from the CSP.
  await page.setJavaScriptEnabled(true);
  // Delays the last script, which hydrates the page.
  let release: (() => void) | undefined;
  await page.setRequestInterception(true);
  page.on('request', async (request) => {
    if (/\/main-[^/]+\.js$/.test(request.url()))
      await new Promise<void>((resolve) => {
        release = resolve;
      });
    await request.continue();
  });
  await page.goto(siteUrl + pages.rooms.path, { waitUntil: 'load' });
  for (const mutate of mutations) await page.evaluate(mutate);
  await until(() => release !== undefined);
  release?.();
  await hydrated(page);

  const follow = async (path: string) => {
    await page.waitForSelector(`a[href="${path}"]`);
    await tap(page, `a[href="${path}"]`);
    await page.waitForFunction(
      (wanted) =>
        location.pathname === wanted && document.activeElement === document.querySelector('main h1'),
      {},
      path,
    );
  };
  // Repeats the test, because a mutation on one page must not break the next page.
  for (const round of [1, 2, 3]) {
    await tap(page, 'a[href*="filter=ocean"]');
    await page.waitForFunction(() => location.search === '?filter=ocean');
    for (const path of [pages.careers.path, pages.rooms.path]) await follow(path);
    // React reports rebuilt elements at the debug level.
    const messages = page.consoleMessages.filter((message) => !message.startsWith('debug:'));
    expect({ round, messages }).toEqual({ round, messages: [] });
    for (const mutate of mutations) await page.evaluate(mutate);
  }
  expect(page.failedRequests).toEqual([]);

  // Removes and inserts text nodes as React does, after a translator has wrapped the nodes in elements.
  const left = await page.evaluate(() => {
    const parent = document.createElement('p');
    document.getElementById('site-root')?.append(parent);
    const text = parent.appendChild(new Text('text'));
    parent.appendChild(document.createElement('font')).append(text);
    parent.insertBefore(document.createElement('i'), text);
    parent.removeChild(text);
    return parent.innerHTML;
  });
  expect(left).toBe('<i></i>');
});
