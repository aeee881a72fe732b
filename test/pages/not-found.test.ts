import { open } from '../support/browser';

describe('the not-found page', () => {
  it.each(['/nope', '/room/nope/', '/rooms-suites/nope'])('stands at %s with status 404', async (path) => {
    const page = await open(path);
    expect(page.status).toBe(404);
    expect(await page.$eval('h1', (heading) => heading.textContent)).toBe('404 - Page Not Found');
    const links = await page.$$eval('main a', (all) =>
      all.map((link) => [link.textContent, link.getAttribute('href')]),
    );
    expect(links).toEqual([
      ['RETURN HOME', '/'],
      ['Explore Rooms', '/rooms-suites'],
      ['View Gallery', '/gallery'],
    ]);
  });

  it('is not for search engines, and names no canonical address', async () => {
    const page = await open('/nope');
    expect(await page.$eval('meta[name=robots]', (meta) => meta.getAttribute('content'))).toBe('noindex');
    expect(await page.$('link[rel=canonical]')).toBeNull();
    expect(await page.title()).toBe('Page Not Found | The Enci');
  });

  it('leads home', async () => {
    const page = await open('/nope');
    await page.click('main .button');
    await page.waitForFunction(() => location.pathname === '/');
  });
});
