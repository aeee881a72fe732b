import { useState } from 'react';
import type { Conflict } from '../../content/merge';
import { Question } from '../frame/Question';

interface ConflictQuestionProps {
  conflicts: readonly (Conflict & { label: string })[];
  /** What the button says. */
  yes?: string;
  /** Whether each is to be hers. */
  onSettle(isMine: readonly boolean[]): void;
  onCancel(): void;
}

const words = (value: unknown) =>
  value === undefined ? '(removed)' : typeof value === 'string' ? value : JSON.stringify(value, null, 1);

/** Somebody else has changed the same fields meanwhile: both texts are in view, and she takes one of each. */
export function ConflictQuestion({ conflicts, yes = 'Save', onSettle, onCancel }: ConflictQuestionProps) {
  const [isMine, setMine] = useState(() => conflicts.map(() => true));
  const choice = (index: number, mine: boolean, label: string, value: unknown) => (
    <label className="conflict__choice field__switch">
      <input
        type="radio"
        name={`conflict-${index}`}
        checked={isMine[index] === mine}
        onChange={() => setMine(isMine.with(index, mine))}
      />
      <span>
        <strong>{label}</strong>
        {words(value)}
      </span>
    </label>
  );
  return (
    <Question
      title="Changed elsewhere too"
      no={{ label: 'Not now', act: onCancel }}
      yes={{ label: yes, act: () => onSettle(isMine) }}
    >
      <p>Someone else has changed this while you worked on it. Which is to stand?</p>
      {conflicts.map(({ label, path, mine, theirs }, index) => (
        <fieldset className="conflict" key={[label, ...path].join('.')}>
          <legend>{label}</legend>
          {choice(index, true, 'Yours', mine)}
          {choice(index, false, 'Theirs', theirs)}
        </fieldset>
      ))}
    </Question>
  );
}
