import type { ElementHandle } from 'puppeteer';
import { desktop, intercept, type OpenPage, open, painted, phone } from '../support/browser';
import { fakeMapHost } from '../support/map-host';
import { byRole, click, press } from '../support/roles';
import { external, map, pageContent, pages } from '../support/sample-content';

const { path } = pages.neighborhood;
const { categories } = pageContent('neighborhood');
const places = categories
  .flatMap((category, kind) => category.places.map((place) => ({ ...place, kind })))
  .map((place, index) => ({ ...place, number: index + 1 }));
const [first, second] = places;
const drink = places.find(({ kind }) => kind === 3);
if (!first || !second || !drink) throw new Error('the sample has fewer places than the specification');
const linkOf = (place: typeof first) => `${place.number}, ${place.name}`;

let page: OpenPage;
let figure: ElementHandle<HTMLElement>;
async function openMap(viewport = desktop, anchor = '') {
  page = await open(path + anchor, { viewport, reducedMotion: true });
  figure = await byRole(page, 'figure', map.alt);
  if (!anchor) await figure.evaluate((each) => each.scrollIntoView({ behavior: 'instant' }));
  await painted(page);
}
const entryOf = (place: typeof first) => `li:has(#site-place-${place.id})`;
const isOpen = (place: typeof first) => page.$eval(`${entryOf(place)} details`, (details) => details.open);
/** Returns the names of the visible entries, and of the highlighted entries among them. */
const entries = () =>
  page.$$eval('li:has(> details > [id^=site-place-])', (all) => {
    const shown = all.filter((each) => each.checkVisibility());
    const nameOf = (each: Element) => each.querySelector<HTMLElement>('summary [translate=no]')?.innerText;
    const isLit = (each: Element) => getComputedStyle(each).backgroundColor !== 'rgba(0, 0, 0, 0)';
    return { shown: shown.map(nameOf), lit: shown.filter(isLit).map(nameOf) };
  });
/** Returns the place names on the drawing. A number shows its place's name while the number is highlighted. */
const plates = () =>
  figure.$$eval('foreignObject', (all) =>
    all.filter((each) => each.checkVisibility()).map((each) => each.textContent),
  );
const expectLit = async (...names: string[]) =>
  expect([(await entries()).lit, await plates()]).toEqual([names, names]);
const namesOf = (kind: number) => places.filter((each) => each.kind === kind).map(({ name }) => name);

describe('the drawn map', () => {
  it('highlights a number and its entry together, on hover and on focus, without a layout shift', async () => {
    await openMap();
    const height = () => page.evaluate(() => document.body.scrollHeight);
    const before = await height();
    await (await byRole(figure, 'link', linkOf(first))).hover();
    await expectLit(first.name);
    await page.hover(`${entryOf(second)} summary`);
    await expectLit(second.name);
    await page.mouse.move(1, 300);
    await expectLit();
    await (await byRole(figure, 'link', linkOf(second))).evaluate((link) => link.focus());
    await expectLit(second.name);
    expect(await height()).toBe(before);
    // When the number is activated by keyboard, the entry opens and receives focus.
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.tagName === 'SUMMARY');
    expect(await isOpen(second)).toBe(true);
    await page.keyboard.press('Tab');
    const host = await page.evaluate(() => (document.activeElement as HTMLAnchorElement).host);
    expect(host).toBe('www.google.com');
  });

  it('opens the entry of a clicked number, and closes the entry when its heading is clicked', async () => {
    await openMap();
    await click(figure, 'link', linkOf(first));
    await page.mouse.move(1, 300);
    await expectLit(first.name);
    expect(await isOpen(first)).toBe(true);
    await page.click(`${entryOf(first)} summary`);
    await page.mouse.move(1, 300);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    expect(await isOpen(first)).toBe(false);
    await expectLit();
  });

  it('has a 44 px target for each number, and no target covers another', async () => {
    await openMap();
    const targets = await figure.$$eval('a[aria-label]', (links) =>
      links.flatMap((link) => {
        if (!link.checkVisibility()) return [];
        link.scrollIntoView({ block: 'center' });
        const { left, top, width, height } = (
          link.querySelector('circle') as Element
        ).getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2)?.closest('a');
        return [[Math.round(width), Math.round(height), hit === link]];
      }),
    );
    expect(targets).toEqual(places.map(() => [44, 44, true]));
  });

  it('opens the place in the URL fragment', async () => {
    await openMap(phone, `#place-${drink.id}`);
    await page.waitForSelector(`${entryOf(drink)} details[open]`);
    expect((await entries()).shown).toEqual(namesOf(drink.kind));
    await expectLit(drink.name);
  });
});

