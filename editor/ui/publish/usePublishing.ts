import { useCallback, useEffect, useState } from 'react';
import type {
  FieldConflict,
  Publication,
  PublishProgress,
  PublishRequest,
  PublishState,
  PublishStep,
  SavedChange,
  UndoProgress,
} from '../../publish/types';
import { ask, post } from '../ask';
import { postForLines } from '../lines';

const address = '/desk/publish';
export const undoAddress = `${address}/undo`;

/** What the panel says of the last thing that was asked of it. */
export type Outcome = { kind: 'done' | 'refused'; sentences: readonly string[] };

const outcomeOf = (refusal: string | undefined, done: string, notes: readonly string[] = []): Outcome =>
  refusal ? { kind: 'refused', sentences: [refusal] } : { kind: 'done', sentences: [done, ...notes] };

/** Publications, fifteen at a time. @param entry the only one that counts */
export async function fetchEarlier(skip: number, entry?: string) {
  const query = new URLSearchParams({ skip: String(skip), ...(entry && { entry }) });
  type Earlier = { publications: Publication[]; isAll: boolean };
  return (await ask<Earlier>('GET', `${address}/earlier?${query}`)).data;
}

/** What is not published yet, what was, and what can be done about it. */
export function usePublishing(onChange: () => void) {
  const [state, setState] = useState<PublishState>();
  const [saves, setSaves] = useState<readonly SavedChange[]>([]);
  const [earlier, setEarlier] = useState<readonly Publication[]>([]);
  const [isAll, setAll] = useState(true);
  const [step, setStep] = useState<PublishStep>();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const [conflicts, setConflicts] = useState<readonly FieldConflict[]>();

  const loadEarlier = useCallback(async (skip: number) => {
    const data = await fetchEarlier(skip);
    if (!data) return;
    setEarlier((before) => [...before.slice(0, skip), ...data.publications]);
    setAll(data.isAll);
  }, []);
  const load = useCallback(async () => {
    const [now, saved] = await Promise.all([
      ask<PublishState>('GET', address),
      ask<SavedChange[]>('GET', `${address}/saves`),
    ]);
    setSaves(saved.data ?? []);
    if (!now.data) return;
    setState(now.data);
    if (!now.data.problem) await loadEarlier(0);
  }, [loadEarlier]);
  useEffect(() => void load(), [load]);

  /** Works, says how it ended, and looks at everything again. */
  async function work(act: () => Promise<Outcome | undefined>) {
    setBusy(true);
    setOutcome(undefined);
    setConflicts(undefined);
    const ended = await act();
    await load();
    setOutcome(ended);
    setBusy(false);
    setStep(undefined);
    onChange();
  }

  return {
    state,
    saves,
    earlier,
    isAll,
    showMore: () => void loadEarlier(earlier.length),
    isBusy,
    /** What is being done at the moment. */
    step,
    outcome,
    /** Fields that others have changed too, which the owner is asked about. */
    conflicts,
    putOff: () => setConflicts(undefined),
    publish: (request: PublishRequest) =>
      work(async () => {
        const last = await postForLines<PublishProgress>(address, request, (line) => {
          if ('step' in line) setStep(line.step);
        });
        if ('conflicts' in last) {
          setConflicts(last.conflicts);
          return undefined;
        }
        const done = state?.isSent ? 'Published: the site’s host has it now.' : 'Published on this computer.';
        return outcomeOf(
          'error' in last ? last.error : undefined,
          done,
          'done' in last ? last.done.notes : [],
        );
      }),
    undo: (entry: string, to: string, title: string) =>
      work(async () => {
        const last = await postForLines<UndoProgress>(undoAddress, { entry, to }, () => {});
        const done = `${title} is back. Guests see it once you publish.`;
        return outcomeOf('error' in last ? last.error : undefined, done);
      }),
    undoSave: ({ id }: SavedChange) =>
      work(async () => outcomeOf((await post(`${address}/saves/undo`, { id })).refusal, 'Undone.')),
  };
}
