import { useEffect } from 'react';

let locks = 0;

/** Keeps the page behind an overlay from scrolling while `isLocked`; it stays where it was. */
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
