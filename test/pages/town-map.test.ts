import type { Page } from 'puppeteer';
import { textOf } from '../support/api';
import { violations } from '../support/axe';
import { desktop, open, painted, phone } from '../support/browser';
import { map, neighborhoodContent, outside, pages } from '../support/content';
import { answerForTheMap } from '../support/outside-hosts';
import { entryOf, litPlaces, numbered, numberOf } from '../support/town-map';

const { path } = pages.neighborhood;
const [first, second] = numbered;
const drink = numbered.find(({ kind }) => kind === 3);
if (!first || !second || !drink) throw new Error('the sample has fewer places than the specification');

const isOpen = (page: Page, id: string) =>
  page.$eval(`${entryOf(id)} details`, (details) => (details as HTMLDetailsElement).open);
const shownNumbers = (page: Page) =>
  page.$$eval('.number__shape', (all) =>
    all
      .filter((shape) => shape.checkVisibility({ visibilityProperty: true }))
      .map(({ textContent }) => Number(textContent)),
  );
const shownEntries = (page: Page) =>
  page.$$eval('.town-entry__name', (all) =>
    all.filter((each) => each.checkVisibility()).map(({ textContent }) => textContent),
  );
const namesOf = (kind: number) => numbered.filter((each) => each.kind === kind).map(({ name }) => name);

async function openMap(viewport = desktop) {
  const page = await open(path, { viewport, reducedMotion: true });
  await page.$eval('.town', (town) => town.scrollIntoView());
  await painted(page);
  return page;
}

describe('the drawn map', () => {
  test('highlights number and entry together on hover without a layout shift; a click or key opens the entry', async () => {
    const page = await openMap();
    const height = () => page.$eval('.town', (town) => town.clientHeight);
    const before = await height();
    await page.hover(numberOf('large', first.number));
    expect(await litPlaces(page)).toEqual({ entry: first.name, number: first.name });
    await page.hover(`${entryOf(second.id)} summary`);
    expect(await litPlaces(page)).toEqual({ entry: second.name, number: second.name });
    await page.mouse.move(1, 300);
    expect(await litPlaces(page)).toEqual({ entry: '', number: '' });
    expect(await height()).toBe(before);

    // A clicked entry stays open until a second click on its heading.
    await page.click(numberOf('large', first.number));
    await page.mouse.move(1, 300);
    expect(await litPlaces(page)).toEqual({ entry: first.name, number: first.name });
    expect(await isOpen(page, first.id)).toBe(true);
    expect(await violations(page, { within: '.town' })).toEqual([]);
    await page.click(`${entryOf(first.id)} summary`);
    await page.mouse.move(1, 300);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    expect(await isOpen(page, first.id)).toBe(false);
    expect(await litPlaces(page)).toEqual({ entry: '', number: '' });

    // By keyboard, focus highlights, and Enter opens and focuses the entry.
    await page.$eval(numberOf('large', second.number), (link) => (link as SVGAElement).focus());
    expect(await litPlaces(page)).toEqual({ entry: second.name, number: second.name });
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.tagName === 'SUMMARY');
    expect(await isOpen(page, second.id)).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(second.name);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => (document.activeElement as HTMLAnchorElement).host)).toBe(
      'www.google.com',
    );

    // Each number has a target of 44 px that no other covers.
    const hits = await page.$$eval('.town__large .number', (all) =>
      all.map((link) => {
        link.scrollIntoView({ block: 'center' });
        const { left, top, width, height } = (
          link.querySelector('.number__field') as Element
        ).getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2)?.closest('a');
        return [Math.round(width), Math.round(height), hit === link];
      }),
    );
    expect(hits).toEqual(numbered.map(() => [44, 44, true]));
  });

  test('opens the place of the URL’s anchor', async () => {
    const page = await open(`${path}#place-${drink.id}`, { viewport: phone });
    await page.waitForSelector(`${entryOf(drink.id)} details[open]`);
    expect(await shownEntries(page)).toEqual(namesOf(drink.kind));
    expect(await litPlaces(page)).toEqual({ entry: drink.name, number: drink.name });
  });
});

