import type { Page } from 'puppeteer';

/** Waits until the element with an id begins within the window. */
export const isInView = (page: Page, id: string) =>
  page.waitForFunction(
    (anchor) => {
      const box = document.getElementById(anchor)?.getBoundingClientRect();
      return box && box.height > 0 && box.top >= 0 && box.top < innerHeight;
    },
    {},
    id,
  );
