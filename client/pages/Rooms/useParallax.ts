import { useEffect, useRef } from 'react';
import { reducedMotion } from '../../hooks/reducedMotion';

/** How far the picture lags behind, as a share of the scrolled distance. */
const parallaxFactor = 0.15;

/**
 * Makes a picture scroll more slowly than the page by setting `--parallax` on the element, in px, while the element is
 * on screen. Disabled with reduced motion.
 */
export function useParallax<T extends HTMLElement>() {
  const ref = useRef<T>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const motion = reducedMotion();
    let frame = 0;
    const update = () => {
      frame = 0;
      const scrolled = Math.min(scrollY, element.offsetTop + element.offsetHeight);
      element.style.setProperty('--parallax', `${motion.matches ? 0 : scrolled * parallaxFactor}px`);
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(update);
    };
    update();
    addEventListener('scroll', schedule, { passive: true });
    motion.addEventListener('change', schedule);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', schedule);
      motion.removeEventListener('change', schedule);
    };
  }, []);
  return ref;
}
