import type { Page } from 'puppeteer';

/** Returns the labels of the red buttons in view. */
const redButtons = (page: Page) =>
  page.evaluate(() => {
    const sample = document.body.appendChild(document.createElement('i'));
    sample.style.background = 'var(--action)';
    const { backgroundColor: red } = getComputedStyle(sample);
    sample.remove();
    return [...document.querySelectorAll('a, button')].flatMap((each) => {
      const { left, top, width, height } = each.getBoundingClientRect();
      const found = document.elementFromPoint(left + width / 2, top + height / 2);
      return each.contains(found) && getComputedStyle(each).backgroundColor === red ? [each.textContent] : [];
    });
  });

/** Returns the labels of all red buttons in view except the first. */
export const extraRedButtons = async (page: Page) => (await redButtons(page)).slice(1);
