import { useEffect, useState } from 'react';
import type { Issue } from '../../content/check';
import type { EntryFile, SaveAnswer } from '../../content/entryFile';
import { isSame, mergeByField, settled } from '../../content/merge';
import { type Path, withValueAt } from '../../content/valueAt';
import { ask } from '../ask';
import { askInDialog, resolveConflicts } from '../dialog';
import { type Draft, readDraft, writeDraft } from './drafts';

/** What a form opens with. @param current what its file has now */
export function openedWith(file: string, current: unknown): Draft {
  const draft = readDraft(file);
  if (!draft) return { base: current, value: current };
  const { value, conflicts } = mergeByField(draft.base, draft.value, current);
  // If both changed the same field, the owner chooses when she saves.
  return conflicts.length > 0 ? draft : { base: current, value };
}

/** A form once a value of it was saved: what was typed since then stays. @param saved what the file has now */
const afterSave = (form: Draft, sent: unknown, saved: unknown): Draft => ({
  base: saved,
  value: form.value === sent ? saved : mergeByField(sent, form.value, saved).value,
});

/** Asks whether what may be a typing error is meant. */
const askIfMeant = (questions: readonly string[]) =>
  askInDialog({
    title: 'Is that right?',
    no: 'Go back',
    yes: 'Save it so',
    children: questions.map((question) => `${question} `),
  });

const noPlaces: ReadonlySet<string> = new Set();

/**
 * The state of a form and how it is saved.
 * @param labelAt what a field is called
 * @param onSaved called once the server has it; with the day from which it is so
 */
export function useEntry(
  file: string,
  opened: Draft,
  labelAt: (path: Path) => string,
  onSaved: (day?: string) => void,
) {
  const [form, setForm] = useState(opened);
  /** The fields that the owner has left, by their places: 'jobs.1.pay.to'. */
  const [left, setLeft] = useState(noPlaces);
  /** Whether a save was tried: then all errors are shown. */
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  /** The server's errors, until something is typed. */
  const [refused, setRefused] = useState<readonly Issue[]>([]);
  const { base, value } = form;
  const isUnsaved = !isSame(base, value);
  const address = `/api/content/${file}`;

  useEffect(() => writeDraft(file, isUnsaved ? { base, value } : undefined), [file, base, value, isUnsaved]);

  function begin(next: (form: Draft) => Draft) {
    setForm(next);
    setLeft(noPlaces);
    setTried(false);
    setRefused([]);
  }
  async function send(from: unknown, next: unknown, day?: string, isSure?: boolean): Promise<void> {
    setBusy(true);
    const { status, data, refusal } = await ask<SaveAnswer>('PUT', address, {
      base: from,
      value: next,
      day,
      isSure,
    });
    const now = status === 409 ? (await ask<EntryFile>('GET', address)).data : undefined;
    setBusy(false);
    setRefused(data?.issues ?? (refusal ? [{ path: [], message: refusal }] : []));
    if (status === 200) {
      begin((present) => afterSave(present, value, data?.value));
      onSaved(day);
    }
    if (data?.questions && (await askIfMeant(data.questions))) return send(from, next, day, true);
    if (!now) return;
    const conflicts = data?.conflicts ?? [];
    const labeled = conflicts.map((conflict) => ({ ...conflict, label: labelAt(conflict.path) }));
    const isMine = await resolveConflicts(labeled, 'Save');
    const theirs = now.value;
    const merged = { ...mergeByField(base, value, theirs), conflicts };
    if (isMine) await send(theirs, settled(merged, isMine), day);
  }

  return {
    ...{ value, left, isTried, isBusy, isUnsaved, refused },
    set(path: Path, part: unknown) {
      setForm((present) => ({ ...present, value: withValueAt(present.value, path, part) }));
      setRefused([]);
      // The entries of a list may have moved.
      const inside = `${path.join('.')}.`;
      setLeft((places) => new Set([...places].filter((place) => !place.startsWith(inside))));
    },
    leave: (path: Path) => setLeft((places) => new Set(places).add(path.join('.'))),
    tryAll: () => setTried(true),
    discard: () => begin((present) => ({ base: present.base, value: present.base })),
    save: (day?: string) => send(base, value, day),
  };
}
