import { careersContent } from '../../generated/content/pages/careers';
import { neighborhoodContent } from '../../generated/content/pages/neighborhood';
import { rooms } from '../../generated/content/rooms';
import { testimonials } from '../../generated/content/testimonials';
import { addresses } from '../../shared/addresses';
import { pages } from '../../shared/pages';
import { roomPath } from '../../shared/room';
import { type OpenPage, open } from '../support/browser';
import { textFaults } from '../support/text-faults';

const paths = [...addresses.map(({ path }) => path), '/nope'];
const widths = [320, 390, 768, 1024, 1440, 1920];
const phoneWidths = [320, 390];

/** Texts that stand in one another's place: whoever changes the content may make any of them as long as the longest. */
const kinds = [
  rooms.map(({ name }) => name),
  rooms.map(({ description }) => description),
  testimonials.map(({ text }) => text),
  testimonials.map(({ author }) => author),
  careersContent.positions.jobs.map(({ title }) => title),
  careersContent.positions.jobs.map(({ description }) => description),
  neighborhoodContent.categories.flatMap(({ places }) => places.map(({ name }) => name)),
  neighborhoodContent.categories.flatMap(({ places }) => places.map(({ address }) => address[0] ?? '')),
];

const longest = (texts: readonly string[]) =>
  texts.reduce((best, text) => (text.length > best.length ? text : best));

/** Puts the longest text of its kind in the place of every name, quote, description and address. */
const lengthen = (page: OpenPage) =>
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

/** What cannot be read at each width, once the layout has settled. */
async function faultsAt(page: OpenPage, list: readonly number[]): Promise<Record<number, string[]>> {
  const found: Record<number, string[]> = {};
  for (const width of list) {
    await page.setViewport({ width, height: 900 });
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    const faults = await page.evaluate(textFaults);
    if (faults.length > 0) found[width] = faults;
  }
  return found;
}

describe('text', () => {
  it.each(paths)('%s: none overlaps, overflows or is cut, from 320 to 1920 px', async (path) => {
    const page = await open(path, { reducedMotion: true });
    expect(await faultsAt(page, widths)).toEqual({});
    await lengthen(page);
    expect(await faultsAt(page, phoneWidths)).toEqual({});
  });
});

describe('at the end of a page', () => {
  it('nothing that floats covers the last words', async () => {
    const page = await open('/about', { reducedMotion: true });
    for (const width of widths) {
      await page.setViewport({ width, height: 800 });
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      const covered = await page.evaluate(() => {
        const button = document.querySelector('.footer__cookies')?.getBoundingClientRect();
        if (!button) throw new Error('the cookie button is missing');
        const texts = document.querySelectorAll('.footer__end p, .footer__sign a, .footer__list a');
        const range = document.createRange();
        return [...texts]
          .filter((text) => {
            range.selectNodeContents(text);
            const { left, right, top, bottom } = range.getBoundingClientRect();
            return left < button.right && right > button.left && top < button.bottom && bottom > button.top;
          })
          .map((text) => text.textContent);
      });
      expect({ width, covered }).toEqual({ width, covered: [] });
    }
  });
});
