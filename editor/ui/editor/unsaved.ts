import { tellFrame } from '../messages';

/** Keystatic's own mark of a form whose changes are not saved. It has no event for it. */
const mark = 'Unsaved';

/** While it saves, the mark goes, comes back and goes: what has stood for so long counts, in ms. */
const settleTime = 300;

let isUnsaved = false;
let timer: ReturnType<typeof setTimeout> | undefined;

const isMarked = () => document.querySelector('main header')?.textContent?.includes(mark) ?? false;

function stopWaiting() {
  clearTimeout(timer);
  timer = undefined;
}

/** Tells the frame when the form has changes that are not saved, and when it has none any more. */
export function tellUnsaved(): void {
  new MutationObserver(() => {
    if (isMarked() === isUnsaved) return stopWaiting();
    timer ??= setTimeout(() => {
      timer = undefined;
      if (isMarked() === isUnsaved) return;
      isUnsaved = !isUnsaved;
      tellFrame({ kind: 'unsaved', isUnsaved });
    }, settleTime);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}

/** Tells the frame that the server has the form's changes: nothing is unsaved, whatever the mark says for a moment yet. */
export function tellSaved(): void {
  stopWaiting();
  isUnsaved = false;
  tellFrame({ kind: 'saved' });
}
