import type { HTTPRequest, Viewport } from 'puppeteer';
import { desktop, hydrated, open, phone, siteUrl } from '../support/browser';
import { content, pages, pageTexts, roomPaths, stayForm } from '../support/content';
import { byRole, click, gone, hasRole, press } from '../support/roles';
import { visibleLines } from '../support/visible-content';

const { menu } = content.ui.header;

/** Makes :has() and :popover-open invalid in style sheets. */
async function removeNewSelectors(request: HTTPRequest) {
  if (request.resourceType() !== 'stylesheet') return request.continue();
  const sheet = await (await fetch(request.url())).text();
  const body = sheet.replaceAll(':has(', ':nothing(').replaceAll(':popover-open', ':nothing');
  await request.respond({ contentType: 'text/css', body });
}

/** Opens a page without :has(), popovers and view transitions. */
const openInOldBrowser = (path: string, viewport: Viewport) =>
  open(path, {
    viewport,
    reducedMotion: true,
    before: async (opening) => {
      await opening.setRequestInterception(true);
      opening.on('request', removeNewSelectors);
      await opening.evaluateOnNewDocument(() => {
        const html = HTMLElement.prototype as Partial<HTMLElement>;
        for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'] as const)
          delete html[name];
        delete (Document.prototype as Partial<Document>).startViewTransition;
      });
    },
  });

describe('a browser without :has(), popovers and view transitions', () => {
  it('has a menu that opens, navigates and closes', async () => {
    const page = await openInOldBrowser(pages.about.path, phone);
    expect(await hasRole(page, 'dialog', menu)).toBe(false);
    await click(page, 'button', menu);
    const contact = content.navigation.mobileSmall.find(({ to }) => to === pages.contact.path);
    await press(await byRole(page, 'dialog', menu), 'link', contact?.label);
    await byRole(page, 'heading', pageTexts('contact').title);
    await gone(page, 'dialog', menu);
    expect(page.consoleMessages).toEqual([]);
  });

  it('shows the calendar, styled without nested rules', async () => {
    const page = await openInOldBrowser(pages.home.path, desktop);
    const { arrival, choose } = stayForm;
    await click(page, 'button', `${arrival.label} ${choose.short} ${choose.rest}`);
    await byRole(page, 'dialog', stayForm.open);
    const nested = await page.evaluate(() => {
      const inner = (rule: CSSRule): CSSRule[] =>
        rule instanceof CSSGroupingRule ? [...rule.cssRules].flatMap(inner) : [rule];
      return document.adoptedStyleSheets
        .flatMap(({ cssRules }) => [...cssRules].flatMap(inner))
        .filter((rule) => rule instanceof CSSStyleRule && rule.cssRules.length > 0)
        .map(({ cssText }) => cssText);
    });
    expect(nested).toEqual([]);
  });

  it('shows the same text as a modern one', async () => {
    const page = await openInOldBrowser(pages.about.path, desktop);
    const fresh = await open(pages.about.path, { viewport: desktop, reducedMotion: true });
    for (const path of [pages.home.path, pages.contact.path, ...roomPaths.slice(-1)]) {
      const [lines = [], left = []] = await Promise.all(
        [fresh, page].map(async (tab) => {
          await tab.goto(siteUrl + path, { waitUntil: 'load' });
          await hydrated(tab);
          return visibleLines(tab);
        }),
      );
      expect({ path, missing: lines.filter((line) => !left.includes(line)) }).toEqual({ path, missing: [] });
    }
    expect(page.consoleMessages).toEqual([]);
  });
});
