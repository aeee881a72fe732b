import type { ElementHandle, Page } from 'puppeteer';

/**
 * Brings an element to the middle of the window and, once no earlier swipe scrolls it any more, swipes from its center by
 * a distance in px (down is positive). The page needs touch emulation.
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
