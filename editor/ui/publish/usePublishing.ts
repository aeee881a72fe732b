import { useCallback, useEffect, useState } from 'react';
import type {
  FieldConflict,
  PublicationPage,
  PublishProgress,
  PublishRequest,
  PublishState,
  PublishStep,
} from '../../publish/types';
import { ask, post, postForLines } from '../ask';

const address = '/desk/publish';
export const undoAddress = `${address}/undo`;

/** Publications, the last one first; `load` adds those that follow so many. @param entry the only one that counts */
export function usePublications(entry?: string) {
  const [page, setPage] = useState<PublicationPage>({ publications: [], isAll: true });
  const load = useCallback(
    async (skip: number) => {
      const query = new URLSearchParams({ skip: String(skip), ...(entry && { entry }) });
      const { data } = await ask<PublicationPage>('GET', `${address}/earlier?${query}`);
      if (data)
        setPage(({ publications }) => ({
          ...data,
          publications: [...publications.slice(0, skip), ...data.publications],
        }));
    },
    [entry],
  );
  useEffect(() => void load(0), [load]);
  return { ...page, load };
}

/** How the last thing that was asked for has ended. */
interface Outcome {
  isDone: boolean;
  sentences: readonly string[];
}

const outcomeOf = (refusal: string | undefined, done: string, notes: readonly string[] = []): Outcome =>
  refusal ? { isDone: false, sentences: [refusal] } : { isDone: true, sentences: [done, ...notes] };

/** What is not published yet, what was, and what can be done about it. */
export function usePublishing(onChange: () => void) {
  const [state, setState] = useState<PublishState>();
  const [step, setStep] = useState<PublishStep>();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const [conflicts, setConflicts] = useState<readonly FieldConflict[]>();
  const earlier = usePublications();

  const load = useCallback(async () => {
    const { data } = await ask<PublishState>('GET', address);
    if (data) setState(data);
  }, []);
  useEffect(() => void load(), [load]);

  /** Works, says how it ended, and looks at everything again. */
  async function work(act: () => Promise<Outcome | undefined>) {
    setBusy(true);
    setOutcome(undefined);
    setConflicts(undefined);
    const ended = await act();
    await Promise.all([load(), earlier.load(0)]);
    setOutcome(ended);
    setBusy(false);
    setStep(undefined);
    onChange();
  }

  return {
    state,
    earlier,
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
        if ('conflicts' in last) return void setConflicts(last.conflicts);
        const done = state?.isSent ? 'Published: the site’s host has it now.' : 'Published on this computer.';
        return 'done' in last
          ? outcomeOf(undefined, done, last.done.notes)
          : outcomeOf('error' in last ? last.error : undefined, done);
      }),
    undo: (entry: string, to: string, title: string) =>
      work(async () => {
        const { refusal } = await post(undoAddress, { entry, to });
        return outcomeOf(refusal, `${title} is back. Guests see it once you publish.`);
      }),
    undoSave: (id: string) =>
      work(async () => outcomeOf((await post(`${address}/saves/undo`, { id })).refusal, 'Undone.')),
  };
}
