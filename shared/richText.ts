import type { InsideLink } from './pages';

/** A link to another page of the site. */
export interface InsideTextLink {
  text: string;
  to: InsideLink;
}

/** A link out of the site: a web address, `tel:` or `mailto:`. */
export interface OutsideTextLink {
  text: string;
  href: string;
}

export type Inline = string | InsideTextLink | OutsideTextLink;

/** Pieces of one paragraph, list item or cell, set one after the other without added spaces. */
export type RichText = readonly Inline[];

/** A part of a longer text, as content/policies/*.md writes it. */
export type Block =
  | { kind: 'paragraph'; text: RichText }
  | { kind: 'list'; items: readonly RichText[] }
  | { kind: 'definitions'; items: readonly { term: string; text: RichText }[] }
  /** The first cell of each row is its heading; every row has as many cells as there are columns. */
  | { kind: 'table'; caption: string; columns: readonly string[]; rows: readonly (readonly RichText[])[] };

/** A heading and what follows it; `id` is the anchor, unique on its page. */
export interface TextSection {
  id: string;
  heading: string;
  blocks: readonly Block[];
}

/** A longer text in sections, as a file of content/policies has it. */
export interface SectionedText {
  /** What comes before the first heading. */
  intro: readonly Block[];
  /** Level-1 headings group the sections that follow; without one there is a single group without a label. */
  groups: readonly { id: string; label: string; sections: readonly TextSection[] }[];
}

/** All sections of a text, whatever group they are in. */
export const sectionsOf = ({ groups }: SectionedText): readonly TextSection[] =>
  groups.flatMap(({ sections }) => sections);

/** The words of a line without its links. */
export const plainText = (text: RichText): string =>
  text.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
