import { useEffect, useId, useState } from 'react';
import type { DeskPicture, PictureList } from '../../pictures/types';
import { pictureAddress } from './pictureAddress';

interface PicturePickerProps {
  label: string;
  /** The name of the chosen picture; empty where there is none. */
  value: string;
  onChange(name: string): void;
}

/** A field of content that names a picture: the one that is chosen, and on demand all others to choose from. */
export function PicturePicker({ label, value, onChange }: PicturePickerProps) {
  const id = useId();
  const [pictures, setPictures] = useState<readonly DeskPicture[]>([]);
  const [wanted, setWanted] = useState('');
  useEffect(() => {
    fetch('/desk/pictures')
      .then((answer) => answer.json())
      .then(({ pictures: found }: PictureList) => setPictures(found));
  }, []);

  const chosen = pictures.find(({ name }) => name === value);
  const words = wanted.trim().toLowerCase();
  const found = pictures.filter(({ name, alt }) => `${name} ${alt}`.toLowerCase().includes(words));
  return (
    <fieldset className="picker">
      <legend>{label}</legend>
      {chosen && <img className="picker__chosen" src={pictureAddress(chosen, 320)} alt={chosen.alt} />}
      <p>{value || 'No picture is chosen.'}</p>
      <details>
        <summary>Choose a picture</summary>
        <label htmlFor={`${id}-search`}>Find by name or words</label>
        <input
          id={`${id}-search`}
          type="search"
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
        <ul className="picker__list">
          {found.map((picture) => (
            <li key={picture.name}>
              <button
                type="button"
                aria-pressed={picture.name === value}
                onClick={() => onChange(picture.name)}
              >
                <img src={pictureAddress(picture, 160)} alt={picture.alt} loading="lazy" />
                <span>{picture.name}</span>
              </button>
            </li>
          ))}
        </ul>
      </details>
    </fieldset>
  );
}
