import type { Page } from 'puppeteer';
import { resize } from './browser';
import { jobs, neighborhoodContent, rooms, testimonials } from './content';
import { textFaults } from './text-faults';

/** What cannot be read at each width, and where the page scrolls sideways; nothing where all is well. */
export async function textFaultsAt(page: Page, widths: readonly number[]): Promise<Record<number, string[]>> {
  const found: Record<number, string[]> = {};
  for (const width of widths) {
    await resize(page, { width, height: 900 });
    const faults = await page.evaluate(textFaults);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overflow > 0) faults.push(`scrolls sideways by ${overflow} px`);
    if (faults.length > 0) found[width] = faults;
  }
  return found;
}

/** Texts that stand in one another's place: whoever changes the content may make any of them as long as the longest. */
const kinds = [
  rooms.map(({ name }) => name),
  rooms.map(({ description }) => description),
  testimonials.map(({ text }) => text),
  testimonials.map(({ author }) => author),
  jobs.jobs.map(({ title }) => title),
  jobs.jobs.map(({ description }) => description),
  neighborhoodContent.categories.flatMap(({ places }) => places.map(({ name }) => name)),
  neighborhoodContent.categories.flatMap(({ places }) => places.map(({ address }) => address[0] ?? '')),
];

const longest = (texts: readonly string[]) =>
  texts.reduce((best, text) => (text.length > best.length ? text : best));

/** Puts the longest text of its kind in the place of every name, quote, description and address. */
export const lengthenTexts = (page: Page) =>
  page.evaluate(
    (replacements) => {
      const longer = new Map(replacements);
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        node.data = longer.get(node.data) ?? node.data;
      }
    },
    kinds.flatMap((texts) => texts.map((text) => [text, longest(texts)] as const)),
  );

/** Font sizes in px: those that browsers come with, and those of a reader who has set text to 200%. */
export const textSizes = { usual: { standard: 16, fixed: 13 }, doubled: { standard: 32, fixed: 26 } };

/** Sets the browser's text size and waits until the page has it. */
export async function setTextSize(page: Page, fontSizes: (typeof textSizes)['usual']): Promise<void> {
  const session = await page.createCDPSession();
  await session.send('Page.setFontSizes', { fontSizes });
  await page.waitForFunction(
    (size) => getComputedStyle(document.documentElement).fontSize === size,
    {},
    `${fontSizes.standard}px`,
  );
}

/** Sets letters, words and lines as far apart as a reader may set them (WCAG 1.4.12). */
export const spaceTexts = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
