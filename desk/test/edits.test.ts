/** Each kind of content can be changed at the desk. Works on a copy of the project. */
import { readdirSync } from 'node:fs';
import { roomPath } from '../../shared/room';
import type { OpenPage } from '../../test/support/browser';
import { type RunningDesk, startDeskAlone } from './support/desk';
import { choose, fill, goToForm, openDesk, openItem, press, save, setDate } from './support/desk-page';

jest.setTimeout(120_000);

let desk: RunningDesk;
let page: OpenPage;
beforeAll(async () => {
  desk = await startDeskAlone();
  page = await openDesk(desk, `rooms/${firstRoom().slug}`);
});
afterAll(() => desk?.stop());

const json = (file: string) => desk.json(file);
const rooms = () => json('pages/home').rooms.rooms as string[];
function firstRoom() {
  const [slug = ''] = rooms();
  return { slug, address: roomPath(slug), file: `rooms/${slug}` };
}
const saved = { status: 200, text: 'Saved.' };

/** The file name that the desk makes from a title. */
const slugOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');

describe('the form', () => {
  it('changes a price, and nothing else in the file but the day of the change', async () => {
    const { file } = firstRoom();
    const before = desk.hotel.read(`content/${file}.json`);
    const { price } = JSON.parse(before);
    const next = price === 777 ? 778 : 777;
    await fill(page, 'Price', String(next));
    expect(await save(page)).toEqual(saved);
    expect(desk.hotel.read(`content/${file}.json`)).toBe(
      before
        .replace(`"price": ${price},`, `"price": ${next},`)
        .replace(/"changed": "[^"]*"/, `"changed": "${new Date().toLocaleDateString('sv')}"`),
    );
  });

  it('takes a price as people write it, key by key', async () => {
    await fill(page, 'Price', '');
    await page.keyboard.type('$1,299');
    expect(await save(page)).toEqual(saved);
    expect(json(firstRoom().file).price).toBe(1299);
  });

  it('changes a choice and a switch', async () => {
    const { file } = firstRoom();
    const { view, isSuite } = json(file);
    await choose(page, 'View', view === 'park' ? 'ocean' : 'park');
    await press(page, 'Is suite');
    expect(await save(page)).toEqual(saved);
    expect(json(file)).toMatchObject({ view: view === 'park' ? 'ocean' : 'park', isSuite: !isSuite });
  });

  it('changes a picture by sight, found by its words', async () => {
    await goToForm(page, 'pages/about');
    const { picture } = json('pages/about').hero;
    const names = Object.keys(JSON.parse(desk.hotel.read('media/manifest.json')).pictures);
    const isOneOnly = (name: string) => names.filter((other) => other.includes(name)).length === 1;
    const next = names.find((name) => name !== picture && isOneOnly(name)) ?? '';
    const picker = (await page.$$('.picker'))[1];
    await picker?.$eval('summary', (summary) => summary.click());
    const search = await picker?.waitForSelector('input');
    await search?.type(next);
    const found = await picker?.waitForSelector('li:only-child button');
    await found?.evaluate((button) => (button as HTMLElement).click());
    expect(await save(page)).toEqual(saved);
    expect(json('pages/about').hero.picture).toBe(next);
  });

  it('inserts a fact from a list as a chip where the cursor is, and says what guests read', async () => {
    await goToForm(page, 'pages/about');
    const field = '[data-place="closing.text"]';
    const { text } = json('pages/about').closing;
    await page.focus(`${field} textarea`);
    await page.keyboard.down('Control');
    await page.keyboard.press('Home');
    await page.keyboard.up('Control');
    await page.$eval(`${field} .facts summary`, (summary) => (summary as HTMLElement).click());
    await page.waitForSelector(`${field} .facts input`);
    await page.type(`${field} .facts input`, 'pet policy');
    expect(await page.$$(`${field} .facts li`)).toHaveLength(0);
    await page.$eval(`${field} .facts input`, (input) => (input as HTMLInputElement).select());
    await page.type(`${field} .facts input`, 'built year');
    const listed = await page.waitForSelector(`${field} .facts li:only-child button`);
    await listed?.evaluate((button) => (button as HTMLElement).click());
    await page.waitForFunction(() => document.activeElement?.localName === 'textarea');
    await page.keyboard.type(' ');
    const shown = () => page.$eval(`${field} textarea`, (area) => area.value);
    expect(await page.$eval(`${field} mark`, (chip) => chip.textContent)).toBe('{builtYear}');
    // A chip goes whole, and comes back.
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Backspace');
    expect(await shown()).toBe(` ${text}`);
    await page.keyboard.down('Control');
    await page.keyboard.press('z');
    await page.keyboard.up('Control');
    expect(await shown()).toBe(`{builtYear} ${text}`);
    expect(await page.$eval(`${field} .field__read`, (read) => read.textContent)).toContain(
      `Guests read: ${json('hotel').builtYear} `,
    );
    expect(await save(page)).toEqual(saved);
    expect(json('pages/about').closing.text).toBe(`{builtYear} ${text}`);
  });

  it('changes a fact that texts name by its token', async () => {
    const fee = json('hotel').amenityFee + 1;
    await goToForm(page, 'hotel');
    await fill(page, 'Amenity fee', String(fee));
    expect(await save(page)).toEqual(saved);
  });

  it('changes the telephone number, as it is read and as it is dialed', async () => {
    await goToForm(page, 'hotel');
    const last = json('hotel').phone.display.endsWith('0123') ? '0124' : '0123';
    await fill(page, 'Phone number', `(760) 555-${last}`);
    await fill(page, 'Phone number as it is dialed', `+1-760-555-${last}`);
    expect(await save(page)).toEqual(saved);
    expect(json('hotel').phone).toEqual({
      display: `(760) 555-${last}`,
      international: `+1-760-555-${last}`,
    });
  });

  it('changes a paragraph of a policy, and leaves the rest of the file as it was', async () => {
    await goToForm(page, 'policies/terms');
    const before = desk.hotel.read('content/policies/terms.md');
    const words = 'Prices are what they are, said the desk.';
    const paragraph = /(?<=\n\n)\w[^\n{[]+(?=\n\n)/;
    const after = before.replace(paragraph, words);
    await page.$eval('textarea', (area) => area.focus());
    await page.$eval('textarea', (area) => area.select());
    await page.keyboard.sendCharacter(after);
    expect(await save(page)).toEqual(saved);
    expect(desk.hotel.read('content/policies/terms.md')).toBe(after);
  });
});

describe('lists', () => {
  it('moves an entry, by its button and then by the key, which stays on it', async () => {
    await goToForm(page, 'questions');
    const [topic] = json('questions').topics;
    const [first, second, third] = topic.questions.map(({ question }: { question: string }) => question);
    await openItem(page, topic.heading);
    await press(page, `Move down: ${first}`);
    await page.waitForFunction(
      (name) => document.activeElement?.getAttribute('aria-label') === name,
      {},
      `Move down: ${first}`,
    );
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      (questions) =>
        [...document.querySelectorAll('summary')]
          .map((line) => line.textContent)
          .filter((words) => questions.includes(words))
          .join() === [...questions.slice(1), questions[0]].join(),
      {},
      [first, second, third],
    );
    expect(await save(page)).toEqual(saved);
    expect(
      json('questions')
        .topics[0].questions.slice(0, 3)
        .map(({ question }: { question: string }) => question),
    ).toEqual([second, third, first]);
  });

  it('removes an entry', async () => {
    await goToForm(page, 'questions');
    const topic = json('questions').topics.at(-1);
    const { question } = topic.questions.at(-1);
    await openItem(page, topic.heading);
    await press(page, `Remove: ${question}`);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Put it back');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => !document.querySelector('.form__unsaved'));
    await press(page, `Remove: ${question}`);
    expect(await save(page)).toEqual(saved);
    expect(JSON.stringify(json('questions'))).not.toContain(question);
  });

  it('adds a place, which gets its short name from its words', async () => {
    await goToForm(page, 'places');
    await press(page, 'Add to places');
    const { places } = json('places') as { places: { x: number; y: number }[] };
    const entry = `Entry ${places.length + 1}`;
    const x = [300, 360, 420, 480].find((left) =>
      places.every((place) => Math.hypot(place.x - left, place.y - 300) > 60),
    );
    await openItem(page, entry);
    const name = 'Kelp Coffee Bar';
    await fill(page, 'Name', name);
    await fill(page, 'Street', '1 Kelp Street');
    await fill(page, 'Miles', '0.7');
    await fill(page, 'Place on the map, from the left', String(x));
    await fill(page, 'Place on the map, from the top', '300');
    await fill(page, 'Why to go', 'The desk drinks its coffee here.');
    // Restored from the draft, it is saved as a single change.
    await goToForm(page, 'jobs');
    await goToForm(page, 'places');
    expect(await save(page)).toEqual(saved);
    expect(json('places').places.at(-1)).toMatchObject({
      id: slugOf(name),
      name,
      street: '1 Kelp Street',
      miles: 0.7,
    });
  });

  it('changes a job and its last day, and adds another', async () => {
    await goToForm(page, 'jobs');
    const { jobs, departments, locations } = json('jobs');
    const [first, second] = ['Keeper of the Keys', 'Tide Reader'];
    await openItem(page, jobs[0].title);
    await fill(page, 'Title', first);
    await setDate(page, 'Valid through', '2027-05-31');
    await press(page, 'Add to jobs');
    await openItem(page, `Entry ${jobs.length + 1}`);
    await fill(page, 'Title', second, 1);
    await choose(page, 'Department', departments[0], 1);
    await choose(page, 'Location', locations[0], 1);
    await fill(page, 'Description', 'You read the tide table aloud at breakfast.', 1);
    await choose(page, 'Employment type', 'PART_TIME', 1);
    await fill(page, 'Pay from', '21', 1);
    await fill(page, 'Pay up to', '23', 1);
    await choose(page, 'Paid by', 'HOUR', 1);
    await setDate(page, 'Date posted', '2026-11-01', 1);
    await setDate(page, 'Valid through', '2027-06-30', 1);
    expect(await save(page)).toEqual(saved);
    expect(json('jobs').jobs[0].title).toBe(first);
    expect(json('jobs').jobs.at(-1)).toMatchObject({ id: slugOf(second), validThrough: '2027-06-30' });
  });
});

describe('offers', () => {
  it('adds one like another, with a first day and a code of its own', async () => {
    const [like] = readdirSync(`${desk.hotel.root}/content/offers`);
    const { title, lastDay } = json(`offers/${like?.replace('.json', '')}`);
    await page.evaluate(() => {
      location.hash = 'list/offers';
    });
    const name = 'Kelp Week';
    const code = slugOf(name).toUpperCase();
    const entry = `offers/${slugOf(name)}`;
    const click = (selector: string) => page.$eval(selector, (button) => (button as HTMLElement).click());
    await page.waitForSelector(`[aria-label="Copy: ${title}"]`);
    await click(`[aria-label="Copy: ${title}"]`);
    await page.waitForSelector('.question input');
    await page.type('.question input', name);
    await page.keyboard.press('Enter');
    await page.waitForFunction((hash) => location.hash === hash, {}, `#${entry}`);
    await goToForm(page, entry);
    await setDate(page, 'First day', '2026-01-01');
    await fill(page, 'Promo code', code);
    expect(await save(page)).toEqual(saved);
    expect(json(entry)).toMatchObject({
      title: name,
      firstDay: '2026-01-01',
      lastDay,
      code,
    });
  });
});

describe('a change for a day', () => {
  it('is saved by a button of the form, and taken back by a line in it', async () => {
    const { file } = firstRoom();
    const { price } = json(file);
    await goToForm(page, file);
    await fill(page, 'Price', '300');
    await press(page, 'Save for a day');
    await page.locator('.question input').fill('2099-01-15');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() =>
      document.querySelector('.bar__said')?.textContent?.includes('January 15'),
    );
    expect(await page.$eval('[data-place=price] input', ({ value }) => value)).toBe(String(price));
    expect(await page.$('.form__unsaved')).toBeNull();
    const line = await page.waitForSelector('.coming li');
    expect(await line?.evaluate(({ textContent }) => textContent)).toContain('→ $300');
    await page.locator('.coming button').click();
    await page.waitForFunction(() => !document.querySelector('.coming'));
  });
});
