import type { Page } from 'puppeteer';
import { type OpenOptions, open, phone, tick } from '../support/browser';
import { monthLabel, pages, roomPath, roomsContent, testimonials } from '../support/content';

/** Save-Data: these tests need no film, which would only slow them down. */
const saveData = async (page: Page) => {
  await page.evaluateOnNewDocument(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
};

const openRooms = (options: OpenOptions = {}) =>
  open(pages.rooms.path, { fakeClock: true, before: saveData, ...options });

/** The number of the shown slide, from 1. */
const shown = (page: Page, carousel: string) =>
  page.$$eval(
    `${carousel} .carousel__slide`,
    (slides) => slides.findIndex((slide) => !(slide as HTMLElement).inert) + 1,
  );
const press = (page: Page, carousel: string, label: string) =>
  page.$eval(`${carousel} [aria-label="${label}"]`, (button) => (button as HTMLElement).click());
const bring = (page: Page, selector: string) =>
  page.$eval(selector, (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

async function swipe(page: Page, selector: string, distance: number, rise = 0) {
  await bring(page, selector);
  const area = await (await page.$(selector))?.boundingBox();
  if (!area) throw new Error(`${selector} is not to be seen`);
  const x = area.x + area.width / 2;
  const y = area.y + area.height / 2;
  await page.touchscreen.touchStart(x, y);
  for (const share of [0.3, 0.7, 1]) await page.touchscreen.touchMove(x + distance * share, y + rise * share);
  await page.touchscreen.touchEnd();
}

describe('the featured carousel', () => {
  const carousel = '.featured-carousel';
  const count = roomsContent.featuredRooms.length;

  test('is a carousel by name and role, each with room, price and link', async () => {
    const page = await openRooms();
    const roles = await page.$eval(carousel, (element) => [
      element.getAttribute('aria-roledescription'),
      element.getAttribute('aria-label'),
    ]);
    expect(roles).toEqual(['carousel', roomsContent.featured]);
    const slides = await page.$$eval(`${carousel} .carousel__slide`, (all) =>
      all.map((slide) => [
        slide.getAttribute('aria-label'),
        slide.querySelector('h2')?.textContent,
        slide.querySelector('a')?.getAttribute('href'),
      ]),
    );
    expect(slides).toEqual(
      roomsContent.featuredRooms.map(({ room }, index) => [
        `${index + 1} of ${count}: ${room.name}`,
        room.name,
        roomPath(room.slug),
      ]),
    );
  });

  test('advances every 5 s and wraps', async () => {
    const page = await openRooms();
    await tick(page, 4900);
    expect(await shown(page, carousel)).toBe(1);
    await tick(page, 200);
    expect(await shown(page, carousel)).toBe(2);
    await tick(page, 5000 * (count - 2));
    expect(await shown(page, carousel)).toBe(count);
    await tick(page, 5000);
    expect(await shown(page, carousel)).toBe(1);
  });

  test('cross-fades in 1 s', async () => {
    const page = await openRooms();
    const fade = await page.$eval(`${carousel} .carousel__slide--current .carousel__fade`, (picture) => {
      const { transitionProperty, transitionDuration } = getComputedStyle(picture);
      return [transitionProperty, transitionDuration];
    });
    expect(fade).toEqual(['opacity', '1s']);
  });

  test('pauses and starts by its button, and says which of the two it does', async () => {
    const page = await openRooms();
    await press(page, carousel, 'Pause the slides');
    await tick(page, 20_000);
    expect(await shown(page, carousel)).toBe(1);
    await press(page, carousel, 'Start the slides');
    await tick(page, 5000);
    expect(await shown(page, carousel)).toBe(2);
  });

  test('goes to next, previous (both wrap) and to any slide; each move starts the 5 s anew', async () => {
    const page = await openRooms();
    await press(page, carousel, 'Previous slide');
    expect(await shown(page, carousel)).toBe(count);
    await press(page, carousel, 'Next slide');
    expect(await shown(page, carousel)).toBe(1);
    await tick(page, 4000);
    await press(page, carousel, `Slide 2: ${roomsContent.featuredRooms[1]?.room.name}`);
    expect(await shown(page, carousel)).toBe(2);
    await tick(page, 4000);
    expect(await shown(page, carousel)).toBe(2);
    await tick(page, 1100);
    expect(await shown(page, carousel)).toBe(3);
  });

  test('starts its wait anew after a click with the mouse, which rests on the button', async () => {
    const page = await openRooms();
    await bring(page, `${carousel} .carousel__controls`);
    await page.click(`${carousel} [aria-label="Next slide"]`);
    await tick(page, 4900);
    expect(await shown(page, carousel)).toBe(2);
    await tick(page, 200);
    expect(await shown(page, carousel)).toBe(3);
  });

  test('waits while the pointer is over a slide, and goes on when it has left', async () => {
    const page = await openRooms();
    await bring(page, carousel);
    await page.hover(`${carousel} .carousel__slide--current .featured-carousel__picture`);
    await tick(page, 15_000);
    expect(await shown(page, carousel)).toBe(1);
    await page.mouse.move(5, 5);
    await bring(page, '.rooms-amenities');
    await page.mouse.move(6, 6);
    await tick(page, 5000);
    expect(await shown(page, carousel)).toBe(2);
  });

  test('waits while the keyboard is inside, but not on the button that starts it', async () => {
    const page = await openRooms();
    await page.focus(`${carousel} [aria-label="Previous slide"]`);
    await page.keyboard.press('Enter');
    await tick(page, 15_000);
    expect(await shown(page, carousel)).toBe(count);
    await page.focus(`${carousel} [aria-label="Pause the slides"]`);
    await tick(page, 5000);
    expect(await shown(page, carousel)).toBe(1);
  });

  test.each([
    ['over 50 px to the left is next', -60, 0, 2],
    ['over 50 px to the right is previous', 60, 0, count],
    ['of 45 px is none', -45, 0, 1],
    ['more down than sideways is none', -60, 120, 1],
  ])('a swipe %s', async (_name, distance, rise, slide) => {
    const page = await openRooms({ viewport: phone });
    await swipe(page, `${carousel} .carousel__slide--current .featured-carousel__picture`, distance, rise);
    await tick(page, 0);
    expect(await shown(page, carousel)).toBe(slide);
  });

  test('waits while its tab is in the background', async () => {
    const page = await openRooms();
    const setHidden = (isHidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value });
        document.dispatchEvent(new Event('visibilitychange'));
      }, isHidden);
    await setHidden(true);
    await tick(page, 20_000);
    expect(await shown(page, carousel)).toBe(1);
    await setHidden(false);
    await tick(page, 5100);
    expect(await shown(page, carousel)).toBe(2);
  });

  test('moves only once it is started, with reduced motion', async () => {
    const page = await openRooms({ reducedMotion: true });
    await tick(page, 15_000);
    expect(await shown(page, carousel)).toBe(1);
    await press(page, carousel, 'Start the slides');
    await tick(page, 5000);
    expect(await shown(page, carousel)).toBe(2);
  });

  test('announces slides only while it does not move by itself', async () => {
    const page = await openRooms();
    const live = () =>
      page.$eval(`${carousel} .carousel__slides`, (slides) => slides.getAttribute('aria-live'));
    expect(await live()).toBe('off');
    await press(page, carousel, 'Pause the slides');
    expect(await live()).toBe('polite');
  });
});

