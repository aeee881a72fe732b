import { violations } from '../../support/axe';
import { close, type OpenPage, open, phone, resize } from '../../support/browser';
import { distinctPaths, everyPath, pages } from '../../support/content';
import { forceDark, prefer } from '../../support/emulation';
import { lentColors } from '../../support/grounds';
import { focusFaultsBelow, lowScreenFaults, sideways } from '../../support/low-screen';
import { answerForTheMap } from '../../support/outside-hosts';
import { unpainted, unpaintedInTheDark } from '../../support/painted-texts';
import { faintOverPictures } from '../../support/picture-contrast';
import { pictureFaults, watchShifts } from '../../support/pictures';
import { headlessSections, helpOf } from '../../support/structure';
import { tabThrough, walkFaults } from '../../support/tab-stops';
import { smallTargets } from '../../support/targets';

let help: string[];
beforeAll(async () => {
  const page = await open(pages['test-nav'].path, { viewport: phone, reducedMotion: true });
  help = await helpOf(page);
  await close(page);
});

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

  it('has a heading for every section, and help where all pages have it (WCAG 2.4.10, 3.2.6)', async () => {
    expect(await page.evaluate(headlessSections)).toEqual([]);
    expect(help).not.toEqual([]);
    expect(await helpOf(page)).toEqual(help);
  });

  it('can be read and used on a phone held sideways', async () => {
    const faults = await lowScreenFaults(page, sideways);
    await resize(page, phone);
    expect(faults).toEqual([]);
  });

  it('is all painted in forced colors, in no others, with rings at what has the focus', async () => {
    await prefer(page, { 'forced-colors': 'active' });
    const unseen = await unpainted(page, true);
    // The style guide shows each color of the brand as it is.
    const lent = path === pages['style-guide'].path ? [] : await page.evaluate(lentColors);
    const unfocused = await focusFaultsBelow(page);
    await prefer(page, {});
    expect({ unseen, lent, unfocused }).toEqual({ unseen: [], lent: [], unfocused: [] });
  });

  if (distinctPaths.includes(path)) {
    it('keeps every text and icon where the browser makes every page dark', async () => {
      await forceDark(page, true);
      const unseen = await unpaintedInTheDark(page, true);
      await forceDark(page, false);
      expect(unseen).toEqual([]);
    });
  }
});
