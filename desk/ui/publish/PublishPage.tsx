import { type FormEvent, useState } from 'react';
import { lineOf } from '../../publish/message';
import {
  type Change,
  type Choice,
  type PublishProgress,
  type PublishRequest,
  type PublishState,
  type PublishStep,
  publishSteps,
} from '../../publish/types';
import { post, postForLines } from '../ask';
import { askWhose } from '../asked';
import { Button } from '../Button';
import { useDesk } from '../frame/DeskContext';
import { Refusal } from '../Refusal';
import { useData } from '../useData';
import { ComingChanges } from './ComingChanges';
import { at, bringBack, ChangeRows, Moments, publishAddress, takeBack, usePublications } from './changes';

const stepNames = {
  check: 'Checking every text',
  make: 'Making the pictures that shared links show',
  send: 'Publishing',
} as const;

/** How many publications are shown at a time. */
const pageLength = 15;

/** So many changes stand open; the rest unfolds. */
const shownAtOnce = 5;

/** What changed since the last publication, the button that publishes it, and all earlier publications. */
export function PublishPage() {
  const desk = useDesk();
  const { data: state } = useData<PublishState>(publishAddress, desk.data);
  const [count, setCount] = useState(pageLength);
  const earlier = usePublications(count);
  /** What is being done at the moment. */
  const [step, setStep] = useState<PublishStep>();
  const [isBusy, setBusy] = useState(false);
  const [done, setDone] = useState<readonly string[]>([]);
  if (!state) return <p className="page">Looking at what changed …</p>;

  const { changes, saves, waiting, problem, isSent } = state;
  const isEmpty = changes.length === 0 && waiting === 0;

  async function work(act: () => Promise<unknown>) {
    setBusy(true);
    setDone([]);
    await act();
    setBusy(false);
    setStep(undefined);
  }
  async function publish(request: PublishRequest): Promise<void> {
    const end = await postForLines<PublishProgress>(publishAddress, request, (line) => {
      if ('step' in line) setStep(line.step);
    });
    if ('conflicts' in end) {
      const isMine = await askWhose(end.conflicts, 'Publish');
      const choices = end.conflicts.map(
        ({ file, path, theirs }, index): Choice => ({ file, path, theirs, isMine: isMine?.[index] === true }),
      );
      return isMine && publish({ ...request, choices });
    }
    const sentence = isSent ? 'Published: the site’s host has it now.' : 'Published on this computer.';
    const refused = { status: 422, ...('error' in end && { refusal: end.error }) };
    await desk.act(Promise.resolve('done' in end ? { status: 200 } : refused), sentence);
    if ('done' in end) setDone([sentence, ...end.done.notes]);
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = Object.fromEntries(new FormData(event.currentTarget)) as { name?: string; note: string };
    void work(() => publish({ name: state?.name ?? '', ...given }));
  }
  /** Changes, each with its way back where there is one. */
  function list(all: readonly Change[], canUndo = false) {
    const lines = (some: readonly Change[]) => (
      <ul className="rows rows--plain">
        {some.map((change) => (
          <li key={change.entry} className="line">
            <ChangeRows change={change} />
            {canUndo && !change.entry.startsWith('film:') && (
              <Button
                label="Undo"
                of={lineOf(change)}
                disabled={isBusy}
                onClick={() => void work(() => bringBack(desk, change))}
              />
            )}
          </li>
        ))}
      </ul>
    );
    const rest = all.slice(shownAtOnce);
    return (
      <>
        {lines(all.slice(0, shownAtOnce))}
        {rest.length > 0 && (
          <details>
            <summary>And {rest.length} more</summary>
            {lines(rest)}
          </details>
        )}
      </>
    );
  }
  return (
    <div className="page">
      <h2>Publish</h2>
      <Refusal words={problem} />
      {done.length > 0 && <p className="publish__done said said--done">{done.join('\n')}</p>}
      {!problem && (
        <form className="publish fields" onSubmit={submit}>
          <p>{isEmpty ? 'Everything that you changed is published.' : 'Changed since the last time:'}</p>
          {list(changes, true)}
          {waiting > 0 && (
            <p>
              {waiting === 1 ? 'One step' : `${waiting} steps`} of your developer on this computer{' '}
              {waiting === 1 ? 'goes' : 'go'} out with it.
            </p>
          )}
          {!isEmpty && !state.name && (
            <label className="field">
              Your name, kept with what you publish
              <input name="name" maxLength={80} required autoComplete="name" />
            </label>
          )}
          {!isEmpty && (
            <>
              <label className="field">
                A note for those who look back, if you like
                <input name="note" maxLength={500} />
              </label>
              <Button type="submit" label="Publish" disabled={isBusy} />
              {!isSent && (
                <p className="note">
                  No host is set up yet: this keeps a version that you can go back to, on this computer alone.
                </p>
              )}
            </>
          )}
          {step && (
            <ol role="status">
              {publishSteps.slice(0, publishSteps.indexOf(step) + 1).map((each) => (
                <li key={each} aria-current={each === step ? 'step' : undefined}>
                  {stepNames[each]}
                  {each === step ? ' …' : ' ✓'}
                </li>
              ))}
            </ol>
          )}
        </form>
      )}
      <ComingChanges />
      {saves.length > 0 && (
        <details>
          <summary>Your last saves</summary>
          <Moments moments={saves}>
            {({ id, changes: saved }) => {
              const line = saved.map(lineOf).join('; ');
              const undo = () => desk.act(post(`${publishAddress}/saves/undo`, { id }), 'Undone.');
              return (
                <>
                  <p>{line}</p>
                  <Button
                    label="Undo"
                    aria-label={`Undo this save: ${line}`}
                    disabled={isBusy}
                    onClick={() => void work(undo)}
                  />
                </>
              );
            }}
          </Moments>
        </details>
      )}
      {earlier.publications.length > 0 && (
        <>
          <h3>Earlier publications</h3>
          <Moments moments={earlier.publications}>
            {(publication) =>
              publication.before ? (
                <>
                  {list(publication.changes)}
                  <Button
                    label="Take back"
                    of={`what was published on ${at(publication.at)}`}
                    disabled={isBusy}
                    onClick={() => void work(() => takeBack(desk, publication))}
                  />
                </>
              ) : (
                <p>The beginning.</p>
              )
            }
          </Moments>
          {!earlier.isAll && (
            <Button label="Show earlier ones" onClick={() => setCount(count + pageLength)} />
          )}
        </>
      )}
    </div>
  );
}
