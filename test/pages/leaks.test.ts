import { type OpenPage, open } from '../support/browser';
import { indexedPaths, pages } from '../support/content';

/** Counts listeners on window, document and media queries, timers, and observers. */
function countHolds() {
  const holds = { listeners: new Set<string>(), timers: new Set<unknown>(), observers: new Set<unknown>() };
  const ids = new WeakMap<object, number>();
  let last = 0;
  const idOf = (thing: object) => {
    if (!ids.has(thing)) ids.set(thing, ++last);
    return ids.get(thing);
  };
  const isGlobal = (target: unknown) =>
    target === window || target === document || target instanceof MediaQueryList;
  const key = (target: EventTarget, type: string, listener: object) =>
    `${type} ${idOf(target)} ${idOf(listener)}`;
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function add(
    this: EventTarget | undefined,
    type,
    listener,
    options,
  ) {
    const target = this ?? window;
    const isOnce = typeof options === 'object' && options?.once;
    if (isGlobal(target) && listener && !isOnce) holds.listeners.add(key(target, type, listener));
    addEventListener.call(target, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function remove(
    this: EventTarget | undefined,
    type,
    listener,
    options,
  ) {
    const target = this ?? window;
    if (isGlobal(target) && listener) holds.listeners.delete(key(target, type, listener));
    removeEventListener.call(target, type, listener, options);
  };
  const { setInterval: every, clearInterval: stop } = window;
  window.setInterval = ((...args: Parameters<typeof setInterval>) => {
    const timer = every(...args);
    holds.timers.add(timer);
    return timer;
  }) as typeof setInterval;
  const { setTimeout: later } = window;
  window.setTimeout = ((call: () => void, ms?: number) => {
    const timer = later(() => {
      holds.timers.delete(timer);
      call();
    }, ms);
    holds.timers.add(timer);
    return timer;
  }) as typeof setTimeout;
  // clearTimeout and clearInterval are interchangeable.
  window.clearInterval = window.clearTimeout = (timer) => {
    holds.timers.delete(timer);
    stop(timer);
  };
  for (const name of ['IntersectionObserver', 'ResizeObserver', 'MutationObserver'] as const) {
    const { observe, disconnect } = window[name].prototype;
    window[name].prototype.observe = function (this: object, ...args: never[]) {
      holds.observers.add(this);
      return (observe as (...all: never[]) => void).apply(this, args);
    };
    window[name].prototype.disconnect = function (this: object) {
      holds.observers.delete(this);
      return disconnect.call(this as never);
    };
  }
  (window as unknown as { holds: typeof holds }).holds = holds;
}

/** First and last page of a tour, without timers. */
const start = pages.careers.path;
const tour = [...indexedPaths.filter((path) => path !== start && !/^\/(room|offers)\//.test(path)), start];

/** Navigates to every page by links, and back to the start. */
async function takeTour(page: OpenPage) {
  for (const path of tour) {
    await page.evaluate((href) => {
      const link = [...document.querySelectorAll<HTMLElement>('a')].find(
        (a) => a.getAttribute('href') === href,
      );
      if (!link) throw new Error(`nothing leads to ${href}`);
      link.click();
    }, path);
    await page.waitForFunction(
      (target) => location.pathname === target && document.activeElement?.tagName === 'H1',
      {},
      path,
    );
  }
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  // Waits for pending timeouts; a leaked timer does not end.
  await page.waitForFunction(
    () => (window as unknown as { holds: { timers: Set<unknown> } }).holds.timers.size === 0,
  );
}

const held = (page: OpenPage) =>
  page.evaluate(() => {
    const { listeners, timers, observers } = (
      window as unknown as { holds: Record<'listeners' | 'timers' | 'observers', Set<unknown>> }
    ).holds;
    return { listeners: listeners.size, timers: timers.size, observers: observers.size };
  });

describe('leaving a page', () => {
  it('removes its listeners, timers and observers', async () => {
    const page = await open(start, {
      before: async (blank) => void (await blank.evaluateOnNewDocument(countHolds)),
    });
    // The first tour loads and prefetches the pages; the second one is measured.
    await takeTour(page);
    await takeTour(page);
    const first = await held(page);
    expect(first.listeners).toBeGreaterThan(0);
    await takeTour(page);
    expect(await held(page)).toEqual(first);
  }, 180_000);
});
