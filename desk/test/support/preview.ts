/** Helpers for the page next to a form: the visible text, clicks on the page, and the focused field. */
import type { Frame } from 'puppeteer';
import type { OpenPage } from '../../../test/support/browser';
import { until } from '../../../tools/harness/serverProcess';

/** The time limit for a keystroke to reach the page, in s; far longer than an idle machine needs. */
const timeout = 8;

export const frameOf = (page: OpenPage): Frame =>
  page.frames().find((each) => each !== page.mainFrame()) ?? page.mainFrame();
/** Whether the previewed page visibly contains some words, within the elements that match a selector. */
export const isShown = (page: OpenPage, words: string, within = 'body') =>
  frameOf(page)
    .evaluate(
      (text, selector) => {
        const has = ({ textContent }: Element) => textContent?.includes(text) ?? false;
        return [...document.querySelectorAll(`${selector}, ${selector} *`)].some(
          (each) => has(each) && each.checkVisibility() && ![...each.children].some(has),
        );
      },
      words,
      within,
    )
    .catch(() => false);
export const shows = (page: OpenPage, words: string, within?: string) =>
  until(() => isShown(page, words, within), timeout);
/** Waits until the preview shows the page at this path and its text can be clicked. */
export const marked = (page: OpenPage, path: string) =>
  until(() =>
    frameOf(page)
      .evaluate((to) => location.pathname === to && document.querySelector('[data-desk-text]') !== null, path)
      .catch(() => false),
  );
/** Finds the first visible occurrence of some words on the page, and clicks just before the character at an index. */
export async function clickOnPage(page: OpenPage, words: string, index = 0) {
  const findText = () =>
    frameOf(page).evaluate(
      async (text, offset) => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const node = walker.currentNode as Text;
          const { parentElement } = node;
          if (!node.data.includes(text) || !parentElement?.checkVisibility()) continue;
          parentElement.scrollIntoView({ block: 'center', behavior: 'instant' });
          // Wait two frames, because a click hits the last painted layout.
          for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
          const range = document.createRange();
          const start = node.data.indexOf(text) + offset;
          range.setStart(node, start);
          range.setEnd(node, start + 1);
          const { left, top, height } = range.getBoundingClientRect();
          return { left: left + 1, top: top + height / 2 };
        }
        return undefined;
      },
      words,
      index,
    );
  await until(async () => (await findText()) !== undefined, timeout);
  const at = await findText();
  if (!at) throw new Error(`the page has no ${words}`);
  const around = await page.$eval('iframe', (element) => {
    const { left, top, width } = element.getBoundingClientRect();
    return { left, top, scale: width / element.offsetWidth };
  });
  await page.mouse.click(around.left + at.left * around.scale, around.top + at.top * around.scale);
}

/** Returns the focused field's path, such as 'hero.title', and the caret's offset in the field. */
export const focused = (page: OpenPage) =>
  page.evaluate(() => {
    const field = document.activeElement as HTMLElement;
    const selection = getSelection();
    const before = new Range();
    before.setStart(field, 0);
    if (selection?.focusNode && field.contains(selection.focusNode))
      before.setEnd(selection.focusNode, selection.focusOffset);
    return [field.closest<HTMLElement>('[data-place]')?.dataset.place, before.toString().length];
  });
export const isFocused = (page: OpenPage, place: string, caret: number) =>
  until(async () => String(await focused(page)) === `${place},${caret}`, timeout);

/** Focuses the field with this path, and puts the caret at the end of its text. */
export async function focus(page: OpenPage, place: string) {
  const found = await page.waitForSelector(`form [data-place="${place}"]`);
  await found?.evaluate((field) => {
    for (let list = field.closest('details'); list; list = list.parentElement?.closest('details') ?? null)
      list.open = true;
    field.querySelector<HTMLElement>('input, textarea, [role=textbox]')?.focus();
  });
  await page.keyboard.down('Control');
  await page.keyboard.press('End');
  await page.keyboard.up('Control');
}
