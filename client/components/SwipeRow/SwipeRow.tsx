import { type ReactNode, useEffect, useRef } from 'react';

/**
 * A list of cards: a swipeable row on phones, a grid on tablets and up (styles/layout.css). A row that scrolls is
 * focusable, so that guests can scroll it by keyboard.
 */
export function SwipeRow({ className = '', children }: { className?: string; children: ReactNode }) {
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
