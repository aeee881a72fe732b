import { useState } from 'react';
import type { RoomLine } from '../../rooms/list';
import { NameQuestion } from '../frame/NameQuestion';
import { Question } from '../frame/Question';
import { Refusal } from '../Refusal';
import { HideQuestion } from './HideQuestion';
import { RoomRow } from './RoomRow';
import { useRooms } from './useRooms';

interface RoomsPageProps {
  say(words: string): void;
  onChange(): void;
}

/** All rooms: their prices as guests see them, their order, and what becomes of each. */
export function RoomsPage({ say, onChange }: RoomsPageProps) {
  const { rooms, refusal, move, hide, hiding, endHiding, remove, copy } = useRooms(say, onChange);
  const [removing, setRemoving] = useState<RoomLine>();
  const [copying, setCopying] = useState<RoomLine>();
  if (!rooms) return null;
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
            onMove={(step) => void move(index, index + step)}
            onHide={() => void hide(room, !room.hidden)}
            onCopy={() => setCopying(room)}
            onRemove={() => setRemoving(room)}
          />
        ))}
      </ol>
      {hiding && (
        <HideQuestion
          {...hiding}
          rooms={rooms}
          onHide={(replacements) => void hide(hiding.room, true, replacements)}
          onCancel={endHiding}
        />
      )}
      {copying && (
        <NameQuestion
          title={`A new room like ${copying.name}`}
          label="Name, as a guest says it"
          yes="Add the room"
          onCancel={() => setCopying(undefined)}
          onName={async (name) => {
            const from = copying;
            setCopying(undefined);
            const slug = await copy(from, name);
            if (slug) location.hash = `rooms/${slug}`;
          }}
        >
          <p>It begins hidden: change its texts, give it a picture, and then show it.</p>
        </NameQuestion>
      )}
      {removing && (
        <Question
          title={`Remove ${removing.name}?`}
          no={{ label: 'Keep it', act: () => setRemoving(undefined) }}
          yes={{
            label: 'Remove',
            act: () => {
              setRemoving(undefined);
              void remove(removing);
            },
          }}
        >
          <p>
            Its texts go, its pictures stay. Its address will lead to all rooms. To take it off the site for a
            while, hide it.
          </p>
        </Question>
      )}
    </div>
  );
}
