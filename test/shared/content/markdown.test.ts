/** Parsing of text with links, and of Markdown files. */
import { compile, errorsOf, type Values } from '../../support/compile';

const { hotel: site } = compile({});
const line = (text: string) => compile({ 'pages/faq.json': { more: text } }).pages.faq;
const policy = (text: string) => compile({ 'policies/terms.md': text }).policies.terms;

it.each([
  ['Plain words, {roomCount}.', ['Plain words, 3.']],
  ['Write [to us](/contact).', ['Write ', { text: 'to us', to: '/contact' }, '.']],
  ['[All {roomCount}](/contact?x=1#form)', [{ text: 'All 3', to: '/contact?x=1#form' }]],
  [
    '[Call](tel:1) [us](mailto:a@b.example)',
    [{ text: 'Call', href: 'tel:1' }, ' ', { text: 'us', href: 'mailto:a@b.example' }],
  ],
  ['Call {phoneLink}', ['Call ', { text: '(207) 555-0122', href: 'tel:+12075550122' }]],
  ['{emailLink}', [{ text: site.email, href: `mailto:${site.email}` }]],
  ['A \\* star & an ampersand', ['A * star & an ampersand']],
])('parses text and links in %j', (text, becomes) => {
  expect(line(text)).toMatchObject({ more: becomes });
});

it.each<[string, string, unknown]>([
  ['a paragraph', 'First {roomCount}.', { kind: 'paragraph', text: ['First 3.'] }],
  [
    'a list',
    '- One\n\n- Two [here](/contact)\n',
    { kind: 'list', items: [['One'], ['Two ', { text: 'here', to: '/contact' }]] },
  ],
  [
    'definitions',
    '- **One: late:** first {roomCount}\n- **Two:** [here](/contact)\n',
    {
      kind: 'definitions',
      items: [
        { term: 'One: late', text: ['first 3'] },
        { term: 'Two', text: ['', { text: 'here', to: '/contact' }] },
      ],
    },
  ],
  [
    'a table',
    'Table: What {roomCount} cost\n\n| What | Price |\n| --- | --- |\n| Tea | {roomCount} |\n',
    { kind: 'table', caption: 'What 3 cost', columns: ['What', 'Price'], rows: [[['Tea'], ['3']]] },
  ],
])('parses %s in Markdown', (_, text, block) => {
  expect(policy(text)).toMatchObject({ intro: [block] });
});

it('groups Markdown by headings', () => {
  expect(policy('## A {#a}\n\nText.\n\n## B {roomCount} {#b}\n')?.groups).toEqual([
    {
      id: '',
      label: '',
      sections: [
        { id: 'a', heading: 'A', blocks: [{ kind: 'paragraph', text: ['Text.'] }] },
        { id: 'b', heading: 'B 3', blocks: [] },
      ],
    },
  ]);
  const tabs = '# One {#one}\n\n## A {#a}\n\n# Two {#two}\n';
  const { groups } = compile({ 'policies/privacy.md': tabs }).policies.privacy ?? {};
  expect(groups?.map(({ id, label, sections }) => [id, label, sections.length])).toEqual([
    ['one', 'One', 1],
    ['two', 'Two', 0],
  ]);
});

it('reads two spaces at the end of a line as one space', () => {
  expect(policy('One  \ntwo')).toMatchObject({ intro: [{ text: ['One two'] }] });
});

const x = (count: number) => 'x'.repeat(count);
const unsupported = 'which is not supported';
const onlyInLists = 'only the start of a list item can be bold: “- **Pool:** open all year”';
const noParagraph = 'more must be one paragraph of text and links, not';
const nested = `has deeply nested lists, quotations or emphasis, ${unsupported}`;
const longRun = 'has a word or a gap of more than 1000 characters';
const table = '| A |\n| --- |\n| a |\n';

/** Mistakes and their errors, by file. */
const mistakes: Record<string, [change: string | Values, error: string][]> = {
  'pages/faq.json': [
    [{ more: '[there](/sea?x#y)' }, 'more has a link to /sea?x#y, which is not a page on this site'],
    [
      { more: '[it](javascript:alert)' },
      'more has a link to javascript:alert, which is not a page on this site',
    ],
    [{ more: 'Very **bold**' }, 'more has bold words, “**bold**”: remove the marks around them'],
    [{ more: 'a <b>tag' }, 'more has a tag, “<b>”: a text can have only words and links'],
    [{ more: 'One\n\nTwo' }, `${noParagraph} "One\\n\\nTwo"`],
  ],
  'policies/terms.md': [
    ['## A {#a}\n\n## B {#a}\n', 'has the anchor {#a} twice'],
    ['### Deep {#deep}', 'has a small heading, “### Deep {#deep}”: start it with ## and a space'],
    ['# A {#a}', 'has a heading with a single #, which only the privacy policy can have'],
    ['> A quotation', 'has a quotation, “> A quotation”: remove the >'],
    [
      '<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> theirs',
      'has two versions, from "<<<<<<< HEAD" on: keep one, and remove Git’s lines',
    ],
    ['```\ncode\n```', 'has lines between backticks, “```”: remove these'],
    ['    Words', 'has a line that starts with spaces, “Words”: remove these'],
    ['Words\n\n---\n', 'has a line across the page, “---”: use a heading instead'],
    ['![a](/b.png)', 'has a picture, “![a](/b.png)”: a text can have only words and links'],
    ['Very *nice*', 'has italics, “*nice*”: remove the marks around the words'],
    ['1. First\n2. Second\n', 'has a numbered list, “1. First”: start its lines with - instead'],
    ['- a **bold** word', `has bold words, “**bold**”: ${onlyInLists}`],
    ['- **Pool:** a\n- Sea\n', 'has a list in which only some items start in bold: “- Sea” doesn’t'],
    ['- One\n  - Nested\n', 'has a list in a list, “- Nested”: remove the spaces before its -'],
    ['- One\n\n  Two\n', 'has a list item of several paragraphs, “- One”: give each its own -'],
    ['Table: One\n\nNo table.', 'has the caption “One” without a table after it'],
    ['Words.\n\nTable: One', 'has the caption “One” without a table after it'],
    [table, 'has a table without a caption, “| A |”: add a line such as “Table: What it costs” before it'],
    ['{roomCont}', 'has {roomCont}, which is not a known fact'],
    ['\n', 'the file is empty'],
    // Parsing deep nesting would overflow the stack.
    ['>'.repeat(10_000), nested],
    ['- '.repeat(10_000), nested],
    [`${'*a _b '.repeat(3000)}${'c_ d*'.repeat(3000)}`, nested],
    // Parsing such long words or gaps would take seconds.
    [`${x(100_000)}@`, longRun],
    [`## A${' '.repeat(100_000)}{#a}`, longRun],
  ],
  'policies/privacy.md': [
    ['## Scope {#scope}\n\nWords.', 'must start with a tab’s heading, such as # What We Collect {#collect}'],
    ['# A {#a}\n\nText.\n', 'has text between the heading “A” and the first one below it'],
  ],
  'policies/stay.md': [['Words.', 'has text before its first heading, which its page does not show']],
};

describe.each(Object.entries(mistakes))('%s', (file, rows) => {
  it.each(rows.map(([change, error]) => ({ change, error })))('$error', ({ change, error }) => {
    expect(errorsOf({ [file]: change })).toEqual([`content/${file}: ${error}`]);
  });
});
