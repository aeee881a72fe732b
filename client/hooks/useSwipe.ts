import { type PointerEvent, useRef } from 'react';

/** How far a finger moves sideways before it counts as a swipe, in px. */
const swipeDistance = 50;

/**
 * Handlers for a surface that a finger or pen can swipe: that far sideways, and more sideways than up or
 * down. To the left is next, to the right is previous. The surface needs `touch-action: pan-y pinch-zoom`, or the
 * browser takes the gesture for itself. docs/behavior.md#featured-carousel
 */
export function useSwipe(onSwipe: (direction: 'left' | 'right') => void) {
  const start = useRef<{ id: number; x: number; y: number }>(undefined);
  return {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType === 'mouse') return;
      // A second finger makes it a pinch.
      start.current = event.isPrimary
        ? { id: event.pointerId, x: event.clientX, y: event.clientY }
        : undefined;
    },
    onPointerUp(event: PointerEvent) {
      const from = start.current;
      if (from?.id !== event.pointerId) return;
      start.current = undefined;
      const x = event.clientX - from.x;
      const y = event.clientY - from.y;
      if (Math.abs(x) > swipeDistance && Math.abs(x) > Math.abs(y)) onSwipe(x < 0 ? 'left' : 'right');
    },
    onPointerCancel() {
      start.current = undefined;
    },
  };
}
