import type { Detail } from '../types';

/** A text of Markdown by its headings: the words before the first one have the heading ''. */
function sections(text: string): Map<string, string> {
  const found = new Map<string, string>();
  let heading = '';
  for (const line of text.split('\n')) {
    const [, words] = /^#{1,6}\s+(.*?)\s*(?:\{#[^}]*\})?\s*$/.exec(line) ?? [];
    if (words !== undefined) heading = words;
    found.set(heading, `${found.get(heading) ?? ''}${line.trimEnd()}\n`);
  }
  return found;
}

const named = (heading: string) => (heading ? `“${heading}”` : 'the beginning');

/** What differs between two texts, by their headings, section by section. */
export function markdownChanges(before: string, after: string): Detail[] {
  const [old, present] = [sections(before), sections(after)];
  return [
    ...[...present].flatMap(([heading, text]) => {
      const was = old.get(heading);
      if (was === undefined) return [{ what: named(heading), change: 'added' }];
      return was.trim() === text.trim() ? [] : [{ what: named(heading), change: 'changed' }];
    }),
    ...[...old.keys()]
      .filter((heading) => !present.has(heading))
      .map((heading) => ({ what: named(heading), change: 'removed' })),
  ];
}
