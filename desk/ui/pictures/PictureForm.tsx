import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { altLimits } from '../../../shared/schema/picture';
import { slugOf } from '../../content/slug';
import { isSame } from '../../content/valueAt';
import { photographHelp, photographTypes } from '../../pictures/photographRules';
import type { DeskPicture, PictureRequest, Upload } from '../../pictures/pictureApi';
import { callApi, post, send } from '../api';
import { Button } from '../Button';
import { FieldFrame } from '../fields/FieldFrame';
import { readDraft, writeDraft } from '../form/drafts';
import { Refusal } from '../Refusal';
import { pictureAddress, picturesAddress } from './address';
import { FocalPointField } from './FocalPointField';

interface PictureFormProps {
  /** The picture being changed; undefined for a new picture. */
  picture?: DeskPicture | undefined;
  /** The room whose gallery a new picture is added to; if undefined, the owner names the picture. */
  room?: string | undefined;
  /** The chosen photographs: the first is for this form, and the others are for the next forms. */
  files: readonly File[];
  /** Called at the end. @param name the saved picture; undefined if canceled @param next the photographs to add next */
  onEnd(name?: string, next?: readonly File[]): void;
}

const descriptionHelp = `Describe the picture as you would over the phone, in one sentence of ${altLimits.min} to ${altLimits.max} characters: who or what, where, and what matters about it. No “picture of”, no praise.`;

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
  /** The reason why the picture wasn't saved, and the field with the problem. */
  const [error, setError] = useState<{ field?: keyof PictureRequest | undefined; words: string }>();
  const [next, setNext] = useState<readonly File[]>([]);
  const root = useRef<HTMLFormElement>(null);
  const description = useRef<HTMLTextAreaElement>(null);
  const { alt, point, upload } = form;
  const set = (part: Partial<typeof form>) => setForm((before) => ({ ...before, ...part }));
  const field = (name: 'alt' | 'name' | 'upload', label: string, help: string) => ({
    label,
    help,
    message: error?.field === name ? error.words : undefined,
    optional: false,
    place: name,
    onLeave() {},
  });
  const input = (name: 'alt' | 'name') => ({
    value: form[name],
    onChange({ target }: { target: { value: string } }) {
      if (error?.field === name) setError(undefined);
      set({ [name]: target.value });
    },
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

  /** Shows the reason why the picture wasn't saved, and focuses the field with the problem. */
  function fail(words: string | undefined, about?: keyof PictureRequest) {
    // Render synchronously, so that the field is marked before it gets focus.
    flushSync(() => setError(words === undefined ? undefined : { field: about, words }));
    if (words !== undefined && about) root.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }

  async function uploadFirst([file, ...more]: readonly File[]) {
    if (!file) return;
    if (picture && more.length > 0) return fail('Choose a single photograph to replace it.', 'upload');
    setNext(more);
    setUploading(true);
    const query = new URLSearchParams({ file: file.name });
    const { data, refusal } = await callApi<Upload>('PUT', `${picturesAddress}/uploads?${query}`, file);
    if (data) set({ upload: data, name: form.name || slugOf(file.name.replace(/\.\w+$/, '')) });
    setUploading(false);
    fail(refusal, 'upload');
  }
  function finish(name?: string) {
    writeDraft(draft, undefined);
    onEnd(name, next);
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!isUnsaved) return;
    const name = picture?.name ?? form.name.trim();
    const request: PictureRequest = { name, room, alt, point, upload: id, version: picture?.version };
    setSaving(true);
    const { data, refusal, errors } = await post<{ saved: string }>(picturesAddress, request);
    setSaving(false);
    fail(refusal, errors?.[0]?.path[0] as keyof PictureRequest | undefined);
    if (data) finish(data.saved);
  }

  return (
    <form
      ref={root}
      className="fields"
      onSubmit={submit}
      aria-label={picture ? `Picture ${picture.name}` : 'New picture'}
    >
      <FieldFrame
        {...field(
          'upload',
          isUploading ? 'One moment …' : src ? 'Replace the photograph' : 'Photograph',
          `Choose a file or drop it here: ${photographHelp} It is turned upright, and its location is removed.`,
        )}
      >
        {(control) => (
          <input
            {...control}
            type="file"
            className="drop"
            multiple
            accept={photographTypes}
            disabled={isUploading || isSaving}
            onChange={({ target }) => {
              void uploadFirst([...(target.files ?? [])]);
              target.value = ''; // Allow choosing the same file again.
            }}
          />
        )}
      </FieldFrame>
      {!error?.field && <Refusal words={error?.words} />}
      {next.length > 0 && (
        <p className="note" role="status">
          {next.length} more to add after this one is saved.
        </p>
      )}
      {upload?.advice && <p className="message">{upload.advice}</p>}
      {src && (
        <>
          <FocalPointField src={src} point={point} onChange={(next) => set({ point: next })} />
          {!picture && !room && (
            <FieldFrame
              {...field('name', 'Name', 'Lowercase letters, digits and single hyphens, such as sun-deck.')}
            >
              {(control) => <input {...control} {...input('name')} />}
            </FieldFrame>
          )}
          <FieldFrame {...field('alt', 'Description for guests who cannot see it', descriptionHelp)}>
            {(control) => (
              <>
                <textarea {...control} {...input('alt')} ref={description} rows={4} />
                <p className="note">Currently {alt.trim().length} characters.</p>
              </>
            )}
          </FieldFrame>
          {upload && alt === picture?.alt && (
            <label className="tick">
              <input type="checkbox" required />
              This describes the new photograph too
            </label>
          )}
          <div className="line">
            <Button
              type="submit"
              label={isSaving ? 'Saving …' : 'Save'}
              className={isUnsaved ? 'button--strong' : undefined}
              aria-disabled={!isUnsaved}
              disabled={isUploading || isSaving}
            />
            <Button label="Cancel" disabled={isSaving} onClick={() => finish()} />
          </div>
        </>
      )}
    </form>
  );
}
