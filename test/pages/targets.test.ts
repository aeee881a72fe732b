import { addresses } from '../../shared/addresses';
import { pages } from '../../shared/pages';
import { roomPath } from '../../shared/room';
import { desktop, hydrated, type OpenPage, open, phone, siteUrl } from '../support/browser';
import { states } from '../support/states';
import { smallTargets } from '../support/targets';

const paths = [...addresses.map(({ path }) => path), '/nope'];

describe.each([
  { kind: 'a phone', viewport: phone, button: 44 },
  { kind: 'the narrowest phone', viewport: { ...phone, width: 320 }, button: 24 },
  { kind: 'a desktop', viewport: desktop, button: 24 },
])('targets on $kind', ({ kind, viewport, button }) => {
  let page: OpenPage;
  beforeAll(async () => {
    page = await open('/test-nav', { viewport, reducedMotion: true });
  });

  it.each(paths)(`%s: are 24 px at least, buttons ${button} px`, async (path) => {
    await page.goto(siteUrl + path, { waitUntil: 'load' });
    await hydrated(page);
    expect(await page.evaluate(smallTargets, button)).toEqual([]);
  });

  it.each(states.filter(({ on }) => !on || on === kind))(
    `$name: are so too`,
    async ({ path, enter, shown }) => {
      await page.goto(siteUrl + path, { waitUntil: 'load' });
      await hydrated(page);
      await enter(page);
      await page.waitForSelector(shown, { visible: true });
      expect(await page.evaluate(smallTargets, button)).toEqual([]);
    },
  );

  it('are seen where they are too small', async () => {
    await page.goto(`${siteUrl}/about`, { waitUntil: 'load' });
    await page.$eval('main', (main) => {
      main.insertAdjacentHTML('afterbegin', '<button id="dot">.</button>');
      const dot = main.querySelector<HTMLElement>('#dot');
      if (dot) dot.style.cssText = 'width: 20px; height: 20px; padding: 0; min-height: 0';
    });
    expect(await page.evaluate(smallTargets, button)).toEqual([expect.stringContaining('20x20')]);
  });
});
