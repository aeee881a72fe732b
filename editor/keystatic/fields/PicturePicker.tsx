import { useId, useRef, useState } from 'react';
import type { NamedThings } from '../../content/references';

interface PicturePickerProps {
  pictures: NamedThings['pictures'];
  /** The name of the chosen picture; empty where there is none. */
  value: string;
  onChange(name: string): void;
}

/** All pictures to choose one from by sight, found by their names or by what they show. */
export function PicturePicker({ pictures, value, onChange }: PicturePickerProps) {
  const id = useId();
  const picker = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [wanted, setWanted] = useState('');
  const words = wanted.trim().toLowerCase();
  const found = pictures.filter(({ name, alt }) => `${name} ${alt}`.toLowerCase().includes(words));

  function choose(name: string) {
    onChange(name);
    if (!picker.current) return;
    picker.current.open = false;
    picker.current.querySelector('summary')?.focus();
  }

  return (
    <details className="picker" ref={picker} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Choose by sight</summary>
      {isOpen && (
        <>
          <label className="field__help" htmlFor={id}>
            Find by name, or by what is to be seen
          </label>
          <input
            id={id}
            type="search"
            className="field__control"
            value={wanted}
            onChange={({ target }) => setWanted(target.value)}
          />
          <ul className="picker__list">
            {found.map(({ name, alt, url }) => (
              <li key={name}>
                <button type="button" aria-pressed={name === value} onClick={() => choose(name)}>
                  <img src={url} alt={alt} loading="lazy" />
                  {name}
                </button>
              </li>
            ))}
          </ul>
          {found.length === 0 && <p className="field__help">No picture is called that or shows it.</p>}
        </>
      )}
    </details>
  );
}
