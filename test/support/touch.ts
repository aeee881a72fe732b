import type { Page } from 'puppeteer';

/** Draws a finger over the middle of an element by so many px, down as positive; the page needs a touch screen. */
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
