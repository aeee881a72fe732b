import type { ReactNode } from 'react';
import { roomPath } from '../../../shared/room';
import type { RoomLine } from '../../rooms/list';
import { Button } from '../Button';

interface RoomRowProps {
  room: RoomLine;
  isFirst: boolean;
  isLast: boolean;
  onMove(step: 1 | -1): void;
  onHide(): void;
  /** More buttons. */
  children: ReactNode;
}

/** One room in the list of all. */
export function RoomRow({ room, isFirst, isLast, onMove, onHide, children }: RoomRowProps) {
  const { slug, name, rate, fee, seen, hidden, missing } = room;
  const prices = [
    ['Rate', rate === undefined ? '–' : `$${rate}`],
    ['Fee in it', `$${fee}`],
    ['Guests see', seen || '–'],
  ] as const;
  return (
    <li className={hidden ? 'room-row room-row--hidden' : 'room-row'}>
      <h3 className="row__name">
        <a href={`#rooms/${slug}`}>{name}</a>
        {hidden && <span className="quiet"> hidden</span>}
      </h3>
      <p className="note">{roomPath(slug)}</p>
      <dl className="room-row__prices line">
        {prices.map(([term, amount]) => (
          <div key={term}>
            <dt className="note">{term}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      {missing.length > 0 && <p className="note">Still missing: {missing.join(', ')}</p>}
      <div className="row__buttons line">
        <Button label="↑" aria-label={`Move up: ${name}`} disabled={isFirst} onClick={() => onMove(-1)} />
        <Button label="↓" aria-label={`Move down: ${name}`} disabled={isLast} onClick={() => onMove(1)} />
        <Button label={hidden ? 'Show' : 'Hide'} of={name} onClick={onHide} />
        {children}
      </div>
    </li>
  );
}
