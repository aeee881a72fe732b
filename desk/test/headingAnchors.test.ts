/** The anchors of headings in policies and pages: saving makes them, and they stay while headings change. */
import { withAnchors } from '../content/headingAnchors';
import { makeDesk } from './support/folder';

jest.setTimeout(120_000);

const before = '## Taxes {#taxes}\n\nTen percent.\n\n## Pets {#pets}\n\nNo.\n\n## Fire {#fire}\n\nNo.\n';

it.each<[string, string, string[]]>([
  ['makes one for a new heading', `${before}\n## Lost & Found\n`, ['taxes', 'pets', 'fire', 'lost-found']],
  ['makes no anchor twice', `${before}\n## Fire\n`, ['taxes', 'pets', 'fire', 'fire-2']],
  [
    'keeps that of a reworded heading, which was typed over',
    before.replace('Pets {#pets}', 'Dogs'),
    ['taxes', 'pets', 'fire'],
  ],
  [
    'keeps those of reworded headings next to each other',
    before.replace('Taxes {#taxes}', 'What the city adds').replace('Pets {#pets}', 'Dogs'),
    ['taxes', 'pets', 'fire'],
  ],
  [
    'keeps that of a heading that moved without it',
    `${before.replace('## Taxes {#taxes}', 'Words.')}\n## Taxes\n`,
    ['pets', 'fire', 'taxes'],
  ],
  [
    'gives it to the most similar of two headings',
    before.replace('## Pets {#pets}', '## Children\n\n## Dogs and other pets'),
    ['taxes', 'children', 'pets', 'fire'],
  ],
  [
    'gives none to a heading elsewhere',
    `## Dogs\n\n${before.replace('## Pets {#pets}', 'Pets.')}`,
    ['dogs', 'taxes', 'fire'],
  ],
])('%s', (_, text, ids) => {
  const saved = withAnchors(text, before);
  expect([...saved.matchAll(/\{#([\w-]+)\}/g)].map(([, id]) => id)).toEqual(ids);
  expect(saved.replace(/ \{#[\w-]+\}/g, '')).toBe(text.replace(/ \{#[\w-]+\}/g, ''));
});

it('leaves text without changes as it is, and writes anchors after all kinds of headings', () => {
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

  it('is saved with anchors, and asks before a heading that other text links to is removed', async () => {
    const text = `${desk.read(file)}\n## Tips & Tolls\n\nNone.\n`;
    const { status, body } = await savePolicy(text);
    expect([status, body.value]).toEqual([200, expect.stringContaining('## Tips & Tolls {#tips-tolls}\n')]);
    desk.edit('content/pages/faq.json', (faq) => {
      faq.more = 'See [tips](/terms#tips-tolls).';
    });
    // A reworded heading is the same one to links.
    const reworded = await savePolicy(text.replace('## Tips & Tolls', '## What you may give'));
    expect([reworded.status, desk.read(file)]).toEqual([200, expect.stringContaining('give {#tips-tolls}')]);
    const gone = await savePolicy(text.replace('## Tips & Tolls', ''));
    expect([gone.status, gone.body.questions]).toEqual([
      428,
      [expect.stringMatching(/^The heading “What you may give” is gone, but a link in .+ leads to it\.$/)],
    ]);
  });
});
