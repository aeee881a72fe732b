import { Marked, type Token, type Tokens } from 'marked';
import type { InternalLink } from '../pages';
import type { Block, Inline, RichText, SectionedText, TextSection } from '../richText';
import { createAnchors, parseHeading } from './anchors';

/** A range of characters in a string. */
export interface TextRange {
  start: number;
  end: number;
}

/** Tokens, links and error reporting for parsing Markdown. */
export interface MarkdownOptions {
  /** Replaces tokens in plain text. @param report receives unknown tokens */
  fill(text: string, report: (message: string, token?: string) => void): string;
  /** Links by token name: 'phoneLink'. */
  links: Readonly<Record<string, Inline>>;
  /** Receives an error about unsupported Markdown or an unknown token, and its range in the Markdown. */
  report(message: string, range: TextRange): void;
  isInternal(path: string): boolean;
}

/** Options for parsing one block. */
interface BlockOptions extends Omit<MarkdownOptions, 'report'> {
  /** @param raw the Markdown that the message is about. Default: the entire block */
  report(message: string, raw?: string): void;
  /** Whether the Markdown is a single line, which can have links but no other formatting. */
  isLine?: boolean;
}

/**
 * Returns the options for parsing the block `raw`, which starts at `start` in `text`. Errors are reported with their
 * range in `text`.
 */
function optionsForBlock(text: string, start: number, raw: string, options: MarkdownOptions): BlockOptions {
  const end = start + raw.trimEnd().length;
  /** The end of the last error reported for each piece of Markdown, since the same error can occur twice. */
  const ends = new Map<string, number>();
  return {
    ...options,
    report(message, part) {
      const found = part ? text.indexOf(part, ends.get(part) ?? start) : -1;
      const foundEnd = found + (part?.length ?? 0);
      const isInside = part !== undefined && found !== -1 && foundEnd <= end;
      if (isInside) ends.set(part, foundEnd);
      options.report(message, isInside ? { start: found, end: foundEnd } : { start, end });
    },
  };
}

/** Ignores bare URLs, such as https://..., since content has few of them and `marked` takes long to find them. */
const markdown = new Marked({ tokenizer: { url: () => undefined } });

/** Matches lines that open ten lists or block quotes, or are indented like a deeply nested list. */
const nestedBlocks = /^[ \t]*(?:>[ \t]*|(?:[-+*]|\d{1,9}[.)])[ \t]+){10}|^[ \t]{40}/m;

/** The maximum number of emphasis marks in a paragraph. A list of terms has four marks per item. */
const maxMarks = 400;

/** The maximum length of a word or gap, in characters. `marked` takes time proportional to the length squared. */
const maxRun = 1000;

const hasLongRun = (text: string): boolean =>
  (text.match(/[!-~]+|[ \t]+/g) ?? []).some(({ length }) => length > maxRun);

const isTooNested = (text: string): boolean =>
  nestedBlocks.test(text) ||
  text.split(/\n\s*\n/).some((paragraph) => (paragraph.match(/[*_]/g)?.length ?? 0) > maxMarks);

/** Matches the line that Git writes before or after a merge conflict. */
const conflictMarker = /^(?:<{7}|>{7}) .*/m;

/** Parses Markdown. Rejects merge conflicts, and text that would overflow the stack or take seconds to parse. */
function tokensOf(text: string, { report: reportAt }: Pick<MarkdownOptions, 'report'>): Token[] {
  const { 0: marker, index: start = 0 } = conflictMarker.exec(text) ?? {};
  const end = marker ? start + marker.length : text.length;
  const report = (message: string) => reportAt(message, { start, end });
  if (marker) report(`has two versions, from "${marker}" on: keep one, and remove Git’s lines`);
  else if (isTooNested(text))
    report('has deeply nested lists, quotations or emphasis, which is not supported');
  else if (hasLongRun(text)) report(`has a word or a gap of more than ${maxRun} characters`);
  else return markdown.lexer(text);
  return [];
}

