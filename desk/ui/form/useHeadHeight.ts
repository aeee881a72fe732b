import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Tells a form's styles the height of its head as --head-height, since the bars of its text fields stay in view below it. */
export function useHeadHeight(): RefObject<HTMLElement | null> {
  const head = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = head;
    if (!current) return;
    const measure = () =>
      current.parentElement?.style.setProperty('--head-height', `${current.offsetHeight}px`);
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    measure();
    return () => observer.disconnect();
  }, []);
  return head;
}
