import type { KeyboardEvent } from 'react';
// With the shell in this script's graph too, esbuild keeps the shell in one file.
import '../../shell';
import { viewer } from '../../../generated/content/viewer';
import { useTurntable } from '../../hooks/useTurntable';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { Picture } from '../Picture/Picture';

const { frames } = viewer;

/**
 * The room that turns: its frames on one another, the shown one on top, so that the browser has them all ready.
 * SPEC 4, 360 viewer modal.
 */
export default function Turntable() {
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
