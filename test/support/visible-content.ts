import type { Page } from 'puppeteer';

/** Returns all visible lines of text on the page, inside and outside the viewport. */
export const visibleLines = async (page: Page): Promise<string[]> =>
  (await page.evaluate(() => document.body.innerText))
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);

/** Lists text and pictures with an opacity of 0. */
export const invisibleContent = (page: Page) =>
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
