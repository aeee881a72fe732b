import { type ComponentType, useId, useState } from 'react';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { IconButton } from '../IconButton/IconButton';

interface Viewer360Props {
  /** The button that opens the viewer. */
  label: string;
  title: string;
  /** Stands in the viewer where its script could not be fetched. */
  failure: string;
}

const fetchContent = () => import('./Viewer360Content');
const prefetch = () => void fetchContent().catch(() => {});

/**
 * A button, and the modal that it opens to look around in a room. Its content is fetched when it opens, not before.
 * Without a script nothing can turn, so the button is not there. docs/behavior.md#viewer-360
 */
export function Viewer360({ label, title, failure }: Viewer360Props) {
  const heading = useId();
  /** Which opening this is; 0 while closed. */
  const [opening, setOpening] = useState(0);
  const [Content, setContent] = useState<ComponentType>();

  async function open() {
    await fetchContent().then(
      (module) => setContent(() => module.default),
      () => setContent(undefined),
    );
    setOpening((last) => last + 1);
  }

  return (
    <>
      <Button className="viewer-360__open" onClick={open} onPointerEnter={prefetch} aria-haspopup="dialog">
        {label}
      </Button>
      <Dialog
        // New for each opening, so that it begins at the first frame.
        key={opening}
        isOpen={opening > 0}
        onClose={() => setOpening(0)}
        className="viewer-360 on-dark"
        aria-labelledby={heading}
      >
        {(close) => (
          <div className="viewer-360__content">
            <div className="viewer-360__head">
              <h2 className="viewer-360__title" id={heading}>
                {title}
              </h2>
              <IconButton icon="close" label="Close" onClick={close} />
            </div>
            {Content ? <Content /> : <p>{failure}</p>}
          </div>
        )}
      </Dialog>
    </>
  );
}
