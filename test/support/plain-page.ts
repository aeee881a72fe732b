import type { Page } from 'puppeteer';

/** The lines of text that a guest sees, wherever on the page. */
export const linesOf = async (page: Page): Promise<string[]> =>
  (await page.evaluate(() => document.body.innerText))
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);

/** Texts that lie in something see-through, and pictures that do. */
export const seeThrough = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('main *, footer *')) {
      const isContent =
        element.tagName === 'IMG' ||
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      if (!isContent || !element.checkVisibility()) continue;
      if (!element.checkVisibility({ opacityProperty: true }))
        found.push(`${element.tagName} ${element.className} ${element.innerText.slice(0, 40)}`);
    }
    return found;
  });

/** Waits for the style sheet's own fade of 0.4 s, which needs no script. */
export async function fadedIn(page: Page): Promise<void> {
  const fading = () =>
    page.evaluate(() => document.getAnimations().some(({ playState }) => playState === 'running'));
  while (await fading());
}
