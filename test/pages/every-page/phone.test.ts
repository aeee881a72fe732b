import { violations } from '../../support/axe';
import { close, type OpenPage, open, phone, resize } from '../../support/browser';
import { everyPath } from '../../support/content';
import { answerForTheMap } from '../../support/outside-hosts';
import { pictureFaults, watchShifts } from '../../support/pictures';
import { tabThrough, walkFaults } from '../../support/tab-stops';
import { smallTargets } from '../../support/targets';

// Every page is loaded once and asked everything in turn; what changes it comes last.
describe.each(everyPath)('%s on a phone', (path) => {
  let page: OpenPage;
  beforeAll(async () => {
    page = await open(path, {
      viewport: phone,
      reducedMotion: true,
      before: async (opening) => {
        await watchShifts(opening);
        await answerForTheMap(opening);
      },
    });
  });
  afterAll(() => close(page));

  it('loads pictures in the size of their place, in order, and nothing shifts', async () => {
    expect(await pictureFaults(page)).toEqual([]);
  });

  it('has no violation that axe finds', async () => {
    expect(await violations(page)).toEqual([]);
  });

  it('shows where the Tab key is at every stop, which leaves the page at its end', async () => {
    expect(walkFaults(await tabThrough(page))).toEqual([]);
  });

  it('has targets of 24 px at least and buttons of 44 px, on the narrowest phone too', async () => {
    expect(await page.evaluate(smallTargets, 44)).toEqual([]);
    await resize(page, { ...phone, width: 320 });
    expect(await page.evaluate(smallTargets, 24)).toEqual([]);
  });
});
