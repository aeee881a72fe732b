import type { Page } from 'puppeteer';
import { endAllServers, startSite, until } from '../../tools/harness/serverProcess';
import { hydrated, open } from '../support/browser';
import { labels, pages, roomPath, rooms } from '../support/content';
import { copyHotel } from '../support/hotel-folder';

const [room] = rooms;
if (!room) throw new Error('there is no room');
const path = roomPath(room.slug);
const newPrice = labels.wholeAmount(7001);

afterAll(endAllServers);

/** Taps a link, without the hover that would fetch its page ahead. */
const tap = (page: Page, href: string) =>
  page.$eval(`main a[href="${href}"]`, (link) => (link as HTMLElement).click());
const textIn = (page: Page) => page.$eval('main', (main) => main.textContent ?? '');

test('navigation after new content loads the document, so that old and new content are never mixed', async () => {
  const hotel = copyHotel();
  const server = await startSite({ HOTEL_DIR: hotel.root });
  const page = await open(pages.rooms.path, {
    site: server.url,
    // Pages fetched ahead would be those of before.
    before: async (opening) => {
      await opening.evaluateOnNewDocument(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      );
    },
  });
  expect(await textIn(page)).not.toContain(newPrice);
  hotel.edit(`content/rooms/${room.slug}.json`, (file) => {
    file.price = 7001;
  });
  server.child.kill('SIGHUP');
  await until(async () => (await (await fetch(server.url + path)).text()).includes(newPrice));
  await Promise.all([page.waitForNavigation({ waitUntil: 'load' }), tap(page, path)]);
  await hydrated(page);
  expect(new URL(page.url()).pathname).toBe(path);
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toBe(page.url());
  expect(await textIn(page)).toContain(newPrice);
  expect(page.consoleMessages).toEqual([]);
});
