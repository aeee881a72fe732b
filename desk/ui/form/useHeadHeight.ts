import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Sets --head-height to the height of a form's head, since the bars of text fields stay in view below the head. */
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
