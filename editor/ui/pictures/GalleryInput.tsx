import { useCallback, useEffect, useState } from 'react';
import { stem } from '../../../shared/content/reader';
import { roomPictures } from '../../../shared/content/roomPictures';
import { isSame } from '../../content/merge';
import type { DeskPicture, PictureList } from '../../pictures/types';
import { ask } from '../ask';
import { Button } from '../Button';
import type { InputProps } from '../fields/FieldFrame';
import { useForm } from '../fields/FormContext';
import { PictureInput } from '../fields/PictureInput';
import { Sheet } from '../frame/Sheet';
import { PictureForm } from './PictureForm';
import { pictureAddress, picturesAddress } from './pictureAddress';

/** A room's own pictures in the room's form: added, replaced, described and put in order. */
export function GalleryInput({ value, onChange, label, help, message, onLeave, place }: InputProps<unknown>) {
  const { file, named, onPicture } = useForm();
  const [list, setList] = useState<PictureList>();
  const load = useCallback(async () => setList((await ask<PictureList>('GET', picturesAddress)).data), []);
  useEffect(() => void load(), [load]);
  const [open, setOpen] = useState<'new' | DeskPicture>();
  const slug = stem(file);
  const listed = Array.isArray(value) ? (value as readonly string[]) : [];
  const known = (name: string) =>
    named.pictures.find((picture) => picture.name === name) ?? { name, alt: '', url: '' };
  const shown = roomPictures(slug, listed.map(known), named.pictures);
  const names = shown.map(({ name }) => name);
  const byName = roomPictures(slug, [], named.pictures).map(({ name }) => name);
  // The order of their names needs no list.
  const set = (next: readonly string[]) => onChange(isSame(next, byName) ? undefined : next);
  const move = (from: number, to: number) =>
    set(names.toSpliced(from, 1).toSpliced(to, 0, names[from] ?? ''));
  const close = () => setOpen(undefined);
  async function saved() {
    close();
    await load();
    onPicture();
  }

  return (
    <fieldset className="group" data-place={place}>
      <legend className="group__label">{label}</legend>
      <p className="field__help">{help}</p>
      {message && <p className="field__message">{message}</p>}
      <ol className="gallery">
        {shown.map(({ name, alt, url }, index) => {
          const picture = list?.pictures.find((each) => each.name === name);
          return (
            <li key={name}>
              <img src={picture ? pictureAddress(picture, 320) : url} alt={alt} loading="lazy" />
              <p className="note">{index === 0 ? 'Shown most' : name}</p>
              <div className="gallery__buttons">
                <Button
                  label="←"
                  aria-label={`Move earlier: ${name}`}
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                />
                <Button
                  label="→"
                  aria-label={`Move later: ${name}`}
                  disabled={index === shown.length - 1}
                  onClick={() => move(index, index + 1)}
                />
                <Button
                  label="Change"
                  aria-label={`Change or replace: ${name}`}
                  disabled={!picture}
                  onClick={() => setOpen(picture)}
                />
                {!byName.includes(name) && (
                  <Button
                    label="Take out"
                    of={name}
                    onClick={() => set(names.filter((each) => each !== name))}
                  />
                )}
              </div>
            </li>
          );
        })}
      </ol>
      <Button
        label="Add a photograph"
        className="list__add"
        disabled={!list}
        onClick={() => setOpen('new')}
      />
      <PictureInput
        label="Add one of the site’s pictures"
        help=""
        message={undefined}
        optional={false}
        place=""
        value=""
        pictures={named.pictures.filter(({ name }) => !names.includes(name))}
        onChange={(name) => set([...names, name])}
        onLeave={onLeave}
      />
      {open && list && (
        <Sheet title={open === 'new' ? 'A new picture' : `Picture ${open.name}`} onClose={close}>
          <PictureForm
            picture={open === 'new' ? undefined : open}
            room={slug}
            rooms={list.rooms}
            onSaved={() => void saved()}
            onCancel={close}
            onEdit={() => undefined}
          />
        </Sheet>
      )}
    </fieldset>
  );
}
