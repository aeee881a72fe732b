import type { LaterData } from '../../../shared/laterData';
import { fill } from '../../../shared/words';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { Picture } from '../Picture/Picture';
import { useViewer360 } from './useViewer360';

/** The room's frames, stacked with the current one on top, so that the browser keeps all of them decoded. */
export default function Viewer360Content({ viewer }: { viewer: LaterData['viewer'] }) {
  const { frames } = viewer;
  const { frame, isRotating, toggle, next, previous, dragHandlers } = useViewer360(frames.length);
  const place = fill(viewer.position, { number: frame + 1, count: frames.length });

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
          <IconButton icon="left" label={viewer.previous} onClick={previous} />
          <p
            className="viewer-360__count figure"
            aria-live={isRotating ? 'off' : 'polite'}
            aria-atomic="true"
          >
            <span aria-hidden="true">{place}</span>
            {/* The live region describes each frame; repeating it as alt text would announce it twice. */}
            <span className="visually-hidden">
              {fill(viewer.view, { position: place, name: frames[frame]?.alt ?? '' })}
            </span>
          </p>
          <IconButton icon="right" label={viewer.next} onClick={next} />
          <button
            type="button"
            className="button button--outline above-2"
            onClick={toggle}
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
