import type { Page } from 'puppeteer';
import { close, type OpenOptions, type OpenPage, open, phone, tick } from '../support/browser';
import { rooms as allRooms, pages, roomsContent, testimonials } from '../support/content';
import { swipe } from '../support/touch';

const openRooms = (options: OpenOptions = {}) => open(pages.rooms.path, { fakeClock: true, ...options });

/** Number of the current slide, from 1. */
const shown = (page: Page, carousel: string) =>
  page.$$eval(
    `${carousel} .carousel__slide`,
    (slides) => slides.findIndex((slide) => !(slide as HTMLElement).inert) + 1,
  );
const press = (page: Page, carousel: string, label: string) =>
  page.$eval(`${carousel} [aria-label="${label}"]`, (button) => (button as HTMLElement).click());
const bring = (page: Page, selector: string) =>
  page.$eval(selector, (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

const goBackTo = async (page: Page, carousel: string, label: string) => {
  await press(page, carousel, label);
  await tick(page, 400);
};

describe('the featured carousel', () => {
  const carousel = '.featured-carousel';
  const rooms = roomsContent.featuredRooms.map(({ room }) => allRooms.find(({ slug }) => slug === room));
  const count = rooms.length;
  const first = `Slide 1: ${rooms[0]?.name}`;
  let page: OpenPage;
  beforeAll(async () => {
    page = await openRooms();
  });
  beforeEach(() => goBackTo(page, carousel, first));
  afterAll(() => close(page));

  test('cross-fades in 1 s, advances every 5 s and wraps; has the role of a carousel and is silent while it rotates', async () => {
    const look = await page.$eval(carousel, (element) => {
      const fading = element.querySelector('.carousel__slide--current .carousel__fade') as Element;
      const { transitionProperty, transitionDuration } = getComputedStyle(fading);
      return {
        fade: `${transitionProperty} ${transitionDuration}`,
        role: element.getAttribute('aria-roledescription'),
        label: element.getAttribute('aria-label'),
        live: element.querySelector('.carousel__slides')?.getAttribute('aria-live'),
      };
    });
    expect(look).toEqual({ fade: 'opacity 1s', role: 'carousel', label: roomsContent.featured, live: 'off' });
    await press(page, carousel, first);
    await tick(page, 4900);
    expect(await shown(page, carousel)).toBe(1);
    await tick(page, 200);
    expect(await shown(page, carousel)).toBe(2);
    await tick(page, 5000 * (count - 2));
    expect(await shown(page, carousel)).toBe(count);
    await tick(page, 5000);
    expect(await shown(page, carousel)).toBe(1);
  });

  test('pauses and starts by its button, whose name says which; announces slides while paused', async () => {
    await press(page, carousel, 'Pause the slides');
    await tick(page, 20_000);
    expect(await shown(page, carousel)).toBe(1);
    expect(
      await page.$eval(`${carousel} .carousel__slides`, (slides) => slides.getAttribute('aria-live')),
    ).toBe('polite');
    await press(page, carousel, 'Start the slides');
    await tick(page, 5000);
    expect(await shown(page, carousel)).toBe(2);
  });

  test('goes to next, previous (both wrap) and any slide; each change restarts the 5 s', async () => {
    await press(page, carousel, 'Previous slide');
    expect(await shown(page, carousel)).toBe(count);
    await press(page, carousel, 'Next slide');
    expect(await shown(page, carousel)).toBe(1);
    await tick(page, 4000);
    await press(page, carousel, `Slide 2: ${rooms[1]?.name}`);
    await tick(page, 4000);
    expect(await shown(page, carousel)).toBe(2);
    await tick(page, 1100);
    expect(await shown(page, carousel)).toBe(3);
  });

  test('pauses while the pointer is over a slide or its tab is in the background, and then continues', async () => {
    await bring(page, carousel);
    await page.hover(`${carousel} .carousel__slide--current .featured-carousel__picture`);
    await tick(page, 15_000);
    expect(await shown(page, carousel)).toBe(1);
    await page.mouse.move(5, 5);
    await bring(page, '.rooms-amenities');
    await page.mouse.move(6, 6);
    await tick(page, 5000);
    expect(await shown(page, carousel)).toBe(2);
    const setHidden = (isHidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value });
        document.dispatchEvent(new Event('visibilitychange'));
      }, isHidden);
    await setHidden(true);
    await tick(page, 20_000);
    expect(await shown(page, carousel)).toBe(2);
    await setHidden(false);
    await tick(page, 5100);
    expect(await shown(page, carousel)).toBe(3);
  });

  test('pauses while keyboard focus is inside, except on the button that starts it', async () => {
    // A page without mouse input, so that focus is :focus-visible.
    const byKeys = await openRooms();
    await byKeys.focus(`${carousel} [aria-label="Previous slide"]`);
    await byKeys.keyboard.press('Enter');
    await tick(byKeys, 15_000);
    expect(await shown(byKeys, carousel)).toBe(count);
    await byKeys.focus(`${carousel} [aria-label="Pause the slides"]`);
    await tick(byKeys, 5000);
    expect(await shown(byKeys, carousel)).toBe(1);
  });

  test('changes by a horizontal swipe of more than 50 px: left is next, right is previous', async () => {
    const onPhone = await openRooms({ viewport: phone });
    const swipes = [
      { distance: -45, rise: 0, slide: 1 },
      { distance: -60, rise: 120, slide: 1 },
      { distance: -60, rise: 0, slide: 2 },
      { distance: 60, rise: 0, slide: 1 },
      { distance: 60, rise: 0, slide: count },
    ];
    for (const { distance, rise, slide } of swipes) {
      await swipe(
        onPhone,
        `${carousel} .carousel__slide--current .featured-carousel__picture`,
        distance,
        rise,
      );
      await tick(onPhone, 0);
      expect({ distance, rise, slide: await shown(onPhone, carousel) }).toEqual({ distance, rise, slide });
    }
  });

  test('starts paused with reduced motion', async () => {
    const calm = await openRooms({ reducedMotion: true });
    await tick(calm, 15_000);
    expect(await shown(calm, carousel)).toBe(1);
    await press(calm, carousel, 'Start the slides');
    await tick(calm, 5000);
    expect(await shown(calm, carousel)).toBe(2);
  });
});

