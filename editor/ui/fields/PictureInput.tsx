import { useRef, useState } from 'react';
import type { NamedThings } from '../../content/references';
import { Button } from '../Button';
import { FieldFrame, type InputProps } from './FieldFrame';

/** A picture, to be seen, and all others to choose from: found by their names or by what they show. */
export function PictureInput({
  pictures,
  value,
  onChange,
  onLeave,
  ...frame
}: InputProps<string> & { pictures: NamedThings['pictures'] }) {
  const picker = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [wanted, setWanted] = useState('');
  const words = wanted.trim().toLowerCase();
  const chosen = pictures.find(({ name }) => name === value);

  function choose(name: string) {
    onChange(name);
    onLeave();
    if (!picker.current) return;
    picker.current.open = false;
    picker.current.querySelector('summary')?.focus();
  }

  return (
    <FieldFrame {...frame}>
      {(control) => (
        <details
          className="picker"
          ref={picker}
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        >
          <summary aria-describedby={control['aria-describedby']}>
            {chosen && <img src={chosen.url} alt={chosen.alt} loading="lazy" />}
            <span>
              <strong>{value || 'No picture'}</strong>
              Choose another
            </span>
          </summary>
          {isOpen && (
            <>
              <input
                {...control}
                type="search"
                placeholder="Find by name, or by what is to be seen"
                value={wanted}
                onChange={({ target }) => setWanted(target.value)}
              />
              <ul className="picker__list">
                {frame.optional && value && (
                  <li>
                    <Button label="No picture" onClick={() => choose('')} />
                  </li>
                )}
                {pictures
                  .filter(({ name, alt }) => `${name} ${alt}`.toLowerCase().includes(words))
                  .map(({ name, alt, url }) => (
                    <li key={name}>
                      <button type="button" aria-pressed={name === value} onClick={() => choose(name)}>
                        <img src={url} alt={alt} loading="lazy" />
                        {name}
                      </button>
                    </li>
                  ))}
              </ul>
            </>
          )}
        </details>
      )}
    </FieldFrame>
  );
}
