import { type ComponentType, useId, useState } from 'react';
import type { LazyData } from '../../../shared/lazyData';
import { fetchLazyData } from '../../navigation/fetchLazyData';
import { useSiteData } from '../../siteData';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { IconButton } from '../IconButton/IconButton';

interface LazyViewer360Props {
  /** Label of the button that opens the viewer. */
  label: string;
  title: string;
  /** Message shown if the viewer cannot be fetched. */
  failure: string;
}

type FramesComponent = ComponentType<{ viewer: LazyData['viewer'] }>;

const fetchViewer = () => import('./Viewer360');
const prefetch = () => void fetchViewer().catch(() => {});

/**
 * A button that opens a room's 360-degree viewer in a modal dialog. A click fetches the viewer. Hidden without
 * JavaScript.
 */
export function LazyViewer360({ label, title, failure }: LazyViewer360Props) {
  const { ui } = useSiteData();
  const heading = useId();
  const [isOpen, setOpen] = useState(false);
  const [view, setView] = useState<{ Frames: FramesComponent; viewer: LazyData['viewer'] }>();

  async function open() {
    await Promise.all([fetchViewer(), fetchLazyData('viewer')]).then(
      ([module, viewer]) => setView({ Frames: module.default, viewer }),
      () => setView(undefined),
    );
    setOpen(true);
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
        isOpen={isOpen}
        onClose={() => setOpen(false)}
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
            {view ? <view.Frames viewer={view.viewer} /> : <p>{failure}</p>}
          </div>
        )}
      </Dialog>
    </>
  );
}
