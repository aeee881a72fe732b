import { useEffect, useRef } from 'react';
import { prefersReducedMotion } from '../../hooks/reducedMotion';

/** Share of an element that must be visible for it to fade in. */
const visibleShare = 0.15;

/** Time without a scroll event after which the page counts as at rest, in ms. */
const scrollEndDelay = 150;

/**
 * Fades an element in once, when enough of it is visible. Until then it is hidden only while the page scrolls or while
 * part of it is visible, so that a full-page screenshot, which does not scroll, shows everything. Only elements below
 * the fold are hidden, and none with reduced motion.
 */
export function useReveal<T extends HTMLElement>() {
  const ref = useRef<T>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element || prefersReducedMotion()) return;
    let isFirstCall = true;
    let isPartlyVisible = false;
    let scrolling: ReturnType<typeof setTimeout> | undefined;
    const update = () =>
      element.classList.toggle('reveal--waiting', isPartlyVisible || scrolling !== undefined);
    function onScrollEnd() {
      scrolling = undefined;
      update();
    }
    function onScroll() {
      clearTimeout(scrolling);
      scrolling = setTimeout(onScrollEnd, scrollEndDelay);
      update();
    }
    // The first callback reports the position; reading it from the element would force a layout.
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry) return;
        const height = entry.rootBounds?.height ?? innerHeight;
        if (isFirstCall) {
          isFirstCall = false;
          if (entry.boundingClientRect.top > height) addEventListener('scroll', onScroll, { passive: true });
          else observer.disconnect();
          return;
        }
        // A section taller than the viewport may never show 15% of itself, so a third of the screen is enough.
        const fillsScreen = entry.intersectionRect.height > height / 3;
        isPartlyVisible = entry.isIntersecting;
        if (entry.intersectionRatio >= visibleShare || fillsScreen) {
          element.classList.replace('reveal--waiting', 'reveal--shown');
          stop();
        } else update();
      },
      { threshold: [0, 0.05, 0.1, visibleShare] },
    );
    function stop() {
      observer.disconnect();
      removeEventListener('scroll', onScroll);
      clearTimeout(scrolling);
    }
    observer.observe(element);
    return () => {
      stop();
      element.classList.remove('reveal--waiting');
    };
  }, []);
  return ref;
}
