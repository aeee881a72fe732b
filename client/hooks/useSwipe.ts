import { type PointerEvent, useRef } from 'react';

/** Minimum horizontal distance of a swipe, in px. */
const swipeDistance = 50;

/**
 * Returns pointer handlers for horizontal swipes with a finger or pen. The element needs
 * `touch-action: pan-y pinch-zoom`, or the browser handles the gesture.
 */
export function useSwipe(onSwipe: (direction: 'left' | 'right') => void) {
  const start = useRef<{ id: number; x: number; y: number }>(undefined);
  return {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType === 'mouse') return;
      // A second finger starts a pinch, which is not a swipe.
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
