import { useEffect, useReducer, useState } from 'react';
import type { Issue } from '../../content/check';
import type { EntryFile } from '../../content/entryFile';
import { type Conflict, isSame, mergeByField, settled } from '../../content/merge';
import { ask } from '../ask';
import { readDraft, writeDraft } from './drafts';
import { formReducer, openForm } from './formState';

export interface Opened {
  base: unknown;
  value: unknown;
}

/**
 * A file of content/, with the draft of it that this browser keeps.
 * @returns undefined while it is read; a refusal where it cannot be
 */
export function useFile(file: string): { opened?: Opened; refusal?: string } {
  const [state, setState] = useState<{ opened?: Opened; refusal?: string }>({});
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

/** Fields that somebody else has changed too, with what the file has now. */
export interface Clash {
  conflicts: readonly Conflict[];
  theirs: unknown;
}

/**
 * The state of a form and how it is saved.
 * @param onSaved called once the server has it
 */
export function useEntry(file: string, opened: Opened, onSaved: () => void) {
  const [state, dispatch] = useReducer(formReducer, opened, ({ base, value }) => openForm(base, value));
  const [isBusy, setBusy] = useState(false);
  /** What the server has found, until something is typed. */
  const [refused, setRefused] = useState<readonly Issue[]>([]);
  const [clash, setClash] = useState<Clash>();
  const { base, value } = state;
  const isUnsaved = !isSame(base, value);

  useEffect(() => writeDraft(file, isUnsaved ? { base, value } : undefined), [file, base, value, isUnsaved]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said of another value is no longer so
  useEffect(() => setRefused([]), [value]);

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
    dispatch({ kind: 'saved', sent: value, value: data?.value });
    onSaved();
  }

  return {
    state,
    dispatch,
    isBusy,
    isUnsaved,
    refused,
    clash,
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
