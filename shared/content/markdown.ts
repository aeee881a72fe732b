import { Marked, type Token, type Tokens } from 'marked';
import type { InternalLink } from '../pages';
import type { Block, Inline, RichText, SectionedText, TextSection } from '../richText';

/** Tokens, links and error reporting for a Markdown text. */
export interface MarkdownOptions {
  /** Replaces tokens in plain text. */
  fill(text: string): string;
  /** Links by token: '{phoneLink}'. */
  links: Readonly<Record<string, Inline>>;
  /** Receives unsupported Markdown and unknown tokens. */
  report(message: string): void;
  isInternal(path: string): boolean;
  /** Whether headings without an anchor get one made from their words. */
  makesAnchors?: boolean;
}

/** Without links for bare addresses, such as https://..., since content has few and marked needs long to find them. */
const markdown = new Marked({ tokenizer: { url: () => undefined } });

/** Matches lines that open ten lists or block quotes, or are indented like a deeply nested list. */
const nestedBlocks = /^[ \t]*(?:>[ \t]*|(?:[-+*]|\d{1,9}[.)])[ \t]+){10}|^[ \t]{40}/m;

/** The maximum number of emphasis marks in a paragraph. A list of terms has four per item. */
const maxMarks = 400;

/** The longest word or gap, in characters: marked takes time in proportion to the square of its length. */
const maxRun = 1000;

const hasLongRun = (text: string): boolean =>
  (text.match(/[!-~]+|[ \t]+/g) ?? []).some(({ length }) => length > maxRun);

const isTooNested = (text: string): boolean =>
  nestedBlocks.test(text) ||
  text.split(/\n\s*\n/).some((paragraph) => (paragraph.match(/[*_]/g)?.length ?? 0) > maxMarks);

/** A line that Git writes around two versions that it could not merge. */
const conflictMarker = /^(?:<{7}|>{7}) .*/m;

/** Parses Markdown, unless that would overflow the stack or take seconds. */
function tokensOf(text: string, { report }: MarkdownOptions): Token[] {
  const [marker] = conflictMarker.exec(text) ?? [];
  if (marker) report(`has two versions, from "${marker}" on: keep one, and remove Git’s lines`);
  else if (isTooNested(text))
    report('has deeply nested lists, quotations or emphasis, which is not supported');
  else if (hasLongRun(text)) report(`has a word or a gap of more than ${maxRun} characters`);
  else return markdown.lexer(text);
  return [];
}

