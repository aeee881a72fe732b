import { useCallback, useEffect, useState } from 'react';
import type {
  Publication,
  PublishProgress,
  PublishState,
  PublishStep,
  UndoProgress,
} from '../../publish/types';
import { postForLines } from '../lines';

const address = '/desk/publish';

/** What the panel says of the last thing that was asked of it. */
export type Outcome = { kind: 'done' | 'refused'; sentences: readonly string[] };

/** What is not published yet, what was, and the two things that can be done about it. */
export function usePublishing(onChange: () => void) {
  const [state, setState] = useState<PublishState>();
  const [earlier, setEarlier] = useState<readonly Publication[]>([]);
  const [isAll, setAll] = useState(true);
  const [step, setStep] = useState<PublishStep>();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  const loadEarlier = useCallback(async (skip: number) => {
    const answer = await fetch(`${address}/earlier?skip=${skip}`);
    if (!answer.ok) return;
    const { publications, isAll: all } = (await answer.json()) as {
      publications: Publication[];
      isAll: boolean;
    };
    setEarlier((before) => [...before.slice(0, skip), ...publications]);
    setAll(all);
  }, []);
  const load = useCallback(async () => {
    const answer = await fetch(address);
    if (!answer.ok) return;
    const next = (await answer.json()) as PublishState;
    setState(next);
    if (!next.problem) await loadEarlier(0);
  }, [loadEarlier]);
  useEffect(() => void load(), [load]);

  /** Works, says how it ended, and looks at everything again. */
  async function work(act: () => Promise<Outcome>) {
    setBusy(true);
    setOutcome(undefined);
    const ended = await act();
    await load();
    setOutcome(ended);
    setBusy(false);
    setStep(undefined);
    onChange();
  }

  return {
    state,
    earlier,
    isAll,
    showMore: () => void loadEarlier(earlier.length),
    isBusy,
    /** What is being done at the moment. */
    step,
    outcome,
    publish: (name: string) =>
      work(async () => {
        const last = await postForLines<PublishProgress>(address, { name }, (line) => {
          if ('step' in line) setStep(line.step);
        });
        if ('error' in last) return { kind: 'refused', sentences: [last.error] };
        const notes = 'done' in last ? last.done.notes : [];
        const done = state?.isSent ? 'Published: the site’s host has it now.' : 'Published on this computer.';
        return { kind: 'done', sentences: [done, ...notes] };
      }),
    undo: (entry: string, to: string, title: string) =>
      work(async () => {
        const last = await postForLines<UndoProgress>(`${address}/undo`, { entry, to }, () => {});
        if ('error' in last) return { kind: 'refused', sentences: [last.error] };
        return { kind: 'done', sentences: [`${title} is back. Guests see it once you publish.`] };
      }),
  };
}
