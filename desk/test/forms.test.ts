/** What an owner types is on the page beside at once, and nothing of it is lost. */
import type { Frame } from 'puppeteer';
import { violations } from '../../test/support/axe';
import type { OpenPage } from '../../test/support/browser';
import { until } from '../../tools/harness/serverProcess';
import {
  control,
  fill,
  goTo,
  goToForm,
  hears,
  press,
  type RunningDesk,
  save,
  startDesk,
} from './support/desk';

jest.setTimeout(120_000);

/** How long a key may take to the page, in s; many times as long as on an idle machine. */
const patience = 8;

let desk: RunningDesk;
let page: OpenPage;
beforeAll(async () => {
  desk = await startDesk('pages/home');
  ({ page } = desk);
  await marked('/');
});
afterAll(() => desk?.stop());

const frame = (): Frame => page.frames().find((each) => each !== page.mainFrame()) ?? page.mainFrame();
/** Whether guests see some words in elements of the page beside. */
const isShown = (words: string, within = 'body') =>
  frame()
    .evaluate(
      (text, selector) => {
        const has = ({ textContent }: Element) => textContent?.includes(text) ?? false;
        return [...document.querySelectorAll(`${selector}, ${selector} *`)].some(
          (each) => has(each) && each.checkVisibility() && ![...each.children].some(has),
        );
      },
      words,
      within,
    )
    .catch(() => false);
const shows = (words: string, within?: string) => until(() => isShown(words, within), patience);
/** Waits until the page beside has an address and can be clicked. */
const marked = (path: string) =>
  until(() =>
    frame()
      .evaluate((to) => location.pathname === to && document.querySelector('[data-desk-text]') !== null, path)
      .catch(() => false),
  );
const isUnsaved = () => page.waitForSelector('form ::-p-text(Not saved yet)');

/** Clicks the first visible text of the page beside that has some words, before the character at an index. */
async function clickOnPage(words: string, index = 0) {
  const at = await frame().evaluate(
    async (text, offset) => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const node = texts.currentNode as Text;
        const { parentElement } = node;
        if (!node.data.includes(text) || !parentElement?.checkVisibility()) continue;
        parentElement.scrollIntoView({ block: 'center', behavior: 'instant' });
        // A click goes to what was painted last.
        for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
        const range = document.createRange();
        const start = node.data.indexOf(text) + offset;
        range.setStart(node, start);
        range.setEnd(node, start + 1);
        const { left, top, height } = range.getBoundingClientRect();
        return { left: left + 1, top: top + height / 2 };
      }
      throw new Error(`the page has no ${text}`);
    },
    words,
    index,
  );
  const around = await page.$eval('iframe', (element) => {
    const { left, top, width } = element.getBoundingClientRect();
    return { left, top, scale: width / element.offsetWidth };
  });
  await page.mouse.click(around.left + at.left * around.scale, around.top + at.top * around.scale);
}

/** The place of the field that has the focus, and of the caret in it. */
const focused = () =>
  page.evaluate(() => {
    const field = document.activeElement as HTMLElement;
    const selection = getSelection();
    const before = new Range();
    before.setStart(field, 0);
    if (selection?.focusNode && field.contains(selection.focusNode))
      before.setEnd(selection.focusNode, selection.focusOffset);
    return [field.closest<HTMLElement>('[data-place]')?.dataset.place, before.toString().length];
  });
async function isFocused(place: string, caret: number) {
  await until(async () => String(await focused()) === `${place},${caret}`, patience).catch(() => undefined);
  expect(await focused()).toEqual([place, caret]);
}

/** Focuses the field of a place, with the caret at its end. */
async function focus(place: string) {
  const found = await page.waitForSelector(`form [data-place="${place}"]`);
  await found?.evaluate((field) => {
    for (let list = field.closest('details'); list; list = list.parentElement?.closest('details') ?? null)
      list.open = true;
    field.querySelector<HTMLElement>('input, textarea, [role=textbox]')?.focus();
  });
  await page.keyboard.down('Control');
  await page.keyboard.press('End');
  await page.keyboard.up('Control');
}

