import { type FormEvent, useState } from 'react';
import { altLimits } from '../../../shared/content/schemas/picture';
import type { DeskPicture, PictureProgress, PictureRequest, RoomGallery, Upload } from '../../pictures/types';
import { ask, postForLines, send } from '../ask';
import { Button } from '../Button';
import { ChoiceInput } from '../fields/ChoiceInput';
import { plainField } from '../fields/FieldFrame';
import { ParagraphInput, TextInput } from '../fields/TextInput';
import { Refusal } from '../Refusal';
import { DropField } from './DropField';
import { PointField } from './PointField';
import { pictureAddress, picturesAddress } from './pictureAddress';

interface PictureFormProps {
  /** The picture that is changed; undefined for a new one. */
  picture?: DeskPicture | undefined;
  /** The room whose next picture a new one becomes; the owner chooses where it is not given. */
  room?: string;
  rooms: readonly RoomGallery[];
  /** Called when it is saved, with its name. */
  onSaved(name: string): void;
  onCancel(): void;
  /** Called when there is something to save. */
  onEdit(): void;
}

/** The room of a picture that is of none. */
const noRoom = { value: 'none', label: 'Among the pictures, to be chosen on a page' };

/** A photograph with its name, its words and its point: put in, replaced, or described again. */
export function PictureForm({ picture, room: given, rooms, onSaved, onCancel, onEdit }: PictureFormProps) {
  const [upload, setUpload] = useState<Upload & { src: string }>();
  const [isTaking, setTaking] = useState(false);
  const [progress, setProgress] = useState<{ done: number; of: number }>();
  const [refusal, setRefusal] = useState('');
  const [room, setRoom] = useState<unknown>(given ?? noRoom.value);
  const [name, setName] = useState('');
  const [alt, setAlt] = useState(picture?.alt ?? '');
  const [point, setPoint] = useState(picture?.point ?? '50% 50%');

  const edit = (set: (text: string) => void) => (text: string) => {
    onEdit();
    set(text);
  };
  async function take(file: File) {
    setTaking(true);
    const query = new URLSearchParams({ file: file.name });
    const { data, refusal: refused } = await ask<Upload>('PUT', `${picturesAddress}/uploads?${query}`, file);
    if (data) {
      // An image's own request would go without the key.
      const master = await send('GET', `${picturesAddress}/uploads/${data.id}`);
      setUpload({ ...data, src: URL.createObjectURL(await master.blob()) });
      onEdit();
      if (name === '') setName(data.suggestedName);
    }
    setRefusal(refused ?? '');
    setTaking(false);
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    const next = picture?.name ?? rooms.find(({ slug }) => slug === room)?.next ?? name.trim();
    const request: PictureRequest = { name: next, alt, point, upload: upload?.id, version: picture?.version };
    setProgress({ done: 0, of: 1 });
    const last = await postForLines<PictureProgress>(picturesAddress, request, (line) => {
      if ('done' in line) setProgress(line);
    });
    setProgress(undefined);
    setRefusal('error' in last ? last.error : '');
    if (!('error' in last)) onSaved(next);
  }

  const src = upload?.src ?? (picture && pictureAddress(picture, 960));
  return (
    <form
      className="picture-form fields"
      onSubmit={submit}
      aria-label={picture ? `Picture ${picture.name}` : 'New picture'}
    >
      <DropField
        label={src ? 'Choose another photograph' : 'Choose a photograph'}
        isBusy={isTaking || progress !== undefined}
        onFile={take}
        onRefuse={setRefusal}
      />
      <Refusal words={refusal} />
      {upload?.advice && <p className="said">{upload.advice}</p>}
      {src && (
        <>
          <PointField src={src} point={point} onChange={edit(setPoint)} />
          {!picture && !given && (
            <ChoiceInput
              {...plainField}
              label="Where it goes"
              value={room as string}
              onChange={setRoom}
              options={[
                noRoom,
                ...rooms.map(({ slug, name: of }) => ({ value: slug, label: `Into the gallery of ${of}` })),
              ]}
            />
          )}
          {!picture && room === noRoom.value && (
            <TextInput
              {...plainField}
              label="Name"
              help="Small letters, digits and single hyphens, such as sun-deck."
              value={name}
              onChange={setName}
            />
          )}
          <ParagraphInput
            {...plainField}
            label="Description, for guests who cannot see it"
            help={`Say what is to be seen as you would over the phone, in one sentence of ${altLimits.min} to ${altLimits.max} characters: who or what, where, and what matters about it. Not “picture of”, no praise. Now ${alt.trim().length}.`}
            value={alt}
            onChange={edit(setAlt)}
          />
          {progress ? (
            <p className="line" role="status">
              <progress max={progress.of} value={progress.done} /> Making its sizes: {progress.done} of{' '}
              {progress.of}
            </p>
          ) : (
            <div className="line">
              <Button type="submit" label="Save" disabled={isTaking} />
              <Button label="Cancel" onClick={onCancel} />
            </div>
          )}
        </>
      )}
    </form>
  );
}
