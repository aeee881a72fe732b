/** What the owner breaks is said in a sentence, the schema's own, before it is saved; the file stays as it was. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Frame } from 'puppeteer';
import type { OpenPage } from '../support/browser';
import { type RunningDesk, startDesk } from '../support/desk';
import {
  control,
  fieldMessages,
  fill,
  form,
  goToForm,
  openDesk,
  openItem,
  press,
  save,
  setDate,
} from '../support/desk-page';

jest.setTimeout(120_000);

let desk: RunningDesk;
let page: OpenPage;
let frame: Frame;
let before: string;
beforeAll(async () => {
  desk = await startDesk();
  page = await openDesk(desk, 'site');
  await form(page);
  before = content();
});
afterAll(() => desk?.stop());
afterEach(() => expect(content()).toBe(before));

/** All of content/ as it is on disk. */
function content(): string {
  const folder = path.join(desk.project.root, 'content');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(json|md)$/.test(file))
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('');
}
const json = (file: string) => desk.json(file);
const room = () => `rooms/${json('pages/home').rooms.rooms[0]}`;

/** Opens a form as the file has it: the draft of a test before is forgotten. */
async function openAnew(part: string) {
  await goToForm(page, part === 'cookies' ? 'viewer' : 'cookies');
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const opened = indexedDB.open('keystatic');
        opened.onsuccess = () => {
          const { result } = opened;
          if (!result.objectStoreNames.contains('items')) return resolve(result.close());
          const cleared = result.transaction('items', 'readwrite');
          cleared.objectStore('items').clear();
          cleared.oncomplete = () => resolve(result.close());
        };
      }),
  );
  frame = await goToForm(page, part);
}

/** Tries to save what the form itself refuses. @returns the sentences at its fields */
async function refused(): Promise<string[]> {
  await press(frame, 'Save');
  await frame.waitForSelector('.field__message');
  return fieldMessages(frame);
}

describe('the form says at the field', () => {
  it.each([
    ['an empty name', room, 'Name', '', 'Name must not be empty'],
    ['letters for a price', room, 'Price', 'abc', 'Price must be a whole number of dollars'],
    ['a price with cents', room, 'Price', '12.5', 'Price must be a whole number of dollars'],
    [
      'an unknown token',
      () => 'pages/about',
      'Heading',
      'From {lowestRat}',
      'Heading has the unknown token {lowestRat}',
    ],
    ['a dead link', () => 'cookies', 'To', '/no-such-page', 'To must be an address of the site'],
    ['a time that is none', () => 'site', 'Check in', '4 pm', 'Check in must be a time such as 16:00'],
  ])('%s', async (_, part, label, words, sentence) => {
    await openAnew(part());
    await fill(page, frame, label, words);
    expect(await refused()).toEqual([sentence]);
    const field = await control(frame, label);
    await frame.waitForFunction((element) => document.activeElement === element, {}, field);
    expect(await field.evaluate((element) => element.getAttribute('aria-invalid'))).toBe('true');
  });

  it('a policy with a link to nowhere', async () => {
    await openAnew('policies/terms');
    await frame.$eval('textarea', (area) => area.setSelectionRange(0, 0));
    await frame.focus('textarea');
    await page.keyboard.sendCharacter('See [there](/nowhere). ');
    expect((await refused())[0]).toMatch(/has a link to \/nowhere, which is no page of the site$/);
  });
});

describe('the server says what takes the whole content to see', () => {
  it('a telephone number that is read, and another that is dialed', async () => {
    await openAnew('site');
    const other = desk.json('site').phone.display.endsWith('0123') ? '0124' : '0123';
    await fill(page, frame, 'Display', `(760) 555-${other}`);
    const { international } = json('site').phone;
    expect(await save(page)).toEqual({
      status: 422,
      text: `content/site.json: phone.international must be the number that phone.display shows, not "${international}"`,
    });
  });

  it('a last day before the first', async () => {
    await openAnew('jobs');
    await openItem(frame, json('jobs').jobs[0].title);
    await setDate(frame, 'Valid through', '2001-01-01');
    expect(await save(page)).toEqual({
      status: 422,
      text: 'content/jobs.json: jobs[1].validThrough must not come before datePosted',
    });
  });

  it('an offer that ends before it begins', async () => {
    const [file = ''] = readdirSync(path.join(desk.project.root, 'content/offers'));
    await openAnew(`offers/${file.replace('.json', '')}`);
    await setDate(frame, 'Last day', '2001-01-01');
    expect(await save(page)).toEqual({
      status: 422,
      text: `content/offers/${file}: lastDay must not come before firstDay`,
    });
  });

  it('a list that is too short', async () => {
    await openAnew('pages/home');
    const [slug] = json('pages/home').rooms.rooms;
    await press(frame, `Remove: ${slug}`);
    expect(await save(page)).toEqual({
      status: 422,
      text: 'content/pages/home.json: rooms.rooms must have exactly 3 entries',
    });
  });

  it('a place that other texts name, gone', async () => {
    await openAnew('places');
    const { id, name } = json('places').places[0];
    await press(frame, `Remove: ${name}`);
    const { status, text } = await save(page);
    expect(status).toBe(422);
    expect(text).toContain(`has the unknown token {${id}.`);
  });
});