/** A URL without its query and anchor. */
export const pathOf = (address: string) => address.replace(/[?#].*/, '');

/** A line's text and links. */
function inline(tokens: readonly Token[] | undefined, options: MarkdownOptions): RichText {
  const pieces = (tokens ?? []).flatMap((token): Inline[] => {
    if (token.type === 'text' || token.type === 'escape') return words(token.text as string, options);
    if (token.type === 'link') return [link(token as Tokens.Link, options)];
    options.report(
      `has "${token.raw}", which is not supported: use only plain text, links, lists and tables`,
    );
    return [];
  });
  // Join adjacent texts.
  return pieces.reduce<Inline[]>((joined, piece) => {
    const last = joined.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') joined[joined.length - 1] = last + piece;
    else joined.push(piece);
    return joined;
  }, []);
}

/** Splits text at link tokens. */
const words = (text: string, { fill, links }: MarkdownOptions): Inline[] =>
  text
    .split(/(\{\w+Link\})/)
    .filter(Boolean)
    .map((part) => links[part.slice(1, -1)] ?? fill(part.replaceAll('\n', ' ')));

function link({ href, text }: Tokens.Link, { fill, report, isInternal: isInside }: MarkdownOptions): Inline {
  const label = fill(text);
  if (/^(?:https:|tel:|mailto:)/.test(href)) return { text: label, href };
  if (!isInside(pathOf(href))) report(`has a link to ${href}, which is not a page on this site`);
  return { text: label, to: href as InternalLink };
}

/** The tokens of a list item, which must be one paragraph. */
function itemTokens({ tokens }: Tokens.ListItem, { report }: MarkdownOptions): readonly Token[] {
  const [block, ...more] = tokens.filter(({ type }) => type !== 'space');
  if (more.length === 0 && (block?.type === 'text' || block?.type === 'paragraph')) return block.tokens ?? [];
  report('has a list item that is not a single paragraph, which is not supported');
  return [];
}

function listBlock({ items, ordered }: Tokens.List, options: MarkdownOptions): Block {
  if (ordered) options.report('has a numbered list, which is not supported');
  const lines = items.map((item) => itemTokens(item, options));
  // '**Term:** explanation'
  if (!lines.every(([first]) => first?.type === 'strong'))
    return { kind: 'list', items: lines.map((line) => inline(line, options)) };
  return {
    kind: 'definitions',
    items: lines.map(([term, ...rest]) => {
      const text = inline(rest, options);
      const [first, ...more] = text;
      return {
        term: options.fill((term as Tokens.Strong).text.replace(/:$/, '')),
        text: typeof first === 'string' ? [first.trimStart(), ...more] : text,
      };
    }),
  };
}

function tableBlock({ header, rows }: Tokens.Table, caption: string, options: MarkdownOptions): Block {
  if (!caption)
    options.report('has a table without a caption: add a line such as "Table: What it costs" before it');
  return {
    kind: 'table',
    caption,
    columns: header.map(({ text }) => options.fill(text)),
    rows: rows.map((row) => row.map((cell) => inline(cell.tokens, options))),
  };
}

/** 'Parking & bikes' -> 'parking-bikes'; empty if there are no Latin letters or digits. */
const anchorOf = (label: string) =>
  label
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** '## What this covers {#scope}' as label and anchor. */
function heading({ text }: Tokens.Heading, options: MarkdownOptions): { id: string; label: string } {
  const { report, makesAnchors } = options;
  const [, label = text, given = ''] = /^(.*?)\s*\{#([a-z0-9-]+)\}$/.exec(text) ?? [];
  const id = given || (makesAnchors ? anchorOf(label) : '');
  if (!id) report(`heading "${text}" needs an anchor, such as {#small-words}`);
  return { id, label };
}

/** One line of Markdown: text and links. */
export function parseLine(text: string, options: MarkdownOptions): RichText {
  const [block, ...more] = tokensOf(text, options).filter(({ type }) => type !== 'space');
  if (block?.type !== 'paragraph' || more.length > 0) {
    options.report('must be one paragraph of text and links');
    return [];
  }
  return inline((block as Tokens.Paragraph).tokens, options);
}

/** Parses a Markdown file. A table's caption is the line 'Table: ...' before it. */
export function parseMarkdown(text: string, options: MarkdownOptions): SectionedText {
  const { fill, report } = options;
  const intro: Block[] = [];
  const groups: { id: string; label: string; sections: TextSection[] }[] = [];
  const anchors = new Set<string>();
  /** The current section's blocks; undefined between a group's heading and its first section. */
  let blocks: Block[] | undefined = intro;
  let caption = '';

  function addHeading(token: Tokens.Heading) {
    const { id, label } = heading(token, options);
    if (id && anchors.has(id)) report(`has the anchor {#${id}} twice`);
    anchors.add(id);
    const words = fill(label);
    if (token.depth === 1) {
      groups.push({ id, label: words, sections: [] });
      blocks = undefined;
      return;
    }
    if (token.depth > 2) report(`has "${firstLine(token.raw)}", a heading below the second level`);
    if (groups.length === 0) groups.push({ id: '', label: '', sections: [] });
    const section = { id, heading: words, blocks: [] as Block[] };
    groups.at(-1)?.sections.push(section);
    blocks = section.blocks;
  }

  function addBlock(block: Block) {
    if (!blocks) report(`has text between the heading "${groups.at(-1)?.label}" and the first one below it`);
    blocks?.push(block);
  }

  for (const token of tokensOf(text, options)) {
    if (token.type === 'space') continue;
    if (caption && token.type !== 'table') {
      report(`has the caption "${caption}" without a table after it`);
      caption = '';
    }
    if (token.type === 'heading') {
      addHeading(token as Tokens.Heading);
    } else if (token.type === 'paragraph' && token.text.startsWith('Table: ')) {
      caption = fill(token.text.slice('Table: '.length));
    } else if (token.type === 'paragraph') {
      addBlock({ kind: 'paragraph', text: inline((token as Tokens.Paragraph).tokens, options) });
    } else if (token.type === 'list') {
      addBlock(listBlock(token as Tokens.List, options));
    } else if (token.type === 'table') {
      addBlock(tableBlock(token as Tokens.Table, caption, options));
      caption = '';
    } else {
      report(`has "${firstLine(token.raw)}", which is not supported`);
    }
  }
  return { intro, groups };
}

/** The start of a text, for an error message. */
const firstLine = (text: string) => text.replace(/\n.*/s, '').slice(0, 40);
