import { tellFrame } from '../messages';

/** Keystatic's own mark of a form whose changes are not saved. It has no event for it. */
const mark = 'Unsaved';

/** Tells the frame when the form has changes that are not saved, and when it has none any more. */
export function tellUnsaved(): void {
  let isUnsaved = false;
  new MutationObserver(() => {
    const header = document.querySelector('main header');
    const now = header?.textContent?.includes(mark) ?? false;
    if (now === isUnsaved) return;
    isUnsaved = now;
    tellFrame({ kind: 'unsaved', isUnsaved });
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}
