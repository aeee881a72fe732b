/** The desk's own parts by keyboard and by ear, unsaved work, and what becomes of a file that two have changed. */

import { until } from '../../tools/harness/serverProcess';
import { violations } from '../support/axe';
import { type OpenPage, open } from '../support/browser';
import { type RunningDesk, startDesk } from '../support/desk';
import { fill, form, goToForm, openDesk, press, save } from '../support/desk-page';

jest.setTimeout(120_000);

let desk: RunningDesk;
let page: OpenPage;
beforeAll(async () => {
  desk = await startDesk();
  page = await openDesk(desk, 'site');
  await form(page);
});
afterAll(() => desk?.stop());

const json = (file: string) => desk.json(file);
const title = () => page.$eval('.question h2', ({ textContent }) => textContent);
const answer = (words: string) =>
  page.$$eval(
    '.question button',
    (buttons, label) => buttons.find(({ textContent }) => textContent === label)?.click(),
    words,
  );
const hash = () => page.evaluate(() => decodeURIComponent(location.hash.slice(1)));

describe('axe finds nothing', () => {
  it.each(['site', 'rooms'])('in the frame at #%s', async (part) => {
    await page.evaluate((next) => {
      location.hash = next;
    }, part);
    await page.waitForSelector(part === 'rooms' ? '.room-row' : '.desk__editor');
    expect(await violations(page)).toEqual([]);
  });

  it('in the question for a new room’s name', async () => {
    await page.$eval('.room-row [aria-label^="Copy"]', (button) => (button as HTMLElement).click());
    await page.waitForSelector('.question');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('.question'));
  });

  it.each(['jobs', 'rooms--the-enci-king', 'policies--terms'].map((key) => [key]))(
    'in the fields of the form %s, faults and lists opened',
    async (key) => {
      const editor = await open(`/keystatic/singleton/${key}`, { site: desk.url, hydrates: false });
      await editor.waitForSelector('.field');
      await editor.$$eval('details', (all) => {
        for (const each of all) each.open = true;
      });
      // Keystatic's own head is not ours to mend.
      const ours = (await violations(editor)).filter((fault) =>
        /\.(field|list|group|many|picture-field)/.test(fault),
      );
      expect(ours).toEqual([]);
    },
  );
});

describe('by keyboard', () => {
  it('a text is reached, changed and saved without a mouse', async () => {
    const frame = await goToForm(page, 'places');
    const first = 'summary';
    await frame.focus(first);
    await page.keyboard.press('Enter');
    for (let tabs = 0; tabs < 20; tabs += 1) {
      await page.keyboard.press('Tab');
      const name = await frame.evaluate(() => document.activeElement?.previousElementSibling?.textContent);
      if (name === 'Name') break;
    }
    await page.keyboard.down('Control');
    await page.keyboard.press('a');
    await page.keyboard.up('Control');
    await page.keyboard.type('Keyboard Cove');
    const saved = page.waitForResponse((response) => response.url().endsWith('/update'));
    await frame.focus('main header button[type=submit]');
    await page.keyboard.press('Enter');
    expect((await saved).status()).toBe(200);
    expect(json('places').places[0].name).toBe('Keyboard Cove');
    await until(async () => /^Saved/.test(await page.$eval('.bar__said', (each) => each.textContent ?? '')));
  });
});

