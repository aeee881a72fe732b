import { stem } from '../../../shared/content/kinds';
import { roomPictures } from '../../../shared/content/roomPictures';
import { isSame } from '../../content/valueAt';
import { Button, MoveButtons } from '../Button';
import { FieldFrame, type InputProps } from '../fields/FieldFrame';
import { useForm } from '../fields/FormContext';
import { PictureInput } from '../fields/PictureInput';
import { useDesk } from '../frame/DeskContext';
import { openPictures } from './openPictures';

/** A room's pictures in its form, where they can be added, replaced, described and reordered. */
export function GalleryInput({ value, onChange, ...frame }: InputProps<unknown>) {
  const { file, named } = useForm();
  const desk = useDesk();
  const room = stem(file);
  const listed = Array.isArray(value) ? (value as readonly string[]) : [];
  const known = (name: string) =>
    named.pictures.find((picture) => picture.name === name) ?? { name, alt: '', url: '' };
  const shown = roomPictures(room, listed.map(known), named.pictures);
  const names = shown.map(({ name }) => name);
  const byName = roomPictures(room, [], named.pictures).map(({ name }) => name);
  // Store a list only if it differs from the room's pictures in the order of their names.
  const set = (next: readonly string[]) => onChange(isSame(next, byName) ? undefined : next);

  return (
    <FieldFrame {...frame}>
      <ol className="gallery">
        {shown.map(({ name, alt, url }, index) => (
          <li key={name}>
            <img src={url} alt={alt} loading="lazy" />
            <p className="note">{index === 0 ? 'Main picture' : name}</p>
            <div className="line">
              <MoveButtons
                name={name}
                index={index}
                count={names.length}
                onMove={(to) => set(names.toSpliced(index, 1).toSpliced(to, 0, name))}
              />
              <Button
                label="Change"
                aria-label={`Change or replace: ${name}`}
                onClick={() => void openPictures(desk, { name })}
              />
              {!byName.includes(name) && (
                <Button label="Remove" of={name} onClick={() => set(names.filter((each) => each !== name))} />
              )}
            </div>
          </li>
        ))}
      </ol>
      <Button label="Add photographs" onClick={() => void openPictures(desk, { room })} />
      <PictureInput
        {...{ ...frame, label: 'Add one of the site’s pictures', help: '', message: undefined, place: '' }}
        optional={false}
        value=""
        isUploaded={false}
        except={names}
        onChange={(name) => set([...names, name])}
      />
    </FieldFrame>
  );
}
