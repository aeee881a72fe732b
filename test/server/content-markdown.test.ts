import { parseLine, parseMarkdown } from '../../shared/content/markdown';

const faults: string[] = [];
const options = {
  fill: (text: string) => text.replace('{count}', '12'),
  report: (message: string) => void faults.push(message),
  isInside: (path: string) => path === '/contact',
  links: { phoneLink: { text: '(1) 23', href: 'tel:123' } },
};
beforeEach(() => {
  faults.length = 0;
});

describe('a line', () => {
  it.each([
    ['Plain words, {count}.', ['Plain words, 12.']],
    ['Write [to us](/contact).', ['Write ', { text: 'to us', to: '/contact' }, '.']],
    ['[All {count}](/contact#form)', [{ text: 'All 12', to: '/contact#form' }]],
    ['See [it](https://example.com/a).', ['See ', { text: 'it', href: 'https://example.com/a' }, '.']],
    [
      'Ask [there](/contact?subject=x#form).',
      ['Ask ', { text: 'there', to: '/contact?subject=x#form' }, '.'],
    ],
    [
      '[Call](tel:123) or [write](mailto:a@b.example)',
      [{ text: 'Call', href: 'tel:123' }, ' or ', { text: 'write', href: 'mailto:a@b.example' }],
    ],
    ['{phoneLink}', [{ text: '(1) 23', href: 'tel:123' }]],
    ['Call {phoneLink} now', ['Call ', { text: '(1) 23', href: 'tel:123' }, ' now']],
    ['Two\nlines', ['Two lines']],
    ['\nWords\n\n', ['Words']],
    ['A \\* star & an ampersand', ['A * star & an ampersand']],
  ])('%j is text and links', (line, text) => {
    expect(parseLine(line, options)).toEqual(text);
    expect(faults).toEqual([]);
  });

  it.each([
    ['[there](/nowhere?x#y)', 'has a link to /nowhere?x#y, which is no page of the site'],
    ['[there](/nowhere?to=https:)', 'has a link to /nowhere?to=https:, which is no page of the site'],
    ['[there](http://example.com/)', 'has a link to http://example.com/, which is no page of the site'],
    ['[there](javascript:alert)', 'has a link to javascript:alert, which is no page of the site'],
    [
      'Very **bold**',
      'has "**bold**", which the site does not show: plain words, links, lists and tables alone',
    ],
    ['Some `code`', 'has "`code`", which the site does not show: plain words, links, lists and tables alone'],
    [
      '![a picture](/a.jpg)',
      'has "![a picture](/a.jpg)", which the site does not show: plain words, links, lists and tables alone',
    ],
    ['a <b>tag', 'has "<b>", which the site does not show: plain words, links, lists and tables alone'],
    ['', 'must be one paragraph of words and links'],
    ['- a list', 'must be one paragraph of words and links'],
    ['# A heading', 'must be one paragraph of words and links'],
    ['One\n\nTwo', 'must be one paragraph of words and links'],
  ])('%j is an error', (line, fault) => {
    parseLine(line, options);
    expect(faults).toEqual([fault]);
  });
});

