import { endAllServers, startSite, until } from '../../tools/harness/serverProcess';
import { elementText, hydrated, open, tap } from '../support/browser';
import { copyHotel } from '../support/hotel-folder';
import { labels, pages, roomPath, rooms } from '../support/sample-content';

const [room] = rooms;
if (!room) throw new Error('there is no room');
const path = roomPath(room.slug);
const newPrice = labels.wholeAmount(7001);

afterAll(endAllServers);

test('navigation after a content change loads the full document, so old and new content never mix', async () => {
  const hotel = copyHotel();
  const server = await startSite({ HOTEL_DIR: hotel.root });
  // saveData turns off prefetching, because prefetched pages would have the old content.
  const page = await open(pages.rooms.path, { site: server.url, saveData: true });
  expect(await elementText(page, 'main')).not.toContain(newPrice);
  hotel.edit(`content/rooms/${room.slug}.json`, (file) => {
    file.price = 7001;
  });
  server.child.kill('SIGHUP');
  await until(async () => (await (await fetch(server.url + path)).text()).includes(newPrice));
  await Promise.all([page.waitForNavigation({ waitUntil: 'load' }), tap(page, `main a[href="${path}"]`)]);
  await hydrated(page);
  expect(new URL(page.url()).pathname).toBe(path);
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toBe(page.url());
  expect(await elementText(page, 'main')).toContain(newPrice);
  expect(page.consoleMessages).toEqual([]);
});
