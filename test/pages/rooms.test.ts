import { desktop, idle, open, phone } from '../support/browser';
import { roomPath, rooms } from '../support/content';
import { card, path, top } from '../support/rooms-page';

describe('the Rooms & Suites page', () => {
  test('fills each price bar by price/500, moves a hovered card up 5 px in 0.2 s, and links the whole card to the room', async () => {
    const page = await open(path);
    const bars = await page.$$eval('.room-card__bar', (all) =>
      all.map((bar) => {
        const [whole, filled] = [bar, bar.firstElementChild].map(
          (part) => part?.getBoundingClientRect().width,
        );
        return Number(filled) / Number(whole);
      }),
    );
    expect(bars).toEqual(rooms.map((room) => expect.closeTo(Math.min(room.price / 500, 1), 3)));
    await page.$eval(card(0), (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const lift = await page.$eval(card(0), (element) => getComputedStyle(element).transition);
    expect(lift).toMatch(/transform 0\.2s/);
    await page.hover(`${card(0)} .room-card__frame`);
    await page.waitForFunction(
      (selector) => getComputedStyle(document.querySelector(selector) as Element).transform.endsWith(', -5)'),
      {},
      card(0),
    );
    await page.click(`${card(0)} .room-card__frame`);
    await page.waitForFunction((room) => location.pathname === room, {}, rooms[0] && roomPath(rooms[0].slug));
  });
});

describe('the hero', () => {
  test('plays its film at a rate of 0.7, with a pause button', async () => {
    const page = await open(path, { films: true });
    const video = await page.waitForSelector('.rooms-hero video');
    await page.waitForFunction(() => !document.querySelector('video')?.paused);
    expect(await video?.evaluate((film) => (film as HTMLVideoElement).playbackRate)).toBe(0.7);
    await page.click('.film__toggle');
    await page.waitForFunction(() => document.querySelector('video')?.paused);
  });

  test('scrolls with a parallax factor of 0.15', async () => {
    const page = await open(path);
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
    const moved = () =>
      page.$eval(
        '.rooms-hero .hero__picture',
        (picture) => new DOMMatrix(getComputedStyle(picture).transform).f,
      );
    await page.waitForFunction(
      () =>
        document.querySelector<HTMLElement>('.rooms-hero')?.style.getPropertyValue('--parallax') === '60px',
    );
    expect(await moved()).toBe(60);
  });

  test('has no film and no parallax with reduced motion', async () => {
    const page = await open(path, { reducedMotion: true });
    await page.evaluate(async () => {
      scrollTo({ top: 400, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
    const transform = await page.$eval(
      '.rooms-hero .hero__picture',
      (picture) => getComputedStyle(picture).transform,
    );
    expect(new Set(['none', 'matrix(1, 0, 0, 1, 0, 0)'])).toContain(transform);
    await idle(page);
    expect(await page.$('.rooms-hero video')).toBeNull();
  });

  test.each([
    ['on a desktop', desktop],
    ['on a phone', phone],
  ])(
    'EXPLORE ROOMS scrolls the list to 80 px below the top and moves the focus, %s',
    async (_name, viewport) => {
      const page = await open(path, { viewport });
      const arrival = page.evaluate(
        () => new Promise((resolve) => addEventListener('scrollend', resolve, { once: true })),
      );
      await page.click('.rooms-hero a[href="#rooms"]');
      await arrival;
      expect(Math.abs((await top(page, '#rooms')) - 80)).toBeLessThan(2);
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('rooms');
      expect(page.url()).not.toContain('#');
    },
  );
});
