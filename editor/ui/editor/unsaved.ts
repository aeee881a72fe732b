import { tellFrame } from '../messages';

/** Keystatic's own mark of a form whose changes are not saved. It has no event for it. */
const mark = 'Unsaved';

/** While it saves, the mark goes, comes back and goes: what has stood for so long counts, in ms. */
const settleTime = 300;

/** Tells the frame when the form has changes that are not saved, and when it has none any more. */
export function tellUnsaved(): void {
  let isUnsaved = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isMarked = () => document.querySelector('main header')?.textContent?.includes(mark) ?? false;
  new MutationObserver(() => {
    if (isMarked() === isUnsaved) {
      clearTimeout(timer);
      timer = undefined;
      return;
    }
    timer ??= setTimeout(() => {
      timer = undefined;
      isUnsaved = isMarked();
      tellFrame({ kind: 'unsaved', isUnsaved });
    }, settleTime);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}
