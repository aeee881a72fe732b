import { type FormEvent, useId, useState } from 'react';
import { altLimits } from '../../../shared/content/schemas/picture';
import type { DeskPicture, RoomGallery, Upload } from '../../pictures/types';
import { Refusal } from '../Refusal';
import { DropField } from './DropField';
import { PointField } from './PointField';
import { pictureAddress } from './pictureAddress';
import type { Pictures } from './usePictures';

interface PictureFormProps {
  /** The picture that is changed; undefined for a new one. */
  picture?: DeskPicture | undefined;
  /** The room whose next picture a new one becomes; the owner chooses where it is not given. */
  room?: string;
  rooms: readonly RoomGallery[];
  pictures: Pictures;
  /** Called when it is saved, with its name. */
  onSaved(name: string): void;
  onCancel(): void;
  /** Called when there is something to save. */
  onEdit(): void;
}

const none = '';

/** A photograph with its name, its words and its point: put in, replaced, or described again. */
export function PictureForm({
  picture,
  room: given,
  rooms,
  pictures,
  onSaved,
  onCancel,
  onEdit,
}: PictureFormProps) {
  const { take, save, progress } = pictures;
  const id = useId();
  const [upload, setUpload] = useState<Upload>();
  const [isTaking, setTaking] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [room, setRoom] = useState(given ?? none);
  const [name, setName] = useState('');
  const [alt, setAlt] = useState(picture?.alt ?? '');
  const [point, setPoint] = useState(picture?.point ?? '50% 50%');

  const edit = (set: (text: string) => void) => (text: string) => {
    onEdit();
    set(text);
  };
  async function choose(file: File) {
    setTaking(true);
    const taken = await take(file);
    setTaking(false);
    setRefusal(typeof taken === 'string' ? taken : '');
    if (typeof taken === 'string') return;
    onEdit();
    setUpload(taken);
    if (name === '') setName(taken.suggestedName);
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    const next = picture?.name ?? rooms.find(({ slug }) => slug === room)?.next ?? name.trim();
    const refused = await save({ name: next, alt, point, upload: upload?.id, version: picture?.version });
    setRefusal(refused ?? '');
    if (!refused) onSaved(next);
  }

  const src = upload ? `/desk/pictures/uploads/${upload.id}` : picture && pictureAddress(picture, 960);
  const length = alt.trim().length;
  return (
    <form
      className="picture-form"
      onSubmit={submit}
      aria-label={picture ? `Picture ${picture.name}` : 'New picture'}
    >
      <DropField
        label={src ? 'Choose another photograph' : 'Choose a photograph'}
        isBusy={isTaking || progress !== undefined}
        onFile={choose}
        onRefuse={setRefusal}
      />
      <Refusal words={refusal} />
      {upload?.advice && <p className="pictures__advice">{upload.advice}</p>}
      {src && (
        <>
          <PointField src={src} point={point} onChange={edit(setPoint)} />
          {!picture && !given && (
            <>
              <label htmlFor={`${id}-room`}>Where it goes</label>
              <select
                id={`${id}-room`}
                className="field__control"
                value={room}
                onChange={({ target }) => setRoom(target.value)}
              >
                <option value={none}>Among the pictures, to be chosen on a page</option>
                {rooms.map(({ slug, name: label }) => (
                  <option key={slug} value={slug}>
                    Into the gallery of {label}
                  </option>
                ))}
              </select>
              {room === none && (
                <>
                  <label htmlFor={`${id}-name`}>Name</label>
                  <input
                    id={`${id}-name`}
                    className="field__control"
                    value={name}
                    maxLength={80}
                    autoComplete="off"
                    spellCheck={false}
                    aria-describedby={`${id}-name-help`}
                    onChange={({ target }) => setName(target.value)}
                  />
                  <p className="note" id={`${id}-name-help`}>
                    Small letters, digits and single hyphens, such as sun-deck.
                  </p>
                </>
              )}
            </>
          )}
          <label htmlFor={`${id}-alt`}>Description, for guests who cannot see it</label>
          <textarea
            id={`${id}-alt`}
            className="field__control"
            rows={3}
            value={alt}
            aria-describedby={`${id}-alt-help`}
            onChange={({ target }) => edit(setAlt)(target.value)}
          />
          <p className="note" id={`${id}-alt-help`}>
            Say what is to be seen as you would over the phone, in one sentence of {altLimits.min} to{' '}
            {altLimits.max} characters: who or what, where, and what matters about it. Not “picture of”, no
            praise. Now {length}.
          </p>
          {progress ? (
            <p className="pictures__progress" role="status">
              <progress max={progress.of} value={progress.done} /> Making its sizes: {progress.done} of{' '}
              {progress.of}
            </p>
          ) : (
            <div className="picture-form__buttons">
              <button type="submit" className="button button--strong" disabled={isTaking}>
                Save
              </button>
              <button type="button" className="button" onClick={onCancel}>
                Cancel
              </button>
            </div>
          )}
        </>
      )}
    </form>
  );
}
