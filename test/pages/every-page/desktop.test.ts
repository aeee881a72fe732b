import { roomBlockPath } from '../../../shared/roomBlockPath';
import { daysAfter, nightsOf } from '../../../shared/stay';
import { violations } from '../../support/axe';
import { desktop, goTo, idle, type OpenPage, open, resize, siteUrl } from '../../support/browser';
import {
  dayLabel,
  groupContent,
  hotelDay,
  layouts,
  outside,
  pages,
  roomBlocks,
  roomPaths,
  site,
  stayForm,
  unknownPath,
} from '../../support/content';
import { translucentBackgrounds, translucentOverPictures } from '../../support/contrast-preferences';
import { coveredTexts } from '../../support/covered-texts';
import { prefer } from '../../support/emulation';
import { focusFaults } from '../../support/focus-stops';
import { fontsOf } from '../../support/fonts';
import { lowViewportFaults, zoomed } from '../../support/low-viewport';
import { answerForTheMap } from '../../support/outside-hosts';
import { lowContrastOverPictures } from '../../support/picture-contrast';
import { pictureFaults, watchShifts } from '../../support/pictures';
import { helpLinks, scrollToTop } from '../../support/structure';
import { tabFaults } from '../../support/tab-stops';
import { smallTargets } from '../../support/targets';
import { setTextSize, textFaultsAt, textSizes } from '../../support/text-at-widths';
import { animationsFinished, invisibleContent, visibleLines } from '../../support/visible-content';

/** Elements that are not printed. */
const notPrinted =
  '.header__links, .header__book, .menu-toggle, .footer__cookies, .booking-bar, .newsletter, .button, .supergraphic, video';

/** Texts that depend on JavaScript: selecting rooms (without it all are compared) and the 360-degree view. */
const scripted: Record<string, readonly string[]> = {
  [pages.rooms.path]: ['Compare', 'COMPARE ROOMS', 'EXPERIENCE 360° VIEW'],
  // Its days stand in native fields, and those to its deadline are counted by the guest's clock.
  ...Object.fromEntries(
    Object.values(roomBlocks).map(({ name, firstNight, lastNight, deadline }) => {
      const left = nightsOf({ arrival: hotelDay(), departure: deadline });
      const { lastDay, dayLeft, daysLeft } = groupContent;
      const counted = left === 0 ? lastDay : `${left} ${left === 1 ? dayLeft : daysLeft}`;
      return [roomBlockPath(name), [dayLabel(firstNight), dayLabel(daysAfter(lastNight, 1)), counted]];
    }),
  ),
};

/** Texts rendered after hydration: the temperature, and the buttons that replace native date fields. */
const afterMount: readonly string[] = [
  site.temperature ?? '',
  `${stayForm.choose.short} ${stayForm.choose.rest}`,
];

/** Pages with the map; the privacy policy names its host. */
const mapPages: readonly string[] = [pages.contact.path, pages.neighborhood.path];

/** Pages that together use all colors that a wide screen or increased contrast changes; the phone test asks axe of all. */
const ofEveryColor: readonly string[] = [
  pages.home.path,
  pages.rooms.path,
  pages.contact.path,
  pages.groups.path,
];

/** Pages with columns, forms, a map and a bar; the others are lists of sections. */
const ofEveryOrder: readonly string[] = [
  pages.home.path,
  pages.contact.path,
  pages.neighborhood.path,
  ...roomPaths.slice(-1),
];

/** Header and footer are the same on all pages, and only on those of rooms a bar could cover them. */
const ofWholePage: readonly string[] = [pages.home.path, ...roomPaths];
const controlsOf = (path: string) => (ofWholePage.includes(path) ? 'body' : 'main');

/** Proper names and codes that must not be translated. */
const untranslated = [site.phone.display, site.email, site.address.street];

let plain: OpenPage;
let page: OpenPage;
let help: string[];
beforeAll(async () => {
  plain = await open(pages['test-nav'].path, { viewport: desktop, javascript: false });
  page = await open(pages['test-nav'].path, {
    viewport: desktop,
    reducedMotion: true,
    before: async (opening) => {
      await watchShifts(opening);
      await answerForTheMap(opening);
    },
  });
  help = await helpLinks(page);
});

