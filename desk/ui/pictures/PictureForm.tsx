import { type FormEvent, useEffect, useRef, useState } from 'react';
import { altLimits } from '../../../shared/schema/picture';
import { slugOf } from '../../content/ids';
import { isSame } from '../../content/valueAt';
import type { DeskPicture, PictureRequest, Upload } from '../../pictures/types';
import { callApi, post, send } from '../api';
import { Button } from '../Button';
import { readDraft, writeDraft } from '../form/drafts';
import { Refusal } from '../Refusal';
import { pictureAddress, picturesAddress } from './address';
import { PointField } from './PointField';

interface PictureFormProps {
  /** The picture being changed; undefined for a new one. */
  picture?: DeskPicture | undefined;
  /** The room whose gallery a new picture is added to; without one, the owner names the picture. */
  room?: string | undefined;
  /** Photographs already chosen: this one, and those to add next. */
  files: readonly File[];
  /** Called with the picture's name once saved, or undefined if canceled, and with the photographs to add next. */
  onEnd(name?: string, next?: readonly File[]): void;
}

/** A form to add a picture, replace its photograph, or change its description and point of interest. */
export function PictureForm({ picture, room, files, onEnd }: PictureFormProps) {
  const initial = {
    name: '',
    alt: picture?.alt ?? '',
    point: picture?.point ?? '50% 50%',
    upload: undefined as Upload | undefined,
  };
  const draft = `pictures/${picture?.name ?? room ?? ''}`;
  const [form, setForm] = useState(() => ({ ...initial, ...readDraft<typeof initial>(draft)?.value }));
  const [src, setSrc] = useState(picture && pictureAddress(picture, 960));
  const [isUploading, setUploading] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [next, setNext] = useState<readonly File[]>([]);
  const description = useRef<HTMLTextAreaElement>(null);
  const { alt, point, upload } = form;
  const set = (part: Partial<typeof form>) => setForm((before) => ({ ...before, ...part }));
  const input = (name: 'alt' | 'name') => ({
    value: form[name],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  });

  const isUnsaved = !isSame(form, initial);
  useEffect(
    () => writeDraft(draft, isUnsaved ? { base: undefined, value: form } : undefined),
    [draft, form, isUnsaved],
  );
  const id = upload?.id;
  useEffect(() => {
    if (id === undefined) return;
    // An <img> request would not include the key.
    void send('GET', `${picturesAddress}/uploads/${id}`).then(async (master) => {
      if (master.ok) setSrc(URL.createObjectURL(await master.blob()));
      // The draft is old, and its upload was deleted.
      else setForm((before) => ({ ...before, upload: undefined }));
    });
  }, [id]);

  // A new photograph needs a new description.
  useEffect(() => {
    if (!src?.startsWith('blob:')) return;
    description.current?.focus();
    description.current?.select();
  }, [src]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    void uploadFirst(files);
  }, []);

  async function uploadFirst([file, ...more]: readonly File[]) {
    if (!file) return;
    if (picture && more.length > 0) return setRefusal('Choose a single photograph to replace it.');
    setNext(more);
    setUploading(true);
    const query = new URLSearchParams({ file: file.name });
    const { data, refusal: why } = await callApi<Upload>('PUT', `${picturesAddress}/uploads?${query}`, file);
    if (data) set({ upload: data, name: form.name || slugOf(file.name.replace(/\.\w+$/, '')) });
    setRefusal(why ?? '');
    setUploading(false);
  }
  function finish(name?: string) {
    writeDraft(draft, undefined);
    onEnd(name, next);
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    const name = picture?.name ?? form.name.trim();
    const request: PictureRequest = { name, room, alt, point, upload: id, version: picture?.version };
    setSaving(true);
    const { data, refusal: why } = await post<{ saved: string }>(picturesAddress, request);
    setSaving(false);
    setRefusal(why ?? '');
    if (data) finish(data.saved);
  }

  return (
    <form
      className="fields"
      onSubmit={submit}
      aria-label={picture ? `Picture ${picture.name}` : 'New picture'}
    >
      <label className="field">
        <span className="field__label">
          {isUploading ? 'One moment …' : src ? 'Replace the photograph' : 'Photograph'}
        </span>
        <input
          type="file"
          className="drop"
          multiple
          accept="image/jpeg,image/png,image/webp,image/heic,image/heif,.heic"
          disabled={isUploading || isSaving}
          onChange={({ target }) => {
            void uploadFirst([...(target.files ?? [])]);
            target.value = ''; // Allow choosing the same file again.
          }}
        />
        <span className="note">
          Choose a file or drop it here: JPEG, PNG, WebP or HEIC, up to 40 MB, at least 1600 px wide. It is
          turned upright, and its location is removed.
        </span>
      </label>
      <Refusal words={refusal} />
      {next.length > 0 && (
        <p className="note" role="status">
          {next.length} more to add after this one is saved.
        </p>
      )}
      {upload?.advice && <p className="message">{upload.advice}</p>}
      {src && (
        <>
          <PointField src={src} point={point} onChange={(next) => set({ point: next })} />
          {!picture && !room && (
            <label className="field">
              <span className="field__label">Name</span>
              <input {...input('name')} aria-describedby="name-help" />
              <span className="field__help" id="name-help">
                Lowercase letters, digits and single hyphens, such as sun-deck.
              </span>
            </label>
          )}
          <label className="field">
            <span className="field__label">Description for guests who cannot see it</span>
            <textarea {...input('alt')} ref={description} rows={4} aria-describedby="alt-help" />
            <span className="field__help" id="alt-help">
              Describe the picture as you would over the phone, in one sentence of {altLimits.min} to{' '}
              {altLimits.max} characters: who or what, where, and what matters about it. No “picture of”, no
              praise. Currently {alt.trim().length}.
            </span>
          </label>
          {upload && alt === picture?.alt && (
            <label className="tick">
              <input type="checkbox" required />
              This describes the new photograph too
            </label>
          )}
          <div className="line">
            <Button type="submit" label={isSaving ? 'Saving …' : 'Save'} disabled={isUploading || isSaving} />
            <Button label="Cancel" disabled={isSaving} onClick={() => finish()} />
          </div>
        </>
      )}
    </form>
  );
}
