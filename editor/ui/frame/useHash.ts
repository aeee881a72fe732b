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
    const follow = () => {
      const next = current();
      setOpen((before) => {
        if (next === before || !unsaved.current) return next;
        // The address stays with what is to be seen.
        history.replaceState(null, '', `#${before}`);
        setWaiting(next);
        return before;
      });
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
      setOpen(waiting);
      history.pushState(null, '', `#${waiting}`);
    },
  };
}
