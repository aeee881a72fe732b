import { useEffect, useRef, useState } from 'react';

/** Whether any part of an element is in the viewport. */
export function useOnScreen<T extends HTMLElement>() {
  const ref = useRef<T>(null);
  const [isOnScreen, setOnScreen] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(([entry]) => setOnScreen(entry?.isIntersecting ?? false));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, isOnScreen };
}
