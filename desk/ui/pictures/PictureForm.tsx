import { type FormEvent, useEffect, useState } from 'react';
import { altLimits } from '../../../shared/schema/picture';
import { isSame } from '../../content/merge';
import type { DeskPicture, PictureList, PictureProgress, PictureRequest, Upload } from '../../pictures/types';
import { ask, postForLines, send } from '../ask';
import { Button } from '../Button';
import { readDraft, writeDraft } from '../form/drafts';
import { Refusal } from '../Refusal';
import { pictureAddress, picturesAddress } from './address';
import { DropField } from './DropField';
import { PointField } from './PointField';

interface PictureFormProps {
  /** The picture that is changed; undefined for a new one. */
  picture?: DeskPicture | undefined;
  /** The room whose next picture a new one becomes; the owner chooses where it is not given. */
  room?: string | undefined;
  rooms: PictureList['rooms'];
  /** Called with its name when it is saved, and with nothing when it is not to be. */
  onEnd(name?: string): void;
}

/** A photograph with its name, its words and its point: put in, replaced, or described again. */
export function PictureForm({ picture, room = '', rooms, onEnd }: PictureFormProps) {
  const begun = {
    ...{ room, name: '', alt: picture?.alt ?? '', point: picture?.point ?? '50% 50%' },
    upload: undefined as Upload | undefined,
  };
  const draft = `pictures/${picture?.name ?? room}`;
  const [form, setForm] = useState(() => ({ ...begun, ...readDraft<typeof begun>(draft)?.value }));
  const [src, setSrc] = useState(picture && pictureAddress(picture, 960));
  const [isTaking, setTaking] = useState(false);
  const [progress, setProgress] = useState<{ done: number; of: number }>();
  const [refusal, setRefusal] = useState('');
  const { alt, point, upload } = form;
  const set = (part: Partial<typeof form>) => setForm((before) => ({ ...before, ...part }));
  const input = (name: 'alt' | 'name' | 'room') => ({
    value: form[name],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  });

  const isUnsaved = !isSame(form, begun);
  useEffect(
    () => writeDraft(draft, isUnsaved ? { base: undefined, value: form } : undefined),
    [draft, form, isUnsaved],
  );
  const id = upload?.id;
  useEffect(() => {
    if (id === undefined) return;
    // An image's own request would go without the key.
    void send('GET', `${picturesAddress}/uploads/${id}`).then(async (master) => {
      if (master.ok) setSrc(URL.createObjectURL(await master.blob()));
      // A draft of long ago.
      else setForm((before) => ({ ...before, upload: undefined }));
    });
  }, [id]);

  async function take(file: File) {
    setTaking(true);
    const query = new URLSearchParams({ file: file.name });
    const { data, refusal: why } = await ask<Upload>('PUT', `${picturesAddress}/uploads?${query}`, file);
    if (data) set({ upload: data, name: form.name || data.suggestedName });
    setRefusal(why ?? '');
    setTaking(false);
  }
  function end(name?: string) {
    writeDraft(draft, undefined);
    onEnd(name);
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    const next = rooms.find(({ slug }) => slug === form.room)?.next;
    const name = picture?.name ?? next ?? form.name.trim();
    const request: PictureRequest = { name, alt, point, upload: id, version: picture?.version };
    setProgress({ done: 0, of: 1 });
    const last = await postForLines<PictureProgress>(picturesAddress, request, (line) => {
      if ('done' in line) setProgress(line);
    });
    setProgress(undefined);
    setRefusal('error' in last ? last.error : '');
    if (!('error' in last)) end(name);
  }

  return (
    <form
      className="picture-form fields"
      onSubmit={submit}
      aria-label={picture ? `Picture ${picture.name}` : 'New picture'}
    >
      <DropField
        label={src ? 'Another photograph' : 'Photograph'}
        isBusy={isTaking || progress !== undefined}
        onFile={take}
        onRefuse={setRefusal}
      />
      <Refusal words={refusal} />
      {upload?.advice && <p className="said">{upload.advice}</p>}
      {src && (
        <>
          <PointField src={src} point={point} onChange={(next) => set({ point: next })} />
          {!picture && !room && (
            <label className="field">
              <span className="field__label">Where it goes</span>
              <select {...input('room')}>
                <option value="">Among the pictures, to be chosen on a page</option>
                {rooms.map(({ slug, name }) => (
                  <option key={slug} value={slug}>
                    Into the gallery of {name}
                  </option>
                ))}
              </select>
            </label>
          )}
          {!picture && !form.room && (
            <label className="field">
              <span className="field__label">Name</span>
              <input {...input('name')} aria-describedby="name-help" />
              <span className="field__help" id="name-help">
                Small letters, digits and single hyphens, such as sun-deck.
              </span>
            </label>
          )}
          <label className="field">
            <span className="field__label">Description, for guests who cannot see it</span>
            <textarea {...input('alt')} rows={4} aria-describedby="alt-help" />
            <span className="field__help" id="alt-help">
              Say what is to be seen as you would over the phone, in one sentence of {altLimits.min} to{' '}
              {altLimits.max} characters: who or what, where, and what matters about it. Not “picture of”, no
              praise. Now {alt.trim().length}.
            </span>
          </label>
          {progress ? (
            <p className="line" role="status">
              <progress max={progress.of} value={progress.done} /> Making its sizes: {progress.done} of{' '}
              {progress.of}
            </p>
          ) : (
            <div className="line">
              <Button type="submit" label="Save" disabled={isTaking} />
              <Button label="Cancel" onClick={() => end()} />
            </div>
          )}
        </>
      )}
    </form>
  );
}
