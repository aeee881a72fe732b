import { type ReactNode, useRef, useState } from 'react';

interface Choice {
  value: string;
  /** It is found by these. */
  words: string;
  isChosen?: boolean;
  children: ReactNode;
}

const plain = (words: string) => words.toLowerCase().replaceAll('-', ' ').trim();

interface FinderProps {
  choices: readonly Choice[];
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
  function choose(value: string) {
    setOpen(false);
    setWanted('');
    details.current?.querySelector('summary')?.focus();
    onChoose(value);
  }
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
          <ul className="choices">
            {choices
              .filter(({ words }) => plain(words).includes(plain(wanted)))
              .map(({ value, isChosen, children }) => (
                <li key={value}>
                  <button type="button" aria-pressed={isChosen} onClick={() => choose(value)}>
                    {children}
                  </button>
                </li>
              ))}
          </ul>
        </>
      )}
    </details>
  );
}
