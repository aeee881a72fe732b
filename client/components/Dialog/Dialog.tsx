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
  /** Called after the dialog closes in any way, with focus restored. `isOpen` must then become false. */
  onClose: () => void;
  /** A centered panel, or the full window. */
  variant?: 'panel' | 'full';
  className: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  /** For dialogs that fill the window: id of the element inside that counts as the backdrop. */
  backdropId?: string;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** Rendered while the dialog is open; `close` closes it. */
  children: (close: () => void) => ReactNode;
}

/**
 * A modal: a native dialog element, which traps and restores focus and closes on Escape. Also closes when the backdrop
 * is clicked, and locks page scrolling. WAI-ARIA APG, Dialog (Modal).
 */
export function Dialog({
  isOpen,
  onClose,
  variant = 'panel',
  className,
  backdropId,
  children,
  ...attributes
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const wasBackdropPressed = useRef(false);
  useScrollLock(isOpen);

  // An effect without dependencies: the content must be rendered before showModal() moves focus into it.
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
  });

  function close() {
    dialog.current?.close();
    onClose();
  }

  /** Handles closing with Escape. The close event is asynchronous, so the dialog may already be open again. */
  function handleClose() {
    if (isOpen && !dialog.current?.open) onClose();
  }
  const isBackdrop = ({ target }: MouseEvent) =>
    target === dialog.current || (target instanceof Element && target.id === backdropId);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: native dialogs close on Escape
    <dialog
      ref={dialog}
      className={`dialog dialog--${variant} ${className}`}
      {...attributes}
      onClose={handleClose}
      // A drag that ends on the backdrop is not a click on it.
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
