import { arrived, desktop, idle, open, phone } from '../support/browser';
import { byRole } from '../support/roles';
import { pageContent, pages, roomPath, rooms } from '../support/sample-content';

const { path } = pages.rooms;
const [room] = rooms;

test('a hovered card moves up 5 px in 0.2 s, and a click anywhere on the card opens the room page', async () => {
  const page = await open(path);
  const picture = await page.waitForSelector(`#site-rooms ~ * li img, section:has(#site-rooms) li img`);
  await picture?.evaluate((image) => image.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await picture?.hover();
  const card = await picture?.evaluateHandle((image) => image.closest('li') as Element);
  expect(await card?.evaluate((each) => getComputedStyle(each).transition)).toMatch(/transform 0\.2s/);
  await page.waitForFunction((each) => each && getComputedStyle(each).transform.endsWith(', -5)'), {}, card);
  await picture?.click();
  await arrived(page, roomPath(room?.slug ?? ''));
});

describe('the hero', () => {
  test.each([
    [false, 60],
    [true, 0],
  ])(
    'scrolls with a parallax factor of 0.15 and has a video, or has neither with reduced motion (%s)',
    async (reducedMotion, moved) => {
      const page = await open(path, { reducedMotion });
      await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
      await idle(page);
      const down = await page.$eval(
        'main header img',
        (image) => new DOMMatrix(getComputedStyle(image).transform).f,
      );
      expect(down).toBe(moved);
      expect((await page.$('video')) === null).toBe(reducedMotion);
    },
  );

  test.each([desktop, phone])(
    'has an EXPLORE ROOMS link that scrolls the list to 80 px below the top and focuses the list: %j',
    async (viewport) => {
      const page = await open(path, { viewport });
      const arrival = page.evaluate(
        () => new Promise((resolve) => addEventListener('scrollend', resolve, { once: true })),
      );
      await (await byRole(page, 'link', pageContent('rooms').hero.explore)).click();
      await arrival;
      const top = await page.$eval('#site-rooms', (list) => list.getBoundingClientRect().top);
      expect(Math.abs(top - 80)).toBeLessThan(2);
      expect(await page.evaluate(() => [document.activeElement?.id, location.hash])).toEqual([
        'site-rooms',
        '',
      ]);
    },
  );
});
