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
  /** Called after the dialog closes for any reason and focus is restored. The parent must set `isOpen` to false. */
  onClose: () => void;
  /** A centered panel, or the full window. */
  variant?: 'panel' | 'full';
  className: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  /** For dialogs that fill the window: id of the inner element that counts as the backdrop. */
  backdropId?: string;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** Rendered while the dialog is open. */
  children: (close: () => void) => ReactNode;
}

/**
 * A modal dialog. The native dialog element traps and restores focus and closes on Escape. This component also closes
 * the dialog on a backdrop click and locks page scrolling. WAI-ARIA APG, Dialog (Modal).
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

  // An effect without dependencies, because showModal() can move focus into the dialog only after the content renders.
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
  });

  function close() {
    dialog.current?.close();
    onClose();
  }

  /** Handles closing with Escape. The dialog may already be open again, because the close event is asynchronous. */
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
      // A drag that starts inside the dialog and ends on the backdrop is not a backdrop click.
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
