/** The desk by keyboard and with a screen reader, unsaved changes, and conflicting changes of a file. */

import { violations } from '../../test/support/axe';
import type { OpenPage } from '../../test/support/browser';
import { until } from '../../tools/harness/serverProcess';
import { type RunningDesk, startDeskAlone } from './support/desk';
import { fill, goToForm, goToFreshForm, openDesk, press, save } from './support/desk-page';

jest.setTimeout(120_000);

let desk: RunningDesk;
let page: OpenPage;
beforeAll(async () => {
  desk = await startDeskAlone();
  page = await openDesk(desk, 'hotel');
  await page.waitForSelector('.form .field');
});
afterAll(() => desk?.stop());

const json = (file: string) => desk.json(file);
const answer = (words: string) =>
  page.$$eval(
    '.question button',
    (buttons, label) => buttons.find(({ textContent }) => textContent === label)?.click(),
    words,
  );
describe('axe finds nothing', () => {
  it.each([
    ['hotel', '.form .field'],
    ['checklist', '.checklist__item'],
    ['rooms', '.room-row'],
  ])('in the frame at #%s', async (part, shown) => {
    await page.evaluate((next) => {
      location.hash = next;
    }, part);
    await page.waitForSelector(shown);
    expect(await violations(page)).toEqual([]);
  });

  it('in the question for a new room’s name', async () => {
    await page.$eval('.room-row [aria-label^="Copy"]', (button) => (button as HTMLElement).click());
    await page.waitForSelector('.question');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('.question'));
  });

  it.each(['jobs', 'rooms/the-enci-king', 'policies/terms'])(
    'in the form %s, faults and lists opened',
    async (part) => {
      await goToForm(page, part);
      if (part === 'jobs') await press(page, 'Add to jobs');
      await press(page, 'Save');
      // Not the facts of every text: a hundred times the same list.
      await page.$$eval('.form details:not(.facts)', (all) => {
        for (const each of all) each.open = true;
      });
      expect(await violations(page)).toEqual([]);
    },
  );
});

describe('the checklist', () => {
  const row = (id: string) => `.checklist__item:has(#item-${id})`;
  const count = async () =>
    Number.parseInt(await page.$eval('.checklist__count', (each) => each.textContent ?? ''), 10);
  const openList = async () => {
    await page.evaluate(() => {
      location.hash = 'checklist';
    });
    await page.waitForSelector('.checklist__count');
  };

  it('keeps what the owner answers', async () => {
    await openList();
    const before = await count();
    await page.click('#item-rates');
    await until(async () => (await count()) === before - 1);
    await page.click(`${row('map')} summary`);
    await page.type(`${row('map')} [name=reason]`, 'No map');
    await page.click(`${row('map')} [type=submit]`);
    await until(async () => (await count()) === before - 2);
    expect(json('checklist')).toEqual({ done: ['rates'], doesNotApply: { map: 'No map' } });
  });

  it('leads to the field that is open', async () => {
    await openList();
    await page.click(`${row('accessible')} a`);
    await page.waitForFunction(() => document.activeElement?.closest('[data-place$=".verified"]'));
  });
});

describe('by keyboard', () => {
  it('a text is reached, changed and saved without a mouse', async () => {
    await goToFreshForm(page, 'places');
    await page.focus('.form summary');
    await page.keyboard.press('Enter');
    for (let tabs = 0; tabs < 20; tabs += 1) {
      await page.keyboard.press('Tab');
      const name = await page.evaluate(
        () => (document.activeElement as HTMLInputElement).labels?.[0]?.textContent,
      );
      if (name === 'Name') break;
    }
    await page.keyboard.down('Control');
    await page.keyboard.press('a');
    await page.keyboard.up('Control');
    await page.keyboard.type('Keyboard Cove');
    await page.keyboard.down('Control');
    await page.keyboard.press('s');
    await page.keyboard.up('Control');
    await until(() => json('places').places[0].name === 'Keyboard Cove');
    await until(async () => /^Saved/.test(await page.$eval('.bar__said', (each) => each.textContent ?? '')));
  });
});

