import type { ElementHandle, Page } from 'puppeteer';
import { fill } from '../../shared/templates';
import { until } from '../../tools/harness/serverProcess';
import { type OpenPage, open, phone } from '../support/browser';
import { tick } from '../support/clock';
import { byRole, click, gone, press } from '../support/roles';
import { content, pageContent, pages, roomPages, roomPath, rooms } from '../support/sample-content';
import { swipe } from '../support/touch';

const { galleries, slides } = content.ui;
const [room] = rooms;
if (!room) throw new Error('there is no room');
const pictures = roomPages[room.slug]?.gallery ?? [];
const photos = pageContent('gallery').photos.map(({ picture }) => picture);
const pictureName = (index: number) =>
  fill(galleries.picture, { number: index + 1, name: pictures[index]?.alt ?? '' });

interface Slider {
  slider: string;
  path: string;
  count: number;
  words: { previous: string; next: string };
  /** Finds the slider, or opens the slider at the first picture. */
  find: (page: Page) => Promise<ElementHandle<HTMLElement>>;
}

const featured: Slider = {
  slider: 'the featured rooms slider',
  path: pages.rooms.path,
  count: pageContent('rooms').featuredRooms.length,
  words: slides,
  find: (page) => byRole(page, 'region', pageContent('rooms').featured),
};
const guests: Slider = {
  slider: 'the testimonials slider',
  path: pages.rooms.path,
  count: content.testimonials.length,
  words: slides,
  find: (page) => byRole(page, 'region', pageContent('rooms').reviews.label),
};
const gallery: Slider = {
  slider: 'the room gallery',
  path: roomPath(room.slug),
  count: pictures.length,
  words: galleries,
  find: (page) => byRole(page, 'group', fill(pageContent('room').pictures, { room: room.name })),
};
const lightbox: Slider = {
  slider: 'the lightbox',
  path: pages.gallery.path,
  count: photos.length,
  words: galleries,
  find: async (page) => {
    await press(page, 'link', photos[0]?.alt);
    return byRole(page, 'dialog');
  },
};

/** Returns the numbers of the visible slides, starting at 1. Two slides are visible during a transition. */
const visible = (slider: ElementHandle<HTMLElement>) =>
  slider.evaluate((element) => {
    const all = [...element.querySelectorAll<HTMLElement>('[aria-roledescription=slide]')];
    const shown = all.filter((each) => !each.inert && each.checkVisibility({ visibilityProperty: true }));
    const names = all.length > 0 ? shown.map(({ ariaLabel }) => ariaLabel) : [element.innerText];
    return names.map((name) => Number.parseInt(name ?? '', 10));
  });
const shows = (slider: ElementHandle<HTMLElement>, number: number) =>
  until(async () => `${await visible(slider)}` === `${number}`, 5).catch(async () => {
    expect(await visible(slider)).toEqual([number]);
  });

const openSlider = async ({ path, find }: Slider, options: Parameters<typeof open>[1] = {}) => {
  const page = await open(path, { fakeClock: true, reducedMotion: true, ...options });
  return { page, slider: await find(page) };
};

describe.each([featured, guests, gallery, lightbox])('$slider', (tested) => {
  const { count, words } = tested;

  it('moves to the next and previous slide, wraps around, and announces the slide', async () => {
    const { page, slider } = await openSlider(tested);
    for (const [button, number] of [
      [words.previous, count],
      [words.next, 1],
      [words.next, 2],
    ] as const) {
      await click(slider, 'button', button);
      await tick(page, 400);
      await shows(slider, number);
    }
    await (await byRole(slider, 'button', words.next)).focus();
    await page.keyboard.press('Enter');
    await shows(slider, 3);
    const live = await slider.$eval('[aria-live], [role=status]', (each) => each.getAttribute('aria-live'));
    expect([null, 'polite']).toContain(live);
    expect(page.consoleMessages).toEqual([]);
  });

  it('shows the next slide on a swipe to the left, and the previous slide on a swipe to the right', async () => {
    const { page, slider } = await openSlider(tested, { viewport: phone });
    const swiped = (await slider.$('[aria-live]')) ?? slider;
    for (const [by, number] of [
      [-60, 2],
      [60, 1],
    ] as const) {
      await swipe(page, swiped, by);
      await tick(page, 400);
      await shows(slider, number);
    }
  });
});

test('swipes shorter than 50 px or mostly vertical do not change the slide', async () => {
  const { page, slider } = await openSlider(gallery, { viewport: phone });
  const swiped = (await slider.$('[aria-live]')) ?? slider;
  for (const [by, rise] of [
    [-45, 0],
    [-60, 120],
  ] as const) {
    await swipe(page, swiped, by, rise);
    await tick(page, 400);
    await shows(slider, 1);
  }
});

test.each([
  { ...featured, seconds: 5 },
  { ...guests, seconds: 8 },
])('$slider advances every $seconds s', async (tested) => {
  const { page, slider } = await openSlider(tested, { reducedMotion: false });
  await tick(page, 1000 * tested.seconds - 100);
  await shows(slider, 1);
  await tick(page, 200);
  await shows(slider, 2);
});