describe('the drawn map on a phone', () => {
  it('shows one kind of place at a time, chosen with four buttons or arrow keys, and other places as dots', async () => {
    await openMap(phone);
    expect((await entries()).shown).toEqual(namesOf(0));
    for (const [kind, { shortTitle }] of categories.entries()) {
      await press(page, 'radio', shortTitle);
      expect((await entries()).shown).toEqual(namesOf(kind));
      const marks = await figure.$$eval('a[aria-label]', (links) => {
        const isShown = (each: Element | null | undefined) =>
          each?.checkVisibility({ visibilityProperty: true });
        const shown = links.filter((link) => link.checkVisibility());
        return {
          numbers: shown.flatMap((link) =>
            isShown(link.querySelector('text')) ? [Number(link.textContent)] : [],
          ),
          dots: shown.filter((link) => isShown(link.querySelectorAll('circle')[1])).length,
        };
      });
      const own = places.filter((each) => each.kind === kind);
      expect(marks).toEqual({ numbers: own.map(({ number }) => number), dots: places.length - own.length });
    }
    await page.keyboard.press('Tab');
    await (await byRole(page, 'radio', categories[0]?.shortTitle)).focus();
    await page.keyboard.press('ArrowRight');
    expect((await entries()).shown).toEqual(namesOf(1));
    expect(await figure.$eval('figcaption', (caption) => caption.innerText)).toBe(map.smallCaption);
  });

  it('keeps a tapped number highlighted and its entry in view', async () => {
    await openMap(phone);
    await press(page, 'radio', categories[3]?.shortTitle);
    await click(figure, 'link', linkOf(drink));
    await page.waitForSelector(`${entryOf(drink)} details[open]`);
    await expectLit(drink.name);
    await page.waitForFunction(
      (entry) => {
        const { top, bottom } = (document.querySelector(entry) as Element).getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight + 1;
      },
      {},
      entryOf(drink),
    );
  });
});

describe('the embedded map', () => {
  /** Selector of the drawing that the map replaces. */
  const walk = 'div:has(> [role=img])';

  it('replaces the drawing when the map’s host responds', async () => {
    page = await open(path, { before: fakeMapHost });
    expect(await page.$('iframe')).toBeNull();
    await page.$eval(walk, (each) => each.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await page.waitForSelector(`${walk} iframe`);
    const [source, top] = await page.$eval(walk, (each) => {
      const { left, top } = each.getBoundingClientRect();
      return [each.querySelector('iframe')?.src, document.elementFromPoint(left + 20, top + 20)?.tagName];
    });
    expect([source, top]).toEqual([external.mapEmbed, 'IFRAME']);
  });

  it('is omitted if the map’s host cannot be reached, without a broken frame or a layout shift', async () => {
    const host = new URL(external.mapEmbed).origin;
    page = await open(path, {
      before: (opening) => intercept(opening, (request) => request.url().startsWith(host) && 'abort'),
    });
    const height = () => page.$eval(walk, (each) => each.clientHeight);
    const before = await height();
    const failed = new Promise((resolve) => page.once('requestfailed', resolve));
    await page.$eval(walk, (each) => each.scrollIntoView());
    await failed;
    await painted(page);
    expect(await page.$('iframe')).toBeNull();
    expect(await page.$eval(`${walk} > [role=img]`, (each) => each.checkVisibility())).toBe(true);
    expect(await height()).toBe(before);
    expect(page.consoleMessages).toEqual([]);
  });
});
