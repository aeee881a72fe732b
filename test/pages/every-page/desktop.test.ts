import { violations } from '../../support/axe';
import { close, desktop, idle, type OpenPage, open, resize, siteUrl } from '../../support/browser';
import { distinctPaths, everyPath, outside, pages, site, stayForm, unknownPath } from '../../support/content';
import { coveredTexts } from '../../support/covered-texts';
import { prefer } from '../../support/emulation';
import { focusFaults } from '../../support/focus-stops';
import { fontsOf } from '../../support/fonts';
import { openGrounds, seeThroughGrounds } from '../../support/grounds';
import { lowScreenFaults, zoomed } from '../../support/low-screen';
import { answerForTheMap } from '../../support/outside-hosts';
import { faintOverPictures } from '../../support/picture-contrast';
import { pictureFaults, watchShifts } from '../../support/pictures';
import { fadedIn, linesOf, seeThrough } from '../../support/plain-page';
import { helpOf } from '../../support/structure';
import { tabFaults } from '../../support/tab-stops';
import { smallTargets } from '../../support/targets';
import { setTextSize, textFaultsAt, textSizes } from '../../support/text-at-widths';

/** What is for the screen alone. */
const notPrinted =
  '.header__links, .header__book, .menu-toggle, .footer__cookies, .booking-bar, .newsletter, .button, .supergraphic, video';

/** What only a script can do is not there without one: to pick rooms (all stand compared) and to look around in one. */
const scripted: Record<string, readonly string[]> = {
  [pages.rooms.path]: ['Compare', 'COMPARE ROOMS', 'EXPERIENCE 360° VIEW'],
};

/** The temperature comes after mount, and so does the button that asks for a day in place of a native field. */
const afterMount: readonly string[] = [site.temperature, `${stayForm.choose.short} ${stayForm.choose.rest}`];

/** Pages with the map, whose host the privacy policy names. */
const mapPages: readonly string[] = [pages.contact.path, pages.neighborhood.path];

/** Names and codes, as they stand in texts: no translator may touch them. */
const untranslated = [site.phone.display, site.email, site.address.street];

let plain: OpenPage;
let help: string[];
beforeAll(async () => {
  plain = await open(pages['test-nav'].path, { viewport: desktop, javascript: false });
  const page = await open(pages['test-nav'].path, { viewport: desktop, reducedMotion: true });
  help = await helpOf(page);
  await close(page);
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

  it('hydrates without a console message, a failed request or a call to another host', async () => {
    await idle(page);
    const expected = path === unknownPath ? [expect.stringContaining('404')] : [];
    expect(page.consoleMessages).toEqual(expected);
    expect(page.failedRequests).toEqual([]);
    const allowed = mapPages.includes(path) ? [new URL(outside.mapEmbed).host] : [];
    expect([...page.outsideHosts].filter((host) => !allowed.includes(host))).toEqual([]);
  });

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

  if (distinctPaths.includes(path)) {
    it('has no violation that axe finds, with texts at 7 to 1, and words on a picture stand out from it', async () => {
      expect(await violations(page)).toEqual([]);
      expect(await faintOverPictures(page)).toEqual([]);
    });

    it('is walked through by the Tab key in the order that it is read in, to its end', async () => {
      expect(await tabFaults(page)).toEqual([]);
    });
  }

  it('shows at every control that it has the focus', async () => {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    // At the top the header is higher than further down.
    expect(await page.evaluate(focusFaults, true)).toEqual([]);
  });

  it('keeps its address, telephone and email from translators', async () => {
    const open = await page.evaluate((texts) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (walker.nextNode()) {
        const { data, parentElement } = walker.currentNode as Text;
        const isKept = parentElement?.closest('[translate=no], script, noscript');
        if (texts.includes(data.trim()) && !isKept) found.push(data.trim());
      }
      return found;
    }, untranslated);
    expect(open).toEqual([]);
  });

  it('leaves out on paper what is for the screen alone', async () => {
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
    await page.emulateMediaType('print');
    const left = await page.$$eval(notPrinted, (elements) =>
      elements.filter((each) => each.checkVisibility()).map((each) => each.className),
    );
    await page.emulateMediaType('screen');
    expect(left).toEqual([]);
  });

  it('has help where all pages have it (WCAG 3.2.6)', async () => {
    expect(help).not.toEqual([]);
    expect(await helpOf(page)).toEqual(help);
  });

  if (distinctPaths.includes(path)) {
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

    it('can be read and used at a zoom of 400% (WCAG 1.4.10)', async () => {
      const faults = await lowScreenFaults(page, zoomed);
      await resize(page, desktop);
      expect(faults).toEqual([]);
    });

    it('is all there with text at twice its size (WCAG 1.4.4)', async () => {
      await setTextSize(page, textSizes.doubled);
      // The style guide is for the hotel's staff.
      const faults = await textFaultsAt(page, path === pages['style-guide'].path ? [1440] : [1440, 390]);
      await setTextSize(page, textSizes.usual);
      expect(faults).toEqual({});
    });
  }

  it('has no text that overlaps, overflows, is cut or covered, from tablets to large screens', async () => {
    const isDistinct = distinctPaths.includes(path);
    expect(await textFaultsAt(page, isDistinct ? [768, 1024, 1920, 1440] : [1440])).toEqual({});
    if (isDistinct) expect(await page.evaluate(coveredTexts)).toEqual([]);
  });
});
