import { useState } from 'react';
import { type Change, publishSteps } from '../../publish/types';
import { lineOf } from '../../publish/words/sentence';
import { Button } from '../Button';
import { ConflictQuestion } from '../form/ConflictQuestion';
import { Refusal } from '../Refusal';
import { ChangeList } from './ChangeList';
import { confirmUndo } from './confirmUndo';
import { at, Moments } from './Moments';
import { usePublishing } from './usePublishing';
import { Versions } from './Versions';

const stepNames = {
  check: 'Checking every text',
  build: 'Building the site, and the pictures that shared links show',
  send: 'Publishing',
} as const;

/** What changed since the last publication, the button that publishes it, and all earlier publications. */
export function PublishPanel({ onChange }: { onChange(): void }) {
  const { state, earlier, isBusy, step, outcome, conflicts, putOff, publish, undo, undoSave } =
    usePublishing(onChange);
  const [name, setName] = useState('');
  const [note, setNote] = useState('');
  const [versionsOf, setVersionsOf] = useState<Change>();
  if (!state) return <p className="page publish">Looking at what changed …</p>;

  const { changes, saves, waiting, last, problem, isSent } = state;
  const isEmpty = changes.length === 0 && waiting === 0;
  const request = { name: state.name ?? name, note };
  /** @param when in words, for 'as it was ...' */
  async function bringBack({ entry, title }: Change, to: string, when: string) {
    if (await confirmUndo(title, when)) await undo(entry, to, title);
  }
  const list = (of: readonly Change[], to: string | undefined, when: string) => (
    <ChangeList
      changes={of}
      isBusy={isBusy}
      onVersions={setVersionsOf}
      onUndo={to === undefined ? undefined : (change) => void bringBack(change, to, when)}
    />
  );
  return (
    <div className="page publish">
      <h2>Publish</h2>
      <Refusal words={problem} />
      {outcome && (
        <div
          className={outcome.isDone ? 'publish__done said said--done' : 'publish__refused said said--refused'}
          role={outcome.isDone ? 'status' : 'alert'}
        >
          {outcome.sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
      {!problem && (
        <form
          className="fields"
          onSubmit={(event) => {
            event.preventDefault();
            void publish(request);
          }}
        >
          <p>{isEmpty ? 'Everything that you changed is published.' : 'Changed since the last time:'}</p>
          {list(changes, last, 'at the last publication')}
          {waiting > 0 && (
            <p>
              {waiting === 1 ? 'One step' : `${waiting} steps`} of your developer on this computer{' '}
              {waiting === 1 ? 'goes' : 'go'} out with it.
            </p>
          )}
          {!isEmpty && !state.name && (
            <label className="field publish__name">
              Your name, kept with what you publish
              <input
                value={name}
                maxLength={80}
                required
                autoComplete="name"
                onChange={({ target }) => setName(target.value)}
              />
            </label>
          )}
          {!isEmpty && (
            <>
              <label className="field">
                A note for those who look back, if you like
                <input value={note} maxLength={500} onChange={({ target }) => setNote(target.value)} />
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
      {versionsOf && (
        <Versions
          key={versionsOf.entry}
          entry={versionsOf}
          onClose={() => setVersionsOf(undefined)}
          onBack={({ id, at: time }) => {
            setVersionsOf(undefined);
            void bringBack(versionsOf, id, at(time));
          }}
        />
      )}
      {saves.length > 0 && (
        <details>
          <summary>Your last saves</summary>
          <Moments moments={saves}>
            {({ id, changes: saved }) => {
              const line = saved.map(lineOf).join('; ');
              return (
                <>
                  <p>{line}</p>
                  <Button
                    label="Undo"
                    aria-label={`Undo this save: ${line}`}
                    disabled={isBusy}
                    onClick={() => void undoSave(id)}
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
            {({ before, changes: published, at: time }) =>
              before ? list(published, before, `before ${at(time)}`) : <p>The beginning.</p>
            }
          </Moments>
          {earlier.showMore && <Button label="Show earlier ones" onClick={earlier.showMore} />}
        </>
      )}
      {conflicts && (
        <ConflictQuestion
          conflicts={conflicts}
          yes="Publish"
          onCancel={putOff}
          onSettle={(isMine) => {
            const choices = conflicts.map(({ file, path, theirs }, index) => ({
              ...{ file, path, theirs },
              isMine: isMine[index] === true,
            }));
            void publish({ ...request, choices });
          }}
        />
      )}
    </div>
  );
}
