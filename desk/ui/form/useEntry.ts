import { useEffect, useState } from 'react';
import type { SaveRequest, SaveResult } from '../../content/entryFile';
import { isSame, mergeFile } from '../../content/merge';
import { type Path, withValueAt } from '../../content/valueAt';
import { callApi } from '../api';
import { confirmed, resolveConflicts } from '../dialog';
import { type Draft, readDraft, writeDraft } from './drafts';

/** A form's initial draft. @param current the file's current value */
export function openedWith(file: string, current: unknown): Draft {
  const draft = readDraft(file);
  if (!draft) return { base: current, value: current };
  const { value, conflicts } = mergeFile(file, draft.base, draft.value, current);
  // If the draft and the file changed the same field, the owner chooses when saving.
  return conflicts.length > 0 ? draft : { base: current, value };
}

const noPlaces: ReadonlySet<string> = new Set();

/**
 * The state of a form, and how it is saved.
 * @param labelAt returns a field's label
 * @param onSaved called once it is saved, with the day it takes effect if that was chosen
 */
export function useEntry(
  file: string,
  opened: Draft,
  labelAt: (path: Path) => string,
  onSaved: (day?: string) => void,
) {
  const [form, setForm] = useState(opened);
  /** The places of the fields that the owner has left: 'jobs.1.pay.to'. */
  const [touched, setTouched] = useState(noPlaces);
  /** Whether a save was attempted, after which all errors are shown. */
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  /** Why the server didn't save it; cleared when the owner types. */
  const [refused, setRefused] = useState('');
  const { base, value } = form;
  const isUnsaved = !isSame(base, value);

  useEffect(() => writeDraft(file, isUnsaved ? { base, value } : undefined), [file, base, value, isUnsaved]);

  function reset(next: (form: Draft) => Draft) {
    setForm(next);
    setTouched(noPlaces);
    setTried(false);
    setRefused('');
  }
  async function save(overrides: Omit<SaveRequest, 'base' | 'value'> = {}): Promise<void> {
    const request: SaveRequest = { base, value, ...overrides };
    setBusy(true);
    const { status, data, refusal } = await callApi<SaveResult>('PUT', `/api/content/${file}`, request);
    setBusy(false);
    setRefused(refusal ?? '');
    if (status === 200) {
      const saved = data?.value;
      // Keep what was typed in the meantime.
      reset((latest) => ({ base: saved, value: mergeFile(file, value, latest.value, saved).value }));
      onSaved(overrides.day);
    }
    const questions = data?.questions?.join(' ');
    if (questions && (await confirmed('Is that right?', questions, 'Save anyway', 'Go back')))
      return save({ ...overrides, isSure: true });
    if (!data?.conflicts) return;
    const labeled = data.conflicts.map((conflict) => ({ ...conflict, label: labelAt(conflict.path) }));
    const choices = await resolveConflicts(labeled, 'Save');
    if (choices) await save({ ...overrides, choices });
  }

  return {
    ...{ value, touched, isTried, isBusy, isUnsaved, refused },
    set(path: Path, part: unknown) {
      setForm((latest) => ({ ...latest, value: withValueAt(latest.value, path, part) }));
      setRefused('');
      // List entries may have moved.
      const inside = `${path.join('.')}.`;
      setTouched((places) => new Set([...places].filter((place) => !place.startsWith(inside))));
    },
    leave: (path: Path) => setTouched((places) => new Set(places).add(path.join('.'))),
    showAllErrors: () => setTried(true),
    discard: () => reset((latest) => ({ base: latest.base, value: latest.base })),
    save,
  };
}
