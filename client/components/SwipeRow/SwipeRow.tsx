import { type ReactNode, useEffect, useRef } from 'react';

/**
 * A list of cards that swipes on phones, the next one peeking in, and is a grid from tablets on (styles/layout.css).
 * Where it scrolls it takes focus, so that the keyboard can scroll it too.
 */
export function SwipeRow({ className, children }: { className: string; children: ReactNode }) {
  const ref = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = ref.current;
    if (!row) return;
    const observer = new ResizeObserver(() => {
      if (row.scrollWidth > row.clientWidth) row.tabIndex = 0;
      else row.removeAttribute('tabindex');
    });
    observer.observe(row);
    return () => observer.disconnect();
  }, []);
  return (
    <ul ref={ref} className={`swipe-row ${className}`}>
      {children}
    </ul>
  );
}
