import { readdirSync } from 'node:fs';
import type { Page } from 'puppeteer';
import sharp from 'sharp';
import { violations } from '../../support/axe';
import { close, desktop, goTo, type OpenPage, open, resize } from '../../support/browser';
import { pages } from '../../support/content';
import { coveredTexts } from '../../support/covered-texts';
import { forceDark, prefer } from '../../support/emulation';
import { fontsOf } from '../../support/fonts';
import { lentColors, seeThroughGrounds } from '../../support/grounds';
import { lowScreenFaults, zoomed } from '../../support/low-screen';
import { unpainted } from '../../support/painted-texts';
import { pictureFaults, watchShifts } from '../../support/pictures';
import { linesOf, seeThrough } from '../../support/plain-page';
import { headlessSections, helpPlaces } from '../../support/structure';
import { tabThrough, walkFaults } from '../../support/tab-stops';
import { smallTargets } from '../../support/targets';
import { setTextSize, textFaultsAt, textSizes } from '../../support/text-at-widths';

/** Puts an element with styles of its own before everything else on the page. */
const put = (page: Page, html: string, styles: string) =>
  page.$eval(
    'main',
    (main, text, css) => {
      main.insertAdjacentHTML('afterbegin', text);
      (main.firstElementChild as HTMLElement).style.cssText = css;
    },
    html,
    styles,
  );

