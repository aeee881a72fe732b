import { open } from '../support/browser';
import { notFoundContent, pages, roomPath, rooms, site, unknownPath } from '../support/content';

describe('the not-found page', () => {
  it.each([unknownPath, '/room/nope/', `${pages.rooms.path}/nope`])(
    'is shown at %s with status 404',
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

  it('is not indexed, and has no canonical URL', async () => {
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
  ])('hydrates without a mismatch: %s', async (path) => {
    const page = await open(`${path}?sent=newsletter`);
    expect(await page.$eval('h1', (heading) => heading.textContent)).toBe(notFoundContent.heading);
    // Only the browser's own message about the status.
    expect(page.consoleMessages).toEqual([expect.stringContaining('404 (Not Found)')]);
    expect(await page.$('.newsletter__close')).toBeNull();
  });

  it('links to Home', async () => {
    const page = await open(unknownPath);
    await page.click('main .button');
    await page.waitForFunction(() => location.pathname === '/');
  });
});
