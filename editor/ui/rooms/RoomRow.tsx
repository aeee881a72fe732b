import { roomPath } from '../../../shared/room';
import type { RoomLine } from '../../rooms/list';

interface RoomRowProps {
  room: RoomLine;
  isFirst: boolean;
  isLast: boolean;
  onMove(step: 1 | -1): void;
  onHide(): void;
  onCopy(): void;
  onRemove(): void;
}

/** One room in the list of all. */
export function RoomRow({ room, isFirst, isLast, onMove, onHide, onCopy, onRemove }: RoomRowProps) {
  const { slug, name, rate, fee, seen, hidden, missing } = room;
  return (
    <li className={hidden ? 'row room-row room-row--hidden' : 'row room-row'}>
      <h3 className="row__name">
        <a href={`#rooms/${slug}`}>{name}</a>
        {hidden && <span className="room-row__note"> hidden</span>}
      </h3>
      <p className="note">{roomPath(slug)}</p>
      <dl className="room-row__prices">
        <div>
          <dt>Rate</dt>
          <dd>{rate === undefined ? '–' : `$${rate}`}</dd>
        </div>
        <div>
          <dt>Fee in it</dt>
          <dd>${fee}</dd>
        </div>
        <div>
          <dt>Guests see</dt>
          <dd>{seen || '–'}</dd>
        </div>
      </dl>
      {missing.length > 0 && <p className="room-row__missing">Still missing: {missing.join(', ')}</p>}
      <div className="row__buttons">
        <button
          type="button"
          className="small-button"
          disabled={isFirst}
          aria-label={`Move up: ${name}`}
          onClick={() => onMove(-1)}
        >
          ↑
        </button>
        <button
          type="button"
          className="small-button"
          disabled={isLast}
          aria-label={`Move down: ${name}`}
          onClick={() => onMove(1)}
        >
          ↓
        </button>
        <button
          type="button"
          className="small-button"
          aria-label={`${hidden ? 'Show' : 'Hide'}: ${name}`}
          onClick={onHide}
        >
          {hidden ? 'Show' : 'Hide'}
        </button>
        <button type="button" className="small-button" aria-label={`Copy: ${name}`} onClick={onCopy}>
          Copy
        </button>
        <button type="button" className="small-button" aria-label={`Remove: ${name}`} onClick={onRemove}>
          Remove
        </button>
      </div>
    </li>
  );
}
