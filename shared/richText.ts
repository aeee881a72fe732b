import type { InternalLink } from './pages';

interface InternalTextLink {
  text: string;
  to: InternalLink;
}

/** An external link: a web address, `tel:` or `mailto:`. */
interface ExternalTextLink {
  text: string;
  href: string;
}

export type Inline = string | InternalTextLink | ExternalTextLink;

/** The inline parts of a paragraph, list item or table cell, joined without spaces. */
export type RichText = readonly Inline[];

/** A block of Markdown. */
export type Block =
  | { kind: 'paragraph'; text: RichText }
  | { kind: 'list'; items: readonly RichText[] }
  | { kind: 'definitions'; items: readonly { term: string; text: RichText }[] }
  /** The first cell of each row is the row's heading. Every row has a cell for each column. */
  | { kind: 'table'; caption: string; columns: readonly string[]; rows: readonly (readonly RichText[])[] };

/** A heading and its blocks. `id` is the anchor, which is unique on the page. */
export interface TextSection {
  id: string;
  heading: string;
  blocks: readonly Block[];
}

/** A Markdown file, divided into sections. */
export interface SectionedText {
  /** The blocks before the first heading. */
  intro: readonly Block[];
  /** The sections, grouped by level-1 heading. Without level-1 headings, there is a single group without a label. */
  groups: readonly { id: string; label: string; sections: readonly TextSection[] }[];
}

/** Returns the sections of all groups. */
export const sectionsOf = ({ groups }: SectionedText): readonly TextSection[] =>
  groups.flatMap(({ sections }) => sections);

/** Returns a line's plain text, with links reduced to their labels. */
export const plainText = (text: RichText): string =>
  text.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
