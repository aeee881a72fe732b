import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { LazyData } from '../../../shared/lazyData';
import { fill } from '../../../shared/templates';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { Picture } from '../Picture/Picture';

/** Duration of a frame during auto-rotation, in ms. */
const frameDuration = 100;

/** Drag distance per frame, in px. */
const dragStep = 20;

/**
 * The frames of a room's 360-degree view, stacked with the current frame on top, so that the browser keeps all frames
 * decoded. Guests rotate the view by dragging, with buttons or with arrow keys, which stops auto-rotation. Dragging
 * left reveals more of the right side.
 */
export default function Viewer360({ viewer }: { viewer: LazyData['viewer'] }) {
  const { frames } = viewer;
  const count = frames.length;
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

  const wrapIndex = (index: number) => ((index % count) + count) % count;
  const turn = (steps: number) => {
    setRotating(false);
    setFrame((current) => wrapIndex(current + steps));
  };

  // The handler is on the document, because focus may be anywhere in the dialog.
  useEffect(() => {
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') turn(1);
      if (key === 'ArrowLeft') turn(-1);
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  });

  const endDrag = () => {
    drag.current = undefined;
  };
  /** Handlers for the draggable surface, which needs `touch-action: pan-y pinch-zoom`. */
  const dragHandlers = {
    onPointerDown(event: PointerEvent) {
      if (!event.isPrimary || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { id: event.pointerId, x: event.clientX, frame };
      setRotating(false);
    },
    onPointerMove(event: PointerEvent) {
      const from = drag.current;
      if (from?.id !== event.pointerId) return;
      setFrame(wrapIndex(from.frame + Math.trunc((from.x - event.clientX) / dragStep)));
    },
    onPointerUp: endDrag,
    onPointerCancel: endDrag,
  };

  const positionText = fill(viewer.position, { number: frame + 1, count });

  return (
    <div className="viewer-360__body">
      <div className="viewer-360__stage" {...dragHandlers}>
        {frames.map((picture, index) => (
          <div
            key={picture.name}
            className={
              index === frame ? 'cover viewer-360__frame viewer-360__frame--shown' : 'cover viewer-360__frame'
            }
          >
            <Picture picture={picture} sizes="min(1152px, 100vw)" decorative />
          </div>
        ))}
      </div>
      <div className="cluster spread viewer-360__controls">
        <p className="viewer-360__hint small">{viewer.hint}</p>
        <div className="cluster viewer-360__buttons">
          <IconButton icon="left" label={viewer.previous} onClick={() => turn(-1)} />
          <p
            className="viewer-360__count figure"
            aria-live={isRotating ? 'off' : 'polite'}
            aria-atomic="true"
          >
            <span aria-hidden="true">{positionText}</span>
            {/* The live region describes each frame. Alt text on the picture would be announced a second time. */}
            <span className="visually-hidden">
              {fill(viewer.view, { position: positionText, name: frames[frame]?.alt ?? '' })}
            </span>
          </p>
          <IconButton icon="right" label={viewer.next} onClick={() => turn(1)} />
          <button
            type="button"
            className="button button--outline above-2"
            onClick={() => setRotating(!isRotating)}
            aria-pressed={isRotating}
          >
            <Icon name={isRotating ? 'pause' : 'rotate'} />
            {viewer.rotate}
          </button>
        </div>
      </div>
    </div>
  );
}