describe('auto-advance', () => {
  const { count } = featured;
  const interval = 5000;
  let page: OpenPage;
  let slider: ElementHandle<HTMLElement>;
  beforeEach(async () => {
    ({ page, slider } = await openSlider(featured, { reducedMotion: false }));
  });
  const live = () => slider.$eval('[aria-live]', (each) => each.getAttribute('aria-live'));

  it('makes no announcements, and wraps around', async () => {
    expect(await live()).toBe('off');
    for (let number = 2; number <= count; number += 1) await tick(page, interval);
    await shows(slider, count);
    await tick(page, interval);
    await shows(slider, 1);
  });

  it('can be paused and restarted with a button', async () => {
    await press(slider, 'button', slides.pause);
    await tick(page, 4 * interval);
    await shows(slider, 1);
    expect(await live()).toBe('polite');
    await press(slider, 'button', slides.start);
    await tick(page, interval);
    await shows(slider, 2);
  });

  it('restarts its interval after a manual step', async () => {
    await tick(page, interval - 1000);
    await press(slider, 'button', slides.next);
    await tick(page, interval - 1000);
    await shows(slider, 2);
    await tick(page, 1100);
    await shows(slider, 3);
  });

  it('pauses while the pointer or focus is inside, or the tab is hidden', async () => {
    const setHidden = (isHidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value });
        document.dispatchEvent(new Event('visibilitychange'));
      }, isHidden);
    await setHidden(true);
    await tick(page, 3 * interval);
    await shows(slider, 1);
    await setHidden(false);
    await tick(page, interval + 100);
    await shows(slider, 2);
    // After a key press, the focused element matches :focus-visible.
    await page.keyboard.press('Tab');
    await (await byRole(slider, 'button', slides.previous)).focus();
    await tick(page, 3 * interval);
    await shows(slider, 2);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await (await slider.$('[aria-live]'))?.hover();
    await tick(page, 3 * interval);
    await shows(slider, 2);
  });

  it('starts paused with reduced motion', async () => {
    ({ page, slider } = await openSlider(featured));
    await tick(page, 3 * interval);
    await shows(slider, 1);
    await byRole(slider, 'button', slides.start);
  });
});

test('the featured rooms cross-fade over 1 s', async () => {
  const { slider } = await openSlider(featured, { reducedMotion: false });
  const fades = await slider.$$eval('[aria-roledescription=slide] *', (parts) =>
    parts
      .map((part) => getComputedStyle(part))
      .map((look) => `${look.transitionProperty} ${look.transitionDuration}`),
  );
  expect(fades).toContain('opacity 1s');
});

test('the testimonials ignore input during their 300 ms transition', async () => {
  const { page, slider } = await openSlider(guests, { reducedMotion: false });
  await press(slider, 'button', slides.next);
  expect(
    await slider.$$eval('[aria-roledescription=slide]', (all) =>
      all.flatMap((each) => each.getAnimations()).map(({ effect }) => effect?.getTiming().duration),
    ),
  ).toContain(300);
  await tick(page, 200);
  await press(slider, 'button', slides.next);
  await shows(slider, 2);
  await tick(page, 150);
  await press(slider, 'button', slides.next);
  await shows(slider, 3);
});

describe('the room gallery', () => {
  it('has thumbnails that select pictures, a border on the current thumbnail, and dots that show the position', async () => {
    const { slider } = await openSlider(gallery);
    await press(slider, 'button', pictureName(2));
    await shows(slider, 3);
    const thumbnails = await slider.$$eval('button[aria-current]', (all) =>
      all.map((each) => [each.ariaCurrent, getComputedStyle(each, '::after').borderTopWidth === '4px']),
    );
    expect(thumbnails).toEqual(pictures.map((_, index) => [`${index === 2}`, index === 2]));
    expect(await slider.$$('[aria-hidden=true] > span')).toHaveLength(pictures.length);
    expect(await slider.evaluate((each) => each.innerText)).toContain(pictures[2]?.caption);
  });
});

describe.each([
  { path: gallery.path, shown: pictures },
  { path: lightbox.path, shown: photos },
])('the lightbox on $path', ({ path, shown }) => {
  it('shows the clicked picture; arrow keys without Alt change the picture; focus returns to the last picture shown', async () => {
    const page = await open(path, { reducedMotion: true });
    await click(page, 'link', shown[0]?.alt);
    const dialog = await byRole(page, 'dialog');
    await shows(dialog, 1);
    expect(await dialog.$eval('img', (image) => image.alt)).toBe(shown[0]?.alt);
    expect(await dialog.evaluate((each) => each.innerText)).toContain(shown[0]?.alt);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await dialog.evaluate((each) =>
      each.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', altKey: true, bubbles: true })),
    );
    await shows(dialog, 2);
    // A click on the picture does not close the lightbox.
    await (await dialog.$('img'))?.click();
    await page.keyboard.press('Escape');
    await gone(page, 'dialog');
    const link = await byRole(page, 'link', shown[1]?.alt);
    expect(await link.evaluate((each) => document.activeElement === each)).toBe(true);
  });
});
