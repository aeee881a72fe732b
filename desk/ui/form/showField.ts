import { leavesOf } from '../../../shared/content/leaves';
import type { TextRange } from '../../../shared/content/markdown';
import type { Path } from '../../content/valueAt';
import { putCaret } from '../fields/FactTextBox';
import type { Click } from '../preview/messages';

/** Returns the vertical position of a character in a text box, in px from the top of the window. */
function topOf(box: HTMLTextAreaElement, offset: number): number {
  const { top, height } = box.getBoundingClientRect();
  // The layer of marks behind the box has the same text at the same position.
  const marks = box.previousElementSibling;
  const walker = marks && document.createTreeWalker(marks, NodeFilter.SHOW_TEXT);
  let left = offset;
  while (walker?.nextNode()) {
    const node = walker.currentNode as Text;
    if (left < node.length) {
      const range = new Range();
      range.setStart(node, left);
      range.setEnd(node, left + 1);
      return range.getBoundingClientRect().top;
    }
    left -= node.length;
  }
  return top + (offset / Math.max(1, box.value.length)) * height;
}

/** Selects a range of a text box, and scrolls the range to the middle. */
export function selectIn(box: HTMLTextAreaElement, { start, end }: TextRange): void {
  box.focus({ preventScroll: true });
  box.setSelectionRange(start, end);
  const main = box.closest('.desk__form');
  main?.scrollBy({ top: topOf(box, start) - main.getBoundingClientRect().top - main.clientHeight / 2 });
}

/**
 * Scrolls to a field, opens the list entries around it, and focuses its control.
 * @param range the range of the field's text to select
 * @returns the control
 */
export function showField(path: Path, range?: TextRange): HTMLElement | null {
  const field = document.querySelector(`.form [data-place="${CSS.escape(path.join('.'))}"]`);
  for (
    let ancestor = field?.closest('details') ?? null;
    ancestor;
    ancestor = ancestor.parentElement?.closest('details') ?? null
  )
    ancestor.open = true;
  const control =
    field?.querySelector<HTMLElement>(
      ':is(input, textarea, .fact-text, select, summary, button, [role=slider]):not(.markdown__bar *)',
    ) ?? null;
  field?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
  if (range && control instanceof HTMLTextAreaElement) selectIn(control, range);
  return control;
}

/** Returns the path of the first number in a value that also appears in text: 269 in '$269 a night'. */
function numberIn(value: unknown, words: string): Path | undefined {
  const numbers: string[] = words.replaceAll(',', '').match(/\d+(\.\d+)?/g) ?? [];
  return leavesOf(value).find(
    (leaf) => typeof leaf.value === 'number' && numbers.includes(String(leaf.value)),
  )?.path;
}

/** The maximum number of characters before the caret that locate the caret in text with facts. */
const maxContext = 20;

/** Maps a caret in the page's text to the field's text, which may contain Markdown. */
function caretIn(text: string, words: string, offset: number): number {
  if (text === words) return offset;
  for (let count = Math.min(offset, maxContext); count > 0; count -= 1) {
    const before = words.slice(offset - count, offset);
    const found = text.indexOf(before);
    if (found !== -1) return found + count;
  }
  return 0;
}

/** Shows the field of the clicked text or picture, with the caret where the owner clicked. */
export function showClick({ place, words, offset }: Click, value: unknown): void {
  if (!place) return;
  const path = offset === undefined ? (numberIn(value, words) ?? place.path) : place.path;
  const control = showField(path);
  if (!control || offset === undefined) return;
  if (!(control instanceof HTMLTextAreaElement)) {
    putCaret(control, caretIn(control.textContent, words, offset));
    return;
  }
  const start =
    control.value
      .split('\n')
      .slice(0, place.line ?? 0)
      .join('\n').length + Number(!!place.line);
  const caret = start + caretIn(control.value.slice(start), words, offset);
  selectIn(control, { start: caret, end: caret });
}
