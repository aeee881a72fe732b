import { useId, useState } from 'react';
import type { Fact } from '../../content/factList';

interface FactPickerProps {
  facts: readonly Fact[];
  /** Called with the fact's token. */
  onInsert(token: string): void;
}

/** The facts that a text may name, with what they say at present: one that is chosen goes into the text. */
export function FactPicker({ facts, onInsert }: FactPickerProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [wanted, setWanted] = useState('');
  const words = wanted.trim().toLowerCase();
  return (
    <>
      <button
        type="button"
        className="facts__button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        Insert a fact
      </button>
      {isOpen && (
        <div className="facts" id={id}>
          <input
            type="search"
            aria-label="Find a fact"
            placeholder="Find a fact, such as check-in"
            value={wanted}
            onChange={({ target }) => setWanted(target.value)}
          />
          <ul className="facts__list">
            {facts
              .filter(({ label, words: said }) =>
                `${label} ${said}`.toLowerCase().replaceAll('-', ' ').includes(words.replaceAll('-', ' ')),
              )
              .map(({ name, label, words: said }) => (
                <li key={name}>
                  <button
                    type="button"
                    onClick={() => {
                      setOpen(false);
                      setWanted('');
                      onInsert(`{${name}}`);
                    }}
                  >
                    <strong>{label}</strong> {said}
                  </button>
                </li>
              ))}
          </ul>
        </div>
      )}
    </>
  );
}