describe('a file', () => {
  it('has an introduction, groups and sections', () => {
    const file = parseMarkdown(
      'First {count}.\n\n# One {#one}\n\n## A  {#a}\n\nText.\n\n## B {count} {#b}\n\n# Two {#two}\n',
      options,
    );
    expect(file).toEqual({
      intro: [{ kind: 'paragraph', text: ['First 12.'] }],
      groups: [
        {
          id: 'one',
          label: 'One',
          sections: [
            { id: 'a', heading: 'A', blocks: [{ kind: 'paragraph', text: ['Text.'] }] },
            { id: 'b', heading: 'B 12', blocks: [] },
          ],
        },
        { id: 'two', label: 'Two', sections: [] },
      ],
    });
    expect(faults).toEqual([]);
  });

  it('has one group without a label if it has no level-1 heading', () => {
    const { groups } = parseMarkdown('## A {#a}\n\nText.\n\n## B {#b}\n', options);
    expect(groups.map(({ id, label, sections }) => [id, label, sections.length])).toEqual([['', '', 2]]);
    expect(faults).toEqual([]);
  });

  it('has lists, which are definitions if every item starts with a term', () => {
    const list = parseMarkdown('- One\n- Two [here](/contact)\n', options).intro;
    expect(list).toEqual([{ kind: 'list', items: [['One'], ['Two ', { text: 'here', to: '/contact' }]] }]);
    const mixed = parseMarkdown('- **One**\n- Two\n', options);
    expect([mixed.intro[0]?.kind, faults.splice(0)]).toEqual([
      'list',
      [expect.stringContaining('has "**One**"')],
    ]);
    const loose = parseMarkdown('- One\n\n\n- Two\n', options).intro;
    expect(loose).toEqual([{ kind: 'list', items: [['One'], ['Two']] }]);
    const definitions = parseMarkdown(
      '- **One: late:** first {count}\n- **Two:** {phoneLink}\n- **Three:**[here](/contact)\n',
      options,
    ).intro;
    expect(definitions).toEqual([
      {
        kind: 'definitions',
        items: [
          { term: 'One: late', text: ['first 12'] },
          { term: 'Two', text: ['', { text: '(1) 23', href: 'tel:123' }] },
          { term: 'Three', text: [{ text: 'here', to: '/contact' }] },
        ],
      },
    ]);
    expect(faults).toEqual([]);
  });

  it('has tables with a caption', () => {
    const [table] = parseMarkdown(
      'Table: What {count} cost\n\n| What | How much |\n| --- | --- |\n| Tea | {count} |\n| Cake | [ask](/contact) |\n',
      options,
    ).intro;
    expect(table).toEqual({
      kind: 'table',
      caption: 'What 12 cost',
      columns: ['What', 'How much'],
      rows: [
        [['Tea'], ['12']],
        [['Cake'], [{ text: 'ask', to: '/contact' }]],
      ],
    });
    expect(faults).toEqual([]);
  });

  it.each([
    ['## Without anchor', 'heading "Without anchor" needs an anchor, such as {#small-words}'],
    ['## A {#Large}', 'heading "A {#Large}" needs an anchor, such as {#small-words}'],
    ['> A quotation', 'has "> A quotation", which the site does not show'],
    ['```\ncode\n```', 'has "```", which the site does not show'],
    ['<div>HTML</div>', 'has "<div>HTML</div>", which the site does not show'],
    ['1. First\n2. Second\n', 'has a numbered list, which the site does not show'],
    ['# A {#a}\n\nText.\n', 'has words between the heading "A" and the first one below it'],
    ['---', 'has "---", which the site does not show'],
    [
      '- a **bold** word',
      'has "**bold**", which the site does not show: plain words, links, lists and tables alone',
    ],
    ['- One\n\n  More of one\n', 'has a list item that is not one paragraph, which the site does not show'],
    ['- One\n  - Nested\n', 'has a list item that is not one paragraph, which the site does not show'],
    [
      '- One\n- Two\n\n  More of two\n',
      'has a list item that is not one paragraph, which the site does not show',
    ],
    ['-     code\n', 'has a list item that is not one paragraph, which the site does not show'],
    ['-\n- One\n', 'has a list item that is not one paragraph, which the site does not show'],
    ['### Deep {#deep}\n\nText.\n', 'has "### Deep {#deep}", a heading below the second level'],
    ['### Deep {#deep}', 'has "### Deep {#deep}", a heading below the second level'],
    ['Table: One\n\nNo table.', 'has the caption "One" without its table'],
    [
      '| A |\n| --- |\n| a |\n',
      'has a table without its caption, a line such as "Table: What it costs" before it',
    ],
    ['Table: One\n\nNo table.\n\nStill none.', 'has the caption "One" without its table'],
    [
      'Table: One\n\n| A |\n| --- |\n| a |\n\nAnd\n\n| A |\n| --- |\n| a |\n',
      'has a table without its caption, a line such as "Table: What it costs" before it',
    ],
    ['## A {#a}\n\n## B {#a}\n', 'has the anchor {#a} twice'],
    ['## A {#a} and more\n', 'heading "A {#a} and more" needs an anchor, such as {#small-words}'],
    [
      `> ${'A long quotation '.repeat(9)}\nof two lines`,
      'has "> A long quotation A long quotation A lo", which the site does not show',
    ],
  ])('%j has an error', (text, fault) => {
    parseMarkdown(text, options);
    expect(faults).toEqual([fault]);
  });
});
