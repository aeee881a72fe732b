/** The edits that the buttons above a policy's or page's text make. */
import type { TextRange } from '../../../shared/content/markdown';

/** An edit that replaces part of a text. */
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

/** The newlines that are missing for a blank line between a block and the text next to it. */
const missingLines = (neighbor: string, found: RegExp) =>
  neighbor.trim() === '' ? '' : '\n'.repeat(2 - (found.exec(neighbor)?.[0].length ?? 0));

/** Replaces lines with a block, with a blank line on both sides. @param isList list items need none between them */
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

/** Makes the line of the selection's start a heading, or an ordinary line again. */
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

/** Makes each selected line a list item, or ordinary lines again if all are. */
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

/** The cells of a line from a spreadsheet or a table. */
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

/** Adds an empty row below the row at an offset. */
function rowEdit(text: string, line: TextRange): Edit {
  const columns = cellsOf(text.slice(line.start, line.end)).length;
  // The line below a table's headings is part of them.
  const next = linesAt(text, caretAt(Math.min(line.end + 1, text.length)));
  const { end } = /^\|[\s:|-]+$/.test(text.slice(next.start, next.end)) ? next : line;
  return { start: end, end, words: `\n${'|  '.repeat(columns)}|`, selected: caretAt(3) };
}

/**
 * Makes the selected lines a table, with the first one as its headings and cells at tabs or vertical bars. Without a
 * selection, adds a row to the table at the caret, or a table to fill in.
 */
export function tableEdit(text: string, selection: TextRange): Edit {
  const range = linesAt(text, selection);
  const selected = text.slice(selection.start, selection.end).trim();
  if (selected === '' && isRow(text.slice(range.start, range.end))) return rowEdit(text, range);
  const isSample = selected === '';
  // Next to the line of the caret, not in its place.
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

/** The address to type over in a link to another website. */
export const otherWebsite = 'https://www.example.com/';

/** Makes the selected words a link, or adds one with a page's label. */
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

/** Puts a fact's token in the place of the selection. */
export function factEdit({ start, end }: TextRange, name: string): Edit {
  const words = `{${name}}`;
  return { start, end, words, selected: caretAt(words.length) };
}

/** Changes a text box as if it were typed, so that the browser's Undo takes it back. */
export function applyEdit(box: HTMLTextAreaElement, { start, end, words, selected }: Edit): void {
  box.focus({ preventScroll: true });
  box.setSelectionRange(start, end);
  // Deprecated, but nothing else keeps Undo.
  const isTyped = document.execCommand(words === '' ? 'delete' : 'insertText', false, words);
  if (!isTyped && words !== box.value.slice(start, end)) {
    box.setRangeText(words, start, end);
    box.dispatchEvent(new Event('input', { bubbles: true }));
  }
  box.setSelectionRange(start + selected.start, start + selected.end);
}
