/** Photographs, publishing and undoing in the desk's interface. */
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { violations } from '../../test/support/axe';
import type { OpenPage } from '../../test/support/browser';
import { type RunningDesk, startDesk } from './support/desk';
import { openDesk } from './support/desk-page';

jest.setTimeout(300_000);

/** Timeout of a publication, which builds the whole site, in ms. */
const longestPublication = 240_000;

let desk: RunningDesk;
let page: OpenPage;
const git = (...args: string[]) =>
  desk.hotel.run('git', '-c', 'user.name=Dev', '-c', 'user.email=dev@example.com', ...args).trimEnd();

beforeAll(async () => {
  desk = await startDesk();
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'The site');
  page = await openDesk(desk, 'pictures');
  await page.waitForSelector('.picture-row');
});
afterAll(() => desk?.stop());

const inside = (file: string) => path.join(desk.hotel.root, file);
const textOf = (selector: string) => page.$eval(selector, ({ textContent }) => textContent ?? '');
const press = async (name: string) => {
  const found = await page.waitForSelector(`::-p-aria([name="${name}"])`);
  await found?.evaluate((button) => (button as HTMLElement).click());
};
const refusal = async () => {
  await page.waitForSelector('.refusal');
  return textOf('.refusal');
};
async function choose(file: string) {
  const input = await page.waitForSelector('.drop:not([disabled])');
  await (input as unknown as { uploadFile(file: string): Promise<void> }).uploadFile(file);
}
async function describePicture(words: string) {
  await page.waitForSelector('.picture-form textarea');
  await page.$eval('.picture-form textarea', (area) => (area as HTMLTextAreaElement).select());
  await page.keyboard.press('Backspace');
  await page.type('.picture-form textarea', words);
}
async function goTo(part: string, wanted: string) {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, part);
  await page.waitForSelector(wanted);
}
const saved = () => page.waitForSelector('.rows', { timeout: longestPublication });

/** A photograph of random colors, so that no two are the same file. */
async function photograph(file: string, background: string) {
  const target = inside(`data/${file}`);
  const noise = { type: 'gaussian', mean: 120, sigma: 30 } as const;
  const grain = await sharp({ create: { width: 32, height: 24, channels: 3, background, noise } })
    .png()
    .toBuffer();
  writeFileSync(
    target,
    await sharp(grain).resize(720, 480, { fit: 'fill' }).tint(background).jpeg().toBuffer(),
  );
  return target;
}

describe('pictures', () => {
  it('are listed with where they are shown, and those in use cannot be deleted', async () => {
    expect(await violations(page)).toEqual([]);
    await press('Delete: sun-deck');
    expect(await textOf('.question')).toMatch(/^sun-deck is in use.*Shown at .*Gallery/);
    await page.keyboard.press('Escape');
  });

  it('refuse what is not a photograph, and a picture without words', async () => {
    await press('Add a picture');
    const text = inside('data/beach.jpg');
    writeFileSync(text, 'All work and no play.');
    await choose(text);
    expect(await refusal()).toMatch(/^beach\.jpg is not a photograph/);
    await choose(await photograph('pier-at-dusk.jpg', '#884422'));
    await page.waitForSelector('.point__frames img');
    expect(await page.$('.refusal')).toBeNull();
    await press('Save');
    expect(await refusal()).toMatch(/^Describe the picture/);
    expect(await violations(page)).toEqual([]);
  });

  it('go in with the point that the arrow keys give them, under the name of their file', async () => {
    await page.focus('.point__mark');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.down('Shift');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.up('Shift');
    const crops = await page.$$eval('.point__frames img', (all) =>
      all.map((each) => getComputedStyle(each).objectPosition),
    );
    expect(new Set(crops)).toEqual(new Set(['55% 40%']));
    await describePicture('A pier at dusk with a brown sky over it and nobody on it.');
    await press('Save');
    await saved();
    expect(JSON.parse(desk.hotel.read('media/pier-at-dusk.json'))).toEqual({
      alt: 'A pier at dusk with a brown sky over it and nobody on it.',
      point: '55% 40%',
    });
  });
});

describe('pictures of a room', () => {
  const gallery = () =>
    page.$$eval('.gallery [aria-label^="Change"]', (all) =>
      all.map((each) => each.getAttribute('aria-label')?.split(': ')[1]),
    );

  it('are added and put in order in its form', async () => {
    const file = 'content/rooms/the-enci-king.json';
    await goTo('rooms/the-enci-king', '.gallery [aria-label^="Change"]:enabled');
    const before = await gallery();
    const added = `the-enci-king-${before.length + 1}`;
    await press('Add a photograph');
    await choose(await photograph('kelp.jpg', '#224466'));
    await describePicture('Kelp in blue water, seen from the balcony of the room.');
    expect(await violations(page)).toEqual([]);
    await page.$eval('.question [type="submit"]', (button) => (button as HTMLElement).click());
    await page.waitForSelector(`.gallery [aria-label="Move up: ${added}"]`, {
      timeout: longestPublication,
    });
    expect(await gallery()).toEqual([...before, added]);
    await press(`Move up: ${added}`);
    await page.$eval('.form__head [type="submit"]', (button) => (button as HTMLElement).click());
    await page.waitForFunction(() => !document.querySelector('.form__unsaved'));
    expect(JSON.parse(desk.hotel.read(file)).pictures).toEqual([
      ...before.slice(0, -1),
      added,
      before.at(-1),
    ]);
    desk.hotel.run('git', 'checkout', '--quiet', '--', file);
  });
});

describe('publishing', () => {
  it('says what changed, asks for a name once, and makes one publication with its social cards', async () => {
    const about = JSON.parse(desk.hotel.read('content/pages/about.json'));
    about.meta.picture = 'pool-1';
    desk.hotel.write('content/pages/about.json', `${JSON.stringify(about, null, 2)}\n`);
    await goTo('publish', '.publish li');
    const lines = await page.$$eval('.publish li .grow > p', (all) =>
      all.map(({ textContent }) => textContent),
    );
    expect(lines).toEqual(expect.arrayContaining(['Picture pier-at-dusk: new']));
    expect(await violations(page)).toEqual([]);
    await page.type('.publish [name=name]', 'Ana Reyes');
    await page.$eval('.publish [type=submit]', (button) => (button as HTMLElement).click());
    await page.waitForSelector('.publish__done, .refusal', { timeout: longestPublication });
    expect(await textOf('.publish__done')).toBe('Published on this computer.');
    expect(git('log', '-1', '--format=%an')).toBe('Ana Reyes');
    expect(git('show', '--name-only', '--format=', 'HEAD', '--', 'public/cards')).toBe(
      'public/cards/about.jpg',
    );
    await page.waitForFunction(() =>
      document.querySelector('.publish')?.textContent?.includes('Everything that you changed is published.'),
    );
  });

  it('is taken back as a whole, and says so without a word of its machinery', async () => {
    const button = await page.waitForSelector('[aria-label^="Take back: what was published"]');
    await button?.evaluate((each) => (each as HTMLElement).click());
    await page.waitForSelector('.question');
    await page.$eval('.question [type="submit"]', (button) => (button as HTMLElement).click());
    await page.waitForFunction(() =>
      /^Taken back\./.test(document.querySelector('.bar__said')?.textContent ?? ''),
    );
    expect(existsSync(inside('media/pier-at-dusk.jpg'))).toBe(false);
    expect(await textOf('.desk__form')).not.toMatch(/\b(git|commit|push|branch|repository|HEAD)\b/i);
  });
});
