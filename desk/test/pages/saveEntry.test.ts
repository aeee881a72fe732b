/** A form is saved only if the file hasn't changed since the form loaded it. */
import { violations } from '../../../test/support/axe';
import type { OpenPage } from '../../../test/support/browser';
import { fill, goToForm, hasMessage, press, type RunningDesk, save, startDesk } from '../support/desk';

jest.setTimeout(120_000);

let desk: RunningDesk;
let page: OpenPage;
beforeAll(async () => {
  desk = await startDesk('pages/about');
  ({ page } = desk);
});
afterAll(() => desk?.stop());

it('refuses a form if the file has changed since the form was loaded, and returns the current file', async () => {
  const { hotel } = desk;
  const address = '/api/content/rooms/the-enci-king.json';
  const { hash, value } = (await hotel.get(address)).body;
  const saveName = (name: string) => hotel.put(address, { hash, value: { ...value, name } });
  expect((await saveName('Enci King by the Sea')).status).toBe(200);
  const { status, body } = await saveName('Enci King on the Bluff');
  expect([status, body]).toEqual([409, (await hotel.get(address)).body]);
  expect(hotel.room().name).toBe('Enci King by the Sea');
});

it('shows both versions if the file has changed meanwhile, and saves the version chosen for each field', async () => {
  await goToForm(page, 'pages/about');
  await fill(page, 'Title', 'About this hotel');
  desk.hotel.edit('content/pages/about.json', ({ meta, hero }) => {
    meta.title = 'About their hotel';
    hero.subtitle = 'Two floors by the sea.';
  });
  await press(page, 'Save');
  const dialog = await page.waitForSelector('dialog');
  const chosen = () =>
    dialog?.$$eval('fieldset', (all) =>
      all.map((each) => [
        each.querySelector('legend')?.textContent?.split(', ').at(-1),
        each.querySelector<HTMLInputElement>(':checked')?.value,
      ]),
    );
  expect(await chosen()).toEqual([
    ['Title', 'mine'],
    ['Subtitle', 'theirs'],
  ]);
  expect(await violations(page)).toEqual([]);
  await (await dialog?.$('[type=submit]'))?.evaluate((button) => (button as HTMLElement).click());
  await hasMessage(page, 'Saved.');
  const { meta, hero } = desk.json('pages/about');
  expect([meta.title, hero.subtitle]).toEqual(['About this hotel', 'Two floors by the sea.']);
});

it('sets the date of a policy’s last update when the policy is saved', async () => {
  await goToForm(page, 'policies/terms');
  await page.focus('form textarea');
  await page.keyboard.type('More. ');
  expect(await save(page)).toBe(200);
  expect(desk.json('pages/terms').updated).toBe(new Date().toLocaleDateString('sv'));
});
