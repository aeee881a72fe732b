import { compile } from '../../support/compile';

const policy = (text: string) => compile({ 'policies/terms.md': text }).policies.terms;

it('makes a unique anchor for each heading without an anchor', () => {
  const text = '## Dogs & Cats\n\n## Été {#dogs-cats-2}\n\n## Dogs & Cats\n\n## 海\n\n## 山\n';
  expect(policy(text)?.groups[0]?.sections.map(({ id }) => id)).toEqual([
    'dogs-cats',
    'dogs-cats-2',
    'dogs-cats-3',
    'section',
    'section-2',
  ]);
});
