import { violations } from '../support/axe';
import { close, desktop, type OpenPage, open, phone } from '../support/browser';
import { pages, roomPages, roomPath, rooms } from '../support/content';
import { setTextSize, textSizes } from '../support/text-at-widths';

/** Minimal text size, in px. */
const smallest = 13;

const planned = rooms.filter(({ slug }) => roomPages[slug]?.plan?.drawing);
const [first] = planned;
if (!first) throw new Error('no room has a plan');

const section = 'section:has(#plan)';

/** All visible texts over the drawing, with box and size. */
const textsOver = (page: OpenPage) =>
  page.$$eval('.plan__lines text', (all) =>
    all
      .filter((text) => text.checkVisibility() && text.getBoundingClientRect().width > 0)
      .map((text) => {
        const { left, right, top, bottom } = text.getBoundingClientRect();
        const shown = [...text.childNodes].filter(
          (node) => !(node instanceof Element) || getComputedStyle(node).display !== 'none',
        );
        return {
          words: shown.map(({ textContent }) => textContent).join(''),
          size: Number.parseFloat(getComputedStyle(text).fontSize),
          left,
          right,
          top,
          bottom,
        };
      }),
  );

/** Faults of texts over a plan: too small, outside the section, overlapping, cut off by the screen. */
async function labelFaults(page: OpenPage): Promise<string[]> {
  const texts = await textsOver(page);
  const frame = await page.$eval(section, (element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top, bottom };
  });
  const faults = texts.flatMap(({ words, size, left, right, top, bottom }) => [
    ...(size < smallest ? [`${words} is ${size} px`] : []),
    ...(left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom
      ? [`${words} leaves the section`]
      : []),
  ]);
  texts.forEach((one, index) => {
    for (const other of texts.slice(index + 1)) {
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (width > 0 && height > 0) faults.push(`${one.words} and ${other.words} overlap`);
    }
  });
  return faults;
}

describe('at 1440 and 390 px', () => {
  let page: OpenPage;
  beforeAll(async () => {
    page = await open(roomPath(first.slug), { javascript: false });
  });
  afterAll(() => close(page));

  test.each(planned)('every piece of $name has a label, and no labels overlap', async ({ slug }) => {
    await page.goto(new URL(roomPath(slug), page.url()).href);
    await page.waitForFunction(() => document.fonts.status === 'loaded');
    const listed = await page.$$eval('.plan__key li', (all) =>
      all.map(({ textContent }) => textContent ?? ''),
    );
    const { pieces = [] } = roomPages[slug]?.plan ?? {};
    const labeled = pieces.filter(({ kind }) => kind !== 'bathroom');
    expect(labeled.map(({ name }) => name)).toEqual(expect.arrayContaining(listed));
    expect(listed.length).toBeGreaterThanOrEqual(labeled.length - 1);
    const numbers = listed.map((_, index) => String(index + 1));
    for (const [viewport, wanted] of [
      [desktop, listed],
      [phone, numbers],
    ] as const) {
      await page.setViewport({ ...desktop, width: viewport.width });
      const words = (await textsOver(page)).map((text) => text.words);
      expect(words).toEqual(expect.arrayContaining([...wanted]));
      expect(await labelFaults(page)).toEqual([]);
    }
  });
});

describe('the plan', () => {
  test('is aligned with its picture at every width, without inline styles', async () => {
    const page = await open(roomPath(first.slug), { javascript: false });
    for (const width of [390, 1024, 1440]) {
      await page.setViewport({ width, height: 900 });
      const [picture, lines] = await page.evaluate(() =>
        ['.plan__drawing img', '.plan__lines'].map((selector) => {
          const { x, y, width, height } =
            document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
          return [x, y, width, height].map(Math.round);
        }),
      );
      expect(lines).toEqual(picture);
    }
    expect(await page.$$(`${section} [style]`)).toHaveLength(0);
  });

  test('is described to screen readers by alt text, a list and facts, not by lines; loads lazily; links to the other rooms', async () => {
    const page = await open(roomPath(first.slug));
    expect(await page.$eval('.plan__drawing img', (image) => image.getAttribute('loading'))).toBe('lazy');
    const toCompare = await page.$eval(`${section} .text-link`, (link) => link.getAttribute('href'));
    expect(toCompare).toBe(`${pages.rooms.path}#rooms`);
    expect(await page.$eval('.plan__lines', (svg) => svg.getAttribute('aria-hidden'))).toBe('true');
    const tree = JSON.stringify(await page.accessibility.snapshot());
    const { plan } = roomPages[first.slug] ?? {};
    expect(tree).toContain(plan?.drawing?.picture.alt);
    for (const { name, kind } of plan?.pieces ?? []) if (kind === 'bed') expect(tree).toContain(name);
    expect(tree).toMatch(/\d+ feet \d+ inch/);
    expect(await violations(page, { within: section })).toEqual([]);
  });

  test('has no overlapping labels at a text size of 200%', async () => {
    const page = await open(roomPath(first.slug), { javascript: false });
    await setTextSize(page, textSizes.doubled);
    expect(await labelFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });
});