describe('what is not saved', () => {
  const unsaved = () =>
    page.$$eval('.navigation__unsaved', (marks) =>
      marks.map(({ parentElement }) => parentElement?.getAttribute('href')),
    );

  it('is kept while another form is open, marked in the list, and not forgotten when publishing', async () => {
    await goToFreshForm(page, 'offer-texts');
    await fill(page, 'Heading', 'Not Saved Yet');
    await page.click('.navigation a[href="#jobs"]');
    await page.waitForFunction(() => document.querySelector('.form h2')?.textContent === 'Jobs');
    expect(await unsaved()).toEqual(['#offer-texts']);
    await page.evaluate(() => {
      location.hash = 'publish';
    });
    await page.waitForSelector('.desk__unsaved a[href="#offer-texts"]');
  });

  it('is there again after the window was closed, and no longer once it is saved', async () => {
    await page.reload();
    await goToForm(page, 'offer-texts');
    expect(await page.$eval('.form textarea', (area) => area.value)).toBe('Not Saved Yet');
    expect(await save(page)).toEqual({ status: 200, text: 'Saved.' });
    expect(json('offer-texts').heading).toBe('Not Saved Yet');
    expect(await unsaved()).toEqual([]);
  });

  it('is kept where the desk does not answer, and saved once it does', async () => {
    await fill(page, 'Heading', 'Typed Meanwhile');
    await page.setOfflineMode(true);
    await press(page, 'Save');
    await page.waitForFunction(() =>
      document.querySelector('.form__faults')?.textContent?.includes('The desk does not answer.'),
    );
    await page.setOfflineMode(false);
    expect(await save(page)).toEqual({ status: 200, text: 'Saved.' });
    expect(json('offer-texts').heading).toBe('Typed Meanwhile');
  });

  it('is discarded once the owner has said so again', async () => {
    await fill(page, 'Heading', 'Never Said');
    await press(page, 'Discard');
    await page.waitForSelector('.question');
    await answer('Discard');
    await page.waitForFunction(
      () => document.querySelector<HTMLTextAreaElement>('.form textarea')?.value === 'Typed Meanwhile',
    );
    expect(await unsaved()).toEqual([]);
  });
});

describe('a form that was changed elsewhere meanwhile', () => {
  const meanwhile = (change: (texts: { heading: string; text: string }) => void) => {
    const texts = json('offer-texts');
    change(texts);
    desk.hotel.write('content/offer-texts.json', `${JSON.stringify(texts, null, 2)}\n`);
  };

  it('keeps both changes where they are of different fields', async () => {
    await goToFreshForm(page, 'offer-texts');
    await fill(page, 'Heading', 'Mine');
    meanwhile((texts) => {
      texts.text = 'Theirs.';
    });
    expect(await save(page)).toEqual({ status: 200, text: 'Saved.' });
    expect(json('offer-texts')).toMatchObject({ heading: 'Mine', text: 'Theirs.' });
    await page.waitForFunction(
      () => document.querySelectorAll<HTMLTextAreaElement>('.form textarea')[1]?.value === 'Theirs.',
    );
  });

  it.each([
    ['Yours', 'Mine again'],
    ['Theirs', 'Theirs'],
  ])('asks of the same field with both texts in view: %s', async (choice, expected) => {
    await goToFreshForm(page, 'offer-texts');
    await fill(page, 'Heading', 'Mine again');
    meanwhile((texts) => {
      texts.heading = 'Theirs';
    });
    expect(await save(page)).toEqual({ status: 409, text: 'Changed elsewhere too' });
    expect(json('offer-texts').heading).toBe('Theirs');
    const texts = await page.$$eval('.conflict__choice span', (all) =>
      all.map(({ textContent }) => textContent),
    );
    expect(texts).toEqual(['YoursMine again', 'TheirsTheirs']);
    await page.$$eval(
      '.conflict__choice',
      (all, label) =>
        (all.find(({ textContent }) => textContent?.startsWith(label)) as HTMLElement | undefined)?.click(),
      choice,
    );
    await answer('Save');
    await page.waitForFunction(() => !document.querySelector('.question, .form__unsaved'));
    expect(json('offer-texts').heading).toBe(expected);
    expect(await page.$eval('.form textarea', (area) => area.value)).toBe(expected);
    meanwhile((texts) => {
      texts.heading = 'Neither';
    });
  });
});

it('shows a person who runs a hotel no word of those who write software', async () => {
  await goToForm(page, 'hotel');
  const words = await page.evaluate(() => document.body.innerText);
  expect(words).not.toMatch(/\b(git|commit|branch|push|repository|JSON|schema|slug|singleton|localhost)\b/i);
});
