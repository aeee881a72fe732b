/** What an owner types is on the page beside at once, and nothing of it is lost. */
import type { Frame } from 'puppeteer';
import { violations } from '../../test/support/axe';
import type { OpenPage } from '../../test/support/browser';
import { until } from '../../tools/harness/serverProcess';
import { type RunningDesk, startDesk } from './support/desk';
import { control, fill, goToForm, openDesk, press, save } from './support/desk-page';

jest.setTimeout(120_000);

/** How long a key may take to the page, in s; many times as long as on an idle machine. */
const patience = 5;

let desk: RunningDesk;
let page: OpenPage;
beforeAll(async () => {
  desk = await startDesk();
  page = await openDesk(desk, 'pages/home');
  await marked();
});
afterAll(() => desk?.stop());

const frame = (): Frame => page.frames().find((each) => each !== page.mainFrame()) ?? page.mainFrame();

/** Waits until the page beside can be clicked. */
const marked = () =>
  until(
    async () =>
      (await frame()
        .$('[data-desk-text]')
        .catch(() => null)) !== null,
  );

/** Waits until the page beside shows some words. */
const shows = (words: string) =>
  until(
    () => frame().evaluate((text) => document.body.textContent?.includes(text) ?? false, words),
    patience,
  );

/** Clicks the first element of the page beside that has some words, before the character at an index. */
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

