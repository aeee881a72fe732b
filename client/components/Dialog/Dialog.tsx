import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
} from 'react';
import { useScrollLock } from '../../hooks/useScrollLock';

interface DialogProps {
  isOpen: boolean;
  /** Called once it has closed, in whatever way; focus is then back where it was. `isOpen` must turn false. */
  onClose: () => void;
  /** A panel in the middle of the window, or the whole window. */
  look?: 'panel' | 'full';
  className: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  /** The id of an element inside that a click takes for the backdrop, where the dialog fills the window. */
  backdropId?: string;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** What it holds while it is open; `close` closes it. */
  children: (close: () => void) => ReactNode;
}

/**
 * A modal: the browser's own dialog, which keeps the focus inside, gives it back, and closes on Escape. A click on the
 * backdrop closes it too, and the page behind does not scroll. WAI-ARIA APG, Dialog (Modal).
 */
export function Dialog({
  isOpen,
  onClose,
  look = 'panel',
  className,
  backdropId,
  children,
  ...attributes
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const wasBackdropPressed = useRef(false);
  useScrollLock(isOpen);

  // The content is there before the dialog opens, so that the browser finds a control to focus.
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
  });

  function close() {
    dialog.current?.close();
    onClose();
  }

  /** Escape closes without asking us. The event comes a moment later, when the dialog may be open again. */
  function followClose() {
    if (isOpen && !dialog.current?.open) onClose();
  }
  const isBackdrop = ({ target }: MouseEvent) =>
    target === dialog.current || (target instanceof Element && target.id === backdropId);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className={`dialog dialog--${look} ${className}`}
      {...attributes}
      onClose={followClose}
      // A drag that ends on the backdrop is no click there.
      onPointerDown={(event: PointerEvent) => {
        wasBackdropPressed.current = isBackdrop(event);
      }}
      onClick={(event) => {
        if (wasBackdropPressed.current && isBackdrop(event)) close();
      }}
    >
      {isOpen && children(close)}
    </dialog>
  );
}