describe('the map on a phone', () => {
  test('shows one kind at a time, selected by four buttons, and the others as dots', async () => {
    const page = await openMap(phone);
    expect(await shownEntries(page)).toEqual(namesOf(0));
    for (const [kind, { shortTitle }] of neighborhoodContent.categories.entries()) {
      await page.tap(`.town__choice:nth-of-type(${kind + 1})`);
      expect(await textOf(page, '.town__radio:checked + label')).toBe(shortTitle);
      expect(await shownEntries(page)).toEqual(namesOf(kind));
      const own = numbered.filter((each) => each.kind === kind);
      expect(await shownNumbers(page)).toEqual(own.map(({ number }) => number));
      const dots = await page.$$eval(
        '.town__small .number__dot',
        (all) => all.filter((dot) => dot.checkVisibility({ visibilityProperty: true })).length,
      );
      expect(dots).toBe(numbered.length - own.length);
    }
    expect(await textOf(page, '.map-frame figcaption')).toBe(map.smallCaption);
  });

  test('keeps a tapped number highlighted and its entry in view; has no axe violations', async () => {
    const page = await openMap(phone);
    await page.tap(`label[for=show-${neighborhoodContent.categories[3]?.id}]`);
    await page.$eval('.town__map', (drawing) => drawing.scrollIntoView());
    await page.tap(numberOf('small', drink.number));
    await page.waitForSelector(`${entryOf(drink.id)} details[open]`);
    expect(await litPlaces(page)).toEqual({ entry: drink.name, number: drink.name });
    await page.waitForFunction(
      (entry) => {
        const { top, bottom } = (document.querySelector(entry) as Element).getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight + 1;
      },
      {},
      entryOf(drink.id),
    );
    expect(await violations(page, { within: '.town' })).toEqual([]);
  });

  test('changes the kind by arrow keys', async () => {
    const page = await openMap(phone);
    await page.focus('.town__radio');
    await page.keyboard.press('ArrowRight');
    expect(await shownEntries(page)).toEqual(namesOf(1));
  });
});

describe('the embedded map', () => {
  const frame = '.streets .map';

  test('replaces the drawing when its host responds', async () => {
    const page = await open(path, { before: answerForTheMap });
    expect(await page.$('iframe')).toBeNull();
    await page.$eval(frame, (each) => each.scrollIntoView());
    await page.waitForSelector(`${frame} iframe`);
    expect(await page.$eval(`${frame} iframe`, (each) => (each as HTMLIFrameElement).src)).toBe(
      outside.mapEmbed,
    );
    const covers = await page.$eval(frame, (each) => {
      each.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top } = each.getBoundingClientRect();
      return document.elementFromPoint(left + 20, top + 20)?.tagName;
    });
    expect(covers).toBe('IFRAME');
  });

  test('is not shown if its host cannot be reached: no broken frame, no layout shift', async () => {
    const page = await open(path, {
      before: async (opening) => {
        const session = await opening.createCDPSession();
        session.on('Fetch.requestPaused', ({ requestId }) =>
          session.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionRefused' }),
        );
        await session.send('Fetch.enable', {
          patterns: [{ urlPattern: `${new URL(outside.mapEmbed).origin}/*` }],
        });
      },
    });
    const height = await page.$eval(frame, (each) => each.clientHeight);
    const failed = new Promise((resolve) => page.once('requestfailed', resolve));
    await page.$eval(frame, (each) => each.scrollIntoView());
    await failed;
    await painted(page);
    expect(await page.$('iframe')).toBeNull();
    expect(await page.$eval(`${frame} .walk-map`, (each) => each.checkVisibility())).toBe(true);
    expect(await page.$eval(frame, (each) => each.clientHeight)).toBe(height);
    expect(page.consoleMessages).toEqual([]);
  });
});