describe('the testimonial carousel', () => {
  const carousel = '.testimonials__carousel';

  test('shows the testimonials with author, place, month, rating and room', async () => {
    const page = await openRooms();
    const slides = await page.$$eval(`${carousel} .carousel__slide`, (all) =>
      all.map((slide) => slide.textContent),
    );
    expect(slides).toHaveLength(testimonials.length);
    testimonials.forEach((testimonial, index) => {
      const { author, location, text, rating, room } = testimonial;
      for (const part of [
        author,
        location,
        text,
        `${rating} out of 5`,
        room.name,
        monthLabel(testimonial.date),
      ])
        expect(slides[index]).toContain(part);
    });
  });

  test('advances every 8 s and wraps', async () => {
    const page = await openRooms();
    await tick(page, 7900);
    expect(await shown(page, carousel)).toBe(1);
    for (const slide of [...testimonials.slice(1).map((_, index) => index + 2), 1]) {
      await tick(page, 8000);
      expect(await shown(page, carousel)).toBe(slide);
    }
  });

  test('slides and fades for 300 ms, and ignores input meanwhile', async () => {
    const page = await openRooms();
    await press(page, carousel, 'Next slide');
    expect(await shown(page, carousel)).toBe(2);
    const motion = await page.$eval(`${carousel} .carousel__slide--current`, (slide) => {
      const { animationName, animationDuration } = getComputedStyle(slide);
      return [animationName, animationDuration];
    });
    expect(motion).toEqual(['slide-in', '0.3s']);
    expect(await page.$(`${carousel} .carousel__slide--leaving`)).toBeTruthy();
    await tick(page, 200);
    await press(page, carousel, 'Next slide');
    expect(await shown(page, carousel)).toBe(2);
    await tick(page, 150);
    expect(await page.$(`${carousel} .carousel__slide--leaving`)).toBeNull();
    await press(page, carousel, 'Next slide');
    expect(await shown(page, carousel)).toBe(3);
  });

  test('wraps backwards, and pauses by its button', async () => {
    const page = await openRooms();
    await press(page, carousel, 'Previous slide');
    expect(await shown(page, carousel)).toBe(testimonials.length);
    await tick(page, 400);
    await press(page, carousel, 'Pause the slides');
    await tick(page, 30_000);
    expect(await shown(page, carousel)).toBe(testimonials.length);
  });
});
