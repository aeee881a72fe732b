import { type ComponentType, type PointerEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useScrollLock } from '../../hooks/useScrollLock';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';

interface Viewer360Props {
  /** The button that opens the viewer. */
  label: string;
  title: string;
  /** Stands in the viewer where the room could not be fetched. */
  failure: string;
}

const fetchContent = () => import('./Viewer360Content');
const prefetch = () => void fetchContent().catch(() => {});

/**
 * A room to look around in: a button and the modal that it opens. What turns is fetched when it opens, not before.
 * Without a script there is no way to turn a room, so the button is not there. SPEC 4, 360 viewer modal.
 */
export function Viewer360({ label, title, failure }: Viewer360Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // Which opening this is, so that each begins at the first frame; none while closed.
  const [opening, setOpening] = useState(0);
  const isOpen = opening > 0;
  const [Viewer360Content, setContent] = useState<ComponentType>();
  const pressedBackdrop = useRef(false);
  useScrollLock(isOpen);

  async function open() {
    await fetchContent().then(
      (module) => setContent(() => module.default),
      () => setContent(undefined),
    );
    // The dialog gives the focus to its first button, which must be there.
    flushSync(() => setOpening((last) => last + 1));
    dialog.current?.showModal();
  }
  const close = () => dialog.current?.close();
  // The event may come late, when the viewer is open again.
  const forget = () => {
    if (!dialog.current?.open) setOpening(0);
  };
  // A drag that ends outside is no click on the backdrop.
  const rememberPress = (event: PointerEvent) => {
    pressedBackdrop.current = event.target === dialog.current;
  };
  const closeFromBackdrop = () => pressedBackdrop.current && close();

  return (
    <>
      <Button className="viewer-360__open" onClick={open} onPointerEnter={prefetch} aria-haspopup="dialog">
        {label}
      </Button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself */}
      <dialog
        ref={dialog}
        className="viewer-360 on-dark"
        aria-labelledby={heading}
        onClose={forget}
        onPointerDown={rememberPress}
        onClick={closeFromBackdrop}
      >
        {isOpen && (
          <div className="viewer-360__content">
            <div className="viewer-360__head">
              <h2 className="viewer-360__title" id={heading}>
                {title}
              </h2>
              <IconButton icon="close" label="Close" onClick={close} />
            </div>
            {Viewer360Content ? <Viewer360Content key={opening} /> : <p>{failure}</p>}
          </div>
        )}
      </dialog>
    </>
  );
}
