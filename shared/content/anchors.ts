/** Matches a heading with an anchor: 'What this covers {#scope}'. */
const headingPattern = /^(.*?)\s*\{#([a-z0-9-]+)\}$/;

/** Splits a heading into its words and the anchor written after the words. Without an anchor, `given` is empty. */
export function parseHeading(text: string): { label: string; given: string } {
  const [, label = text, given = ''] = headingPattern.exec(text) ?? [];
  return { label, given };
}

/** Makes an anchor from a heading's words: 'Parking & bikes' -> 'parking-bikes', '海' -> 'section'. */
const anchorWords = (label: string) =>
  label
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'section';

/** Returns a function that makes anchors from headings' words: 'parking', or 'parking-2' if 'parking' is taken. */
export function createAnchors(given: Iterable<string>): (label: string) => string {
  const taken = new Set(given);
  /** The last number tried for each anchor. Restarting at 2 would take minutes for 20,000 identical headings. */
  const counts = new Map<string, number>();
  return (label) => {
    const words = anchorWords(label);
    let count = counts.get(words) ?? 0;
    let anchor: string;
    do {
      count += 1;
      anchor = count === 1 ? words : `${words}-${count}`;
    } while (taken.has(anchor));
    counts.set(words, count);
    taken.add(anchor);
    return anchor;
  };
}
