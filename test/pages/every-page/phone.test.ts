import { violations } from '../../support/axe';
import { close, type OpenPage, open, phone, resize } from '../../support/browser';
import { everyPath } from '../../support/content';
import { answerForTheMap } from '../../support/outside-hosts';
import { forceColors, unpainted } from '../../support/painted-texts';
import { faintOverPictures } from '../../support/picture-contrast';
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

  it('has no violation that axe finds, with texts at 7 to 1', async () => {
    expect(await violations(page)).toEqual([]);
  });

  it('has words on a picture that stand out from it, as painted', async () => {
    expect(await faintOverPictures(page)).toEqual([]);
  });

  it('shows where the Tab key is at every stop, which leaves the page at its end', async () => {
    expect(walkFaults(await tabThrough(page))).toEqual([]);
  });

  it('has targets of 44 px (WCAG 2.5.5), and none below 24 px on the narrowest phone', async () => {
    expect(await page.evaluate(smallTargets, 44)).toEqual([]);
    await resize(page, { ...phone, width: 320 });
    expect(await page.evaluate(smallTargets, 24)).toEqual([]);
    await resize(page, phone);
  });

  it('shows every text and the edges of controls in forced colors', async () => {
    await forceColors(page, true);
    expect(await unpainted(page, true)).toEqual([]);
  });
});
