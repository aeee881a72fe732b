import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';

/** What happens on the sheet is none of the form that has opened it. */
const keep = (event: SyntheticEvent) => event.stopPropagation();

interface SheetProps {
  title: string;
  onClose(): void;
  children: ReactNode;
}

/** A form of its own over the form that is open. */
export function Sheet({ title, onClose, children }: SheetProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return createPortal(
    <dialog
      className="question sheet"
      ref={dialog}
      aria-labelledby={id}
      // A chooser of files that is closed says so, too.
      onCancel={({ target, currentTarget }) => target === currentTarget && onClose()}
      onSubmit={keep}
      onKeyDown={keep}
      onFocus={keep}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>,
    document.body,
  );
}
