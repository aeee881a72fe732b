import { useEffect, useState } from 'react';
import type { Period } from '../../../shared/content/days';
import { applyPatch, patchBetween } from '../../../shared/content/mergePatch';
import { differences, withMine } from '../../content/conflicts';
import type { EntryFile, SaveRequest } from '../../content/saveEntry';
import { isSame, type Path, valueAt, withValueAt } from '../../content/valueAt';
import { callApi, type Result } from '../api';
import { chooseVersions } from '../dialog';
import { type Draft, readDraft, writeDraft } from './drafts';

/** A form's draft, with the hash of the file that the form was made from. */
type Opened = Draft & { hash: string };

/** Returns a form's initial draft: the stored draft, or else the file's current value. */
export const openedWith = (file: string, { value, hash }: EntryFile): Opened => ({
  base: value,
  value,
  hash,
  ...readDraft(file),
});

const noPlaces: ReadonlySet<string> = new Set();

/**
 * The state of a form, with functions to change and save the form.
 * @param labelAt returns a field's label
 * @param onSaved called after a save, with the period in which the change applies, if the owner chose a period
 */
export function useEntry(
  file: string,
  opened: Opened,
  labelAt: (path: Path) => string,
  onSaved: (period?: Period) => void,
) {
  const [opening] = useState(opened);
  const [form, setForm] = useState(opening);
  /** The path of the last edited field, joined with dots. */
  const [edited, setEdited] = useState<string>();
  /** The paths of fields whose errors are shown, such as fields that the owner has left: 'jobs.1.pay.to'. */
  const [touched, setTouched] = useState(noPlaces);
  /** Whether a save was attempted, after which all errors are shown. */
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  /** The reason why the server didn't save the form; cleared when the owner types. */
  const [refused, setRefused] = useState<Pick<Result<EntryFile>, 'refusal' | 'errors'>>({});
  const { base, value, hash } = form;
  const isUnsaved = !isSame(base, value);

  /** Whether this tab has changed the draft. Writing another tab's draft back would undo later typing there. */
  const isOwn = form !== opening;
  useEffect(() => {
    if (isOwn) writeDraft(file, isUnsaved ? { base, value, hash } : undefined);
  }, [file, base, value, hash, isUnsaved, isOwn]);

  function reset(next: (form: Opened) => Opened) {
    setForm(next);
    setEdited(undefined);
    setTouched(noPlaces);
    setTried(false);
    setRefused({});
  }
  async function save(request: SaveRequest): Promise<void> {
    setBusy(true);
    const result = await callApi<EntryFile>('PUT', `/api/content/${file}`, request);
    const { status, data } = result;
    setBusy(false);
    setRefused(result);
    if (!data) return;
    if (status === 200) {
      // Keep text that was typed in the meantime.
      reset((latest) => {
        const typed = patchBetween(request.value, latest.value);
        const kept = typed === undefined ? data.value : applyPatch(data.value, typed);
        return { base: data.value, value: kept, hash: data.hash };
      });
      onSaved(request.period);
    } else {
      const isMine = ({ path, mine }: { path: Path; mine: unknown }) => !isSame(mine, valueAt(base, path));
      const chosen = await chooseVersions(differences(request.value, data.value), labelAt, isMine);
      if (!chosen) return;
      const next = { base: data.value, value: withMine(data.value, chosen), hash: data.hash };
      setForm(next);
      await save({ ...request, value: next.value, hash: next.hash });
    }
  }

  return {
    /** The value as last saved. */
    base,
    value,
    edited,
    touched,
    isTried,
    isBusy,
    isUnsaved,
    refused,
    set(path: Path, part: unknown) {
      setForm((latest) => ({ ...latest, value: withValueAt(latest.value, path, part) }));
      setRefused({});
      setEdited(path.join('.'));
      // List entries may have moved.
      const inside = `${path.join('.')}.`;
      setTouched((places) => new Set([...places].filter((place) => !place.startsWith(inside))));
    },
    /** Shows the errors of some fields from now on. */
    touch: (more: readonly string[]) => setTouched((places) => new Set([...places, ...more])),
    showAllErrors: () => setTried(true),
    discard: () => reset((latest) => ({ ...latest, value: latest.base })),
    save: (period?: Period) => save({ hash, value, period }),
  };
}
