import { type ReactNode, useRef, useState } from 'react';

/** An option. */
interface Choice {
  value: string;
  isChosen?: boolean;
  children: ReactNode;
}

interface ChoicesProps {
  choices: readonly Choice[];
  onChoose(value: string): void;
}

const Choices = ({ choices, onChoose }: ChoicesProps) => (
  <ul className="choices">
    {choices.map(({ value, isChosen, children }) => (
      <li key={value}>
        <button type="button" aria-pressed={isChosen} onClick={() => onChoose(value)}>
          {children}
        </button>
      </li>
    ))}
  </ul>
);

const plain = (words: string) => words.toLowerCase().replaceAll('-', ' ').trim();

interface FinderProps {
  /** Each is found by its words. */
  choices: readonly (Choice & { words: string })[];
  onChoose(value: string): void;
  /** What opens it. */
  summary: ReactNode;
  /** What is found here: 'Find a fact'. */
  label: string;
  /** Before what is found. */
  more?: ReactNode;
  className?: string;
}

/** A list that unfolds, with a search over it; it closes once one is chosen. */
export function Finder({ summary, label, more, className = '', choices, onChoose }: FinderProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [wanted, setWanted] = useState('');
  return (
    <details
      className={`finder ${className}`}
      ref={details}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{summary}</summary>
      {isOpen && (
        <>
          <input
            type="search"
            aria-label={label}
            placeholder={label}
            value={wanted}
            onChange={({ target }) => setWanted(target.value)}
          />
          {more}
          <Choices
            choices={choices.filter(({ words }) => plain(words).includes(plain(wanted)))}
            onChoose={(value) => {
              setOpen(false);
              setWanted('');
              details.current?.querySelector('summary')?.focus();
              onChoose(value);
            }}
          />
        </>
      )}
    </details>
  );
}
