import { violations } from '../../support/axe';
import { animationsFinished, desktop, idle, type OpenPage, open, siteUrl } from '../../support/browser';
import { coveredText } from '../../support/covered-text';
import { focusProblems, lowViewportProblems, zoomed } from '../../support/focus';
import { fontsOf } from '../../support/fonts';
import { checkLayouts } from '../../support/layout-checks';
import { lowContrastOverPictures } from '../../support/picture-contrast';
import { pictureProblems } from '../../support/pictures';
import { prefer, translucentBackgrounds } from '../../support/preferences';
import { extraRedButtons } from '../../support/red-buttons';
import { external, pages, site, stayForm, unknownPath } from '../../support/sample-content';
import { tabProblems } from '../../support/tab-stops';
import { smallTargets } from '../../support/tap-targets';
import {
  setTextSize,
  sidewaysScrollAt,
  textProblemsAt,
  textSizes,
  zoomText,
} from '../../support/text-at-widths';
import { invisibleContent, visibleLines } from '../../support/visible-content';

/** Text that needs JavaScript: the temperature, the date buttons, room selection, and the 360° view. */
const scripted: readonly string[] = [
  site.temperature ?? '',
  `${stayForm.choose.short} ${stayForm.choose.rest}`,
  'Compare',
  'COMPARE ROOMS',
  'EXPERIENCE 360° VIEW',
];

/** Pages that load the embedded map. The privacy policy mentions the map's host. */
const mapPages: readonly string[] = [pages.contact.path, pages.neighborhood.path];
const mapHost = new URL(external.mapEmbed).host;

/** Links for help, which have the same order on all pages (WCAG 3.2.6). */
const helpLinks = (page: OpenPage) =>
  page.$$eval(
    `:is(header, footer) :is([href^="tel:"], [href^="mailto:"], [href="${pages.contact.path}"])`,
    (links) => links.map((link) => link.getAttribute('href')),
  );
/** Lists contact details on the page that a browser's translation would change. */
const translated = (page: OpenPage) =>
  page.evaluate(
    (strings) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (walker.nextNode()) {
        const { data, parentElement } = walker.currentNode as Text;
        const isKept = parentElement?.closest('[translate=no], script, noscript');
        if (strings.includes(data.trim()) && !isKept) found.push(data.trim());
      }
      return found;
    },
    [site.phone.display, site.email, site.address.street],
  );

let plain: OpenPage;
let help: (string | null)[];
beforeAll(async () => {
  plain = await open(pages['test-nav'].path, { viewport: desktop, javascript: false });
  help = await helpLinks(plain);
});

/** Returns a page's lines of text that are missing or invisible without JavaScript. */
async function lostWithoutScripts(page: OpenPage, path: string) {
  // The group request form needs JavaScript; without it, the page shows other contacts.
  if (path === pages.groups.path) return [];
  await plain.goto(siteUrl + path, { waitUntil: 'load' });
  const left = await visibleLines(plain);
  const missing = (await visibleLines(page)).filter((line) => {
    const index = left.indexOf(line);
    if (index >= 0) left.splice(index, 1);
    return index < 0 && !scripted.includes(line);
  });
  await animationsFinished(plain);
  return [...missing, ...(await invisibleContent(plain))];
}

checkLayouts('a desktop', desktop, {
  onAll: [
    ['shows the same text without JavaScript', lostWithoutScripts],
    [
      'hydrates without messages, failed requests, or other hosts',
      async (page, path) => {
        await idle(page);
        const messages = page.consoleMessages.filter((text) => path !== unknownPath || !text.includes('404'));
        const hosts = [...page.otherHosts].filter((host) => !(mapPages.includes(path) && host === mapHost));
        return [...messages, ...page.failedRequests, ...hosts];
      },
    ],
    [
      'has its links for help in the same order as every other page',
      async (page) => {
        const links = await helpLinks(page);
        return `${links}` === `${help}` ? [] : links;
      },
    ],
    ['has at most one red button on its first screen', extraRedButtons],
  ],
  onMain: [
    ['has pictures of the right size, loaded in order, without layout shifts', pictureProblems],
    [
      'uses only the two preloaded fonts, which have all its characters',
      async (page) => {
        const { fetched, system } = await fontsOf(page);
        return fetched === 2 ? system : [`${fetched} fonts`];
      },
    ],
    ['has 44 px targets (WCAG 2.5.5)', (page) => page.evaluate(smallTargets, 44)],
    ['has enough contrast over pictures', lowContrastOverPictures],
    ['has no axe violations', (page) => violations(page)],
    ['has a tab sequence in reading order', tabProblems],
    ['excludes address, phone number and email from translation', translated],
    [
      'shows focus on every control',
      (page, path) => page.evaluate(focusProblems, true, path === pages.home.path ? 'body' : 'main'),
    ],
    [
      'has opaque backgrounds with reduced transparency',
      async (page) => {
        await prefer(page, { 'prefers-reduced-transparency': 'reduce' });
        return page.evaluate(translucentBackgrounds);
      },
    ],
    [
      'has 7:1 contrast, even on red buttons, if more contrast is preferred',
      async (page) => {
        await prefer(page, { 'prefers-contrast': 'more' });
        const found = await violations(page, { isRedExcepted: false, isContrastAlone: true });
        return [...found, ...(await lowContrastOverPictures(page))];
      },
    ],
    ['is usable at 400% zoom (WCAG 1.4.10)', (page) => lowViewportProblems(page, zoomed)],
    [
      'has no overlapping, cut-off or covered text, from tablets to large screens',
      async (page) => [
        ...(await textProblemsAt(page, [768, 1024, 1920, 1440])),
        ...(await page.evaluate(coveredText)),
      ],
    ],
    [
      'shows all text at 200% text size (WCAG 1.4.4)',
      async (page, path) => {
        await setTextSize(page, textSizes.doubled);
        // The stay form is also checked on the narrowest phone.
        const found = await textProblemsAt(page, [1440, 390, ...(path === pages.book.path ? [320] : [])]);
        await setTextSize(page, textSizes.normal);
        return found;
      },
    ],
    [
      'does not scroll sideways if only the text is doubled (WCAG 1.4.10)',
      async (page) => {
        await zoomText(page);
        const cutAddress = await page.$$eval('.infobar a:first-child > span:first-child', (all) =>
          all
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
            .map((each) => each.innerText),
        );
        return [...cutAddress, ...(await sidewaysScrollAt(page, [1280, 320]))];
      },
    ],
  ],
});