describe('the page', () => {
  it('puts the caret at the click, also at a second one, and follows each key without loading', async () => {
    const { heading } = desk.json('pages/home').intro;
    await frame().evaluate(() => Object.assign(window, { isSame: true }));
    await clickOnPage(heading, 3);
    await isFocused('intro.heading', 3);
    await page.keyboard.type('x');
    const changed = `${heading.slice(0, 3)}x${heading.slice(3)}`;
    await shows(changed);
    await clickOnPage(changed, 5);
    await isFocused('intro.heading', 5);
    await page.keyboard.type('y');
    await shows(`${changed.slice(0, 5)}y`);
    expect(await frame().evaluate(() => 'isSame' in window)).toBe(true);
    expect(desk.json('pages/home').intro.heading).toBe(heading);
    expect(await violations(page)).toEqual([]);
  });

  it('opens the price of a room, shows it from the next key on, and keeps it while it has an error', async () => {
    await goToForm(page, 'rooms/the-enci-king');
    await marked('/room/the-enci-king/');
    await clickOnPage('$269');
    await until(async () => (await focused())[0] === 'price');
    await fill(page, 'Price', '279');
    await shows('$279');
    await fill(page, 'Price', '');
    const state = '[aria-label="The page"] [role=status]::-p-text(Price)';
    await page.waitForSelector(state);
    await shows('$279');
    await fill(page, 'Price', '279');
    await page.waitForSelector(state, { hidden: true });
  });

  it.each([
    ['the email', 'mails', 'contactAcknowledgment.heading', 'body'],
    ['the cookie notice', 'cookies', 'banner.title', 'section'],
    ['the cookie dialog', 'cookies', 'dialog.intro', 'dialog[open]'],
    ['the open menu', 'navigation', 'mobileMain.1.label', ':popover-open'],
    ['the form after a success', 'pages/contact', 'form.success', 'main form'],
    ['the form after an error', 'form-errors', 'failure', 'main form [role=alert]'],
    ['the error of a field', 'form-errors', 'required.email', 'main form'],
    ['the newsletter form', 'form-texts', 'newsletter.success', 'footer'],
    ['the open calendar', 'stay-form', 'done', 'main'],
    ['the view of a room', 'viewer', 'hint', 'dialog[open]'],
    ['a line, if no page shows the text', 'cookies', 'saved', 'body > p'],
  ])(
    'shows %s of a field, as it is typed, and leaves the focus in the form',
    async (_, form, place, shown) => {
      await goToForm(page, form);
      await focus(place);
      for (const key of [' Kelp', '!']) {
        await page.keyboard.type(key);
        await shows(key === '!' ? ' Kelp!' : key, shown);
      }
      expect((await focused())[0]).toBe(place);
      await press(page, 'Discard');
      await (await page.waitForSelector('dialog ::-p-aria([name="Discard"])'))?.evaluate((each) =>
        (each as HTMLElement).click(),
      );
    },
  );

  it('leaves the cookie notice away, but if its texts are changed', async () => {
    await goToForm(page, 'pages/home');
    await marked('/');
    expect(await isShown(desk.json('cookies').banner.title, 'section')).toBe(false);
  });
});

