import type { Page } from 'puppeteer';
import { desktop, elementText, open, phone, resize } from '../support/browser';
import {
  bookingLink,
  labels,
  pageContent,
  roomPages,
  roomPath,
  roomSlugs,
  rooms,
  site,
} from '../support/sample-content';

const [room] = rooms;
if (!room) throw new Error('there is no room');
const path = roomPath(room.slug);

describe('the booking bar on phones', () => {
  const bar = `section[aria-label="${pageContent('room').book}"]`;
  const lookOf = (page: Page) =>
    page.$eval(bar, (element) => {
      const { top, bottom } = element.getBoundingClientRect();
      const facts = document.querySelector('main dl')?.getBoundingClientRect().bottom ?? 0;
      return {
        isOnScreen: top < innerHeight && bottom > 0,
        isAtBottom: Math.round(innerHeight - bottom) === 0,
        coversFacts: top < facts && bottom > 0,
      };
    });
  const center = (page: Page, selector: string) =>
    page.$eval(selector, (each) => each.scrollIntoView({ block: 'center', behavior: 'instant' }));

  it('appears below the facts, showing the price and BOOK NOW, and is hidden at the closing band', async () => {
    const page = await open(path, { viewport: phone });
    expect((await lookOf(page)).isOnScreen).toBe(false);
    // Checks positions at which the facts scroll out of view.
    for (let line = -100; line < 200; line += 20) {
      await page.$eval(
        'main dl',
        (facts, by) => {
          const top = facts.getBoundingClientRect().bottom + scrollY - innerHeight + by;
          scrollTo({ top, behavior: 'instant' });
        },
        line,
      );
      expect({ line, coversFacts: (await lookOf(page)).coversFacts }).toEqual({ line, coversFacts: false });
    }
    await center(page, '[aria-roledescription=carousel]');
    expect(await lookOf(page)).toEqual({ isOnScreen: true, isAtBottom: true, coversFacts: false });
    expect(await elementText(page, bar)).toContain(`${labels.priceLabel(room)} ${site.rateNote}`);
    expect(await page.$eval(`${bar} a[target=_blank]`, (link) => link.getAttribute('href'))).toBe(
      bookingLink,
    );
    await center(page, 'main > * > section:last-of-type h2');
    expect((await lookOf(page)).isOnScreen).toBe(false);
  });

  it('leaves the cookie button visible until a cookie choice is made', async () => {
    const page = await open(path, { viewport: phone, storage: {} });
    await center(page, '[aria-roledescription=carousel]');
    await page.waitForFunction(
      (selector) => {
        const cookies = document.querySelector('footer > button')?.getBoundingClientRect().bottom ?? 0;
        return cookies <= (document.querySelector(selector)?.getBoundingClientRect().top ?? 0);
      },
      {},
      bar,
    );
  });

  it('works without JavaScript, and is hidden on wider screens', async () => {
    const page = await open(path, { viewport: phone, javascript: false });
    await center(page, '[aria-roledescription=carousel]');
    expect((await lookOf(page)).isAtBottom).toBe(true);
    const wide = await open(path, { javascript: false });
    expect(await wide.$eval(bar, (element) => element.checkVisibility())).toBe(false);
  });
});

/** One room for each number of facts (including 'Sleeps'), up to the five that fit on one line. */
const examples = new Map(
  roomSlugs
    .map((slug) => [(roomPages[slug]?.facts.length ?? 0) + 1, roomPath(slug)] as const)
    .filter(([count]) => count <= 5),
);
test.each([...examples])('%i facts fit in one row from 768 to 1920 px', async (_, address) => {
  const page = await open(address);
  for (const width of [768, 834, 1024, 1280, 1440, 1920]) {
    await resize(page, { width, height: 900 });
    const strip = await page.evaluate(() => {
      const facts = document.querySelector('main dl') as Element;
      const line = facts.parentElement as Element;
      const box = (each: Element | null | undefined) => each?.getBoundingClientRect() ?? new DOMRect();
      const book = box(line.querySelector('a[target=_blank]'));
      return {
        rows: new Set([...facts.children].map((fact) => Math.round(box(fact).top))).size,
        isInColumn:
          Math.round(book.left) === Math.round(box(document.querySelector('main form [type=submit]')).left),
        isPhoneApart: book.left - box(line.querySelector('[href^="tel:"] [translate=no]')).right >= 16,
      };
    });
    expect({ width, ...strip }).toEqual({
      width,
      rows: 1,
      isInColumn: true,
      isPhoneApart: true,
    });
  }
});

test('a room page fades in over 0.4 s', async () => {
  const page = await open(path);
  expect(await page.$eval('main > *', (each) => getComputedStyle(each).animation)).toContain('0.4s');
});

test.each([
  [phone, 0.6 * phone.height],
  [{ ...desktop, height: 500 }, 400],
])(
  'an extra full-width picture above the gallery fills 60% of the screen height, but at least 400 px',
  async (viewport, height) => {
    const slug = roomSlugs.find((each) => roomPages[each]?.extraHero);
    const page = await open(roomPath(slug ?? ''), { viewport, javascript: false });
    const extra = await page.$eval('.section:has([aria-roledescription=carousel])', (gallery) => {
      const {
        left,
        width,
        height: shown,
      } = (gallery.previousElementSibling as Element).getBoundingClientRect();
      return { left, width: width - document.documentElement.clientWidth, height: Math.round(shown) };
    });
    expect(extra).toEqual({ left: 0, width: 0, height: Math.round(height) });
  },
);
