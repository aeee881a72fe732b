import { type ComponentType, useId, useState } from 'react';
import type { Content } from '../../../shared/content/compile';
import { useSiteData } from '../../siteData';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { IconButton } from '../IconButton/IconButton';

interface Viewer360Props {
  viewer: Content['viewer'];
  /** Text of the button that opens the viewer. */
  label: string;
  title: string;
  /** Fallback when the viewer's script fails to load. */
  failure: string;
}

const fetchContent = () => import('./Viewer360Content');
const prefetch = () => void fetchContent().catch(() => {});

/**
 * A button that opens the 360-degree view of a room as a modal. Loads its content when it opens. Hidden without
 * JavaScript.
 */
export function Viewer360({ viewer, label, title, failure }: Viewer360Props) {
  const { ui } = useSiteData();
  const heading = useId();
  /** Number of the current opening; 0 while closed. */
  const [opening, setOpening] = useState(0);
  const [Frames, setFrames] = useState<ComponentType<{ viewer: Content['viewer'] }>>();

  async function open() {
    await fetchContent().then(
      (module) => setFrames(() => module.default),
      () => setFrames(undefined),
    );
    setOpening((last) => last + 1);
  }

  return (
    <>
      <Button
        className="viewer-360__open above-2 script-only"
        onClick={open}
        onPointerEnter={prefetch}
        aria-haspopup="dialog"
      >
        {label}
      </Button>
      <Dialog
        // Resets the content at each opening, to the first frame.
        key={opening}
        isOpen={opening > 0}
        onClose={() => setOpening(0)}
        className="viewer-360 on-ink no-print"
        aria-labelledby={heading}
      >
        {(close) => (
          <div className="viewer-360__content">
            <div className="spread viewer-360__head">
              <h2 className="heading" id={heading}>
                {title}
              </h2>
              <IconButton icon="close" label={ui.controls.close} onClick={close} />
            </div>
            {Frames ? <Frames viewer={viewer} /> : <p>{failure}</p>}
          </div>
        )}
      </Dialog>
    </>
  );
}
