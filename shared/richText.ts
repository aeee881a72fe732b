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

/** The inline parts of a paragraph, list item or cell, joined without spaces. */
export type RichText = readonly Inline[];

/** A block of a Markdown text. */
export type Block =
  | { kind: 'paragraph'; text: RichText }
  | { kind: 'list'; items: readonly RichText[] }
  | { kind: 'definitions'; items: readonly { term: string; text: RichText }[] }
  /** The first cell of each row is its heading; every row has a cell for each column. */
  | { kind: 'table'; caption: string; columns: readonly string[]; rows: readonly (readonly RichText[])[] };

/** A heading and its blocks; `id` is the anchor, unique on its page. */
export interface TextSection {
  id: string;
  heading: string;
  blocks: readonly Block[];
}

/** A file in content/policies, divided into sections. */
export interface SectionedText {
  /** The blocks before the first heading. */
  intro: readonly Block[];
  /** Level-1 headings group sections; without one there is a single group without a label. */
  groups: readonly { id: string; label: string; sections: readonly TextSection[] }[];
}

/** All sections of a text. */
export const sectionsOf = ({ groups }: SectionedText): readonly TextSection[] =>
  groups.flatMap(({ sections }) => sections);

/** A line's plain text, with links reduced to their labels. */
export const plainText = (text: RichText): string =>
  text.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
