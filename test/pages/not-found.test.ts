import { open } from '../support/browser';
import { notFoundContent, pages, roomPath, rooms, site, unknownPath } from '../support/content';

describe('the not-found page', () => {
  it.each([unknownPath, '/room/nope/', `${pages.rooms.path}/nope`])(
    'stands at %s with status 404',
    async (path) => {
      const page = await open(path);
      expect(page.status).toBe(404);
      expect(await page.$eval('h1', (heading) => heading.textContent)).toBe(notFoundContent.heading);
      const links = await page.$$eval('main a', (all) =>
        all.map((link) => [link.textContent, link.getAttribute('href')]),
      );
      expect(links).toEqual(
        [notFoundContent.home, ...notFoundContent.links].map(({ label, to }) => [label, to]),
      );
    },
  );

  it('is not for search engines, and names no canonical address', async () => {
    const page = await open(unknownPath);
    expect(await page.$eval('meta[name=robots]', (meta) => meta.getAttribute('content'))).toBe('noindex');
    expect(await page.$('link[rel=canonical]')).toBeNull();
    expect(await page.title()).toBe(`${notFoundContent.meta.title} | ${site.brand}`);
  });

  it.each([
    unknownPath,
    '/room/nope/',
    `${pages.about.path}//`,
    `/${pages.about.path}`,
    pages.about.path.replace('/a', '/%61'),
    pages.about.path.toUpperCase(),
    roomPath(rooms[0]?.slug ?? '').replace('-', '%2D'),
  ])('hydrates as it was sent: %s', async (path) => {
    const page = await open(`${path}?sent=newsletter`);
    expect(await page.$eval('h1', (heading) => heading.textContent)).toBe(notFoundContent.heading);
    // The browser's own word on the status is the only one.
    expect(page.consoleMessages).toEqual([expect.stringContaining('404 (Not Found)')]);
    expect(await page.$('.newsletter__close')).toBeNull();
  });

  it('leads home', async () => {
    const page = await open(unknownPath);
    await page.click('main .button');
    await page.waitForFunction(() => location.pathname === '/');
  });
});
