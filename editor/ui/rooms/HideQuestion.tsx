import { useState } from 'react';
import type { RoomLine } from '../../rooms/list';
import type { Naming, Replacement } from '../../rooms/naming';
import { ChoiceInput } from '../fields/ChoiceInput';
import { plainField } from '../fields/FieldFrame';
import { ParagraphInput } from '../fields/TextInput';
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
  const others = rooms
    .filter(({ slug, hidden }) => slug !== room.slug && !hidden)
    .map(({ slug, name }) => ({ value: slug, label: name }));
  const replacements = namings.map(({ file, path }, index) => ({ file, path, value: values[index] ?? null }));
  return (
    <Question
      title={`Hide ${room.name}?`}
      no={{ label: 'Leave it', act: onCancel }}
      yes={{ label: 'Hide and change these', act: () => onHide(replacements) }}
    >
      <p>It is named elsewhere. Read what will stand there instead: is it true of the other room?</p>
      {namings.map(({ file, path, where, value, isRoom }, index) => {
        const key = [file, ...path].join('.');
        if (value === null) return <p key={key}>{where}: is taken out.</p>;
        const field = {
          ...plainField,
          label: where,
          value: values[index] ?? '',
          onChange: (next: string | number | boolean | undefined) =>
            setValues(values.with(index, String(next))),
        };
        return isRoom ? (
          <ChoiceInput key={key} {...field} options={others} />
        ) : (
          <ParagraphInput key={key} {...field} />
        );
      })}
    </Question>
  );
}
