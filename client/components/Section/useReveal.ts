import { useEffect, useRef } from 'react';
import { prefersReducedMotion } from '../../hooks/reducedMotion';

/** How much of a section must be visible before it fades in. */
const visibleShare = 0.15;

/**
 * Fades an element in once, when that share of it is visible. Only what lies below the first screen ever hides, and only
 * once this script runs; with reduced motion nothing does. docs/behavior.md#motion
 */
export function useReveal<T extends HTMLElement>() {
  const ref = useRef<T>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element || prefersReducedMotion()) return;
    let isWaiting = false;
    // The observer's first report tells where the element stands; to ask element or window would cost a layout.
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
        // A section taller than the screen can never show 15% of itself on some phones: a third of the screen will do.
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
