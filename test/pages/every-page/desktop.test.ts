import { violations } from '../../support/axe';
import { close, desktop, type OpenPage, open, siteUrl } from '../../support/browser';
import { everyPath, pages, site, stayForm } from '../../support/content';
import { fontsOf } from '../../support/fonts';
import { answerForTheMap } from '../../support/outside-hosts';
import { faintOverPictures } from '../../support/picture-contrast';
import { pictureFaults, watchShifts } from '../../support/pictures';
import { fadedIn, linesOf, seeThrough } from '../../support/plain-page';
import { tabThrough, walkFaults } from '../../support/tab-stops';
import { smallTargets } from '../../support/targets';
import { lengthenTexts, setTextSize, textFaultsAt, textSizes } from '../../support/text-at-widths';

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
beforeAll(async () => {
  plain = await open(pages['test-nav'].path, { viewport: desktop, javascript: false });
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

  it('has room on phones for the longest text of each kind', async () => {
    await lengthenTexts(page);
    expect(await textFaultsAt(page, phoneWidths)).toEqual({});
  });
});
