import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** Duration of a frame during auto-rotation, in ms. */
const frameDuration = 100;

/** Drag distance per frame, in px. */
const dragStep = 20;

/**
 * Rotates through frames by dragging, arrow keys or automatically. Dragging moves the picture: to the left shows what is
 * on the right. Manual rotation stops the auto-rotation.
 */
export function useViewer360(count: number) {
  const [frame, setFrame] = useState(0);
  const [isRotating, setRotating] = useState(false);
  const drag = useRef<{ id: number; x: number; frame: number }>(undefined);

  useEffect(() => {
    if (!isRotating) return;
    const timer = setInterval(() => {
      if (!document.hidden) setFrame((current) => (current + 1) % count);
    }, frameDuration);
    return () => clearInterval(timer);
  }, [isRotating, count]);

  const wrapped = (index: number) => ((index % count) + count) % count;
  const turn = (steps: number) => {
    setRotating(false);
    setFrame((current) => wrapped(current + steps));
  };
  const release = () => {
    drag.current = undefined;
  };

  // On the document, since the focus may be anywhere in the dialog.
  useEffect(() => {
    const turnByKey = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') turn(1);
      if (key === 'ArrowLeft') turn(-1);
    };
    document.addEventListener('keydown', turnByKey);
    return () => document.removeEventListener('keydown', turnByKey);
  });

  return {
    frame,
    isRotating,
    toggle: () => setRotating(!isRotating),
    next: () => turn(1),
    previous: () => turn(-1),
    /** Handlers for the draggable surface, which needs `touch-action: pan-y pinch-zoom`. */
    dragHandlers: {
      onPointerDown(event: PointerEvent) {
        if (!event.isPrimary || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { id: event.pointerId, x: event.clientX, frame };
        setRotating(false);
      },
      onPointerMove(event: PointerEvent) {
        const from = drag.current;
        if (from?.id !== event.pointerId) return;
        setFrame(wrapped(from.frame + Math.trunc((from.x - event.clientX) / dragStep)));
      },
      onPointerUp: release,
      onPointerCancel: release,
    },
  };
}
