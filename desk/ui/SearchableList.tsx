import { type ReactNode, useRef, useState } from 'react';
import { foldText } from '../content/foldText';

interface Choice {
  value: string;
  /** The text that the search looks through. */
  words: string;
  isChosen?: boolean;
  children: ReactNode;
}

const normalized = (words: string) => foldText(words).replaceAll('-', ' ').trim();

const focusInput = (input: HTMLInputElement | null) => input?.focus();

interface SearchableListProps {
  choices: readonly Choice[];
  onChoose(value: string): void;
  /** The visible label, which opens the list. */
  summary: ReactNode;
  /** The search field's label: 'Find a fact'. */
  label: string;
  /** Elements to show above the results. */
  more?: ReactNode;
  className?: string;
  /** Whether the search field gets focus when the list opens. */
  startsInSearch?: boolean;
}

/** A collapsible list with a search field. The list closes when the owner chooses an entry. */
export function SearchableList({
  summary,
  label,
  more,
  className = '',
  startsInSearch = false,
  choices,
  onChoose,
}: SearchableListProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  function choose(value: string) {
    setOpen(false);
    setQuery('');
    details.current?.querySelector('summary')?.focus();
    onChoose(value);
  }
  return (
    <details
      className={`searchable-list ${className}`}
      ref={details}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{summary}</summary>
      {isOpen && (
        <>
          <input
            ref={startsInSearch ? focusInput : undefined}
            type="search"
            aria-label={label}
            placeholder={label}
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
          {more}
          <ul className="choices">
            {choices
              .filter(({ words }) => normalized(words).includes(normalized(query)))
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
