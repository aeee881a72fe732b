import { violations } from '../../support/axe';
import { close, type OpenPage, open, phone, resize } from '../../support/browser';
import { distinctPaths, everyPath, pages } from '../../support/content';
import { coveredTexts } from '../../support/covered-texts';
import { prefer } from '../../support/emulation';
import { lentColors } from '../../support/grounds';
import { focusFaultsBelow, lowScreenFaults, sideways } from '../../support/low-screen';
import { answerForTheMap } from '../../support/outside-hosts';
import { faintOverPictures } from '../../support/picture-contrast';
import { pictureFaults, watchShifts } from '../../support/pictures';
import { headlessSections, helpOf } from '../../support/structure';
import { smallTargets } from '../../support/targets';
import { lengthenTexts, spaceTexts, textFaultsAt } from '../../support/text-at-widths';

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

  it('has no violation that axe finds, with texts at 7 to 1, and words on a picture stand out from it', async () => {
    expect(await violations(page)).toEqual([]);
    expect(await faintOverPictures(page)).toEqual([]);
  });

  it('has targets of 44 px (WCAG 2.5.5), and none below 24 px on the narrowest phone', async () => {
    expect(await page.evaluate(smallTargets, 44)).toEqual([]);
    await resize(page, { ...phone, width: 320 });
    const small = await page.evaluate(smallTargets, 24);
    await resize(page, phone);
    expect(small).toEqual([]);
  });

  it('has a heading for every section, and help where all pages have it (WCAG 2.4.10, 3.2.6)', async () => {
    expect(await page.evaluate(headlessSections)).toEqual([]);
    expect(help).not.toEqual([]);
    expect(await helpOf(page)).toEqual(help);
  });

  it('lends no color of its own to forced colors, and shows there at every control that it has the focus', async () => {
    await prefer(page, { 'forced-colors': 'active' });
    // The style guide shows each color of the brand as it is.
    const lent = path === pages['style-guide'].path ? [] : await page.evaluate(lentColors);
    const unfocused = await focusFaultsBelow(page);
    await prefer(page, {});
    expect({ lent, unfocused }).toEqual({ lent: [], unfocused: [] });
  });

  if (distinctPaths.includes(path)) {
    it('can be read and used on a phone held sideways', async () => {
      const faults = await lowScreenFaults(page, sideways);
      await resize(page, phone);
      expect(faults).toEqual([]);
    });
  }

  it('has no text that overlaps, overflows, is cut or covered, with room for the longest of each kind', async () => {
    expect(await textFaultsAt(page, [320, 390])).toEqual({});
    if (!distinctPaths.includes(path)) return;
    expect(await page.evaluate(coveredTexts)).toEqual([]);
    await lengthenTexts(page);
    expect(await textFaultsAt(page, [320])).toEqual({});
  });

  if (distinctPaths.includes(path)) {
    it('loses no text to more space between letters, words and lines (WCAG 1.4.12)', async () => {
      await spaceTexts(page);
      expect(await textFaultsAt(page, [390])).toEqual({});
    });
  }
});