describe('a form', () => {
  it('says that it is saved until something is typed again', async () => {
    await goToForm(page, 'rooms/the-enci-king');
    await fill(page, 'Price', '279');
    expect(await save(page)).toBe(200);
    expect(desk.json('rooms/the-enci-king').price).toBe(279);
    await fill(page, 'Price', '289');
    await page.waitForSelector('header [role=status]::-p-text(Saved.)', { hidden: true });
    await isUnsaved();
  });

  it('asks about a price that is far from the others', async () => {
    await fill(page, 'Price', '5');
    await press(page, 'Save');
    await page.waitForSelector('dialog ::-p-text(The price is 5)');
    await press(page, 'Go back');
    expect(desk.json('rooms/the-enci-king').price).toBe(279);
    await fill(page, 'Price', '279');
  });

  it('shows facts as chips, inserts one at the caret, and asks about a number in place of one', async () => {
    await goToForm(page, 'pages/home');
    const price = await control(page, 'Price');
    const words = () => price.evaluate(({ textContent }) => textContent);
    const whole = `From $${desk.json('rooms/the-enci-king').price}`;
    expect(await words()).toBe(whole);
    await price.focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Backspace');
    expect(await words()).toBe('From ');
    for (const name of ['Insert a fact', 'Lowest rate'])
      await page
        .waitForSelector(`[data-place="hero.price"] ::-p-text(${name})`)
        .then((each) => each?.evaluate((element) => (element as HTMLElement).click()));
    expect(await words()).toBe(whole);
    await fill(page, 'Price', 'From 9');
    await press(page, 'Save');
    await page.waitForSelector('dialog ::-p-text(where it had {lowestRate})');
    await press(page, 'Save it so');
    await until(() => desk.json('pages/home').hero.price === 'From 9');
  });

  it('puts the caret into the first text of what is added', async () => {
    await goToForm(page, 'jobs');
    await press(page, 'Add to jobs');
    await until(async () => /^jobs\.\d+\.title$/.test(String((await focused())[0])));
  });

  it.each([
    ['hotel', 'Check in', '3 pm', () => desk.json('hotel').checkIn, '15:00'],
    ['testimonials', 'Date', 'October 2026', () => desk.json('testimonials').testimonials[0].date, '2026-10'],
  ])('of %s understands %s %s', async (form, label, words, value, wanted) => {
    await goToForm(page, form);
    await page.$$eval('form details', (all) => {
      for (const each of all) each.open = true;
    });
    await fill(page, label, words);
    expect(await save(page)).toBe(200);
    expect(value()).toBe(wanted);
  });

  it('says that a day does not exist, and keeps the one that she chooses', async () => {
    await goToForm(page, 'pages/privacy');
    await fill(page, 'Updated', '02/31/2026');
    await press(page, 'Save');
    await page.waitForSelector('::-p-text(Updated must be a date)');
    await fill(page, 'Updated', 'October 14, 2026');
    expect(await save(page)).toBe(200);
    expect(desk.json('pages/privacy').updated).toBe('2026-10-14');
  });

  it('of a policy sets the day of its last update', async () => {
    await goToForm(page, 'policies/terms');
    await page.focus('form textarea');
    await page.keyboard.type('More. ');
    expect(await save(page)).toBe(200);
    expect(desk.json('pages/terms').updated).toBe(new Date().toLocaleDateString('sv'));
  });

  /** Opens a form in another tab. */
  async function otherTab(part: string): Promise<OpenPage> {
    const other = (await page.browserContext().newPage()) as OpenPage;
    await other.goto(`${desk.address}#${part}`);
    await other.waitForSelector('form [data-place]');
    return other;
  }

  it('is one draft for each tab, kept while another saves, and taken over once that is closed', async () => {
    await goToForm(page, 'pages/about');
    await fill(page, 'Title', 'About this hotel');
    const other = await otherTab('pages/about');
    expect(await other.$('form ::-p-text(Not saved yet)')).toBeNull();
    await fill(other, 'Subtitle', 'Two floors by the sea.');
    expect(await save(other)).toBe(200);
    await fill(other, 'Title', 'Never saved');
    await other.close();
    expect(await save(page)).toBe(200);
    const { meta, hero } = desk.json('pages/about');
    expect([meta.title, hero.subtitle]).toEqual(['About this hotel', 'Two floors by the sea.']);
    const next = await otherTab('pages/about');
    await next.waitForSelector('form ::-p-text(Not saved yet)');
    await next.close();
  });

  it('begins empty for an offer that is added after all were removed', async () => {
    await goTo(page, 'list/offers');
    for (const offer of ['Book Early', 'Kitchenette Week', 'Midweek Stay']) {
      await press(page, `Remove: ${offer}`);
      await press(page, 'Remove');
      await hears(page, `${offer} is removed.`);
    }
    await press(page, 'Add another');
    await fill(page, 'Name, as a guest says it', 'Rainy Days');
    await press(page, 'Add it');
    await page.waitForSelector('form h2::-p-text(Rainy Days)');
  });
});

it('shows on a phone the field that was tapped, and where it is on the page', async () => {
  await page.setViewport({ width: 390, height: 844, isMobile: true, hasTouch: true });
  await goToForm(page, 'pages/contact');
  await marked('/contact');
  const { title } = desk.json('pages/contact');
  await press(page, 'Page');
  await clickOnPage(title, 2);
  await isFocused('title', 2);
  await page.keyboard.type('x');
  await press(page, 'Page');
  await shows(`${title.slice(0, 2)}x${title.slice(2)}`);
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
