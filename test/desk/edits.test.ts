/**
 * The owner changes everything that can be changed, at the desk of a copy of the project, and the site's own pages say so.
 */
import { readdirSync } from 'node:fs';
import { roomPath } from '../../shared/room';
import type { OpenPage } from '../support/browser';
import { type RunningDesk, startDesk } from '../support/desk';
import {
  choose,
  fill,
  form,
  goToForm,
  openDesk,
  openItem,
  press,
  save,
  setDate,
  siteSays,
} from '../support/desk-page';

jest.setTimeout(120_000);

let desk: RunningDesk;
let page: OpenPage;
beforeAll(async () => {
  desk = await startDesk();
  page = await openDesk(desk, `rooms/${firstRoom().slug}`);
});
afterAll(() => desk?.stop());

const json = (file: string) => desk.json(file);
const rooms = () => json('pages/home').rooms.rooms as string[];
function firstRoom() {
  const [slug = ''] = rooms();
  return { slug, address: roomPath(slug), file: `rooms/${slug}` };
}
const room = () => firstRoom().address;
const saved = { status: 200, text: '' };

/** As the desk names the file of a title. */
const slugOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');

/** Changes one field of a form and reads the page that shows it. */
async function change(part: string, label: string, words: string, shownAt: string, index = 0) {
  const frame = await goToForm(page, part);
  await fill(page, frame, label, words, index);
  expect(await save(page)).toEqual(saved);
  await siteSays(desk, shownAt, words);
}

