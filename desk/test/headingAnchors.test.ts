/** A save adds missing anchors to the headings of policies and pages. Reworded headings keep their anchors. */
import { withAnchors } from '../content/headingAnchors';
import { makeDesk } from './support/folder';

jest.setTimeout(120_000);

const before = '## Taxes {#taxes}\n\nTen percent.\n\n## Pets {#pets}\n\nNo.\n\n## Fire {#fire}\n\nNo.\n';

it.each<[string, string, string[]]>([
  ['anchors a new heading', `${before}\n## Lost & Found\n`, ['taxes', 'pets', 'fire', 'lost-found']],
  ['gives equal headings different anchors', `${before}\n## Fire\n`, ['taxes', 'pets', 'fire', 'fire-2']],
  [
    'keeps the anchor of a reworded heading if the owner typed over it',
    before.replace('Pets {#pets}', 'Dogs'),
    ['taxes', 'pets', 'fire'],
  ],
  [
    'keeps the anchors of adjacent reworded headings',
    before.replace('Taxes {#taxes}', 'What the city adds').replace('Pets {#pets}', 'Dogs'),
    ['taxes', 'pets', 'fire'],
  ],
  [
    'keeps the anchor of a heading that was moved without its anchor',
    `${before.replace('## Taxes {#taxes}', 'Words.')}\n## Taxes\n`,
    ['pets', 'fire', 'taxes'],
  ],
  [
    'gives a removed heading’s anchor to the most similar of two new headings',
    before.replace('## Pets {#pets}', '## Children\n\n## Dogs and other pets'),
    ['taxes', 'children', 'pets', 'fire'],
  ],
  [
    'doesn’t give a removed heading’s anchor to a new heading elsewhere',
    `## Dogs\n\n${before.replace('## Pets {#pets}', 'Pets.')}`,
    ['dogs', 'taxes', 'fire'],
  ],
])('%s', (_, text, ids) => {
  const saved = withAnchors(text, before);
  expect([...saved.matchAll(/\{#([\w-]+)\}/g)].map(([, id]) => id)).toEqual(ids);
  expect(saved.replace(/ \{#[\w-]+\}/g, '')).toBe(text.replace(/ \{#[\w-]+\}/g, ''));
});

it('leaves unchanged text as is, and adds anchors to all kinds of headings', () => {
  expect(withAnchors(before, before)).toBe(before);
  expect(withAnchors('## One ##\n\nTwo\n---\n\n# 海\n', '')).toBe(
    '## One {#one}\n\nTwo {#two}\n---\n\n# 海 {#section}\n',
  );
});

describe('a policy', () => {
  const desk = makeDesk();
  const file = 'content/policies/terms.md';
  async function savePolicy(text: string) {
    const { hash } = (await desk.get(`/api/${file}`)).body;
    return desk.put(`/api/${file}`, { hash, value: text });
  }

  it('is saved with anchors, and needs confirmation to remove a heading that other text links to', async () => {
    const text = `${desk.read(file)}\n## Tips & Tolls\n\nNone.\n`;
    const { status, body } = await savePolicy(text);
    expect([status, body.value]).toEqual([200, expect.stringContaining('## Tips & Tolls {#tips-tolls}\n')]);
    desk.edit('content/pages/faq.json', (faq) => {
      faq.more = 'See [tips](/terms#tips-tolls).';
    });
    // Links still lead to a reworded heading.
    const reworded = await savePolicy(text.replace('## Tips & Tolls', '## What you may give'));
    expect([reworded.status, desk.read(file)]).toEqual([200, expect.stringContaining('give {#tips-tolls}')]);
    const gone = await savePolicy(text.replace('## Tips & Tolls', ''));
    expect([gone.status, gone.body.questions]).toEqual([
      428,
      [expect.stringMatching(/^The heading “What you may give” is gone, but a link in .+ leads to it\.$/)],
    ]);
  });
});
