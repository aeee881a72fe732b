import type { Page } from 'puppeteer';
import { desktop, open, phone, resize } from '../support/browser';
import { bookingLink, priceLabel, roomPages, roomPath, roomSlugs, site } from '../support/content';
import { path, pathWithExtraPicture, room, text } from '../support/room-page';

describe('the booking bar on phones', () => {
  const bar = (page: Page) =>
    page.$eval('.booking-bar', (element) => {
      const { top, bottom } = element.getBoundingClientRect();
      const facts = document.querySelector('.key-facts')?.getBoundingClientRect().bottom ?? 0;
      return {
        isOnScreen: top < innerHeight && bottom > 0,
        gapBelow: Math.round(innerHeight - bottom),
        coversFacts: top < facts && bottom > 0,
      };
    });
  const scrollTo = (page: Page, selector: string) =>
    page.$eval(selector, (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

  test('appears after the hero and its facts, with price and BOOK NOW, and ends with the closing band', async () => {
    const page = await open(path, { viewport: phone });
    expect((await bar(page)).isOnScreen).toBe(false);
    await scrollTo(page, '.key-facts');
    expect((await bar(page)).coversFacts).toBe(false);
    // While the strip scrolls out of view.
    for (let line = 0; line < 200; line += 20) {
      await page.$eval(
        '.key-facts',
        (facts, by) =>
          window.scrollTo({
            top: facts.getBoundingClientRect().bottom + scrollY - innerHeight + by,
            behavior: 'instant',
          }),
        line,
      );
      expect({ line, coversFacts: (await bar(page)).coversFacts }).toEqual({ line, coversFacts: false });
    }
    await scrollTo(page, '.room-gallery');
    expect(await bar(page)).toEqual({ isOnScreen: true, gapBelow: 0, coversFacts: false });
    expect(await text(page, '.booking-bar .rate')).toBe(`From ${priceLabel(room)} ${site.rateNote}`);
    expect(await page.$eval('.booking-bar .button', (link) => link.getAttribute('href'))).toBe(bookingLink);
    // The cookie button is above it.
    await page.waitForSelector('.booking-bar--on-screen');
    const [button, top] = await page.evaluate(() => [
      document.querySelector('.footer__cookies')?.getBoundingClientRect().bottom ?? 0,
      document.querySelector('.booking-bar')?.getBoundingClientRect().top ?? 0,
    ]);
    expect(button).toBeLessThanOrEqual(top ?? 0);
    await scrollTo(page, '.closing-band .half__text');
    expect((await bar(page)).isOnScreen).toBe(false);
  });

  test('works without JavaScript, and is not on wider screens', async () => {
    const plain = await open(path, { viewport: phone, javascript: false });
    await scrollTo(plain, '.room-gallery');
    expect((await bar(plain)).gapBelow).toBe(0);
    const wide = await open(path, { javascript: false });
    expect(await wide.$eval('.booking-bar', (element) => getComputedStyle(element).display)).toBe('none');
  });
});

describe('the strip with facts and form', () => {
  /** Widths of tablets, laptops and wide screens; from 1280 px facts, telephone and button share a line. */
  const widths = [768, 834, 1024, 1180, 1280, 1360, 1440, 1920];

  /** Positions of its elements, in whole px. */
  const strip = (page: Page) =>
    page.evaluate(() => {
      const all = (selector: string) => [...document.querySelectorAll(`.key-facts ${selector}`)];
      const edges = (selector: string, edge: 'left' | 'top' | 'right') =>
        all(selector).map((each) => Math.round(each.getBoundingClientRect()[edge]));
      const heights = all('button.stay__value').map((each) => each.getBoundingClientRect().height);
      const [phoneEnd = 0] = edges('.key-facts__call .figure', 'right');
      const [bookStart = 0, checkStart] = edges(':is(.key-facts__book, .stay__submit)', 'left');
      return {
        rowsOfFacts: new Set(edges('.key-facts__fact', 'top')).size,
        factsOverCells: `${edges('.key-facts__fact', 'left')}` === `${edges('.stay__cell', 'left')}`,
        buttonsInColumn: bookStart === checkStart,
        isPhoneApart: bookStart - phoneEnd >= 16,
        // Text of two lines is higher than a touch target.
        daysInOneLine: heights.every((height) => height === 44),
      };
    });
  /** A room for each number of facts, including 'Sleeps', that fits in one line. */
  const examples = new Map(
    roomSlugs
      .map((slug) => [(roomPages[slug]?.facts.length ?? 0) + 1, roomPath(slug)] as const)
      .filter(([count]) => count <= 5),
  );

  test.each([...examples])(
    '%i facts are in one row, and each date in one line, from 768 to 1920 px',
    async (count, address) => {
      const page = await open(address);
      for (const width of widths) {
        await resize(page, { width, height: 900 });
        expect({ width, ...(await strip(page)) }).toEqual({
          width,
          rowsOfFacts: 1,
          factsOverCells: count === 4,
          buttonsInColumn: true,
          isPhoneApart: true,
          daysInOneLine: true,
        });
      }
    },
  );
});

describe('motion', () => {
  test('the page fades in for 0.4 s; a hovered card moves up 5 px in 0.2 s', async () => {
    const page = await open(path);
    const fade = await page.$eval('.room', (room) => getComputedStyle(room).animation);
    expect(fade).toContain('0.4s');
    const card = '.featured-amenities__card';
    const look = () =>
      page.$eval(card, (element) => {
        const { transform, transitionDuration, transitionProperty } = getComputedStyle(element);
        return { transform, transitionDuration, transitionProperty };
      });
    expect(await look()).toEqual({
      transform: 'none',
      transitionDuration: '0.2s',
      transitionProperty: 'transform',
    });
    await page.hover(card);
    await page.waitForFunction(
      (selector) =>
        getComputedStyle(document.querySelector(selector) as Element).transform ===
        'matrix(1, 0, 0, 1, 0, -5)',
      { timeout: 5000 },
      card,
    );
  });
});

test.each([
  [phone, 0.6 * phone.height],
  [{ ...desktop, height: 500 }, 400],
])(
  'an extra full-width picture is above the gallery: 60% of the screen, at least 400 px',
  async (viewport, height) => {
    const page = await open(await pathWithExtraPicture(), { viewport, javascript: false });
    const extra = await page.$eval('.room-extra', (element) => {
      const { left, width, height: shown } = element.getBoundingClientRect();
      return {
        left,
        width,
        height: Math.round(shown),
        isBeforeGallery: element.nextElementSibling?.matches('.section--gallery'),
      };
    });
    const width = await page.evaluate(() => document.documentElement.clientWidth);
    expect(extra).toEqual({ left: 0, width, height: Math.round(height), isBeforeGallery: true });
  },
);
