/** Prices and order of all rooms; rooms that are added, hidden and removed. */
import { copyFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { ElementHandle } from 'puppeteer';
import { violations } from '../../test/support/axe';
import type { OpenPage } from '../../test/support/browser';
import { until } from '../../tools/harness/serverProcess';
import { type RunningDesk, startDesk } from './support/desk';
import { fill, goToForm, openDesk, save } from './support/desk-page';

jest.setTimeout(120_000);

let desk: RunningDesk;
let page: OpenPage;
beforeAll(async () => {
  desk = await startDesk();
  page = await openDesk(desk, 'rooms');
  await page.waitForSelector('.room-row');
});
afterAll(() => desk?.stop());

const json = (file: string) => desk.json(file);
const names = () =>
  page.$$eval('.room-row h3 a', (links) => links.map(({ textContent }) => textContent ?? ''));
/** Clicks a button once it is there: a save lists the rooms again. */
async function click(name: string) {
  const found = await page.waitForFunction(
    (label) =>
      [...document.querySelectorAll<HTMLElement>('.room-row button, .question button')].find(
        (each) => (each.ariaLabel ?? each.textContent) === label,
      ),
    {},
    name,
  );
  await (found.asElement() as ElementHandle<HTMLElement>).evaluate((button) => button.click());
}
const refusal = () => page.$eval('.refusal', ({ textContent }) => textContent ?? '');
/** Copies the first picture of an existing room, with its renditions, to another name. */
function givePicture(name: string) {
  const { root } = desk.hotel;
  const like = `${json('pages/home').rooms.rooms[0]}-1`;
  copyFileSync(path.join(root, `media/${like}.jpg`), path.join(root, `media/${name}.jpg`));
  copyFileSync(path.join(root, `media/${like}.json`), path.join(root, `media/${name}.json`));
  const folder = path.join(root, 'public/media');
  for (const file of readdirSync(folder).filter((each) => each.startsWith(`${like}-`)))
    copyFileSync(path.join(folder, file), path.join(folder, file.replace(like, name)));
  const manifest = JSON.parse(desk.hotel.read('media/manifest.json'));
  manifest.pictures[name] = manifest.pictures[like];
  desk.hotel.write('media/manifest.json', JSON.stringify(manifest));
}

it('shows the rate, the fee and what guests see beside each other', async () => {
  const [name = ''] = await names();
  const line = await page.$eval('.room-row dl', ({ textContent }) => textContent);
  const { amenityFee, rateNote } = json('hotel');
  expect(name).not.toBe('');
  expect(line).toMatch(new RegExp(`^Rate\\$\\d+Fee in it\\$${amenityFee}Guests see\\$\\d+ `));
  expect(line).toContain(rateNote);
});

it('puts a room in another place', async () => {
  const [first = '', second = ''] = await names();
  await click(`Move down: ${first}`);
  await until(async () => (await names())[1] === first);
  expect((await names())[0]).toBe(second);
  const rooms = readdirSync(path.join(desk.hotel.root, 'content/rooms')).map((file) =>
    json(`rooms/${path.parse(file).name}`),
  );
  const place = (wanted: string) => rooms.find(({ name }) => name === wanted).order;
  expect(place(second)).toBeLessThan(place(first));
});

it('adds a room like another: hidden, and shown only once it has a picture', async () => {
  const [like = ''] = await names();
  await click(`Copy: ${like}`);
  await page.type('.question input', 'Kelp King');
  await click('Add it');
  await page.waitForFunction(() => location.hash === '#rooms/kelp-king');
  expect(json('rooms/kelp-king')).toMatchObject({ name: 'Kelp King', hidden: true });
  await goToForm(page, 'rooms/kelp-king');
  await fill(page, 'Price', '654');
  expect(await save(page)).toEqual({ status: 200, text: 'Saved.' });

  await page.evaluate(() => {
    location.hash = 'rooms';
  });
  await page.waitForSelector('.room-row--hidden');
  await click('Show: Kelp King');
  await page.waitForSelector('.refusal');
  expect(await refusal()).toContain(`it still has the title, description, intro, `);

  const copy = json('rooms/kelp-king');
  Object.assign(copy.page, { title: 'Kelp king room', intro: ['Kelp sways below the balcony.'] });
  copy.page.description = copy.page.description.replace(/^\S+/, 'Kelp');
  copy.page.features.push('A view of kelp');
  copy.engineRoomId = 'kelp-1';
  delete copy.plan;
  desk.hotel.write('content/rooms/kelp-king.json', JSON.stringify(copy, null, 2));
  await click('Show: Kelp King');
  await until(async () => /: its first picture media\/kelp-king-1\.jpg is missing$/.test(await refusal()));

  givePicture('kelp-king-1');
  await click('Show: Kelp King');
  await until(() => json('rooms/kelp-king').hidden === undefined);
});

it('hides a room with links to the texts that name it', async () => {
  const slug = 'the-enci-king-suite-with-kitchenette';
  const { name } = json(`rooms/${slug}`);
  const before = desk.hotel.read(`content/rooms/${slug}.json`);
  await click(`Hide: ${name}`);
  await until(() => json(`rooms/${slug}`).hidden === true);
  await page.waitForSelector('.room-row--hidden .said a[href^="#questions?"]');
  expect(await violations(page)).toEqual([]);
  await click(`Show: ${name}`);
  await until(() => desk.hotel.read(`content/rooms/${slug}.json`) === before);
});

it('removes a room once the owner has said so again, and keeps its address', async () => {
  await click('Remove: Kelp King');
  await click('Keep it');
  expect(await names()).toContain('Kelp King');
  await click('Remove: Kelp King');
  await click('Remove');
  await until(async () => !(await names()).includes('Kelp King'));
  expect(json('removed-rooms').slugs).toEqual(['kelp-king']);
});