// What is asked of every page must also find something where there is something to find.
describe('the checks of every page see', () => {
  let page: OpenPage;
  beforeAll(async () => {
    page = await open(pages.terms.path, {
      viewport: desktop,
      reducedMotion: true,
      before: async (opening) => {
        // What these tests put into the page, the site's own content policy would refuse.
        await opening.setBypassCSP(true);
        await watchShifts(opening);
      },
    });
  });
  beforeEach(() => goTo(page, pages.terms.path));
  afterAll(() => close(page));

  it('a picture without words and a faint text', async () => {
    await put(page, '<p>Faint</p>', 'color: #ccc; background: #fff');
    await put(page, '<p>Fainter than needed</p>', 'color: #666; background: #fff');
    await put(page, '<img src="/favicon.svg">', '');
    const rules = (await violations(page)).map((each) => each.replace(/:.*/, ''));
    expect(rules).toEqual(expect.arrayContaining(['image-alt', 'color-contrast', 'color-contrast-enhanced']));
  });

  it('a target that is too small', async () => {
    await put(page, '<button>.</button>', 'width: 20px; height: 20px; padding: 0; min-height: 0');
    expect(await page.evaluate(smallTargets, 24)).toEqual([expect.stringContaining('20x20')]);
  });

  it('a stop of the Tab key that does not show', async () => {
    await put(page, '<button>Ghost</button>', 'outline: none; box-shadow: none');
    expect(walkFaults(await tabThrough(page))).toEqual([expect.stringMatching(/"Ghost": no ring/)]);
  });

  it('a text that is wider than the screen, and one that is too large only when text is doubled', async () => {
    await put(page, '<p>Wide</p>', 'margin-left: 400px; width: 80px');
    expect(await textFaultsAt(page, [1440])).toEqual({});
    expect(await textFaultsAt(page, [390])).toEqual({
      390: [expect.stringContaining('Wide'), expect.stringContaining('scrolls sideways')],
    });
    await goTo(page, pages.terms.path);
    await put(page, '<p>Tall</p>', 'height: 1.5rem; max-height: 20px; overflow: hidden; font-size: 1rem');
    expect(await textFaultsAt(page, [1440])).toEqual({});
    await setTextSize(page, textSizes.doubled);
    const faults = await textFaultsAt(page, [1440]);
    await setTextSize(page, textSizes.usual);
    expect(faults).toEqual({ 1440: [expect.stringContaining('Tall')] });
  });

  it('a picture that is too large, has no size and shifts what follows', async () => {
    const file = readdirSync('public/media').find((name) => /^pool-1-\w+-1600\.avif$/.test(name));
    await page.$eval(
      'main',
      (main, address) => {
        const image = new Image();
        image.className = 'picture picture--late';
        image.src = address;
        main.prepend(image);
        return image.decode();
      },
      `/media/${file}`,
    );
    const faults = await pictureFaults(page);
    expect(faults).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^shifts on load/),
        'picture--late: no width and height',
        'picture--late: no ground color',
      ]),
    );
  });

  it('a drawing, and what is laid over the page, where they lie on a text', async () => {
    await put(page, '<p>Read me</p>', 'width: 200px');
    expect(await page.evaluate(coveredTexts, true)).toEqual([]);
    await put(
      page,
      '<svg class="arch" width="100" height="100"><path d="M0 50H100" stroke="red" stroke-width="20"/></svg>',
      'position: absolute; margin-top: -10px; pointer-events: none',
    );
    expect(await page.evaluate(coveredTexts, true)).toEqual([]);
    await page.$eval('.arch', (arch) => arch.setAttribute('style', 'position: absolute; margin-top: -35px'));
    expect(await page.evaluate(coveredTexts, true)).toEqual(['path of arch over "Read me"']);
  });

  it('a text that is painted in the color of its ground, and a control without an edge', async () => {
    expect(await unpainted(page, false)).toEqual([]);
    await put(page, '<p>Pale</p>', 'color: #f4f4f4; background: #fff');
    await put(page, '<button class="button">Flat</button>', 'border: 0; color: #000; background: #fff');
    expect(await unpainted(page, false)).toEqual(['Pale', 'edge of button Flat']);
  });

  it('an icon that is not painted, and in forced colors a text in a color of its own', async () => {
    await put(page, '<p><svg class="icon" viewBox="0 0 24 24"><path d="M3 7h18"/></svg></p>', 'color: #fff');
    expect(await unpainted(page, false)).toEqual([expect.stringContaining('icon of')]);
    await put(page, '<p>Lent</p>', 'forced-color-adjust: none; color: #123456');
    await prefer(page, { 'forced-colors': 'active' });
    const lent = await page.evaluate(lentColors);
    await prefer(page, {});
    expect(lent).toEqual([expect.stringContaining('Lent')]);
  });

  it('a page that the browser has made dark', async () => {
    const brightness = async () => {
      const { channels } = await sharp(await page.screenshot()).stats();
      return channels[0]?.mean ?? 0;
    };
    expect(await brightness()).toBeGreaterThan(150);
    await forceDark(page, true);
    const made = await brightness();
    await forceDark(page, false);
    expect(made).toBeLessThan(100);
  });

  it('a bar that holds a low screen and covers what has the focus', async () => {
    await put(page, '<p></p>', 'position: fixed; inset: auto 0 0; height: 120px; background: #fff');
    const faults = await lowScreenFaults(page, zoomed);
    await resize(page, desktop);
    expect(faults).toEqual(
      expect.arrayContaining([expect.stringContaining('is held'), expect.stringContaining('covers it')]),
    );
  });

  it('a section without a heading, a ground that is seen through, help in another place', async () => {
    await put(page, '<section class="bare">Words</section>', 'background: rgb(0 0 0 / 50%); height: 100px');
    expect(await page.evaluate(headlessSections)).toEqual(['section.bare']);
    expect(await page.evaluate(seeThroughGrounds)).toContain('section.bare');
    const help = await page.evaluate(helpPlaces, pages.contact.path);
    await page.$eval('.footer', (footer) => footer.insertAdjacentHTML('afterbegin', '<p>More</p>'));
    expect(await page.evaluate(helpPlaces, pages.contact.path)).not.toEqual(help);
  });

  it('a font of the system', async () => {
    await put(page, '<p>\u{1F3C4} Ж</p>', '');
    expect((await fontsOf(page)).lent.length).toBeGreaterThan(0);
  });

  it('a text that has not faded in', async () => {
    await put(page, '<p>Waiting</p>', 'opacity: 0');
    expect(await linesOf(page)).toContain('Waiting');
    expect(await seeThrough(page)).toEqual([expect.stringContaining('Waiting')]);
  });
});
