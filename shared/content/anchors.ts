/** '## What this covers {#scope}': a heading's words and, if it has one, its anchor. */
const headingPattern = /^(.*?)\s*\{#([a-z0-9-]+)\}$/;

/** A heading's words, and the anchor written after them; empty if there is none. */
export function parseHeading(text: string): { label: string; given: string } {
  const [, label = text, given = ''] = headingPattern.exec(text) ?? [];
  return { label, given };
}

/** 'Parking & bikes' -> 'parking-bikes', '海' -> 'section' */
const anchorWords = (label: string) =>
  label
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'section';

/** An anchor made from a heading's words: 'parking', or 'parking-2' if it is taken. */
export function makeAnchor(label: string, taken: ReadonlySet<string>): string {
  const words = anchorWords(label);
  let anchor = words;
  for (let count = 2; taken.has(anchor); count += 1) anchor = `${words}-${count}`;
  return anchor;
}
