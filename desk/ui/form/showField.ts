import { leavesOf } from '../../../shared/content/leaves';
import type { Path } from '../../content/valueAt';
import { putCaret } from '../fields/WordsBox';
import type { Click } from '../preview/messages';

/** Scrolls to a field, opens the list entries around it, and focuses its control. @returns the control */
export function showField(path: Path): HTMLElement | null {
  const field = document.querySelector(`.form [data-place="${CSS.escape(path.join('.'))}"]`);
  for (
    let ancestor = field?.closest('details') ?? null;
    ancestor;
    ancestor = ancestor.parentElement?.closest('details') ?? null
  )
    ancestor.open = true;
  const control =
    field?.querySelector<HTMLElement>('input, textarea, .words, select, summary, button') ?? null;
  field?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
  return control;
}

/** The path of the first number in a value that also appears in a text: 269 in '$269 a night'. */
function numberIn(value: unknown, words: string): Path | undefined {
  const numbers: string[] = words.replaceAll(',', '').match(/\d+(\.\d+)?/g) ?? [];
  return leavesOf(value).find(
    (leaf) => typeof leaf.value === 'number' && numbers.includes(String(leaf.value)),
  )?.path;
}

/** How many characters before the caret are used to find its place in text with facts. */
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

/** Shows the field of what was clicked on the page, with the caret where the owner clicked. */
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
  // Estimate the caret's position in the form from the share of text before it.
  const main = control.closest('main');
  const top = control.offsetTop + (caret / control.value.length) * control.offsetHeight;
  main?.scrollTo({ top: top - main.clientHeight / 2 });
}
