import { useEffect, useState } from 'react';

/** How far the page scrolls before the header turns compact, in px (SPEC 9). */
const compactThreshold = 20;

/** True once the page has scrolled more than 20 px. SPEC 4, Header scrolled. */
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
