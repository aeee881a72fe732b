import { type ReactNode, useId, useState } from 'react';
import { Question } from './Question';

interface NameQuestionProps {
  title: string;
  label: string;
  /** The words of the button. */
  yes: string;
  children: ReactNode;
  onCancel(): void;
  onName(name: string): void;
}

/** Asks for the name of something new. */
export function NameQuestion({ title, label, yes, children, onCancel, onName }: NameQuestionProps) {
  const [name, setName] = useState('');
  const id = useId();
  return (
    <Question
      title={title}
      no={{ label: 'Cancel', act: onCancel }}
      yes={{ label: yes, act: () => onName(name) }}
    >
      <div className="field">
        <label className="field__label" htmlFor={id}>
          {label}
        </label>
        <input
          id={id}
          className="field__control"
          value={name}
          onChange={(event) => setName(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && onName(name)}
        />
      </div>
      {children}
    </Question>
  );
}
