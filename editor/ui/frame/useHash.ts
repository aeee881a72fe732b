import { useEffect, useRef, useState } from 'react';

/** What the address names after its #. */
const current = () => decodeURIComponent(location.hash.slice(1));

/**
 * The part of the desk that is open, by the address. While there is unsaved work, a way to another part waits for an answer.
 * @param isUnsaved whether leaving loses sight of work
 */
export function useHash(isUnsaved: boolean) {
  const [open, setOpen] = useState(current);
  const [waiting, setWaiting] = useState<string>();
  const unsaved = useRef(isUnsaved);
  unsaved.current = isUnsaved;

  useEffect(() => {
    let shown = current();
    let refused: string | undefined;
    /** Where the shown part is in the history. */
    let position = indexOfEntry(0);

    const follow = () => {
      const next = current();
      const index = indexOfEntry(position + 1);
      if (next !== shown && unsaved.current) {
        // The address stays with what is shown. Back and Forward must still find this entry, so it is left, not changed.
        refused = next;
        history.go(position - index);
        return;
      }
      if (refused !== undefined && next === shown) setWaiting(refused);
      refused = undefined;
      shown = next;
      position = index;
      setOpen(next);
    };
    const ask = (event: BeforeUnloadEvent) => {
      if (unsaved.current) event.preventDefault();
    };
    addEventListener('hashchange', follow);
    addEventListener('beforeunload', ask);
    return () => {
      removeEventListener('hashchange', follow);
      removeEventListener('beforeunload', ask);
    };
  }, []);

  return {
    open,
    /** Where the owner wants to go and has not been asked yet. */
    waiting,
    stay: () => setWaiting(undefined),
    leave() {
      if (waiting === undefined) return;
      unsaved.current = false;
      setWaiting(undefined);
      location.hash = waiting;
    },
  };
}

/** The index of the current entry of the history; a new entry gets one. */
function indexOfEntry(newIndex: number): number {
  if (typeof history.state?.index !== 'number') history.replaceState({ index: newIndex }, '');
  return history.state.index;
}
