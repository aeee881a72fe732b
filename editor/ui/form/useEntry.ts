import { useEffect, useState } from 'react';
import type { Issue } from '../../content/check';
import type { EntryFile } from '../../content/entryFile';
import { type Conflict, isSame, mergeByField, settled } from '../../content/merge';
import { type Path, withValueAt } from '../../content/valueAt';
import { ask } from '../ask';
import { type Draft, readDraft, writeDraft } from './drafts';

/**
 * A file of content/, with the draft of it that this browser keeps.
 * @returns nothing while it is read; a refusal where it cannot be
 */
export function useFile(file: string): { opened?: Draft; refusal?: string } {
  const [state, setState] = useState<{ opened?: Draft; refusal?: string }>({});
  useEffect(() => {
    void ask<EntryFile>('GET', `/api/content/${file}`).then(({ data, refusal = '' }) => {
      if (!data) return setState({ refusal });
      const { value: current } = data;
      const draft = readDraft(file);
      if (!draft) return setState({ opened: { base: current, value: current } });
      const { value, conflicts } = mergeByField(draft.base, draft.value, current);
      // Where both have changed the same field, the owner is asked when she saves.
      setState({ opened: conflicts.length > 0 ? draft : { base: current, value } });
    });
  }, [file]);
  return state;
}

/** A form once a value of it was saved: what was typed since then stays. @param saved what the file has now */
export const afterSave = (form: Draft, sent: unknown, saved: unknown): Draft => ({
  base: saved,
  value: form.value === sent ? saved : mergeByField(sent, form.value, saved).value,
});

/** Fields that another person has changed too, with what the file has now. */
export interface Clash {
  conflicts: readonly Conflict[];
  theirs: unknown;
}

const noPlaces: ReadonlySet<string> = new Set();

/**
 * The state of a form and how it is saved.
 * @param onSaved called once the server has it
 */
export function useEntry(file: string, opened: Draft, onSaved: () => void) {
  const [form, setForm] = useState(opened);
  /** The fields that the owner has left, by their places: 'jobs.1.pay.to'. */
  const [left, setLeft] = useState(noPlaces);
  /** Whether a save was tried: then everything that is wrong is said. */
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  /** What the server has found, until something is typed. */
  const [refused, setRefused] = useState<readonly Issue[]>([]);
  const [clash, setClash] = useState<Clash>();
  const { base, value } = form;
  const isUnsaved = !isSame(base, value);

  useEffect(() => writeDraft(file, isUnsaved ? { base, value } : undefined), [file, base, value, isUnsaved]);

  function begin(next: (form: Draft) => Draft) {
    setForm(next);
    setLeft(noPlaces);
    setTried(false);
    setRefused([]);
  }
  async function send(from: unknown, next: unknown) {
    setBusy(true);
    const { status, data, refusal } = await ask<Partial<EntryFile & Clash & { issues: Issue[] }>>(
      'PUT',
      `/api/content/${file}`,
      { base: from, value: next },
    );
    if (status === 409) {
      const { data: now } = await ask<EntryFile>('GET', `/api/content/${file}`);
      if (now) setClash({ conflicts: data?.conflicts ?? [], theirs: now.value });
    }
    setBusy(false);
    setRefused(data?.issues ?? (refusal ? [{ path: [], message: refusal }] : []));
    if (status !== 200) return;
    begin((present) => afterSave(present, value, data?.value));
    onSaved();
  }

  return {
    value,
    left,
    isTried,
    isBusy,
    isUnsaved,
    refused,
    clash,
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
    save: () => send(base, value),
    /** @param isMine whether the owner keeps hers, for each of the conflicts */
    settle(isMine: readonly boolean[]) {
      if (!clash) return;
      setClash(undefined);
      const { value: merged } = mergeByField(base, value, clash.theirs);
      void send(clash.theirs, settled({ value: merged, conflicts: clash.conflicts }, isMine));
    },
    putOff: () => setClash(undefined),
  };
}
