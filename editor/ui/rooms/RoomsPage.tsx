import { useState } from 'react';
import type { RoomLine } from '../../rooms/list';
import type { Naming, Replacement } from '../../rooms/naming';
import { ask, post } from '../ask';
import { CopyRemove } from '../frame/CopyRemove';
import { Refusal } from '../Refusal';
import { useData } from '../useData';
import { HideQuestion } from './HideQuestion';
import { RoomRow } from './RoomRow';

interface RoomsPageProps {
  /** Told what was done. */
  say(words: string): void;
  /** Called after each change, since the desk's list of what can be changed follows. */
  onChange(): Promise<void>;
}

const address = '/desk/rooms';

/** All rooms: their prices as guests see them, their order, and what becomes of each. */
export function RoomsPage({ say, onChange }: RoomsPageProps) {
  const { data: rooms, load } = useData<readonly RoomLine[]>(address);
  const [refusal, setRefusal] = useState('');
  /** A room that is named elsewhere: the owner is asked what stands there instead. */
  const [hiding, setHiding] = useState<{ room: RoomLine; namings: readonly Naming[] }>();

  if (!rooms) return null;

  const changed = async () => void (await Promise.all([load(), onChange()]));
  async function change(action: string, body: object, done: string) {
    const { refusal: reason = '' } = await post(`${address}/${action}`, body);
    setRefusal(reason);
    if (reason) return;
    say(done);
    await changed();
  }
  async function hide(room: RoomLine, hidden: boolean, replacements?: readonly Replacement[]) {
    const { slug, name } = room;
    setHiding(undefined);
    if (hidden && !replacements) {
      const { data: namings = [] } = await ask<Naming[]>('GET', `${address}/${slug}/namings`);
      if (namings.length > 0) return setHiding({ room, namings });
    }
    return change('hide', { slug, hidden, replacements }, `${name} is ${hidden ? 'hidden' : 'shown'}.`);
  }
  const move = ({ slug }: RoomLine, place: number) =>
    change('move', { slug, place }, `Moved to place ${place + 1} of ${rooms.length}.`);

  return (
    <div className="page">
      <h2>All rooms and prices</h2>
      <p className="note">
        A rate is for one night, with the amenity fee in it and without tax. Guests see the rooms in this
        order.
      </p>
      <Refusal words={refusal} />
      <ol className="rows">
        {rooms.map((room, index) => (
          <RoomRow
            key={room.slug}
            room={room}
            isFirst={index === 0}
            isLast={index === rooms.length - 1}
            onMove={(step) => void move(room, index + step)}
            onHide={() => void hide(room, !room.hidden)}
          >
            <CopyRemove
              entry={{ path: `rooms/${room.slug}.json`, label: room.name }}
              say={say}
              onRefuse={setRefusal}
              onChange={changed}
            />
          </RoomRow>
        ))}
      </ol>
      {hiding && (
        <HideQuestion
          {...hiding}
          rooms={rooms}
          onHide={(replacements) => void hide(hiding.room, true, replacements)}
          onCancel={() => setHiding(undefined)}
        />
      )}
    </div>
  );
}
