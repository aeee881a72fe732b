import { leavesOf, type Path } from '../../content/valueAt';
import { putCaret } from '../fields/WordsBox';
import type { Click } from '../preview/messages';

/** The control of a field, in view and with the focus; the list entries around it are opened. */
export function showField(path: Path): HTMLElement | null {
  const field = document.querySelector(`.form [data-place="${CSS.escape(path.join('.'))}"]`);
  for (
    let around = field?.closest('details') ?? null;
    around;
    around = around.parentElement?.closest('details') ?? null
  )
    around.open = true;
  const control =
    field?.querySelector<HTMLElement>('input, textarea, .words, select, summary, button') ?? null;
  field?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
  return control;
}

/** The path of the first number in a value that is part of some words: 269 in '$269 a night'. */
function numberIn(value: unknown, words: string): Path | undefined {
  const numbers: string[] = words.replaceAll(',', '').match(/\d+(\.\d+)?/g) ?? [];
  return leavesOf(value).find(
    (leaf) => typeof leaf.value === 'number' && numbers.includes(String(leaf.value)),
  )?.path;
}

/** How many characters before a caret find its place in a text that has facts. */
const mostBefore = 20;

/** Where a caret in the words on the page is in the text of the field, which may have Markdown. */
function caretIn(text: string, words: string, offset: number): number {
  if (text === words) return offset;
  for (let count = Math.min(offset, mostBefore); count > 0; count -= 1) {
    const before = words.slice(offset - count, offset);
    const found = text.indexOf(before);
    if (found !== -1) return found + count;
  }
  return 0;
}

/** Leads to the field of what was clicked on the page, and puts the caret where she clicked. */
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
  control.setSelectionRange(caret, caret);
  // Where it is in the form: by the share of the text before it.
  const main = control.closest('main');
  const top = control.offsetTop + (caret / control.value.length) * control.offsetHeight;
  main?.scrollTo({ top: top - main.clientHeight / 2 });
}
