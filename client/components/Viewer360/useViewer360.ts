import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { usePageHidden } from '../../hooks/usePageHidden';

/** ms that a frame stays while the room turns by itself . */
const frameDuration = 100;

/** How far a drag goes for one frame, in px . */
const dragStep = 20;

/**
 * A ring of frames, turned by hand or by itself. Dragging pulls the picture along: to the left shows what lies to
 * the right. Turning by hand stops the auto-rotation. docs/behavior.md#viewer-360
 */
export function useViewer360(count: number) {
  const [frame, setFrame] = useState(0);
  const [isRotating, setRotating] = useState(false);
  const isHidden = usePageHidden();
  const drag = useRef<{ id: number; x: number; frame: number }>(undefined);

  useEffect(() => {
    if (!isRotating || isHidden) return;
    const timer = setInterval(() => setFrame((current) => (current + 1) % count), frameDuration);
    return () => clearInterval(timer);
  }, [isRotating, isHidden, count]);

  const wrapped = (index: number) => ((index % count) + count) % count;
  const turn = (steps: number) => {
    setRotating(false);
    setFrame((current) => wrapped(current + steps));
  };
  const release = () => {
    drag.current = undefined;
  };

  // Wherever the focus is in the dialog: it begins at the Close button.
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
    /** For the surface that is dragged; it needs `touch-action: pan-y pinch-zoom`. */
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
