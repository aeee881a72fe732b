import { desktop, type OpenPage, open, phone } from '../support/browser';
import { pages, roomPages, roomPath, rooms } from '../support/sample-content';
import { setTextSize, textSizes } from '../support/text-at-widths';

const planned = rooms.filter(({ slug }) => roomPages[slug]?.plan?.drawing);
const [first] = planned;
if (!first) throw new Error('no room has a plan');
const section = 'section:has(#site-plan)';

/** Returns the visible labels over the drawing, with position and font size in px. */
const labelsOn = (page: OpenPage) =>
  page.$$eval(`${section} svg text`, (all) =>
    all
      .filter((text) => text.checkVisibility() && text.getBoundingClientRect().width > 0)
      .map((text) => {
        const { left, right, top, bottom } = text.getBoundingClientRect();
        const shown = [...text.childNodes].filter(
          (node) => !(node instanceof Element) || getComputedStyle(node).display !== 'none',
        );
        const words = shown.map(({ textContent }) => textContent).join('');
        return { words, size: Number.parseFloat(getComputedStyle(text).fontSize), left, right, top, bottom };
      }),
  );

/** Lists problems with a plan's labels: too small, outside the section, or overlapping. */
async function problemsOn(page: OpenPage): Promise<string[]> {
  const labels = await labelsOn(page);
  const frame = await page.$eval(section, (each) => each.getBoundingClientRect().toJSON() as DOMRect);
  return labels.flatMap((label, index) => {
    const { words, size, left, right, top, bottom } = label;
    const isOut = left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom;
    const crossing = labels.slice(index + 1).filter((other) => {
      const width = Math.min(right, other.right) - Math.max(left, other.left);
      return width > 0 && Math.min(bottom, other.bottom) - Math.max(top, other.top) > 0;
    });
    return [
      ...(size < 13 ? [`${words} is ${size} px`] : []),
      ...(isOut ? [`${words} leaves the section`] : []),
      ...crossing.map((other) => `${words} and ${other.words} overlap`),
    ];
  });
}

describe('the floor plan', () => {
  let page: OpenPage;
  beforeAll(async () => {
    page = await open(roomPath(first.slug), { javascript: false });
  });

  it.each(planned)('of $name has a label for every piece, and no labels overlap', async ({ slug }) => {
    await page.goto(new URL(roomPath(slug), page.url()).href);
    await page.waitForFunction(() => document.fonts.status === 'loaded');
    const listed = await page.$$eval(`${section} ol li`, (all) =>
      all.map(({ textContent }) => textContent ?? ''),
    );
    const { pieces = [] } = roomPages[slug]?.plan ?? {};
    const labeled = pieces.filter(({ kind }) => kind !== 'bathroom').map(({ name }) => name);
    expect(labeled).toEqual(expect.arrayContaining(listed));
    expect(listed.length).toBeGreaterThanOrEqual(labeled.length - 1);
    const numbers = listed.map((_, index) => String(index + 1));
    for (const [{ width }, wanted] of [
      [desktop, listed],
      [phone, numbers],
    ] as const) {
      await page.setViewport({ ...desktop, width });
      const words = (await labelsOn(page)).map((label) => label.words);
      expect(words).toEqual(expect.arrayContaining([...wanted]));
      expect(await problemsOn(page)).toEqual([]);
    }
  });

  it('is aligned with its picture at every width, without inline styles', async () => {
    for (const width of [390, 1024, 1440]) {
      await page.setViewport({ width, height: 900 });
      const boxes = await page.$eval(`${section} img`, (image) =>
        [image, (image.closest('picture') ?? image).parentElement?.querySelector('svg')].map((each) => {
          const { x, y, width, height } = each?.getBoundingClientRect() ?? new DOMRect();
          return [x, y, width, height].map(Math.round);
        }),
      );
      expect(boxes[1]).toEqual(boxes[0]);
    }
    expect(await page.$$(`${section} [style]`)).toHaveLength(0);
  });

  it('has no overlapping labels at 200% text size', async () => {
    await setTextSize(page, textSizes.doubled);
    expect(await problemsOn(page)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });

  it('has alt text, and beds and measurements as text; loads lazily; links to the other rooms', async () => {
    const hydrated = await open(roomPath(first.slug));
    expect(await hydrated.$eval(`${section} img`, ({ loading }) => loading)).toBe('lazy');
    expect(await hydrated.$(`${section} a[href="${pages.rooms.path}#site-rooms"]`)).not.toBeNull();
    const tree = JSON.stringify(await hydrated.accessibility.snapshot());
    const { plan } = roomPages[first.slug] ?? {};
    expect(tree).toContain(plan?.drawing?.picture.alt);
    for (const { name, kind } of plan?.pieces ?? []) if (kind === 'bed') expect(tree).toContain(name);
    expect(tree).toMatch(/\d+ feet \d+ inch/);
  });
});
