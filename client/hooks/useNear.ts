import { type RefObject, useEffect, useState } from 'react';

/** Distance from the viewport at which loading starts. */
const preloadMargin = '600px';

/** Returns whether an element is near the viewport, or with 'once', has been near the viewport. Initially false. */
export function useNear(ref: RefObject<Element | null>, when: 'once' | 'now' = 'once'): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        const isIntersecting = entry?.isIntersecting === true;
        if (when === 'once' && isIntersecting) observer.disconnect();
        if (when === 'now' || isIntersecting) setNear(isIntersecting);
      },
      { rootMargin: preloadMargin },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, when]);
  return isNear;
}
