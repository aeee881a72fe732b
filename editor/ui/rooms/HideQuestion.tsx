import { type ChangeEvent, useState } from 'react';
import type { RoomLine } from '../../rooms/list';
import type { Naming, Replacement } from '../../rooms/naming';
import { Question } from '../frame/Question';

interface HideQuestionProps {
  room: RoomLine;
  rooms: readonly RoomLine[];
  namings: readonly Naming[];
  onHide(replacements: readonly Replacement[]): void;
  onCancel(): void;
}

/** Where a room is named that is to be hidden, and what stands there instead: the owner reads and changes each. */
export function HideQuestion({ room, rooms, namings, onHide, onCancel }: HideQuestionProps) {
  const [values, setValues] = useState(() => namings.map(({ value }) => value));
  const others = rooms.filter(({ slug, hidden }) => slug !== room.slug && !hidden);
  return (
    <Question
      title={`Hide ${room.name}?`}
      no={{ label: 'Leave it', act: onCancel }}
      yes={{
        label: 'Hide and change these',
        act: () =>
          onHide(namings.map(({ file, path }, index) => ({ file, path, value: values[index] ?? null }))),
      }}
    >
      <p>It is named elsewhere. Read what will stand there instead: is it true of the other room?</p>
      {namings.map(({ where, value, isRoom }, index) => {
        const shared = {
          id: `replacement-${index}`,
          value: values[index] ?? '',
          onChange: ({ target }: ChangeEvent<HTMLSelectElement | HTMLTextAreaElement>) =>
            setValues(values.with(index, target.value)),
        };
        if (value === null) return <p key={shared.id}>{where}: is taken out.</p>;
        return (
          <div className="field" key={shared.id}>
            <label htmlFor={shared.id}>{where}</label>
            {isRoom ? (
              <select {...shared}>
                {others.map(({ slug, name }) => (
                  <option key={slug} value={slug}>
                    {name}
                  </option>
                ))}
              </select>
            ) : (
              <textarea {...shared} rows={3} />
            )}
          </div>
        );
      })}
    </Question>
  );
}
