import { useEffect } from 'react';

let locks = 0;

/** Locks page scrolling behind an overlay. The page keeps its scroll position. */
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
