import { useState } from 'react';
import type { RoomLine } from '../../rooms/list';
import { Question } from '../frame/Question';

interface CopyRoomProps {
  room: RoomLine;
  onCancel(): void;
  onCopy(name: string): void;
}

/** Asks for the name of a room that begins as a copy of another. */
export function CopyRoom({ room, onCancel, onCopy }: CopyRoomProps) {
  const [name, setName] = useState('');
  return (
    <Question
      title={`A new room like ${room.name}`}
      no={{ label: 'Cancel', act: onCancel }}
      yes={{ label: 'Add the room', act: () => onCopy(name) }}
    >
      <div className="field">
        <label className="field__label" htmlFor="new-room">
          Name, as a guest says it
        </label>
        <input
          id="new-room"
          className="field__control"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </div>
      <p>It begins hidden: change its texts, give it a picture, and then show it.</p>
    </Question>
  );
}
