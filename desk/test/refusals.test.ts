/** Invalid input is refused with the schema's sentence before it is saved; the file stays unchanged. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { OpenPage } from '../../test/support/browser';
import { type RunningDesk, startDeskAlone } from './support/desk';
import {
  control,
  fieldMessages,
  fill,
  goToFreshForm,
  openDesk,
  openItem,
  press,
  save,
  setDate,
} from './support/desk-page';

jest.setTimeout(120_000);

let desk: RunningDesk;
let page: OpenPage;
let before: string;
beforeAll(async () => {
  desk = await startDeskAlone();
  page = await openDesk(desk, 'hotel');
  await page.waitForSelector('.form .field');
  before = content();
});
afterAll(() => desk?.stop());
afterEach(() => expect(content()).toBe(before));

/** All of content/ as it is on disk. */
function content(): string {
  const folder = path.join(desk.hotel.root, 'content');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(json|md)$/.test(file))
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('');
}
const json = (file: string) => desk.json(file);
const room = () => `rooms/${json('pages/home').rooms.rooms[0]}`;

/** Tries to save what the form itself refuses. @returns the sentences at its fields */
async function refused(): Promise<string[]> {
  await press(page, 'Save');
  await page.waitForSelector('.form__faults');
  return fieldMessages(page);
}

describe('the form says at the field', () => {
  it.each([
    ['letters for a price', room, 'Price', 'abc', 'Price must be a whole amount'],
    [
      'an unknown token',
      () => 'pages/about',
      'Heading',
      'From {lowestRat}',
      'Heading has {lowestRat}, which is no known fact',
    ],
  ])('%s', async (_, part, label, words, sentence) => {
    await goToFreshForm(page, part());
    await fill(page, label, words);
    expect(await refused()).toEqual([sentence]);
    const field = await control(page, label);
    await page.waitForFunction((element) => document.activeElement === element, {}, field);
    expect(await field.evaluate((element) => element.getAttribute('aria-invalid'))).toBe('true');
  });

  it('a policy with a link to nowhere', async () => {
    await goToFreshForm(page, 'policies/terms');
    await page.$eval('textarea', (area) => area.setSelectionRange(0, 0));
    await page.focus('textarea');
    await page.keyboard.sendCharacter('See [there](/nowhere). ');
    expect((await refused())[0]).toMatch(/has a link to \/nowhere, which is no page of the site$/);
  });
});

describe('the form says of fields that depend on each other', () => {
  it('a last day before the first', async () => {
    await goToFreshForm(page, 'jobs');
    await openItem(page, json('jobs').jobs[0].title);
    await setDate(page, 'Valid through', '2001-01-01');
    expect(await refused()).toEqual(['Valid through must not come before the day that the job was posted']);
  });

  it('an offer that ends before it begins', async () => {
    const [file = ''] = readdirSync(path.join(desk.hotel.root, 'content/offers'));
    await goToFreshForm(page, `offers/${file.replace('.json', '')}`);
    await setDate(page, 'Last day', '2001-01-01');
    expect(await refused()).toEqual(['Last day must not come before the first']);
  });

  it('a telephone number that is read, and another that is dialed', async () => {
    await goToFreshForm(page, 'hotel');
    const other = json('hotel').phone.display.endsWith('0123') ? '0124' : '0123';
    await fill(page, 'Phone number', `(760) 555-${other}`);
    expect(await refused()).toEqual(['Phone number as it is dialed must be the number that guests read']);
  });
});

describe('after a refusal in an entry of a list', () => {
  it.each([
    ['jobs', () => json('jobs').jobs[0].title, 'Pay from', '21'],
    ['places', () => json('places').places[0].name, 'Miles', '1.2'],
  ])('%s: every key arrives, and the entry stays open', async (part, item, label, keys) => {
    await goToFreshForm(page, part);
    await openItem(page, item());
    await fill(page, label, '');
    expect(await refused()).toEqual([`${label} must not be empty`]);
    await page.waitForFunction(() => document.activeElement?.ariaInvalid === 'true');
    await page.keyboard.type(keys);
    const field = await control(page, label);
    expect(
      await field.evaluate((input) => [(input as HTMLInputElement).value, input === document.activeElement]),
    ).toEqual([keys, true]);
    expect(await fieldMessages(page)).toEqual([]);
  });

  it('what is wrong is in view, far from where it was', async () => {
    await goToFreshForm(page, 'jobs');
    await openItem(page, json('jobs').jobs[0].title);
    await fill(page, 'Title', '');
    await page.$eval('.desk__form', (form) => form.scrollTo(0, form.scrollHeight));
    await refused();
    await page.waitForFunction(() => document.activeElement?.ariaInvalid === 'true');
    for (const selector of ['.form__faults', '[aria-invalid=true]'])
      expect(await (await page.$(selector))?.isIntersectingViewport()).toBe(true);
  });
});

it('an offer that is over can be saved, and its form says that guests do not see it', async () => {
  const [file = ''] = readdirSync(path.join(desk.hotel.root, 'content/offers'));
  await goToFreshForm(page, `offers/${file.replace('.json', '')}`);
  await setDate(page, 'First day', '2001-01-01');
  await setDate(page, 'Last day', '2001-01-02');
  await page.waitForFunction(() => /This day is past: guests do not see it/.test(document.body.innerText));
  expect(await fieldMessages(page)).toEqual([]);
});

it('the server says what takes the whole content to see, by the names of forms', async () => {
  await goToFreshForm(page, 'places');
  const { id, name } = json('places').places[0];
  await press(page, `Remove: ${name}`);
  const { status, text } = await save(page);
  expect(status).toBe(422);
  expect(text).toMatch(new RegExp(`^(Pages|Policies|Rooms|Hotel|Lists), .+: .*{${id}\\.`));
});