/** Returns a URL without its query and anchor. */
export const pathOf = (address: string) => address.replace(/[?#].*/, '');

/** The maximum length of Markdown that a message quotes, in characters. */
const maxQuoted = 40;

/** Quotes the first line of Markdown for a message: '“**Bring ID**”'. */
function quoted(raw: string): string {
  const line = raw.trim().replace(/\n.*/s, '');
  return `“${line.length > maxQuoted ? `${line.slice(0, maxQuoted)}…` : line}”`;
}

/** Formatting that a paragraph can't contain, by token type in `marked`, with advice for the author. */
const unsupportedInline: Readonly<Record<string, [what: string, instead: string]>> = {
  em: ['italics', 'remove the marks around the words'],
  del: ['struck-through words', 'remove the marks around them'],
  codespan: ['words in backticks', 'remove these'],
  image: ['a picture', 'a text can have only words and links'],
  html: ['a tag', 'a text can have only words and links'],
};

const boldInText = 'only the start of a list item can be bold: “- **Pool:** open all year”';

function reportInline({ type, raw }: Token, { report, isLine }: BlockOptions): void {
  const [what, instead] =
    type === 'strong'
      ? ['bold words', isLine ? 'remove the marks around them' : boldInText]
      : (unsupportedInline[type] ?? [`“${type}”`, 'use only words and links']);
  report(`has ${what}, ${quoted(raw)}: ${instead}`, raw);
}

/** Replaces tokens, and reports unknown tokens. */
const filled = (text: string, { fill, report }: BlockOptions) => fill(text, report);

/** Parses a line's text and links. */
function inline(tokens: readonly Token[] | undefined, options: BlockOptions): RichText {
  const pieces = (tokens ?? []).flatMap((token): Inline[] => {
    if (token.type === 'text' || token.type === 'escape') return words(token.text as string, options);
    if (token.type === 'link') return [link(token as Tokens.Link, options)];
    // Two spaces at the end of a line make a line break. Editors don't show the spaces, so the break is ignored.
    if (token.type === 'br') return [' '];
    reportInline(token, options);
    return [];
  });
  // Join adjacent strings.
  return pieces.reduce<Inline[]>((joined, piece) => {
    const last = joined.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') joined[joined.length - 1] = last + piece;
    else joined.push(piece);
    return joined;
  }, []);
}

/** Splits text at link tokens. */
const words = (text: string, options: BlockOptions): Inline[] =>
  text
    .split(/(\{\w+Link\})/)
    .filter(Boolean)
    .map((part) => options.links[part.slice(1, -1)] ?? filled(part.replaceAll('\n', ' '), options));

function link({ href, text, raw }: Tokens.Link, options: BlockOptions): Inline {
  const label = filled(text, options);
  if (/^(?:https:|tel:|mailto:)/.test(href)) return { text: label, href };
  if (!options.isInternal(pathOf(href)))
    options.report(`has a link to ${href}, which is not a page on this site`, raw);
  return { text: label, to: href as InternalLink };
}

/** Returns the tokens of a list item, which must be one paragraph. */
function itemTokens({ tokens, raw }: Tokens.ListItem, { report }: BlockOptions): readonly Token[] {
  const [block, ...more] = tokens.filter(({ type }) => type !== 'space');
  if (more.length === 0 && (block?.type === 'text' || block?.type === 'paragraph')) return block.tokens ?? [];
  const nested = more.find(({ type }) => type === 'list')?.raw;
  if (nested)
    report(`has a list in a list, ${quoted(nested)}: remove the spaces before its -`, firstLine(nested));
  else report(`has a list item of several paragraphs, ${quoted(raw)}: give each its own -`, firstLine(raw));
  return [];
}

function listBlock({ items, ordered, raw }: Tokens.List, options: BlockOptions): Block {
  if (ordered)
    options.report(`has a numbered list, ${quoted(raw)}: start its lines with - instead`, firstLine(raw));
  const lines = items.map((item) => itemTokens(item, options));
  // Whether an item starts with a term: '**Term:** explanation'.
  const hasTerm = ([first]: readonly Token[]) => first?.type === 'strong';
  if (!lines.every(hasTerm)) {
    const plain = lines.some(hasTerm) ? items[lines.findIndex((line) => !hasTerm(line))]?.raw : undefined;
    if (plain)
      options.report(
        `has a list in which only some items start in bold: ${quoted(plain)} doesn’t`,
        firstLine(plain),
      );
    return { kind: 'list', items: lines.map((line) => inline(line.slice(Number(hasTerm(line))), options)) };
  }
  return {
    kind: 'definitions',
    items: lines.map(([term, ...rest]) => {
      const text = inline(rest, options);
      const [first, ...more] = text;
      return {
        term: filled((term as Tokens.Strong).text.replace(/:$/, ''), options),
        text: typeof first === 'string' ? [first.trimStart(), ...more] : text,
      };
    }),
  };
}

function tableBlock({ header, rows, raw }: Tokens.Table, caption: string, options: BlockOptions): Block {
  if (!caption)
    options.report(
      `has a table without a caption, ${quoted(raw)}: add a line such as “Table: What it costs” before it`,
      firstLine(raw),
    );
  return {
    kind: 'table',
    caption,
    columns: header.map(({ text }) => filled(text, options)),
    rows: rows.map((row) => row.map((cell) => inline(cell.tokens, options))),
  };
}

/** A heading in Markdown. */
export interface Heading {
  label: string;
  /** The heading's anchor. The anchor is unique, except if the author wrote the same anchor twice. */
  id: string;
  /** Whether the author wrote the anchor. Otherwise, the anchor is made from the heading's words. */
  isGiven: boolean;
  /** The heading's first line. */
  line: TextRange;
}

/** Returns the headings in a list of Markdown tokens, in order. */
function headingsAmong(tokens: readonly Token[]): Heading[] {
  let end = 0;
  const found = tokens.flatMap((token) => {
    const start = end;
    end += token.raw.length;
    if (token.type !== 'heading') return [];
    const line = { start, end: start + firstLine(token.raw).trimEnd().length };
    return [{ ...parseHeading((token as Tokens.Heading).text), line }];
  });
  const makeAnchor = createAnchors(found.map(({ given }) => given));
  return found.map(({ label, given, line }) => ({
    label,
    id: given || makeAnchor(label),
    isGiven: given !== '',
    line,
  }));
}

/** Returns the headings in Markdown; an empty list if the Markdown can't be parsed. */
export const headingsIn = (text: string): Heading[] => headingsAmong(tokensOf(text, { report() {} }));

/** Parses one line of Markdown, which can have only text and links. */
export function parseLine(text: string, options: MarkdownOptions): RichText {
  const [block, ...more] = tokensOf(text, options).filter(({ type }) => type !== 'space');
  const lineOptions = { ...optionsForBlock(text, 0, text, options), isLine: true };
  if (block?.type !== 'paragraph' || more.length > 0) {
    lineOptions.report('must be one paragraph of text and links');
    return [];
  }
  return inline((block as Tokens.Paragraph).tokens, lineOptions);
}

/** Blocks that content can't contain, by token type in `marked`, with advice for the author. */
const unsupportedBlocks: Readonly<Record<string, [what: string, instead: string]>> = {
  blockquote: ['a quotation', 'remove the >'],
  hr: ['a line across the page', 'use a heading instead'],
  html: ['a tag', 'a text can have only words, links, lists, and tables'],
  def: ['the address of a link', 'write links as [words](/contact)'],
};

function reportBlock({ type, raw }: Token, { report }: BlockOptions): void {
  const isIndented = type === 'code' && /^(?: {4}|\t)/.test(raw);
  const [what, instead] = isIndented
    ? ['a line that starts with spaces', 'remove these']
    : type === 'code'
      ? ['lines between backticks', 'remove these']
      : (unsupportedBlocks[type] ?? [`“${type}”`, 'use only words, links, lists, and tables']);
  report(`has ${what}, ${quoted(raw)}: ${instead}`, firstLine(raw.trimEnd()));
}

/** Parses a Markdown file. A table's caption is the line 'Table: ...' before the table. */
export function parseMarkdown(text: string, allOptions: MarkdownOptions): SectionedText {
  const intro: Block[] = [];
  const groups: { id: string; label: string; sections: TextSection[] }[] = [];
  const anchors = new Set<string>();
  /** The current section's blocks; undefined between a group's heading and the group's first section. */
  let blocks: Block[] | undefined = intro;
  /** The caption of the next table. */
  let caption: { words: string; options: BlockOptions } | undefined;

  function addHeading(token: Tokens.Heading, { id, label }: Heading, options: BlockOptions) {
    if (anchors.has(id)) options.report(`has the anchor {#${id}} twice`);
    anchors.add(id);
    const words = filled(label, options);
    if (token.depth === 1) {
      groups.push({ id, label: words, sections: [] });
      blocks = undefined;
      return;
    }
    if (token.depth > 2)
      options.report(`has a small heading, ${quoted(token.raw)}: start it with ## and a space`);
    if (groups.length === 0) groups.push({ id: '', label: '', sections: [] });
    const section = { id, heading: words, blocks: [] as Block[] };
    groups.at(-1)?.sections.push(section);
    blocks = section.blocks;
  }

  function addBlock(block: Block, { report }: BlockOptions) {
    if (!blocks) report(`has text between the heading “${groups.at(-1)?.label}” and the first one below it`);
    blocks?.push(block);
  }

  function reportUnusedCaption() {
    caption?.options.report(`has the caption “${caption.words}” without a table after it`);
    caption = undefined;
  }

  const tokens = tokensOf(text, allOptions);
  const headings = headingsAmong(tokens).values();
  let end = 0;
  for (const token of tokens) {
    const options = optionsForBlock(text, end, token.raw, allOptions);
    end += token.raw.length;
    if (token.type === 'space') continue;
    if (token.type !== 'table') reportUnusedCaption();
    if (token.type === 'heading') {
      addHeading(token as Tokens.Heading, headings.next().value as Heading, options);
    } else if (token.type === 'paragraph' && token.text.startsWith('Table: ')) {
      caption = { words: filled(token.text.slice('Table: '.length), options), options };
    } else if (token.type === 'paragraph') {
      addBlock({ kind: 'paragraph', text: inline((token as Tokens.Paragraph).tokens, options) }, options);
    } else if (token.type === 'list') {
      addBlock(listBlock(token as Tokens.List, options), options);
    } else if (token.type === 'table') {
      addBlock(tableBlock(token as Tokens.Table, caption?.words ?? '', options), options);
      caption = undefined;
    } else {
      reportBlock(token, options);
    }
  }
  reportUnusedCaption();
  return { intro, groups };
}

const firstLine = (text: string) => text.replace(/\n.*/s, '');
