import { useState } from 'react';
import type {
  FieldConflict,
  PublicationPage,
  PublishProgress,
  PublishRequest,
  PublishState,
  PublishStep,
} from '../../publish/types';
import { post, postForLines } from '../ask';
import { useData } from '../useData';

const address = '/desk/publish';
export const undoAddress = `${address}/undo`;

/** How many publications are shown at a time. */
const pageLength = 15;

/** The last publications, and more of them each time that is asked. @param entry the only one that counts */
export function usePublications(entry?: string) {
  const [count, setCount] = useState(pageLength);
  const query = new URLSearchParams({ count: String(count), ...(entry && { entry }) });
  const { data, load } = useData<PublicationPage>(`${address}/earlier?${query}`);
  return {
    publications: data?.publications ?? [],
    /** Undefined where all are shown. */
    showMore: data?.isAll === false ? () => setCount(count + pageLength) : undefined,
    load,
  };
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
  const { data: state, load } = useData<PublishState>(address);
  const [step, setStep] = useState<PublishStep>();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const [conflicts, setConflicts] = useState<readonly FieldConflict[]>();
  const earlier = usePublications();

  /** Works, says how it ended, and looks at everything again. */
  async function work(act: () => Promise<Outcome | undefined>) {
    setBusy(true);
    setOutcome(undefined);
    setConflicts(undefined);
    const ended = await act();
    await Promise.all([load(), earlier.load()]);
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
