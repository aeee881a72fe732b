import { useEffect, useRef } from 'react';
import { prefersReducedMotion } from '../../hooks/reducedMotion';

/** Visible share from which an element fades in. */
const visibleShare = 0.15;

/**
 * Fades an element in once, when enough of it is visible. Only hides elements below the fold, only with JavaScript, and
 * never with reduced motion. docs/behavior.md#motion
 */
export function useReveal<T extends HTMLElement>() {
  const ref = useRef<T>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element || prefersReducedMotion()) return;
    let isWaiting = false;
    // The first callback reports the position; reading it from the element would force a layout.
    const observer = new IntersectionObserver(
      (reports) => {
        const entry = reports.at(-1);
        if (!entry) return;
        const screen = entry.rootBounds?.height ?? innerHeight;
        if (!isWaiting) {
          const isBelowTheFold = entry.boundingClientRect.top > screen;
          if (!isBelowTheFold) return observer.disconnect();
          element.classList.add('reveal--waiting');
          isWaiting = true;
          return;
        }
        // A section taller than the viewport may never show 15% of itself, so a third of the screen is enough.
        const fillsScreen = entry.intersectionRect.height > screen / 3;
        if (entry.intersectionRatio < visibleShare && !fillsScreen) return;
        element.classList.add('reveal--shown');
        element.classList.remove('reveal--waiting');
        observer.disconnect();
      },
      { threshold: [0, 0.05, 0.1, visibleShare] },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      element.classList.remove('reveal--waiting');
    };
  }, []);
  return ref;
}
