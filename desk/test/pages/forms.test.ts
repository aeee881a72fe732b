/** A form accepts common notations, asks about suspicious values, and loses no input. */
import type { OpenPage } from '../../../test/support/browser';
import { until } from '../../../tools/harness/serverProcess';
import { checkContent } from '../../content/checkContent';
import { deskDataOf } from '../../content/deskData';
import { fromLabel } from '../../content/seasons';
import {
  control,
  fill,
  goTo,
  goToForm,
  hasMessage,
  press,
  type RunningDesk,
  save,
  startDesk,
} from '../support/desk';
import { focused } from '../support/preview';

jest.setTimeout(120_000);

let desk: RunningDesk;
let page: OpenPage;
beforeAll(async () => {
  desk = await startDesk('rooms/the-enci-king');
  ({ page } = desk);
});
afterAll(() => desk?.stop());

describe('a form', () => {
  it('says “Saved” until the owner types again, and asks about an unusual price', async () => {
    await page.waitForSelector('form [type=submit][aria-disabled=true]');
    await fill(page, 'Price “From”', '279');
    await page.waitForSelector('form [type=submit][aria-disabled=false]');
    expect(await save(page)).toBe(200);
    await fill(page, 'Price “From”', '5');
    await page.waitForSelector('header [role=status]::-p-text(Saved.)', { hidden: true });
    await page.waitForSelector('form ::-p-text(Not saved yet)');
    await press(page, 'Save');
    await page.waitForSelector('dialog ::-p-text(The price is 5)');
    await press(page, 'Go back');
    expect(desk.json('rooms/the-enci-king').price).toBe(279);
    await fill(page, 'Price “From”', '279');
  });

  it('labels a price “From” if an engine sets nightly prices, including an engine set with RATES_SOURCE', async () => {
    const { hotel } = desk;
    const sourceIn = async (ratesSource?: 'cloudbeds') =>
      deskDataOf(await checkContent(hotel.root), { ...hotel, isLive: false, log() {}, ratesSource })
        .ratesSource;
    expect([await sourceIn(), await sourceIn('cloudbeds')]).toEqual(['demo', 'cloudbeds']);
    const file = 'rooms/the-enci-king.json';
    expect(fromLabel(file, ['price'], 'cloudbeds')).toBe('Price “From”');
    expect(fromLabel(file, ['price'], 'none')).toBeUndefined();
  });

  it('shows facts as chips, inserts a fact at the caret, and asks if a typed number may replace a fact', async () => {
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
    await page.waitForSelector('dialog ::-p-text(instead of {lowestRate})');
    await press(page, 'Save anyway');
    await until(() => desk.json('pages/home').hero.price === 'From 9');
  });

  it('puts the caret into the first text field of a new list entry', async () => {
    await goToForm(page, 'jobs');
    await press(page, 'Add to jobs');
    await until(async () => /^jobs\.\d+\.title$/.test(String((await focused(page))[0])));
  });

  it.each([
    ['hotel', 'Check out', '10 am', '"checkOut": "10:00"'],
    ['testimonials', 'Date', 'October 2026', '"date": "2026-10"'],
    ['pages/privacy', 'Updated', 'October 14, 2026', '"updated": "2026-10-14"'],
  ])('in the form %s, the field %s accepts “%s”', async (form, label, words, saved) => {
    await goToForm(page, form);
    await page.$$eval('form details', (all) => {
      for (const each of all) each.open = true;
    });
    await fill(page, label, words);
    expect(await save(page)).toBe(200);
    expect(desk.hotel.read(`content/${form}.json`)).toContain(saved);
  });

  it('rejects a date that does not exist', async () => {
    await fill(page, 'Updated', '02/31/2026');
    await press(page, 'Save');
    await page.waitForSelector('::-p-text(Updated must be a date)');
    await fill(page, 'Updated', 'October 14, 2026');
  });

  async function otherTab(): Promise<OpenPage> {
    const other = (await page.browserContext().newPage()) as OpenPage;
    await other.goto(`${desk.address}#pages/about`);
    await other.waitForSelector('form [data-place]');
    return other;
  }

  it('shares unsaved text with other tabs, and any tab can save that text', async () => {
    await goToForm(page, 'pages/about');
    await fill(page, 'Title', 'About us');
    const other = await otherTab();
    await other.waitForSelector('form ::-p-text(Not saved yet)');
    expect(await save(other)).toBe(200);
    await other.close();
    expect(desk.json('pages/about').meta.title).toBe('About us');
    // The first tab shows the saved text, and can save another change.
    await page.waitForSelector('a[href="#pages/about"] .navigation__unsaved', { hidden: true });
    await page.waitForSelector('form [type=submit][aria-disabled=true]');
    await fill(page, 'Title', 'All about us');
    expect(await save(page)).toBe(200);
    expect(desk.json('pages/about').meta.title).toBe('All about us');
  });

  it('loses no keystrokes and keeps focus while another tab has the same form open', async () => {
    await goToForm(page, 'pages/about');
    const other = await otherTab();
    await page.bringToFront();
    const words = 'All about the hotel by the sea and the people who run it';
    await (await control(page, 'Title')).focus();
    await page.keyboard.down('Control');
    await page.keyboard.press('a');
    await page.keyboard.up('Control');
    await page.keyboard.type(words, { delay: 15 });
    const typed = async (tab: OpenPage) =>
      (await control(tab, 'Title')).evaluate((each) => ('value' in each ? each.value : each.textContent));
    await until(async () => (await typed(other)) === words, 20);
    expect(await typed(page)).toBe(words);
    expect((await focused(page))[0]).toBe('meta.title');
    await other.close();
    await press(page, 'Discard');
    await page.waitForSelector('dialog [type=submit]').then((each) => each?.click());
    await page.waitForSelector('form [type=submit][aria-disabled=true]');
  });

  it('removes a floor plan with one button, and restores the plan with Undo', async () => {
    await goToForm(page, 'rooms/the-enci-king');
    const has = () => page.$('[data-place="plan.pieces"]').then(Boolean);
    await press(page, 'Remove all of this: Plan');
    await until(async () => !(await has()));
    await press(page, 'Undo: Plan');
    await until(has);
    await press(page, 'Remove all of this: Plan');
    expect(await save(page)).toBe(200);
    expect(desk.json('rooms/the-enci-king')).not.toHaveProperty('plan');
  });

  it('opens for a new offer even after all other offers were removed', async () => {
    await goTo(page, 'list/offers');
    for (const offer of ['Book Early', 'Kitchenette Week', 'Midweek Stay']) {
      await press(page, `Remove: ${offer}`);
      await press(page, 'Remove');
      await hasMessage(page, `${offer} was removed.`);
    }
    await press(page, 'Add an offer');
    await fill(page, 'Name, as guests will see it', 'Rainy Days');
    await press(page, 'Add');
    await page.waitForSelector('form h2::-p-text(Rainy Days)');
  });
});
