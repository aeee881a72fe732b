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

/** What differs between two texts, by their headings, a phrase each: '“Your choices” changed'. */
export function markdownChanges(before: string, after: string): string[] {
  const [old, present] = [sections(before), sections(after)];
  return [
    ...[...present].flatMap(([heading, text]) => {
      const was = old.get(heading);
      if (was === undefined) return [`${named(heading)} added`];
      return was.trim() === text.trim() ? [] : [`${named(heading)} changed`];
    }),
    ...[...old.keys()]
      .filter((heading) => !present.has(heading))
      .map((heading) => `${named(heading)} removed`),
  ];
}
