import type { Page } from 'puppeteer';

/** What a live region has said. */
export interface Announcement {
  text: string;
  isAssertive: boolean;
}

/** What is kept in the page. */
interface Watched {
  announced: Announcement[];
  /** Texts that came together with their polite region: most screen readers stay silent. */
  unheard: string[];
}

/**
 * Watches the live regions of the page's documents. A region that is there and exposed says what changes in it, the whole
 * of it where it is atomic, as a status or alert is by its role; an alert also speaks as it comes. Nothing outside an open
 * modal is heard. WAI-ARIA 1.2, aria-live, aria-atomic.
 */
function watch(): void {
  const watched: Watched = { announced: [], unheard: [] };
  Object.assign(window, { watched });
  const known = new Map<Element, string>();
  const selector = '[role=status], [role=alert], [role=log], [aria-live], output';

  const isExposed = (element: Element) => {
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
    return (
      element.isConnected &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[aria-hidden=true], [inert]') &&
      (!modal || modal.contains(element))
    );
  };
  /** What is in it when it is exposed: what is around it may be hidden for now, as in a dialog about to open. */
  function wordsIn(element: Element): string {
    const { display, visibility } = getComputedStyle(element);
    if (element.getAttribute('aria-hidden') === 'true' || display === 'none' || visibility === 'hidden')
      return '';
    const label = element.getAttribute('aria-label');
    if (label) return label;
    return [...element.childNodes]
      .map((node) => {
        if (node instanceof Element) {
          const isBlock = !getComputedStyle(node).display.startsWith('inline');
          return isBlock ? ` ${wordsIn(node)} ` : wordsIn(node);
        }
        return node instanceof Text ? node.data : '';
      })
      .join('');
  }
  const textOf = (element: Element) => wordsIn(element).replace(/\s+/g, ' ').trim();
  const liveOf = (element: Element) =>
    element.getAttribute('aria-live') ?? (element.getAttribute('role') === 'alert' ? 'assertive' : 'polite');
  const isAtomic = (element: Element) =>
    element.getAttribute('aria-atomic') === 'true' ||
    (element.getAttribute('aria-atomic') !== 'false' &&
      /^(status|alert)$/.test(element.getAttribute('role') ?? ''));

  function follow(records: readonly MutationRecord[]) {
    for (const region of document.querySelectorAll(selector)) {
      const isNew = !known.has(region);
      const text = textOf(region);
      const last = known.get(region) ?? '';
      known.set(region, text);
      const live = liveOf(region);
      if (text === last || !text || live === 'off' || !isExposed(region)) continue;
      const changes = records.flatMap(({ target, type, addedNodes }) =>
        type === 'characterData' ? [target] : type === 'childList' ? [...addedNodes] : [],
      );
      const inside = changes.filter((node) => region.contains(node));
      const said = isAtomic(region)
        ? text
        : inside
            .map((node) => (node instanceof Element ? textOf(node) : (node.textContent ?? '').trim()))
            .join(' ');
      // A document's own first regions are no news.
      if (isNew && document.readyState !== 'complete') continue;
      if (isNew && live !== 'assertive') {
        // In a dialog or part of a page that comes, it is no message but a place, whose text is read there.
        const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
        const isAlone = added.some(
          (node) => node instanceof Element && node.contains(region) && textOf(node) === text,
        );
        if (isAlone) watched.unheard.push(text);
      } else if (said) watched.announced.push({ text: said, isAssertive: live === 'assertive' });
    }
  }
  const begin = () => {
    follow([]);
    new MutationObserver(follow).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['hidden', 'aria-live', 'aria-hidden', 'inert', 'open', 'class', 'role'],
    });
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
  else begin();
}

/** To be called before the page's first document. */
export const watchRegions = (page: Page) => page.evaluateOnNewDocument(watch);

/** What has been announced since it was last asked, and what nobody heard. */
export const takeAnnouncements = (page: Page): Promise<Watched> =>
  page.evaluate(() => {
    const { watched } = window as unknown as { watched: Watched };
    return { announced: watched.announced.splice(0), unheard: watched.unheard.splice(0) };
  });
