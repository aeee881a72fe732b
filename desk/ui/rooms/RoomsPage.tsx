import { roomPath } from '../../../shared/pages';
import type { RoomLine, RoomList } from '../../rooms/list';
import { post } from '../api';
import { Button, MoveButtons } from '../Button';
import { useDesk } from '../frame/DeskContext';
import { CopyRemove } from '../frame/FolderPage';
import { urlHashOf } from '../frame/urlHash';
import { useData } from '../useData';
import { PriceTable } from './PriceTable';

const address = '/desk/rooms';

/** All rooms: a table of their prices, and buttons to move, hide, copy and remove them. */
export function RoomsPage() {
  const { data, act } = useDesk();
  const { data: list } = useData<RoomList>(address, data);
  const rooms = list?.rooms ?? [];

  const toggleHidden = ({ slug, name, hidden }: RoomLine) =>
    act(post(`${address}/hide`, { slug, hidden: !hidden }), `${name} is now ${hidden ? 'shown' : 'hidden'}.`);

  return (
    <div className="page">
      <h2>All rooms and prices</h2>
      {list && <PriceTable {...list} />}
      <h3>Order</h3>
      <p className="note">Guests see the rooms in this order.</p>
      <ol className="rows">
        {rooms.map((room, index) => {
          const { slug, name, hidden, namings } = room;
          return (
            <li key={slug}>
              <h3>
                <a href={`#rooms/${slug}`}>{name}</a>
                {hidden && <span className="quiet"> hidden</span>}
              </h3>
              <p className="note">{roomPath(slug)}</p>
              {namings.length > 0 && (
                <div className="message">
                  <p>Guests can still read about it here:</p>
                  <ul>
                    {namings.map(({ file, path, where }) => (
                      <li key={[file, ...path].join('.')}>
                        <a href={`#${urlHashOf(file)}?${path.join('.')}`}>{where}</a>
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
