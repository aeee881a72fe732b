import type { Page } from 'puppeteer';

/** Swipes from the center of an element by a distance in px (down is positive). The page needs touch emulation. */
export async function swipe(page: Page, selector: string, byX: number, byY = 0): Promise<void> {
  const { x, y } = await page.$eval(selector, (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  const touch = await page.touchscreen.touchStart(x - byX / 2, y - byY / 2);
  await touch.move(x, y);
  await touch.move(x + byX / 2, y + byY / 2);
  await touch.end();
}
