import { addresses } from '../../shared/addresses';
import { pages } from '../../shared/pages';
import { roomPath } from '../../shared/room';
import { desktop, open, siteUrl } from '../support/browser';

const paths = [...addresses.map(({ path }) => path)];
const widths = [320, 390, 768, 1440];

/** Pages with the map, whose host the privacy policy names. */
const mapPages = ['/contact', '/neighborhood'];

describe('every page', () => {
  it.each([...paths, '/nope'])(
    '%s hydrates without a console message, a failed request, sideways scroll or a call to another host',
    async (path) => {
      const page = await open(path);
      for (const width of widths) {
        await page.setViewport({ width, height: 800 });
        const overflow = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        expect({ width, overflow }).toEqual({ width, overflow: 0 });
      }
      const expected = path === '/nope' ? [expect.stringContaining('404')] : [];
      expect(page.consoleMessages).toEqual(expected);
      expect(page.failedRequests).toEqual([]);
      const allowed = mapPages.includes(path) ? ['www.openstreetmap.org'] : [];
      expect([...page.outsideHosts].filter((host) => !allowed.includes(host))).toEqual([]);
    },
  );
});

describe('going from page to page', () => {
  it('changes the document without a reload, scrolls to the top and takes focus to the new heading', async () => {
    const page = await open('/');
    await page.evaluate(() => {
      (window as unknown as { stays: boolean }).stays = true;
      scrollTo({ top: 2000, behavior: 'instant' });
    });
    await page.evaluate(() => document.querySelector<HTMLElement>('.footer a[href="/careers"]')?.click());
    await page.waitForFunction(() => location.pathname === '/careers');
    await page.waitForFunction(() => scrollY === 0);
    expect(await page.evaluate(() => (window as unknown as { stays?: boolean }).stays)).toBe(true);
    expect(await page.title()).toMatch(/^Careers/);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(page.consoleMessages).toEqual([]);
  });

  it('announces the new title to a screen reader', async () => {
    const page = await open('/about');
    await page.evaluate(() => document.querySelector<HTMLElement>('.header a[href="/gallery"]')?.click());
    await page.waitForFunction(
      () =>
        document.querySelector('[role=status]')?.textContent === document.title &&
        location.pathname === '/gallery',
    );
  });

  it('comes back to where the guest was', async () => {
    const page = await open('/about');
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await page.evaluate(() => document.querySelector<HTMLElement>('.footer a[href="/careers"]')?.click());
    await page.waitForFunction(() => location.pathname === '/careers' && scrollY === 0);
    await page.goBack();
    await page.waitForFunction(() => location.pathname === '/about' && Math.abs(scrollY - 900) < 5);
    await page.goForward();
    await page.waitForFunction(() => location.pathname === '/careers' && scrollY === 0);
  });

  it('follows an alias inside the site to its page', async () => {
    const page = await open('/about');
    await page.evaluate(() => document.querySelector<HTMLElement>('main a[href="/rooms"]')?.click());
    await page.waitForFunction(() => location.pathname === '/rooms-suites');
  });

  it('fetches a page of its own for each link, and only that', async () => {
    const page = await open('/about');
    const before = new Set(
      await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
    );
    await page.evaluate(() => document.querySelector<HTMLElement>('.footer a[href="/careers"]')?.click());
    await page.waitForFunction(() => location.pathname === '/careers');
    const after = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const scripts = after.filter((name) => !before.has(name) && name.endsWith('.js'));
    expect(scripts.some((name) => /\/Careers-[A-Z0-9]+\.js$/.test(name))).toBe(true);
  });

  it('asks the server where a chunk cannot be fetched', async () => {
    const page = await open('/about');
    await page.setRequestInterception(true);
    page.on('request', (request) => (/Careers-/.test(request.url()) ? request.abort() : request.continue()));
    await Promise.all([
      page.waitForNavigation(),
      page.evaluate(() => document.querySelector<HTMLElement>('.footer a[href="/careers"]')?.click()),
    ]);
    expect(page.url()).toBe(`${siteUrl}/careers`);
  });
});

describe('an error in the browser', () => {
  it("shows 'Unexpected Application Error!' where a page fails to render", async () => {
    const page = await open('/about');
    await page.setRequestInterception(true);
    page.on('request', (request) =>
      /\/Careers-/.test(request.url())
        ? request.respond({
            contentType: 'text/javascript',
            body: 'export default () => { throw new Error("broken"); }',
          })
        : request.continue(),
    );
    await page.evaluate(() => document.querySelector<HTMLElement>('.footer a[href="/careers"]')?.click());
    await page.waitForFunction(
      () => document.querySelector('h1')?.textContent === 'Unexpected Application Error!',
    );
  });

  it("throws 'Failed to find root element' where the root is missing", async () => {
    const page = await open('/about');
    const modules = await page.$eval('meta[name=modules]', (meta) => (meta as HTMLMetaElement).content);
    const start = modules.split(' ').find((module) => /\/start-/.test(module));
    // As text: what compiles the tests would turn the import into a require.
    const said = await page.evaluate(`new Promise((resolve) => {
      addEventListener('unhandledrejection', ({ reason }) => resolve(String(reason)));
      document.getElementById('root').removeAttribute('id');
      import(${JSON.stringify(`${start}?again`)});
    })`);
    expect(said).toBe('Error: Failed to find root element');
  });
});

describe('the skip link', () => {
  it('is the first stop of the Tab key and leads to the content', async () => {
    const page = await open('/about', { viewport: desktop });
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  });
});
