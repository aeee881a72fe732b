/** The page next to a form updates on every keystroke, and a click on the page opens the field. */
import { violations } from '../../../test/support/axe';
import type { OpenPage } from '../../../test/support/browser';
import { until } from '../../../tools/harness/serverProcess';
import { fill, goToForm, press, type RunningDesk, startDesk } from '../support/desk';
import { clickOnPage, focus, focused, frameOf, isFocused, isShown, marked, shows } from '../support/preview';

jest.setTimeout(120_000);

let desk: RunningDesk;
let page: OpenPage;
beforeAll(async () => {
  desk = await startDesk('pages/home');
  ({ page } = desk);
  await marked(page, '/');
});
afterAll(() => desk?.stop());

async function discard() {
  await press(page, 'Discard');
  await (await page.waitForSelector('dialog ::-p-aria([name="Discard"])'))?.evaluate((each) =>
    (each as HTMLElement).click(),
  );
}

it('puts the caret where the owner clicks, every time, and updates on each keystroke without reloading', async () => {
  const { heading } = desk.json('pages/home').intro;
  expect(await isShown(page, desk.json('cookies').banner.title, 'section')).toBe(false);
  await frameOf(page).evaluate(() => Object.assign(window, { isSame: true }));
  await clickOnPage(page, heading, 3);
  await isFocused(page, 'intro.heading', 3);
  await page.keyboard.type('x');
  const changed = `${heading.slice(0, 3)}x${heading.slice(3)}`;
  await shows(page, changed);
  await clickOnPage(page, changed, 5);
  await isFocused(page, 'intro.heading', 5);
  await page.keyboard.type('y');
  await shows(page, `${changed.slice(0, 5)}y`);
  expect(await frameOf(page).evaluate(() => 'isSame' in window)).toBe(true);
  expect(desk.json('pages/home').intro.heading).toBe(heading);
  expect(await violations(page)).toEqual([]);
});

it('opens the field of a clicked price, and keeps showing the last valid price while the field is empty', async () => {
  await goToForm(page, 'rooms/the-enci-king');
  await marked(page, '/room/the-enci-king/');
  await clickOnPage(page, '$269');
  await until(async () => (await focused(page))[0] === 'price');
  await fill(page, 'Price “From”', '279');
  await shows(page, '$279');
  await fill(page, 'Price “From”', '');
  const state = '[aria-label="The page"] [role=status]::-p-text(Price)';
  await page.waitForSelector(state);
  await shows(page, '$279');
  await fill(page, 'Price “From”', '279');
  await page.waitForSelector(state, { hidden: true });
});

it.each([
  ['an email', 'mails', 'contactAcknowledgment.heading', 'body'],
  ['a question in a closed list', 'questions', 'topics.1.questions.1.answer', 'main details'],
])('shows %s while the owner types its text, and leaves focus in the form', async (_, form, place, shown) => {
  await goToForm(page, form);
  await focus(page, place);
  for (const key of [' Kelp', '!']) {
    await page.keyboard.type(key);
    await shows(page, key === '!' ? ' Kelp!' : key, shown);
  }
  expect((await focused(page))[0]).toBe(place);
  await discard();
});

it.each([
  ['a menu', 'navigation', 'mobileMain.1.label', /^Guests see this once they open “/],
  ['a message', 'form-errors', 'failure', /^Guests see this elsewhere/],
])('says where guests see the text of %s', async (_, form, place, line) => {
  await goToForm(page, form);
  await focus(page, place);
  await page.keyboard.type(' Kelp');
  const words = () => frameOf(page).$eval('.desk-line', ({ textContent }) => String(textContent));
  await until(async () => line.test(await words().catch(() => '')));
  await discard();
});

it('opens the field of a paragraph that starts with a fact', async () => {
  await goToForm(page, 'pages/privacy');
  await marked(page, '/privacy-policy');
  await clickOnPage(page, `${desk.json('hotel').fullName} is a small hotel`, 30);
  await isFocused(page, 'aboutUs.text', 30);
});

it('in Browse mode, opens the form of the page that a clicked link leads to', async () => {
  await press(page, 'Browse');
  await frameOf(page).evaluate(() => document.querySelector<HTMLElement>('a[href="/contact"]')?.click());
  await page.waitForSelector('nav a[href="#pages/contact"][aria-current]');
  await press(page, 'Change');
});

it('shows a page on another day, with the changes scheduled for that day', async () => {
  await goToForm(page, 'pages/contact');
  await marked(page, '/contact');
  const { title } = desk.json('pages/contact');
  await focus(page, 'title');
  await page.keyboard.type(' Kelp');
  await press(page, 'Schedule');
  for (const [name, day] of [
    ['first', '01102099'],
    ['last', '01202099'],
  ])
    await page.type(`dialog [name=${name}]`, day ?? '');
  await page.$eval('dialog form', (form) => form.requestSubmit());
  await page.waitForSelector('form li ::-p-text(January 10 to January 20, 2099: Contact)');
  await shows(page, title);
  const showOn = (day: string) =>
    page.$eval(
      '.preview__day input',
      (input, value) => {
        // React replaces the input's `value` setter and ignores values set with it, so this uses the browser's setter.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      },
      day,
    );
  await showOn('2099-01-20');
  await shows(page, `${title} Kelp`);
  await showOn('2099-01-21');
  await until(async () => !(await isShown(page, `${title} Kelp`)));
  await showOn('');
});

it('keeps the hotel’s typefaces when the preview updates a page', async () => {
  const family = () =>
    frameOf(page).evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--display'));
  await goToForm(page, 'pages/about');
  await marked(page, '/about');
  expect(await family()).toContain(`"${desk.json('brand').typefaces.headings.family}"`);
});

it('on a phone, opens the tapped field, and shows the field’s text on the page', async () => {
  await page.setViewport({ width: 390, height: 844, isMobile: true, hasTouch: true });
  await goToForm(page, 'pages/contact');
  await marked(page, '/contact');
  const { title } = desk.json('pages/contact');
  await press(page, 'Page');
  await clickOnPage(page, title, 2);
  await isFocused(page, 'title', 2);
  const heightOf = ({ offsetHeight }: Element & { offsetHeight?: number }) => offsetHeight;
  expect(await page.$eval('form summary::-p-text(Insert a fact)', heightOf)).toBeGreaterThanOrEqual(44);
  await page.keyboard.type('x');
  await press(page, 'Page');
  await shows(page, `${title.slice(0, 2)}x${title.slice(2)}`);
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

it('on a phone in either orientation, shows the page in phone view, with a form’s buttons in one row', async () => {
  const phone = (await page.browserContext().newPage()) as OpenPage;
  for (const [width, height] of [
    [844, 390],
    [390, 844],
  ] as const) {
    await phone.setViewport({ width, height, isMobile: true, hasTouch: true });
    await phone.goto('about:blank');
    await phone.goto(`${desk.address}#pages/about`);
    await phone.waitForSelector('.preview [aria-pressed=true]::-p-text(Phone)');
  }
  await fill(phone, 'Title', 'About us');
  await phone.waitForSelector('form ::-p-text(Not saved yet)');
  const tops = await phone.$$eval('.form__head > button', (buttons) => {
    const save = buttons.find(({ type }) => type === 'submit');
    // The desk of a running site uses this longer label.
    if (save) save.textContent = 'Save and show to guests';
    return buttons.map((button) => Math.round(button.offsetTop + button.offsetHeight / 2));
  });
  expect([tops.length, new Set(tops).size]).toEqual([3, 1]);
  await phone.close();
});
