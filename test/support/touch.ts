import type { Page } from 'puppeteer';

/**
 * Brings an element to the middle of the window and, once no swipe before scrolls it any more, swipes from its center by a
 * distance in px (down is positive). The page needs touch emulation.
 */
export async function swipe(page: Page, selector: string, byX: number, byY = 0): Promise<void> {
  const { x, y } = await page.$eval(selector, async (element) => {
    for (let before = Number.NaN; ; ) {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const { left, top, width, height } = element.getBoundingClientRect();
      if (top === before) return { x: left + width / 2, y: top + height / 2 };
      before = top;
    }
  });
  const touch = await page.touchscreen.touchStart(x - byX / 2, y - byY / 2);
  await touch.move(x, y);
  await touch.move(x + byX / 2, y + byY / 2);
  await touch.end();
}
