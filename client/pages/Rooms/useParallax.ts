import { useEffect, useRef } from 'react';

/**
 * Lets a picture follow the scroll more slowly than the page: sets `--parallax` on the element, in px, to `factor`
 * times what has been scrolled, while the element is on the screen. Off with reduced motion. SPEC 2, Rooms & Suites.
 */
export function useParallax<T extends HTMLElement>(factor: number) {
  const ref = useRef<T>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
    let frame = 0;
    const follow = () => {
      frame = 0;
      const scrolled = Math.min(scrollY, element.offsetTop + element.offsetHeight);
      element.style.setProperty('--parallax', `${reducedMotion.matches ? 0 : scrolled * factor}px`);
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(follow);
    };
    follow();
    addEventListener('scroll', schedule, { passive: true });
    reducedMotion.addEventListener('change', schedule);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', schedule);
      reducedMotion.removeEventListener('change', schedule);
    };
  }, [factor]);
  return ref;
}
