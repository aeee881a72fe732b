/** Managing photographs, publishing, and reverting on the desk's pages. */
import { existsSync, writeFileSync } from 'node:fs';
import type { ElementHandle } from 'puppeteer';
import { violations } from '../../../test/support/axe';
import type { OpenPage } from '../../../test/support/browser';
import { goTo, hasMessage, press, type RunningDesk, save, startDesk, textOf } from '../support/desk';
import { photograph } from '../support/folder';

jest.setTimeout(180_000);

let desk: RunningDesk;
let page: OpenPage;
const git = (...args: string[]) => desk.hotel.git(...args);

beforeAll(async () => {
  desk = await startDesk('pictures');
  ({ page } = desk);
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'The site');
});
afterAll(() => desk?.stop());

const inside = (file: string) => desk.hotel.path(file);
const within = (scope: string, selector: string) =>
  page.waitForSelector(`${scope} ${selector}`) as Promise<ElementHandle<HTMLElement>>;
const pressIn = async (scope: string, name: string) =>
  (await within(scope, `::-p-aria([name="${name}"][role="button"])`)).evaluate((button) => button.click());

/** Writes a unique photograph of random noise. @returns its path */
async function made(file: string, background: string) {
  writeFileSync(inside(`data/${file}`), await (await photograph(720, 480, background)).toBuffer());
  return inside(`data/${file}`);
}
async function choose(scope: string, ...files: string[]) {
  const input = await within(scope, 'input[type=file]:not([disabled])');
  await (input as unknown as { uploadFile(...files: string[]): Promise<void> }).uploadFile(...files);
}
/** Waits until a chosen photograph's description has focus, types the description, and saves the picture. */
async function describePicture(scope: string, words: string) {
  await page.waitForFunction(() => document.activeElement?.matches('textarea'));
  await page.keyboard.type(words);
  await pressIn(scope, 'Save');
}
const words = (about: string) => `${about} in blue water, seen from the balcony of the room.`;

