import type { Page } from 'puppeteer';
import { tick } from './browser';

/** Duration from which an animation needs a pause button, in ms (WCAG 2.2.2). */
const longestWithoutPause = 5000;

interface Recording {
  domChanges?: { changed: Set<string>; observer: MutationObserver };
}

/** DOM changes without input on a page with a mocked clock, while it advances by `ms`. */
export async function domChangesWithin(page: Page, ms: number): Promise<string[]> {
  await page.evaluate(() => {
    const changed = new Set<string>();
    const observer = new MutationObserver((records) => {
      for (const { target, type } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        const owner = element?.closest('.carousel, [role=status], [class]') ?? element;
        changed.add(`${type} of ${owner?.getAttribute('class') ?? owner?.tagName.toLowerCase()}`);
      }
    });
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    (window as Recording).domChanges = { changed, observer };
  });
  await tick(page, ms);
  return page.evaluate(() => {
    const { domChanges } = window as Recording;
    domChanges?.observer.disconnect();
    return [...(domChanges?.changed ?? [])];
  });
}

/** Playing films and running animations that are long enough to need a pause button. */
export const movingContent = (page: Page): Promise<string[]> =>
  page.evaluate((longest) => {
    const films = [...document.querySelectorAll('video')].filter(({ paused }) => !paused);
    const animations = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && Number(effect?.getComputedTiming().endTime) > longest,
      );
    return [...films.map(({ className }) => className), ...animations.map(({ id }) => `animation ${id}`)];
  }, longestWithoutPause);

/** Clicks all pause and stop buttons. */
export const pauseAll = (page: Page): Promise<void> =>
  page.$$eval('button', (buttons) => {
    for (const button of buttons) {
      const name = button.getAttribute('aria-label') ?? button.textContent ?? '';
      if (/^(pause|stop)\b/i.test(name.trim()) && button.checkVisibility()) button.click();
    }
  });