test('the testimonial carousel advances every 8 s and wraps both ways; ignores input during its transition of 300 ms; pauses by its button', async () => {
  const carousel = '.testimonials__carousel';
  const page = await openRooms();
  await tick(page, 7900);
  expect(await shown(page, carousel)).toBe(1);
  for (const slide of [...testimonials.slice(1).map((_, index) => index + 2), 1]) {
    await tick(page, 8000);
    expect(await shown(page, carousel)).toBe(slide);
  }
  await tick(page, 400);
  await press(page, carousel, 'Previous slide');
  expect(await shown(page, carousel)).toBe(testimonials.length);
  const motion = await page.$eval(`${carousel} .carousel__slide--current`, (slide) => {
    const { animationName, animationDuration } = getComputedStyle(slide);
    return [animationName.startsWith('slide-in'), animationDuration];
  });
  expect(motion).toEqual([true, '0.3s']);
  expect(await page.$(`${carousel} .carousel__slide--leaving`)).toBeTruthy();
  await tick(page, 200);
  await press(page, carousel, 'Next slide');
  expect(await shown(page, carousel)).toBe(testimonials.length);
  await tick(page, 150);
  expect(await page.$(`${carousel} .carousel__slide--leaving`)).toBeNull();
  await press(page, carousel, 'Next slide');
  expect(await shown(page, carousel)).toBe(1);
  await tick(page, 400);
  await press(page, carousel, 'Pause the slides');
  await tick(page, 30_000);
  expect(await shown(page, carousel)).toBe(1);
});
