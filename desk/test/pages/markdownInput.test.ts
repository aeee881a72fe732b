/** The toolbar above a policy's text, and errors in the text. */
import type { KeyInput } from 'puppeteer';
import { violations } from '../../../test/support/axe';
import type { OpenPage } from '../../../test/support/browser';
import { until } from '../../../tools/harness/serverProcess';
import {
  type Edit,
  factEdit,
  headingEdit,
  linkEdit,
  listEdit,
  tableEdit,
} from '../../ui/fields/markdownEdits';
import { press, type RunningDesk, save, startDesk } from '../support/desk';

jest.setTimeout(120_000);

type Change = (text: string, selection: { start: number; end: number }) => Edit;
const link: Change = (text, selection) => linkEdit(text, selection, '/contact', 'Contact');
const fact: Change = (_, selection) => factEdit(selection, 'checkIn');

/** Parses text with a selection between < and >, or a caret at ^. */
function parseSelection(marked: string) {
  const start = marked.search(/[<^]/);
  const text = marked.replace(/[<^>]/g, '');
  const end = marked.includes('>') ? marked.indexOf('>') - 1 : start;
  return { text, selection: { start, end } };
}

function changed(change: Change, marked: string): string {
  const { text, selection } = parseSelection(marked);
  const { start, end, words, selected } = change(text, selection);
  const after = text.slice(0, start) + words + text.slice(end);
  const [from, to] = [start + selected.start, start + selected.end];
  const inside = after.slice(from, to);
  return after.slice(0, from) + (from === to ? '^' : `<${inside}>`) + after.slice(to);
}

it.each<[string, Change, string, string]>([
  ['turns a line into a heading', headingEdit, 'One\nTw^o\nThree', 'One\n\n## Two^\n\nThree'],
  ['turns a list item into a heading', headingEdit, '- T^wo', '## Two^'],
  ['turns a heading into a paragraph', headingEdit, '## Tw^o {#two}\n\nThree', 'Two^\n\nThree'],
  ['turns lines into a list', listEdit, 'One\n\n<Two\n\n2. Three>\n\nFour', 'One\n\n- Two\n- Three^\n\nFour'],
  ['adds an item to a list', listEdit, '- One\nTwo^', '- One\n- Two^'],
  ['starts a new list', listEdit, 'One\n\n^', 'One\n\n- ^'],
  ['turns a list into paragraphs', listEdit, '<- One\n- Two>', 'One\n\nTwo^'],
  [
    'turns lines pasted from a spreadsheet into a table',
    tableEdit,
    '<What\tPrice\nTea\t$3>',
    'Table: <What it costs>\n\n| What | Price |\n| --- | --- |\n| Tea | $3 |',
  ],
  [
    'adds a table below the caret’s line',
    tableEdit,
    'One^\nTwo',
    'One\n\nTable: <What it costs>\n\n| What | Price |\n| --- | --- |\n| First | $10 |\n| Second | $20 |\n\nTwo',
  ],
  [
    'adds a row to a table',
    tableEdit,
    '| A | B |\n| --- | --- |\n| a^ | b |',
    '| A | B |\n| --- | --- |\n| a | b |\n| ^ |  |',
  ],
  [
    'adds a table row below the column headings',
    tableEdit,
    '| A^ |\n| --- |\n| a |',
    '| A |\n| --- |\n| ^ |\n| a |',
  ],
  ['turns words into a link', link, 'Write <to us>.', 'Write [to us](/contact)^.'],
  ['adds a link with the page’s name', link, 'See ^.', 'See [<Contact>](/contact).'],
  ['changes the address of a link', link, 'See <[us](/faq)>.', 'See [us](/contact)^.'],
  ['replaces words with a fact', fact, 'From <3 p.m.> on', 'From {checkIn}^ on'],
])('%s', (_, change, before, after) => {
  expect(changed(change, before)).toBe(after);
});

describe('a policy’s form', () => {
  let desk: RunningDesk;
  let page: OpenPage;
  beforeAll(async () => {
    desk = await startDesk('policies/stay');
    ({ page } = desk);
    await page.setViewport({ width: 390, height: 844 });
    await page.waitForSelector('form textarea');
  });
  afterAll(() => desk?.stop());

  const text = () => page.$eval('form textarea', ({ value }) => value);
  const select = (words: string) =>
    page.$eval(
      'form textarea',
      (box, wanted) => {
        const start = box.value.lastIndexOf(wanted);
        box.focus();
        box.setSelectionRange(start, start + wanted.length);
      },
      words,
    );
  const selected = () =>
    page.$eval('form textarea', ({ value, selectionStart, selectionEnd }) =>
      value.slice(selectionStart, selectionEnd),
    );
  const focusedName = () => page.evaluate(() => document.activeElement?.textContent);
  /** Presses a key while Control is down. */
  async function control(key: KeyInput) {
    await page.keyboard.down('Control');
    await page.keyboard.press(key);
    await page.keyboard.up('Control');
  }

  it('has a toolbar with a single tab stop, and arrow keys move between its buttons', async () => {
    expect(await violations(page)).toEqual([]);
    await page.focus('[role=toolbar] button');
    const names: unknown[] = [];
    for (const key of ['ArrowRight', 'End', 'ArrowLeft', 'Home', 'ArrowLeft'] as const) {
      await page.keyboard.press(key);
      names.push(await focusedName());
    }
    expect(names).toEqual(['List', 'Fact', 'Link', 'Heading', 'Fact']);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('textarea');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  it('lets the browser’s Undo revert a toolbar edit, and lists the pages that a link can lead to', async () => {
    const before = await text();
    await page.focus('form textarea');
    await control('End');
    await page.keyboard.type('\nBicycles');
    const typed = await text();
    await press(page, 'Heading');
    expect(await text()).toBe(`${before}\n## Bicycles`);
    await control('z');
    expect(await text()).toBe(typed);
    await press(page, 'Heading');
    await select('Bicycles');
    await page.$eval('[role=toolbar] details summary', (summary) => (summary as HTMLElement).click());
    await page.waitForSelector('[role=toolbar] input:focus');
    await page.keyboard.type('contact');
    await page.waitForFunction(
      () => document.querySelectorAll('[role=toolbar] .choices button').length === 1,
    );
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await text()).toBe(`${before}\n## [Bicycles](/contact)`);
    await control('z');
  });

  it('quotes and selects unsupported formatting, and keeps the caret after a save', async () => {
    await control('End');
    await page.keyboard.type('\nBring a **lock**, please.');
    // After a pause in typing, the error appears next to the text, but not yet in the form's list of errors.
    await page.waitForSelector('.markdown__errors ::-p-text(This text has bold words, “**lock**”)', {
      visible: true,
    });
    await page.waitForSelector('.preview ::-p-text(last valid version)');
    expect(await page.$('.form__errors')).toBeNull();
    await press(page, 'Save');
    await page.waitForSelector('.form__errors ::-p-text(has bold words, “**lock**”)');
    await until(async () => (await selected()) === '**lock**');
    const line = () => page.$eval('.markdown__marks mark', (mark) => mark.getBoundingClientRect().top);
    const bar = await page.$eval('.markdown__bar', (element) => element.getBoundingClientRect().bottom);
    expect(await line()).toBeGreaterThan(bar);
    expect(await line()).toBeLessThan(844);
    await page.keyboard.type('lock');
    await page.waitForSelector('.form__errors', { hidden: true });
    expect(await save(page)).toBe(200);
    await until(async () => (await text()).includes('## Bicycles {#bicycles}\nBring a lock'));
    await page.keyboard.type('!');
    expect(await text()).toContain('Bring a lock!, please.');
  });
});
