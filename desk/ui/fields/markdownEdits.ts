/** The edits of the buttons above Markdown text. */
import type { TextRange } from '../../../shared/content/markdown';

/** An edit that replaces a range of Markdown. */
export interface Edit extends TextRange {
  words: string;
  /** The selection after the edit, in characters from the start of the new text. */
  selected: TextRange;
}

const caretAt = (offset: number): TextRange => ({ start: offset, end: offset });

/** The lines that a selection touches. */
function linesAt(text: string, { start, end }: TextRange): TextRange {
  const last = end > start && text[end - 1] === '\n' ? end - 1 : end;
  const lineEnd = text.indexOf('\n', last);
  return { start: text.lastIndexOf('\n', start - 1) + 1, end: lineEnd === -1 ? text.length : lineEnd };
}

/** Returns the newlines to add for a blank line between a block and the neighboring text. */
const missingLines = (neighbor: string, found: RegExp) =>
  neighbor.trim() === '' ? '' : '\n'.repeat(2 - (found.exec(neighbor)?.[0].length ?? 0));

/** Replaces lines with a block, with a blank line on both sides. @param isList whether the block is a list */
function asBlock(
  text: string,
  { start, end }: TextRange,
  block: string,
  selected: TextRange,
  isList = false,
): Edit {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  const isAfterItem = isList && /(?:^|\n)- [^\n]*\n$/.test(before);
  const isBeforeItem = isList && after.startsWith('\n- ');
  const above = isAfterItem ? '' : missingLines(before, /\n{1,2}$/);
  const below = isBeforeItem ? '' : missingLines(after, /^\n{1,2}/);
  const move = (offset: number) => above.length + offset;
  return {
    start,
    end,
    words: above + block + below,
    selected: { start: move(selected.start), end: move(selected.end) },
  };
}

const headingMark = /^ {0,3}#{1,6}\s+/;
const anchor = /\s*\{#[\w-]+\}\s*$/;
const itemMark = /^\s*(?:[-*+•]|\d+[.)])\s+/;

/** Turns the line at the selection's start into a heading, or a heading into an ordinary line. */
export function headingEdit(text: string, selection: TextRange): Edit {
  const line = linesAt(text, caretAt(selection.start));
  const words = text.slice(line.start, line.end);
  if (headingMark.test(words)) {
    const plain = words.replace(headingMark, '').replace(anchor, '');
    return { ...line, words: plain, selected: caretAt(plain.length) };
  }
  const heading = `## ${words.replace(itemMark, '').trim()}`;
  return asBlock(text, line, heading, caretAt(heading.length));
}

/** Turns the selected lines into list items, or into ordinary lines if all of them are list items. */
export function listEdit(text: string, selection: TextRange): Edit {
  const range = linesAt(text, selection);
  const lines = text
    .slice(range.start, range.end)
    .split('\n')
    .filter((line) => line.trim() !== '');
  if (lines.length > 0 && lines.every((line) => line.startsWith('- '))) {
    const plain = lines.map((line) => line.slice(2)).join('\n\n');
    return asBlock(text, range, plain, caretAt(plain.length));
  }
  const items = lines.map((line) => `- ${line.replace(headingMark, '').replace(itemMark, '').trim()}`);
  const list = items.join('\n') || '- ';
  return asBlock(text, range, list, caretAt(list.length), true);
}

const rowOf = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** Splits a line from a spreadsheet or a table into cells. */
const cellsOf = (line: string) =>
  line
    .replace(/^\s*\||\|\s*$/g, '')
    .split(/\t|\|/)
    .map((cell) => cell.trim());

const sampleRows = [
  ['What', 'Price'],
  ['First', '$10'],
  ['Second', '$20'],
];
const captionStart = 'Table: ';
const sampleCaption = 'What it costs';
const isRow = (line: string) => line.startsWith('|');

/** Adds an empty row below a table row. */
function rowEdit(text: string, line: TextRange): Edit {
  const columns = cellsOf(text.slice(line.start, line.end)).length;
  // The line of dashes below a table's headings belongs to the headings.
  const next = linesAt(text, caretAt(Math.min(line.end + 1, text.length)));
  const { end } = /^\|[\s:|-]+$/.test(text.slice(next.start, next.end)) ? next : line;
  return { start: end, end, words: `\n${'|  '.repeat(columns)}|`, selected: caretAt(3) };
}

/**
 * Turns the selected lines into a table: the first line has the headings, and tabs or vertical bars separate cells.
 * Without a selection, adds a row to the table at the caret, or inserts a table to fill in.
 */
export function tableEdit(text: string, selection: TextRange): Edit {
  const range = linesAt(text, selection);
  const selected = text.slice(selection.start, selection.end).trim();
  if (selected === '' && isRow(text.slice(range.start, range.end))) return rowEdit(text, range);
  const isSample = selected === '';
  // Insert the table after the caret's line, without replacing the line.
  const place = isSample ? caretAt(range.end) : range;
  const lines = text.slice(range.start, range.end).split('\n');
  const rows = isSample ? sampleRows : lines.filter((line) => line.trim() !== '').map(cellsOf);
  const columns = Math.max(2, ...rows.map((row) => row.length));
  const filled = rows.map((row) => [...row, ...Array<string>(columns - row.length).fill('')]);
  const [headings = [], ...others] = filled.map(rowOf);
  const table = [headings, rowOf(Array<string>(columns).fill('---')), ...others].join('\n');
  const caption = { start: captionStart.length, end: captionStart.length + sampleCaption.length };
  return asBlock(text, place, `${captionStart}${sampleCaption}\n\n${table}`, caption);
}

/** The placeholder address in a link to another website. */
export const otherWebsite = 'https://www.example.com/';

/** Turns the selected words into a link, or inserts a link with a page's label. */
export function linkEdit(text: string, { start, end }: TextRange, address: string, label: string): Edit {
  const selected = text.slice(start, end).replace(/\s+/g, ' ').trim();
  const known = /^\[([^\]]*)\]\([^)]*\)$/.exec(selected)?.[1];
  const words = (known ?? selected).replace(/[[\]]/g, '') || label;
  const link = `[${words}](${address})`;
  const addressAt = { start: words.length + 3, end: link.length - 1 };
  const wordsAt = { start: 1, end: 1 + words.length };
  const next = address === otherWebsite ? addressAt : selected === '' ? wordsAt : caretAt(link.length);
  return { start, end, words: link, selected: next };
}

/** Replaces the selection with a fact's token. */
export function factEdit({ start, end }: TextRange, name: string): Edit {
  const words = `{${name}}`;
  return { start, end, words, selected: caretAt(words.length) };
}

/** Applies an edit to a text box like typing, so that the browser's Undo reverts the edit. */
export function applyEdit(box: HTMLTextAreaElement, { start, end, words, selected }: Edit): void {
  box.focus({ preventScroll: true });
  box.setSelectionRange(start, end);
  // execCommand is deprecated, but no other API keeps Undo working.
  const isTyped = document.execCommand(words === '' ? 'delete' : 'insertText', false, words);
  if (!isTyped && words !== box.value.slice(start, end)) {
    box.setRangeText(words, start, end);
    box.dispatchEvent(new Event('input', { bubbles: true }));
  }
  box.setSelectionRange(start + selected.start, start + selected.end);
}
