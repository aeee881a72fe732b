import { type FormEvent, useEffect, useRef, useState } from 'react';
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
  /** Photographs that are chosen already: this one, and those that come after it. */
  files?: readonly File[] | undefined;
  /** Called with its name when it is saved and the photographs that come next, and with nothing when it is not to be. */
  onEnd(name?: string, next?: readonly File[]): void;
}

/** A photograph with its name, its words and its point: put in, replaced, or described again. */
export function PictureForm({ picture, room = '', rooms, files, onEnd }: PictureFormProps) {
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
  const [next, setNext] = useState<readonly File[]>([]);
  const description = useRef<HTMLTextAreaElement>(null);
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

  // Another photograph wants another description.
  useEffect(() => {
    if (!src?.startsWith('blob:')) return;
    description.current?.focus();
    description.current?.select();
  }, [src]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (files) void take(files);
  }, []);

  async function take([file, ...more]: readonly File[]) {
    if (!file) return;
    if (picture && more.length > 0) return setRefusal('Choose one photograph to take its place.');
    setNext(more);
    setTaking(true);
    const query = new URLSearchParams({ file: file.name });
    const { data, refusal: why } = await ask<Upload>('PUT', `${picturesAddress}/uploads?${query}`, file);
    if (data) set({ upload: data, name: form.name || data.suggestedName });
    setRefusal(why ?? '');
    setTaking(false);
  }
  function end(name?: string) {
    writeDraft(draft, undefined);
    onEnd(name, next);
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    const inRoom = rooms.find(({ slug }) => slug === form.room)?.next;
    const name = picture?.name ?? inRoom ?? form.name.trim();
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
        onFiles={(chosen) => void take(chosen)}
      />
      <Refusal words={refusal} />
      {next.length > 0 && (
        <p className="note" role="status">
          {next.length === 1 ? 'One more follows' : `${next.length} more follow`}, once this one is saved.
        </p>
      )}
      {upload?.advice && <p className="message">{upload.advice}</p>}
      {src && (
        <>
          <PointField src={src} point={point} onChange={(next) => set({ point: next })} />
          {!picture && !room && rooms.length > 0 && (
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
            <textarea {...input('alt')} ref={description} rows={4} aria-describedby="alt-help" />
            <span className="field__help" id="alt-help">
              Say what is to be seen as you would over the phone, in one sentence of {altLimits.min} to{' '}
              {altLimits.max} characters: who or what, where, and what matters about it. Not “picture of”, no
              praise. Now {alt.trim().length}.
            </span>
          </label>
          {upload && alt === picture?.alt && (
            <label className="tick">
              <input type="checkbox" required />
              This describes the new photograph, too
            </label>
          )}
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
