import type { Page } from 'puppeteer';
import { tick } from './browser';

/** An animation that takes longer, in ms, needs a way to stop it (WCAG 2.2.2). */
const longestShow = 5000;

interface Watching {
  restless?: { changed: Set<string>; observer: MutationObserver };
}

/** What changes on a page with a fake clock while so much of its time passes and nobody does anything. */
export async function changesWithin(page: Page, ms: number): Promise<string[]> {
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
    (window as Watching).restless = { changed, observer };
  });
  await tick(page, ms);
  return page.evaluate(() => {
    const { restless } = window as Watching;
    restless?.observer.disconnect();
    return [...(restless?.changed ?? [])];
  });
}

/** What moves on a page by itself at this moment: films that play, and animations that go on for long. */
export const movesNow = (page: Page): Promise<string[]> =>
  page.evaluate((longest) => {
    const films = [...document.querySelectorAll('video')].filter(({ paused }) => !paused);
    const animations = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && Number(effect?.getComputedTiming().endTime) > longest,
      );
    return [...films.map(({ className }) => className), ...animations.map(({ id }) => `animation ${id}`)];
  }, longestShow);

/** Presses every button that is there to stop something. */
export const stopAll = (page: Page): Promise<void> =>
  page.$$eval('button', (buttons) => {
    for (const button of buttons) {
      const name = button.getAttribute('aria-label') ?? button.textContent ?? '';
      if (/^(pause|stop)\b/i.test(name.trim()) && button.checkVisibility()) button.click();
    }
  });
