import { useEffect, useState } from 'react';

/** Scroll position from which the header is compact, in px. */
const compactThreshold = 20;

/** Whether the page has scrolled past the threshold. */
export function useCompactHeader(): boolean {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const follow = () => setScrolled(scrollY > compactThreshold);
    follow();
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, []);
  return isScrolled;
}
