import { type RefObject, useEffect, useState } from 'react';

/** Distance from the viewport at which loading starts. */
const nearby = '600px';

/** Whether an element has come near the viewport; false on the server. */
export function useNear(place: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      ([report]) => {
        if (!report?.isIntersecting) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: nearby },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return isNear;
}