describe('the form', () => {
  it('changes a price; the page beside the form shows it, and so do lists and texts', async () => {
    const { file, address } = firstRoom();
    const before = desk.project.read(`content/${file}.json`);
    const { price } = JSON.parse(before);
    const next = price === 777 ? 778 : 777;
    await fill(page, await form(page), 'Price', String(next));
    expect(await save(page)).toEqual(saved);
    const beside = await (await page.waitForSelector('.preview__page'))?.contentFrame();
    await beside?.waitForFunction((shown) => document.body.innerText.includes(shown), {}, `$${next}`);
    await siteSays(desk, '/rooms-suites', `$${next}`);
    await siteSays(desk, address, `$${next}`);
    expect(desk.project.read(`content/${file}.json`)).toBe(
      before.replace(`"price": ${price},`, `"price": ${next},`),
    );
  });

  it('changes a choice and a switch', async () => {
    const { file } = firstRoom();
    const { view, isSuite } = json(file);
    const frame = await form(page);
    await choose(frame, 'View', view === 'park' ? 'ocean' : 'park');
    await press(frame, 'Is suite');
    expect(await save(page)).toEqual(saved);
    expect(json(file)).toMatchObject({ view: view === 'park' ? 'ocean' : 'park', isSuite: !isSuite });
  });

  it('changes a picture by sight, found by its words', async () => {
    const frame = await goToForm(page, 'pages/about');
    const { picture } = json('pages/about').hero;
    const names = Object.keys(JSON.parse(desk.project.read('media/manifest.json')).pictures);
    const isOneOnly = (name: string) => names.filter((other) => other.includes(name)).length === 1;
    const next = names.find((name) => name !== picture && isOneOnly(name)) ?? '';
    const picker = (await frame.$$('.picker'))[1];
    await picker?.$eval('summary', (summary) => summary.click());
    const search = await picker?.waitForSelector('input');
    await search?.type(next);
    const found = await picker?.waitForSelector('li:only-child button');
    await found?.evaluate((button) => (button as HTMLElement).click());
    expect(await save(page)).toEqual(saved);
    expect(json('pages/about').hero.picture).toBe(next);
    await siteSays(desk, '/about', `picture--${next}`);
  });

  it.each([
    ['a heading of a page', 'pages/about', 'Heading', 'A Heading From the Desk', '/about', 0],
    ['what the fee is for', 'hotel', 'Amenity fee note', 'The asterisk, explained by the desk.', room, 0],
    ['the words of a button', 'pages/groups', 'Submit', 'Send It to the Desk', '/group-accommodations', 0],
  ])('changes %s', async (_, part, label, words, shownAt, index) => {
    await change(part, label, words, typeof shownAt === 'string' ? shownAt : shownAt(), index);
  });

  it('changes a fact that texts name by its token', async () => {
    const fee = json('site').amenityFee + 1;
    await fill(page, await goToForm(page, 'site'), 'Amenity fee', String(fee));
    expect(await save(page)).toEqual(saved);
    await siteSays(desk, '/contact', `$${fee}`);
  });

  it('changes the telephone number, as it is read and as it is dialed', async () => {
    const frame = await goToForm(page, 'site');
    const last = json('site').phone.display.endsWith('0123') ? '0124' : '0123';
    await fill(page, frame, 'Display', `(760) 555-${last}`);
    await fill(page, frame, 'International', `+1-760-555-${last}`);
    expect(await save(page)).toEqual(saved);
    await siteSays(desk, '/contact', `(760) 555-${last}`);
    await siteSays(desk, '/contact', `tel:+1760555${last}`);
  });

  it('changes a paragraph of a policy, and leaves the rest of the file as it was', async () => {
    const frame = await goToForm(page, 'policies/terms');
    const before = desk.project.read('content/policies/terms.md');
    const words = 'Prices are what they are, said the desk.';
    const paragraph = /(?<=\n\n)\w[^\n{[]+(?=\n\n)/;
    const after = before.replace(paragraph, words);
    await frame.$eval('textarea', (area) => area.focus());
    await frame.$eval('textarea', (area) => area.select());
    await page.keyboard.sendCharacter(after);
    expect(await save(page)).toEqual(saved);
    await siteSays(desk, '/terms', words);
    expect(desk.project.read('content/policies/terms.md')).toBe(after);
  });
});

describe('lists', () => {
  it('moves an entry, by its button and then by the key, which stays on it', async () => {
    const frame = await goToForm(page, 'questions');
    const [topic] = json('questions').topics;
    const [first, second, third] = topic.questions.map(({ question }: { question: string }) => question);
    await openItem(frame, topic.heading);
    await press(frame, `Move down: ${first}`);
    await frame.waitForFunction(
      (name) => document.activeElement?.getAttribute('aria-label') === name,
      {},
      `Move down: ${first}`,
    );
    await page.keyboard.press('Enter');
    await frame.waitForFunction(
      (name) => document.querySelectorAll('details details summary')[2]?.textContent === name,
      {},
      first,
    );
    expect(await save(page)).toEqual(saved);
    expect(
      json('questions')
        .topics[0].questions.slice(0, 3)
        .map(({ question }: { question: string }) => question),
    ).toEqual([second, third, first]);
  });

  it('removes an entry', async () => {
    const frame = await goToForm(page, 'questions');
    const topic = json('questions').topics.at(-1);
    const { question } = topic.questions.at(-1);
    await openItem(frame, topic.heading);
    await press(frame, `Remove: ${question}`);
    expect(await save(page)).toEqual(saved);
    await siteSays(desk, '/contact', question, false);
  });

  it('adds a place, which gets its short name from its words', async () => {
    const frame = await goToForm(page, 'places');
    await press(frame, 'Add to places');
    const { places } = json('places') as { places: { x: number; y: number }[] };
    const entry = `Entry ${places.length + 1}`;
    const x = [300, 360, 420, 480].find((left) =>
      places.every((place) => Math.hypot(place.x - left, place.y - 300) > 60),
    );
    await openItem(frame, entry);
    const name = 'Kelp Coffee Bar';
    await fill(page, frame, 'Name', name);
    await fill(page, frame, 'Street', '1 Kelp Street');
    await fill(page, frame, 'Miles', '0.7');
    await fill(page, frame, 'X', String(x));
    await fill(page, frame, 'Y', '300');
    await fill(page, frame, 'Why', 'The desk drinks its coffee here.');
    expect(await save(page)).toEqual(saved);
    expect(json('places').places.at(-1)).toMatchObject({
      id: slugOf(name),
      name,
      street: '1 Kelp Street',
      miles: 0.7,
    });
  });

  it('changes a job and its last day, and adds another', async () => {
    const frame = await goToForm(page, 'jobs');
    const { jobs, departments, locations } = json('jobs');
    const [first, second] = ['Keeper of the Keys', 'Tide Reader'];
    await openItem(frame, jobs[0].title);
    await fill(page, frame, 'Title', first);
    await setDate(frame, 'Valid through', '2027-05-31');
    await press(frame, 'Add to jobs');
    await openItem(frame, `Entry ${jobs.length + 1}`);
    const texts = { Title: second, Department: departments[0], Location: locations[0] };
    for (const [label, words] of Object.entries(texts)) await fill(page, frame, label, words, 1);
    await fill(page, frame, 'Description', 'You read the tide table aloud at breakfast.', 1);
    await choose(frame, 'Employment type', 'PART_TIME', 1);
    await fill(page, frame, 'From', '21', 1);
    await fill(page, frame, 'To', '23', 1);
    await choose(frame, 'Per', 'HOUR', 1);
    await setDate(frame, 'Date posted', '2026-11-01', 1);
    await setDate(frame, 'Valid through', '2027-06-30', 1);
    expect(await save(page)).toEqual(saved);
    await siteSays(desk, '/careers', first);
    await siteSays(desk, '/careers', second);
    expect(json('jobs').jobs.at(-1)).toMatchObject({ id: slugOf(second), validThrough: '2027-06-30' });
  });

  it('changes what a guest said', async () => {
    const frame = await goToForm(page, 'testimonials');
    const [{ author }] = json('testimonials').testimonials;
    await openItem(frame, author);
    const text = 'The desk was so kind as to print this.';
    await fill(page, frame, 'Text', text);
    expect(await save(page)).toEqual(saved);
    await siteSays(desk, '/rooms-suites', text);
  });
});

describe('offers', () => {
  it('adds one like another, with days and a code of its own', async () => {
    const [like] = readdirSync(`${desk.project.root}/content/offers`);
    const { title } = json(`offers/${like?.replace('.json', '')}`);
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
    const frame = await goToForm(page, entry);
    await setDate(frame, 'First day', '2026-01-01');
    await setDate(frame, 'Last day', '2099-12-31');
    await fill(page, frame, 'Code', code);
    expect(await save(page)).toEqual(saved);
    expect(json(entry)).toMatchObject({
      title: name,
      firstDay: '2026-01-01',
      lastDay: '2099-12-31',
      code,
    });
    await siteSays(desk, '/', name);
  });
});
