import { preloadHero } from '../components/Hero/preloadHero';
import { targetOf } from './linkTarget';
import type { PageRegistry } from './pageRegistry';

/** Maximum number of pages fetched at the same time. */
const concurrency = 2;

/** Safari has no requestIdleCallback. */
const whenIdle = (callback: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(callback) : setTimeout(callback);

/** Returns the path of the page that a link leads to. */
const pathOf = (link: HTMLAnchorElement) => targetOf(link.pathname);

/**
 * While the browser is idle, prefetches the pages of links in view: script, data, style sheet and hero picture. Fetches
 * a few pages at a time, starting with the link nearest the middle of the screen.
 */
export function prefetchLinksInView(pages: PageRegistry, root: Element): void {
  const prefetched = new Set<string>();
  const seen = new WeakSet<Element>();
  const inView = new Set<HTMLAnchorElement>();
  let running = 0;

  /** Returns the link in view whose page to prefetch next. */
  function next(): HTMLAnchorElement | undefined {
    const middle = innerHeight / 2;
    const distance = (link: Element) => Math.abs(link.getBoundingClientRect().top - middle);
    return [...inView]
      .filter((link) => link.isConnected && !prefetched.has(pathOf(link)))
      .sort((a, b) => distance(a) - distance(b))[0];
  }

  async function fetchNext() {
    if (running >= concurrency || document.hidden) return;
    const link = next();
    if (!link) return;
    const path = pathOf(link);
    prefetched.add(path);
    running += 1;
    try {
      const { heroPicture } = await pages.load(path);
      await preloadHero(heroPicture);
    } catch {
      prefetched.delete(path); // A click on the link tries again.
      inView.delete(link);
    }
    running -= 1;
    whenIdle(fetchNext);
  }

  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inView.add(target as HTMLAnchorElement);
      else inView.delete(target as HTMLAnchorElement);
    }
    for (let slots = concurrency - running; slots > 0; slots -= 1) whenIdle(fetchNext);
  });

  function watchLinks() {
    prefetched.add(location.pathname);
    for (const link of root.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([href^="/media"])')) {
      if (seen.has(link)) continue;
      seen.add(link);
      observer.observe(link);
    }
  }

  let isScheduled = false;
  const scheduleWatch = () => {
    if (isScheduled) return;
    isScheduled = true;
    whenIdle(() => {
      isScheduled = false;
      watchLinks();
    });
  };
  new MutationObserver(scheduleWatch).observe(root, { childList: true, subtree: true });
  scheduleWatch();
}