describe('unsaved work', () => {
  beforeAll(async () => {
    await fill(page, await goToForm(page, 'questions'), 'Heading', 'Not Saved Yet');
    await page.waitForFunction(() => document.querySelector('.bar__said')?.textContent === 'Not saved yet.');
  });

  it('is none any more as soon as the desk says that it is saved', async () => {
    const editor = await form(page);
    // Right when it says so: this is asked in the page itself.
    const asksStill = page.evaluate(
      () =>
        new Promise((resolve) => {
          const said = document.querySelector('.bar__said');
          new MutationObserver((_, observer) => {
            if (!said?.textContent?.startsWith('Saved')) return;
            observer.disconnect();
            // A task later, as a click would come.
            setTimeout(() => resolve(!dispatchEvent(new Event('beforeunload', { cancelable: true }))));
          }).observe(document.body, { subtree: true, childList: true, characterData: true });
        }),
    );
    await press(editor, 'Save');
    expect(await asksStill).toBe(false);
    await editor.waitForFunction(
      () => !document.querySelector('main header')?.textContent?.includes('Unsaved'),
    );
    await fill(page, editor, 'Heading', 'Not Saved Yet Either');
    await page.waitForFunction(() => document.querySelector('.bar__said')?.textContent === 'Not saved yet.');
  });

  it('asks before another form is opened, stays where it is, and keeps the words', async () => {
    await page.click('.navigation a[href="#jobs"]');
    await page.waitForSelector('.question');
    expect([await title(), await hash()]).toEqual(['Leave without saving?', 'questions']);
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('.question'));
    const frame = await form(page);
    expect(await frame.$eval('textarea', (area) => area.value)).toBe('Not Saved Yet Either');
  });

  it('asks before the window is closed', async () => {
    const asked = new Promise<string>((resolve) => {
      page.once('dialog', async (dialog) => {
        resolve(dialog.type());
        await dialog.dismiss();
      });
    });
    await page.close({ runBeforeUnload: true });
    expect(await asked).toBe('beforeunload');
  });

  it('is left behind where the owner says so, and is a draft when she comes back', async () => {
    await page.click('.navigation a[href="#jobs"]');
    await page.waitForSelector('.question');
    await answer('Leave');
    await page.waitForSelector('.desk__editor[src$="/jobs"]');
    expect(await hash()).toBe('jobs');
    const frame = await goToForm(page, 'questions');
    await frame.waitForFunction(() => document.querySelector('textarea')?.value === 'Not Saved Yet Either');
    await press(frame, 'Save');
    await until(() => json('questions').heading === 'Not Saved Yet Either');
  });
});

describe('a file that was changed elsewhere meanwhile', () => {
  const meanwhile = (words: string) =>
    desk.project.write(
      'content/questions.json',
      desk.project.read('content/questions.json').replace(/"heading": "[^"]*"/, `"heading": "${words}"`),
    );

  it.each([
    ['Use mine', 'Mine', 'Mine'],
    ['Take the other version', 'Theirs', 'Theirs'],
  ])('is not written over before the owner has answered: %s', async (button, expected, shown) => {
    await goToForm(page, 'jobs');
    const frame = await goToForm(page, 'questions');
    await fill(page, frame, 'Heading', 'Mine');
    meanwhile('Theirs');
    const { status, text } = await save(page);
    expect(status).toBe(409);
    expect(json('questions').heading).toBe('Theirs');
    const kept = /kept in (\S+)\.$/.exec(text)?.[1] ?? '';
    expect(JSON.parse(desk.project.read(kept)).heading).toBe('Mine');
    await page.waitForSelector('.question');
    expect(await title()).toBe('Changed elsewhere');
    await answer(button);
    await until(() => json('questions').heading === expected);
    await page.waitForFunction(() => !document.querySelector('.question'));
    const after = await form(page);
    await after.waitForFunction((words) => document.querySelector('textarea')?.value === words, {}, shown);
    meanwhile('Neither');
  });
});

it('shows a person who runs a hotel no word of those who write software', async () => {
  const frame = await goToForm(page, 'site');
  const words = `${await page.evaluate(() => document.body.innerText)} ${await frame.evaluate(() => document.body.innerText)}`;
  expect(words).not.toMatch(/\b(git|commit|branch|push|repository|JSON|schema|slug|singleton|localhost)\b/i);
});

it('asks no other host for anything but what the site’s own page does', () => {
  const { host } = new URL(desk.preview);
  const map = /openstreetmap\.org$/;
  expect([...page.outsideHosts].filter((each) => each !== host && !map.test(each))).toEqual([]);
  expect(
    page.consoleMessages.filter(
      (message) => /Content Security Policy/.test(message) && !/openstreetmap/.test(message),
    ),
  ).toEqual([]);
});
