import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Picture as PictureData } from '../../../shared/picture';
import { useScrollLock } from '../../hooks/useScrollLock';
import { useTurntable } from '../../hooks/useTurntable';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { Picture } from '../Picture/Picture';

interface RoomViewerProps {
  /** One room turned to the right, the same angle from frame to frame, all the way round. */
  frames: readonly PictureData[];
  /** The button that opens the viewer. */
  label: string;
  title: string;
}

/**
 * A room to look around in: a button and the modal that it opens. The frames are fetched when it opens, not before.
 * Without a script there is no way to turn a room, so the button is not there. SPEC 4, 360 viewer modal.
 */
export function RoomViewer({ frames, label, title }: RoomViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const [isOpen, setOpen] = useState(false);
  const pressedBackdrop = useRef(false);
  useScrollLock(isOpen);

  function open() {
    // The dialog gives the focus to its first button, which must be there.
    flushSync(() => setOpen(true));
    dialog.current?.showModal();
  }
  const close = () => dialog.current?.close();
  // A drag that ends outside is no click on the backdrop.
  const rememberPress = (event: PointerEvent) => {
    pressedBackdrop.current = event.target === dialog.current;
  };
  const closeFromBackdrop = () => pressedBackdrop.current && close();

  return (
    <>
      <Button className="room-viewer__open" onClick={open} aria-haspopup="dialog">
        {label}
      </Button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself */}
      <dialog
        ref={dialog}
        className="room-viewer on-dark"
        aria-labelledby={heading}
        onClose={() => setOpen(false)}
        onPointerDown={rememberPress}
        onClick={closeFromBackdrop}
      >
        {isOpen && (
          <div className="room-viewer__content">
            <div className="room-viewer__head">
              <h2 className="room-viewer__title" id={heading}>
                {title}
              </h2>
              <IconButton icon="close" label="Close" onClick={close} />
            </div>
            <Turntable frames={frames} />
          </div>
        )}
      </dialog>
    </>
  );
}

/** The frames on one another, the shown one on top, so that the browser has them all ready. */
function Turntable({ frames }: { frames: readonly PictureData[] }) {
  const { frame, isRotating, toggle, next, previous, dragHandlers } = useTurntable(frames.length);

  function turnByKey(event: KeyboardEvent) {
    if (event.key === 'ArrowRight') next();
    if (event.key === 'ArrowLeft') previous();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys work wherever the focus is in the viewer
    <div className="room-viewer__turntable" onKeyDown={turnByKey}>
      <div className="room-viewer__stage" role="img" aria-label={frames[frame]?.alt} {...dragHandlers}>
        {frames.map((picture, index) => (
          <div
            key={picture.name}
            className={
              index === frame ? 'room-viewer__frame room-viewer__frame--shown' : 'room-viewer__frame'
            }
          >
            <Picture picture={picture} sizes="min(1152px, 100vw)" decorative />
          </div>
        ))}
      </div>
      <div className="room-viewer__controls">
        <p className="room-viewer__hint small">Drag to look around, or use the arrow keys.</p>
        <div className="room-viewer__buttons">
          <IconButton icon="left" label="Previous view" onClick={previous} />
          <p className="room-viewer__count figure" aria-live={isRotating ? 'off' : 'polite'}>
            <span className="visually-hidden">View </span>
            {frame + 1} of {frames.length}
          </p>
          <IconButton icon="right" label="Next view" onClick={next} />
          <button type="button" className="button button--outline" onClick={toggle} aria-pressed={isRotating}>
            <Icon name={isRotating ? 'pause' : 'rotate'} />
            Auto-rotate
          </button>
        </div>
      </div>
    </div>
  );
}
