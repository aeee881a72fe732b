import { useEffect, useRef } from 'react';
import { prefersReducedMotion } from '../../hooks/reducedMotion';

/** Fraction of an element that must be visible before the element fades in. */
const visibleShare = 0.15;

/** The page counts as not scrolling after this time without a scroll event, in ms. */
const scrollEndDelay = 150;

/**
 * Fades an element in once, when enough of the element is visible. Before the fade-in, the element is hidden only while
 * the page scrolls or while a small part of the element is visible. A full-page screenshot, which does not scroll, thus
 * shows all elements. Elements above the fold are never hidden, and reduced motion disables the fade-in.
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
    // The first callback reports the element's position without forcing a layout, unlike getBoundingClientRect().
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
        // Less than 15% of a very tall section may fit on the screen, so filling a third of the screen is enough.
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
