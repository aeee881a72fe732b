import { roomPath } from '../../../shared/pages';
import type { RoomLine } from '../../rooms/list';
import { post } from '../api';
import { Button, MoveButtons } from '../Button';
import { useDesk } from '../frame/DeskContext';
import { CopyRemove } from '../frame/FolderPage';
import { hashOf } from '../frame/hash';
import { useData } from '../useData';

const address = '/desk/rooms';

/** All rooms: their prices as guests see them, and buttons to move, hide, copy and remove them. */
export function RoomsPage() {
  const { data, act } = useDesk();
  const { data: rooms = [] } = useData<readonly RoomLine[]>(address, data);

  const toggleHidden = ({ slug, name, hidden }: RoomLine) =>
    act(post(`${address}/hide`, { slug, hidden: !hidden }), `${name} is now ${hidden ? 'shown' : 'hidden'}.`);

  return (
    <div className="page">
      <h2>All rooms and prices</h2>
      <p className="note">
        Rates are per night, with the amenity fee and before tax. Guests see the rooms in this order.
      </p>
      <ol className="rows">
        {rooms.map((room, index) => {
          const { slug, name, rate, fee, seen, hidden, namings } = room;
          return (
            <li key={slug}>
              <h3>
                <a href={`#rooms/${slug}`}>{name}</a>
                {hidden && <span className="quiet"> hidden</span>}
              </h3>
              <p className="note">{roomPath(slug)}</p>
              <dl className="line">
                {[
                  ['Rate', rate === undefined ? '–' : `$${rate}`],
                  ['Fee included', `$${fee}`],
                  ['Guests see', seen || '–'],
                ].map(([term, amount]) => (
                  <div key={term}>
                    <dt className="note">{term}</dt>
                    <dd>{amount}</dd>
                  </div>
                ))}
              </dl>
              {namings.length > 0 && (
                <div className="message">
                  <p>Guests can still read about it here:</p>
                  <ul>
                    {namings.map(({ file, path, where }) => (
                      <li key={[file, ...path].join('.')}>
                        <a href={`#${hashOf(file)}?${path.join('.')}`}>{where}</a>
                      </li>
                    ))}
                  </ul>
                </div>
              )}
              <div className="line">
                <MoveButtons
                  name={name}
                  index={index}
                  count={rooms.length}
                  onMove={(place) =>
                    void act(
                      post(`${address}/move`, { slug, place }),
                      `Moved to position ${place + 1} of ${rooms.length}.`,
                    )
                  }
                />
                <Button label={hidden ? 'Show' : 'Hide'} of={name} onClick={() => void toggleHidden(room)} />
                <CopyRemove path={`rooms/${slug}.json`} label={name} />
              </div>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
