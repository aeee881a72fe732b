import { formatFrontMatter, parseFrontMatter } from '../../../shared/content/frontMatter';
import { errorsOf } from '../../support/compile';
import { customPage } from '../../support/custom-page';

it.each([
  ['Words.', 'the file must start with its title and description between two lines of ---'],
  ['---\n---\n\nWords.', 'the file must start with its title and description between two lines of ---'],
  ['---\ntitle\n---\n', 'the file must have lines such as "title: Parking" between the lines of ---'],
  [
    customPage('subtitle: A: B\n'),
    expect.stringContaining('that is not valid YAML: Nested mappings are not allowed'),
  ],
  [
    customPage(`subtitle: ${'['.repeat(5000)}\n`),
    'the file has more than 5000 characters between the lines of ---',
  ],
  [
    customPage('subtitle: [&a {__proto__: 1}]\n'),
    'the file has a field named __proto__, which is not allowed',
  ],
  [customPage('color: red\n'), 'color is not a known field'],
  [customPage('banner: sea\n'), 'banner must be one of the pictures, not "sea"'],
  [customPage('', ''), 'text must not be empty'],
  [customPage('', '# One {#one}'), 'has a heading with a single #: use ##'],
])('rejects the page %j', (text, error) => {
  const [found, ...more] = errorsOf({ 'pages/parking.md': text }).map((each) =>
    each.replace('content/pages/parking.md: ', ''),
  );
  expect([found, more]).toEqual([error, []]);
});

it('parses formatted front matter without changes', () => {
  const value = { title: 'A: "B"', changed: '2026-05-14', hidden: true, text: '## A\n\n---\n\nB' };
  expect(parseFrontMatter('', formatFrontMatter(value), fail)).toEqual(value);
});
function fail(error: string): never {
  throw new Error(error);
}
