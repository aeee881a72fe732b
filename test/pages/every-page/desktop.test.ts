import { violations } from '../../support/axe';
import { close, desktop, hydrated, type OpenPage, open, resize, siteUrl } from '../../support/browser';
import { distinctPaths, everyPath, pages, site, stayForm, unknownPath } from '../../support/content';
import { forceDark, prefer } from '../../support/emulation';
import { fontsOf } from '../../support/fonts';
import { openGrounds, seeThroughGrounds } from '../../support/grounds';
import { lowScreenFaults, zoomed } from '../../support/low-screen';
import { openOld } from '../../support/old-browser';
import { answerForTheMap } from '../../support/outside-hosts';
import { unpainted, unpaintedInTheDark } from '../../support/painted-texts';
import { faintOverPictures } from '../../support/picture-contrast';
import { pictureFaults, watchShifts } from '../../support/pictures';
import { fadedIn, linesOf, seeThrough } from '../../support/plain-page';
import { helpOf } from '../../support/structure';
import { tabThrough, walkFaults } from '../../support/tab-stops';
import { smallTargets } from '../../support/targets';
import {
  lengthenTexts,
  setTextSize,
  spaceTexts,
  textFaultsAt,
  textSizes,
} from '../../support/text-at-widths';

const widths = [320, 390, 768, 1024, 1440, 1920];
const phoneWidths = [320, 390];

/** What is for the screen alone. */
const notPrinted =
  '.header__links, .header__book, .menu-toggle, .footer__cookies, .booking-bar, .newsletter, .button, .supergraphic, video';

/** What only a script can do is not there without one: to pick rooms (all stand compared) and to look around in one. */
const scripted: Record<string, readonly string[]> = {
  [pages.rooms.path]: ['Compare', 'COMPARE ROOMS', 'EXPERIENCE 360° VIEW'],
};

/** The temperature comes after mount, and so does the button that asks for a day in place of a native field. */
const afterMount: readonly string[] = [site.temperature, `${stayForm.choose.short} ${stayForm.choose.rest}`];

let plain: OpenPage;
let old: OpenPage;
let help: string[];
beforeAll(async () => {
  plain = await open(pages['test-nav'].path, { viewport: desktop, javascript: false });
  old = await openOld(pages['test-nav'].path, desktop);
  help = await helpOf(old);
});

// Every page is loaded once and asked everything in turn; what changes it comes last.
describe.each(everyPath)('%s on a desktop', (path) => {
  let page: OpenPage;
  let linesAtFirst: string[];
  beforeAll(async () => {
    page = await open(path, {
      viewport: desktop,
      reducedMotion: true,
      before: async (opening) => {
        await watchShifts(opening);
        await answerForTheMap(opening);
      },
    });
    linesAtFirst = await linesOf(page);
  });
  afterAll(() => close(page));

  // The group request is made by the script, unless the operator has it delivered: without one there is the way to ask.
  if (path !== pages.groups.path) {
    it('shows without JavaScript all that it shows with it, and nothing waits for a fade-in', async () => {
      await plain.goto(siteUrl + path, { waitUntil: 'load' });
      const left = await linesOf(plain);
      const missing = linesAtFirst.filter((line) => {
        const index = left.indexOf(line);
        if (index >= 0) left.splice(index, 1);
        return index < 0 && !afterMount.includes(line) && !scripted[path]?.includes(line);
      });
      expect(missing).toEqual([]);
      await fadedIn(plain);
      expect(await seeThrough(plain)).toEqual([]);
    });
  }

  it('loads pictures in the size of their place, in order, and nothing shifts', async () => {
    expect(await pictureFaults(page)).toEqual([]);
  });

  it('needs no font but the two that it preloads: their characters are enough for its texts', async () => {
    expect(await fontsOf(page)).toEqual({ fetched: 2, lent: [] });
  });

  it('has targets of 44 px (WCAG 2.5.5)', async () => {
    expect(await page.evaluate(smallTargets, 44)).toEqual([]);
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

  it('leaves out on paper what is for the screen alone', async () => {
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
    await page.emulateMediaType('print');
    const left = await page.$$eval(notPrinted, (elements) =>
      elements.filter((each) => each.checkVisibility()).map((each) => each.className),
    );
    await page.emulateMediaType('screen');
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    expect(left).toEqual([]);
  });

  it('has help where all pages have it (WCAG 3.2.6)', async () => {
    expect(await helpOf(page)).toEqual(help);
  });

  if (distinctPaths.includes(path)) {
    it('is all painted in forced colors, and where the browser makes every page dark', async () => {
      await prefer(page, { 'forced-colors': 'active' });
      const inForcedColors = await unpainted(page, true);
      await prefer(page, {});
      await forceDark(page, true);
      const inTheDark = await unpaintedInTheDark(page, true);
      await forceDark(page, false);
      expect({ inForcedColors, inTheDark }).toEqual({ inForcedColors: [], inTheDark: [] });
    });

    it('has texts and buttons at 7 to 1 for a guest who asks for more contrast, and nothing see-through', async () => {
      await prefer(page, { 'prefers-contrast': 'more' });
      // The style guide shows each color of the brand as it is.
      const isShowing = path === pages['style-guide'].path;
      const faint = isShowing ? [] : await violations(page, { isRedExcepted: false, isContrastAlone: true });
      const open = await page.evaluate(openGrounds);
      await prefer(page, { 'prefers-reduced-transparency': 'reduce' });
      const seenThrough = [
        ...(await page.evaluate(openGrounds)),
        ...(await page.evaluate(seeThroughGrounds)),
      ];
      await prefer(page, {});
      expect({ faint, open, seenThrough }).toEqual({ faint: [], open: [], seenThrough: [] });
    });

    it('is whole in a browser without :has(), popovers and view transitions', async () => {
      await old.goto(siteUrl + path, { waitUntil: 'load' });
      await hydrated(old);
      const left = await linesOf(old);
      expect(linesAtFirst.filter((line) => !left.includes(line))).toEqual([]);
      const messages = old.consoleMessages.filter((text) => !(path === unknownPath && text.includes('404')));
      expect(messages).toEqual([]);
      expect(await textFaultsAt(old, [390])).toEqual({});
      await resize(old, desktop);
    });
  }

  it('can be read and used at a zoom of 400% (WCAG 1.4.10)', async () => {
    const faults = await lowScreenFaults(page, zoomed);
    await resize(page, desktop);
    expect(faults).toEqual([]);
  });

  it('has no text that overlaps, overflows or is cut, from 320 to 1920 px', async () => {
    expect(await textFaultsAt(page, widths)).toEqual({});
  });

  it('is all there with text at twice its size, on a desktop and on phones (WCAG 1.4.4)', async () => {
    await setTextSize(page, textSizes.doubled);
    // The style guide is for the hotel's staff.
    const read = path === pages['style-guide'].path ? [1440] : [1440, 390, 320];
    const faults = await textFaultsAt(page, read);
    await setTextSize(page, textSizes.usual);
    expect(faults).toEqual({});
  });

  it('loses no text to more space between letters, words and lines (WCAG 1.4.12)', async () => {
    await spaceTexts(page, true);
    const faults = await textFaultsAt(page, [1440, 390]);
    await spaceTexts(page, false);
    expect(faults).toEqual({});
  });

  it('has room on phones for the longest text of each kind', async () => {
    await lengthenTexts(page);
    expect(await textFaultsAt(page, phoneWidths)).toEqual({});
  });
});
