import type { Path } from '../../content/valueAt';

/**
 * Leads to a field: opens the list entries around it, brings it into view and puts the focus into it.
 * @param line what is selected in it: of Markdown, the form is one text
 */
export function showField(path: Path, line = ''): void {
  const field = document.querySelector(`.form [data-place="${CSS.escape(path.join('.'))}"]`);
  if (!field) return;
  for (
    let around = field.closest('details');
    around;
    around = around.parentElement?.closest('details') ?? null
  )
    around.open = true;
  field.scrollIntoView({ block: 'center' });
  const control = field.querySelector<HTMLElement>('input, textarea, select, summary, button');
  control?.focus({ preventScroll: true });
  if (!(control instanceof HTMLTextAreaElement) || line === '') return;
  const start = control.value.indexOf(line);
  if (start === -1) return;
  control.setSelectionRange(start, start + line.length);
  // Where it is in the form: by the share of the text before it.
  const main = control.closest('main');
  const top = control.offsetTop + (start / control.value.length) * control.offsetHeight;
  main?.scrollTo({ top: top - main.clientHeight / 2 });
}