describe('the page', () => {
  it('puts the caret where she clicked, also at a second click, and follows each key without loading', async () => {
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

  it('opens the price of a room by a click on it, and shows prices everywhere from the next key on', async () => {
    await goToForm(page, 'rooms/the-enci-king');
    await marked();
    await clickOnPage('$269');
    await until(async () => (await focused())[0] === 'price');
    await fill(page, 'Price', '279');
    await shows('$279');
  });

  it('stays as it was while a form has an error, which the desk says', async () => {
    await fill(page, 'Price', '');
    await until(() =>
      page.$eval('.preview__state', ({ textContent }) => textContent?.includes('Price') ?? false),
    );
    await shows('$279');
    await fill(page, 'Price', '279');
    await until(() => page.$eval('.preview__state', ({ textContent }) => !textContent?.includes('Price')));
  });

  it('is the email of the field that has the focus', async () => {
    await goToForm(page, 'mails');
    await (await control(page, 'Heading')).focus();
    await fill(page, 'Greeting', 'Good morning {name},');
    await shows('Good morning');
  });

  it('leaves the cookie notice away, but where its texts are changed', async () => {
    await goToForm(page, 'pages/home');
    await marked();
    expect(
      await frame().$$eval('.cookie-banner', (notices) => notices.filter((each) => each.checkVisibility())),
    ).toEqual([]);
  });
});

describe('a form', () => {
  it('says that it is saved until something is typed again', async () => {
    await goToForm(page, 'rooms/the-enci-king');
    const said = () => page.$eval('.bar__said', ({ textContent }) => textContent);
    expect(await save(page)).toEqual({ status: 200, text: 'Saved.' });
    expect(desk.json('rooms/the-enci-king').price).toBe(279);
    await fill(page, 'Price', '289');
    expect(await said()).toBe('');
    await page.waitForSelector('.form__unsaved');
  });

  it('asks about a price that is far from the others', async () => {
    await fill(page, 'Price', '5');
    await press(page, 'Save');
    await page.waitForSelector('::-p-text(The price is 5)');
    await press(page, 'Go back');
    expect(desk.json('rooms/the-enci-king').price).toBe(279);
    await fill(page, 'Price', '279');
  });

  it('shows facts as chips, and inserts one at the caret', async () => {
    await goToForm(page, 'pages/home');
    const price = await control(page, 'Price');
    const words = () => price.evaluate(({ textContent }) => textContent);
    expect(await words()).toBe(`From $${desk.json('rooms/the-enci-king').price}`);
    await price.focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Backspace');
    expect(await words()).toBe('From ');
    const finder = await page.waitForSelector('[data-place="hero.price"] .facts summary');
    await finder?.evaluate((each) => (each as HTMLElement).click());
    const fact = await page.waitForSelector('[data-place="hero.price"] ::-p-text(Lowest rate)');
    await fact?.evaluate((each) => (each as HTMLElement).click());
    expect(await words()).toBe(`From $${desk.json('rooms/the-enci-king').price}`);
    expect(await page.$('.form__unsaved')).toBeNull();
  });

  it('asks about a number where a fact stood', async () => {
    await goToForm(page, 'pages/home');
    await fill(page, 'Price', 'From 9');
    await press(page, 'Save');
    await page.waitForSelector('::-p-text(where it had {lowestRate})');
    await press(page, 'Save it so');
    await until(() => desk.json('pages/home').hero.price === 'From 9');
  });

  it('puts the caret into the first text of what is added, and fills in today', async () => {
    await goToForm(page, 'jobs');
    await press(page, 'Add to jobs');
    await until(async () => /^jobs\.\d+\.title$/.test(String((await focused())[0])));
  });

  it.each([
    ['hotel', 'Check in', '3 pm', () => desk.json('hotel').checkIn, '15:00'],
    ['testimonials', 'Date', 'October 2026', () => desk.json('testimonials').testimonials[0].date, '2026-10'],
  ])('of %s understands %s %s', async (form, label, words, value, wanted) => {
    await goToForm(page, form);
    await page.$$eval('.form details', (all) => {
      for (const each of all) each.open = true;
    });
    await fill(page, label, words);
    expect((await save(page)).status).toBe(200);
    expect(value()).toBe(wanted);
  });

  it('says that a day does not exist, and keeps the one that she chooses', async () => {
    await goToForm(page, 'pages/privacy');
    await fill(page, 'Updated', '02/31/2026');
    await press(page, 'Save');
    await page.waitForSelector('::-p-text(Updated must be a date)');
    await fill(page, 'Updated', 'October 14, 2026');
    expect((await save(page)).status).toBe(200);
    expect(desk.json('pages/privacy').updated).toBe('2026-10-14');
  });

  it('of a policy sets the day of its last update', async () => {
    await goToForm(page, 'policies/terms');
    await page.focus('.form textarea');
    await page.keyboard.down('Control');
    await page.keyboard.press('End');
    await page.keyboard.up('Control');
    await page.keyboard.type('More.');
    expect((await save(page)).status).toBe(200);
    expect(desk.json('pages/terms').updated).toBe(new Date().toLocaleDateString('sv'));
  });

  it('is one draft for each tab, kept while another saves', async () => {
    await goToForm(page, 'pages/about');
    await fill(page, 'Title', 'About this hotel');
    const other = await page.browserContext().newPage();
    await other.goto(`${desk.url}/desk?key=${desk.key}#pages/about`);
    await other.waitForSelector('.form .field');
    expect(await other.$('.form__unsaved')).toBeNull();
    await fill(other as OpenPage, 'Subtitle', 'Two floors by the sea.');
    expect((await save(other as OpenPage)).status).toBe(200);
    await other.close();
    expect((await save(page)).status).toBe(200);
    const { meta, hero } = desk.json('pages/about');
    expect([meta.title, hero.subtitle]).toEqual(['About this hotel', 'Two floors by the sea.']);
  });

  it('takes over what a closed tab has not saved', async () => {
    const other = await page.browserContext().newPage();
    await other.goto(`${desk.url}/desk?key=${desk.key}#pages/about`);
    await other.waitForSelector('.form .field');
    await fill(other as OpenPage, 'Title', 'Never saved');
    await other.close();
    const next = await page.browserContext().newPage();
    await next.goto(`${desk.url}/desk?key=${desk.key}#pages/about`);
    await next.waitForSelector('.form__unsaved');
    await next.close();
  });

  it('begins empty for an offer that is added where there is none', async () => {
    for (const name of ['early-bird', 'midweek', 'kitchen-week'])
      await page.evaluate(
        (file, key) =>
          fetch('/api/content/remove', {
            method: 'POST',
            headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
            body: JSON.stringify({ path: file }),
          }),
        `offers/${name}.json`,
        desk.key,
      );
    await page.evaluate(() => {
      location.hash = 'list/offers';
    });
    await page.waitForSelector('::-p-text(Add another)');
    await press(page, 'Add another');
    await fill(page, 'Name, as a guest says it', 'Rainy Days');
    await press(page, 'Add it');
    await page.waitForSelector('.form .field');
    expect(await page.$eval('.form h2', ({ textContent }) => textContent)).toBe('Rainy Days');
  });
});