describe('the desk', () => {
  it('lists a picture’s uses before deletion, and refuses to delete a picture in use', async () => {
    await press(page, 'Delete: sun-deck');
    expect(await textOf(page, 'dialog')).toMatch(/^Delete sun-deck\?Used in .*Gallery/);
    await pressIn('dialog', 'Delete');
    await within('main', '[role=alert]::-p-text(sun-deck is still in use)');
    expect(await violations(page)).toEqual([]);
  });

  it('refuses a text file, and adds a photograph whose point of interest was moved with the arrow keys', async () => {
    await press(page, 'Add pictures');
    writeFileSync(inside('data/beach.jpg'), 'All work and no play.');
    await choose('dialog', inside('data/beach.jpg'));
    expect(await textOf(page, 'dialog [data-place=upload] .field__message')).toMatch(
      /^beach\.jpg is not a photograph/,
    );
    await page.waitForFunction(() => document.activeElement?.matches('[type=file][aria-invalid=true]'));
    await choose('dialog', await made('pier-at-dusk.jpg', '#884422'));
    await (await within('dialog', '[aria-label^="Point of interest"]')).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowUp');
    await pressIn('dialog', 'Save');
    await within('dialog', '[data-place=alt] .field__message::-p-text(The description must)');
    await page.waitForFunction(() => document.activeElement?.matches('textarea[aria-invalid=true]'));
    expect(await violations(page)).toEqual([]);
    await describePicture('dialog', words('Kelp'));
    await hasMessage(page, 'Picture pier-at-dusk was saved.');
    const saved = { alt: words('Kelp'), point: '55% 45%' };
    expect(desk.hotel.json('media/pier-at-dusk.json')).toEqual(saved);
  });

  it('asks for a new description of a new photograph, and restores the old picture from recent saves', async () => {
    await press(page, 'Change or replace: pier-at-dusk');
    await within('dialog', '[type=submit][aria-disabled=true]');
    await choose('dialog', await made('other.jpg', '#226644'));
    await page.waitForFunction(() => getSelection()?.toString().startsWith('Kelp in blue water'));
    await pressIn('dialog', 'Save');
    const tick = await within('dialog', '::-p-aria([name="This describes the new photograph too"])');
    expect(await tick.evaluate((each) => (each as HTMLInputElement).checkValidity())).toBe(false);
    await page.keyboard.type(words('A reef'));
    await pressIn('dialog', 'Save');
    await page.waitForSelector('dialog', { hidden: true });
    await goTo(page, 'publish');
    await (await within('main', 'summary::-p-text(Recent saves)')).click();
    await (
      await within('main', '[aria-label^="Undo: the save of Picture pier-at-dusk, Photograph"]')
    ).click();
    await hasMessage(page, 'Undone.');
    expect(desk.hotel.json('media/pier-at-dusk.json').alt).toBe(words('Kelp'));
  });

  it('adds several photographs of a room, and reorders the pictures in the room’s form', async () => {
    const file = 'content/rooms/the-enci-king.json';
    const names = () =>
      page.$$eval('main [aria-label^="Change or replace"]', (all) =>
        all.map((each) => String(each.ariaLabel?.split(': ')[1])),
      );
    await goTo(page, 'rooms/the-enci-king');
    await within('main', '[aria-label^="Change or replace"]:enabled');
    const before = await names();
    const [first, second] = [1, 2].map((more) => `the-enci-king-${before.length + more}`);
    await press(page, 'Add photographs');
    await choose('dialog', await made('one.jpg', '#224466'), await made('two.jpg', '#664422'));
    await within('dialog', '::-p-text(1 more to add)');
    expect(await violations(page)).toEqual([]);
    await describePicture('dialog', words('Coral'));
    await within('main', `[aria-label="Move up: ${first}"]`);
    await describePicture('dialog', words('A whale'));
    await within('main', `[aria-label="Move up: ${second}"]`);
    expect(await names()).toEqual([...before, first, second]);
    await press(page, `Move up: ${second}`);
    expect(await save(page)).toBe(200);
    expect(desk.hotel.json(file).pictures).toEqual([...before, second, first]);
    git('checkout', '--quiet', '--', file);
  });

  it('uploads a photograph from any picture field', async () => {
    await goTo(page, 'pages/about');
    await (await within('[data-place="meta.picture"]', 'summary')).click();
    await pressIn('[data-place="meta.picture"]', 'Upload a photograph');
    await choose('dialog', await made('sea-wall.jpg', '#446622'));
    await describePicture('dialog', words('A wall'));
    await within('[data-place="meta.picture"]', `summary::-p-text(${words('A wall')})`);
    expect(await save(page)).toBe(200);
    expect(desk.json('pages/about').meta.picture).toBe('sea-wall');
  });
});

describe('the Publish page', () => {
  it('lists the changes, asks for a name once, and makes one publication that includes social cards', async () => {
    await goTo(page, 'publish');
    await within('main', '::-p-text(Picture pier-at-dusk: new)');
    const count = await page.$$eval('main form > ul > li', ({ length }) => length);
    await page.waitForSelector(`header ::-p-aria([name="Publish ${count} changes"])`);
    expect(await violations(page)).toEqual([]);
    await page.type('main [name=name]', 'Ana Reyes');
    await pressIn('main', 'Publish');
    await within('main', '::-p-text(Published on this computer.)');
    expect(git('log', '-1', '--format=%an')).toBe('Ana Reyes');
    const cards = git('show', '--name-only', '--format=', 'HEAD', '--', 'public/cards');
    expect(cards).toBe('public/cards/sea-wall.jpg');
    await within('main', '::-p-text(All your changes are published.)');
  });

  it('reverts a complete publication, and shows no Git terms', async () => {
    await (await within('main', '[aria-label^="Revert: what was published"]')).click();
    await pressIn('dialog', 'Revert');
    await hasMessage(page, 'Reverted.');
    expect(existsSync(inside('media/pier-at-dusk.jpg'))).toBe(false);
    expect(await textOf(page, 'main')).not.toMatch(/\b(git|commit|push|branch|repository|HEAD)\b/i);
  });
});