// Each page is loaded once for all tests; those that change it come last.
describe.each(layouts)('%s on a desktop', (path) => {
  let linesAtFirst: string[];
  beforeAll(async () => {
    await resize(page, desktop);
    await goTo(page, path);
    linesAtFirst = await visibleLines(page);
  });

  it('hydrates without a console message, a failed request or a request to another host', async () => {
    await idle(page);
    const expected = path === unknownPath ? [expect.stringContaining('404')] : [];
    expect(page.consoleMessages).toEqual(expected);
    expect(page.failedRequests).toEqual([]);
    const allowed = mapPages.includes(path) ? [new URL(outside.mapEmbed).host] : [];
    expect([...page.outsideHosts].filter((host) => !allowed.includes(host))).toEqual([]);
  });

  it('has help at the same place as all pages (WCAG 3.2.6)', async () => {
    expect(help).not.toEqual([]);
    expect(await helpLinks(page)).toEqual(help);
  });

  // The group request needs the script unless the operator has it delivered; without it the page shows other contacts.
  if (path !== pages.groups.path) {
    it('shows the same without JavaScript, and nothing is hidden for a fade-in', async () => {
      await plain.goto(siteUrl + path, { waitUntil: 'load' });
      const left = await visibleLines(plain);
      const missing = linesAtFirst.filter((line) => {
        const index = left.indexOf(line);
        if (index >= 0) left.splice(index, 1);
        return index < 0 && !afterMount.includes(line) && !scripted[path]?.includes(line);
      });
      expect(missing).toEqual([]);
      await animationsFinished(plain);
      expect(await invisibleContent(plain)).toEqual([]);
    });
  }

  it('loads pictures in the right size and order, without layout shifts', async () => {
    expect(await pictureFaults(page)).toEqual([]);
  });

  it('uses only the two preloaded fonts, which have all characters of its texts', async () => {
    expect(await fontsOf(page)).toEqual({ fetched: 2, system: [] });
  });

  it('has targets of 44 px (WCAG 2.5.5), and enough contrast over pictures', async () => {
    expect(await page.evaluate(smallTargets, 44)).toEqual([]);
    expect(await lowContrastOverPictures(page)).toEqual([]);
  });

  if (ofEveryOrder.includes(path)) {
    it('has a tab sequence in reading order', async () => {
      expect(await tabFaults(page)).toEqual([]);
    });
  }

  it('excludes address, telephone and email from translation', async () => {
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

  it('hides interactive elements in print', async () => {
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
    await page.emulateMediaType('print');
    const left = await page.$$eval(notPrinted, (elements) =>
      elements.filter((each) => each.checkVisibility()).map((each) => each.className),
    );
    await page.emulateMediaType('screen');
    expect(left).toEqual([]);
  });

  it('shows the focus at every control', async () => {
    // At the top, where the header has its full height.
    await scrollToTop(page);
    expect(await page.evaluate(focusFaults, true, controlsOf(path))).toEqual([]);
  });

  it('has opaque backgrounds with more contrast and with reduced transparency', async () => {
    await prefer(page, { 'prefers-contrast': 'more' });
    const open = await page.evaluate(translucentOverPictures);
    await prefer(page, { 'prefers-reduced-transparency': 'reduce' });
    const translucent = [
      ...(await page.evaluate(translucentOverPictures)),
      ...(await page.evaluate(translucentBackgrounds)),
    ];
    await prefer(page, {});
    expect({ open, translucent }).toEqual({ open: [], translucent: [] });
  });

  if (ofEveryColor.includes(path)) {
    it('has no axe violations, and text and button contrast of 7:1 with more contrast', async () => {
      expect(await violations(page)).toEqual([]);
      await prefer(page, { 'prefers-contrast': 'more' });
      const faint = await violations(page, { isRedExcepted: false, isContrastAlone: true });
      await prefer(page, {});
      expect(faint).toEqual([]);
    });
  }

  if (ofEveryOrder.includes(path)) {
    it('is usable at a zoom of 400% (WCAG 1.4.10)', async () => {
      const faults = await lowViewportFaults(page, zoomed);
      await resize(page, desktop);
      expect(faults).toEqual([]);
    });
  }

  it('shows all content at a text size of 200% (WCAG 1.4.4)', async () => {
    await setTextSize(page, textSizes.doubled);
    const faults = await textFaultsAt(page, [1440, 390]);
    await setTextSize(page, textSizes.usual);
    expect(faults).toEqual({});
  });

  it('has no overlapping, overflowing, clipped or covered text, from tablets to large screens', async () => {
    expect(await textFaultsAt(page, [768, 1024, 1920, 1440])).toEqual({});
    expect(await page.evaluate(coveredTexts)).toEqual([]);
  });
});
