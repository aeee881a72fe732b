import { violations } from '../../support/axe';
import { goTo, type OpenPage, open, phone, resize } from '../../support/browser';
import { layouts, pages, roomPaths } from '../../support/content';
import { customColorsInForcedColors } from '../../support/contrast-preferences';
import { coveredTexts } from '../../support/covered-texts';
import { prefer } from '../../support/emulation';
import { focusFaultsAfterScroll, lowViewportFaults, sideways } from '../../support/low-viewport';
import { answerForTheMap } from '../../support/outside-hosts';
import { lowContrastOverPictures } from '../../support/picture-contrast';
import { pictureFaults, watchShifts } from '../../support/pictures';
import { helpLinks, sectionsWithoutHeading } from '../../support/structure';
import { smallTargets } from '../../support/targets';
import { lengthenTexts, spaceTexts, textFaultsAt } from '../../support/text-at-widths';

/** Pages that together have every kind of control, and every bar that stays on the screen. */
const ofEveryControl: readonly string[] = [
  pages.home.path,
  pages.rooms.path,
  pages.contact.path,
  pages['opt-out'].path,
  ...roomPaths.slice(-1),
];

let page: OpenPage;
let help: string[];
beforeAll(async () => {
  page = await open(pages['test-nav'].path, {
    viewport: phone,
    reducedMotion: true,
    before: async (opening) => {
      await watchShifts(opening);
      await answerForTheMap(opening);
    },
  });
  help = await helpLinks(page);
});

// Each page is loaded once for all tests; those that change it come last.
describe.each(layouts)('%s on a phone', (path) => {
  beforeAll(async () => {
    await resize(page, phone);
    await goTo(page, path);
  });

  it('has a heading for every section, and help at the same place as all pages (WCAG 2.4.10, 3.2.6)', async () => {
    expect(await page.evaluate(sectionsWithoutHeading)).toEqual([]);
    expect(help).not.toEqual([]);
    expect(await helpLinks(page)).toEqual(help);
  });

  it('loads pictures in the right size and order, without layout shifts', async () => {
    expect(await pictureFaults(page)).toEqual([]);
  });

  it('has no axe violations, text contrast of 7:1, and enough contrast over pictures', async () => {
    expect(await violations(page)).toEqual([]);
    expect(await lowContrastOverPictures(page)).toEqual([]);
  });

  it('has targets of 44 px (WCAG 2.5.5), and of at least 24 px on the narrowest phone', async () => {
    expect(await page.evaluate(smallTargets, 44)).toEqual([]);
    await resize(page, { ...phone, width: 320 });
    const small = await page.evaluate(smallTargets, 24);
    await resize(page, phone);
    expect(small).toEqual([]);
  });

  it('uses only system colors in forced colors, and shows the focus at every control there', async () => {
    await prefer(page, { 'forced-colors': 'active' });
    const customColors = await page.evaluate(customColorsInForcedColors);
    const focusFaults = ofEveryControl.includes(path) ? await focusFaultsAfterScroll(page) : [];
    await prefer(page, {});
    expect({ customColors, focusFaults }).toEqual({ customColors: [], focusFaults: [] });
  });

  if (ofEveryControl.includes(path)) {
    it('is usable on a phone in landscape', async () => {
      const faults = await lowViewportFaults(page, sideways);
      await resize(page, phone);
      expect(faults).toEqual([]);
    });
  }

  it('has no overlapping, overflowing, clipped or covered text, even with the longest texts', async () => {
    expect(await textFaultsAt(page, [320, 390])).toEqual({});
    expect(await page.evaluate(coveredTexts)).toEqual([]);
    await lengthenTexts(page);
    expect(await textFaultsAt(page, [320])).toEqual({});
  });

  it('loses no text with increased text spacing (WCAG 1.4.12)', async () => {
    await spaceTexts(page);
    expect(await textFaultsAt(page, [390])).toEqual({});
  });
});
