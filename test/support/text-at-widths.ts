import type { Page } from 'puppeteer';
import { resize } from './browser';
import { content, pageContent, rooms } from './sample-content';
import { textProblems } from './text-problems';

/** Lists text problems and horizontal scrolling at these window widths, in px. */
export async function textProblemsAt(page: Page, widths: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await resize(page, { width, height: 900 });
    const problems = await page.evaluate(textProblems);
    found.push(...problems.map((problem) => `at ${width} px: ${problem}`), ...(await sidewaysScroll(page)));
  }
  return found;
}

/** Reports how far the page scrolls horizontally; empty if the page doesn't. */
async function sidewaysScroll(page: Page): Promise<string[]> {
  const [width, overflow] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [clientWidth, scrollWidth - clientWidth] as const;
  });
  return overflow > 0 ? [`at ${width} px: scrolls horizontally by ${overflow} px`] : [];
}

/** Lists horizontal scrolling at these window widths, in px. */
export async function sidewaysScrollAt(page: Page, widths: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await resize(page, { width, height: 900 });
    found.push(...(await sidewaysScroll(page)));
  }
  return found;
}

/** Groups of similar strings. An owner could make any string as long as the longest string in its group. */
const textGroups = [
  rooms.map(({ name }) => name),
  rooms.map(({ description }) => description),
  content.testimonials.map(({ text }) => text),
  content.testimonials.map(({ author }) => author),
  content.jobs.jobs.map(({ title }) => title),
  content.jobs.jobs.map(({ description }) => description),
  pageContent('neighborhood').categories.flatMap(({ places }) => places.map(({ name }) => name)),
  pageContent('neighborhood').categories.flatMap(({ places }) =>
    places.map(({ address }) => address[0] ?? ''),
  ),
];

const longest = (strings: readonly string[]) =>
  strings.reduce((best, text) => (text.length > best.length ? text : best));

/** Replaces each string on the page with the longest string in its group. */
export const lengthenText = (page: Page) =>
  page.evaluate(
    (replacements) => {
      const longer = new Map(replacements);
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        node.data = longer.get(node.data) ?? node.data;
      }
    },
    textGroups.flatMap((strings) => strings.map((text) => [text, longest(strings)] as const)),
  );

/** Font sizes in px: browser defaults, and a text size of 200%. */
export const textSizes = { normal: { standard: 16, fixed: 13 }, doubled: { standard: 32, fixed: 26 } };

/** Sets the browser's text size and waits until the page has applied it. */
export async function setTextSize(page: Page, fontSizes: (typeof textSizes)['normal']): Promise<void> {
  const session = await page.createCDPSession();
  await session.send('Page.setFontSizes', { fontSizes });
  await page.waitForFunction(
    (size) => getComputedStyle(document.documentElement).fontSize === size,
    {},
    `${fontSizes.standard}px`,
  );
}

/** Doubles the text size without changing media queries, as some browsers' text zoom does. */
export const zoomText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });

/** Applies the text spacing of WCAG 1.4.12. */
export const spaceText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
