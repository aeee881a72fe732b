import { useEffect } from 'react';

let locks = 0;

/** Locks the page's scrolling behind an overlay; the scroll position is kept. */
export function useScrollLock(isLocked: boolean) {
  useEffect(() => {
    if (!isLocked) return;
    locks += 1;
    document.documentElement.classList.add('scroll-locked');
    return () => {
      locks -= 1;
      if (locks === 0) document.documentElement.classList.remove('scroll-locked');
    };
  }, [isLocked]);
}
