import type { ElementHandle, Page } from 'puppeteer';

/**
 * Swipes across an element's center by these distances in px (right and down are positive). First scrolls the element
 * to the middle of the window and waits for the end of earlier swipes. The page needs touch emulation.
 */
export async function swipe(page: Page, element: ElementHandle<Element>, byX: number, byY = 0) {
  const { x, y } = await element.evaluate(async (each) => {
    for (let before = Number.NaN; ; ) {
      each.scrollIntoView({ block: 'center', behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const { left, top, width, height } = each.getBoundingClientRect();
      if (top === before) return { x: left + width / 2, y: top + height / 2 };
      before = top;
    }
  });
  const touch = await page.touchscreen.touchStart(x - byX / 2, y - byY / 2);
  await touch.move(x, y);
  await touch.move(x + byX / 2, y + byY / 2);
  await touch.end();
}
