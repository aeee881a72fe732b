import { type FormEvent, useState } from 'react';
import { type Change, publishSteps } from '../../publish/types';
import { lineOf } from '../../publish/words/sentence';
import { ConflictQuestion } from '../form/ConflictQuestion';
import { at } from './at';
import { ChangeList } from './ChangeList';
import { type Undoing, UndoQuestion } from './UndoQuestion';
import { usePublishing } from './usePublishing';
import { Versions } from './Versions';

const stepNames = {
  check: 'Checking every text',
  build: 'Building the site, and the pictures that shared links show',
  send: 'Publishing',
} as const;

/** What changed since the last publication, the button that publishes it, and all earlier publications. */
export function PublishPanel({ onChange }: { onChange(): void }) {
  const {
    state,
    saves,
    earlier,
    isAll,
    showMore,
    isBusy,
    step,
    outcome,
    conflicts,
    putOff,
    publish,
    undo,
    undoSave,
  } = usePublishing(onChange);
  const [name, setName] = useState('');
  const [note, setNote] = useState('');
  const [versionsOf, setVersionsOf] = useState<Change>();
  const [undoing, setUndoing] = useState<Undoing>();
  if (!state) return <p className="page publish">Looking at what changed …</p>;

  const { changes, waiting, last, problem, isSent } = state;
  const isEmpty = changes.length === 0 && waiting === 0;
  const request = { name: state.name ?? name, note };
  function submit(event: FormEvent) {
    event.preventDefault();
    void publish(request);
  }
  return (
    <div className="page publish">
      <h2>Publish</h2>
      {problem && (
        <p className="refusal" role="alert">
          {problem}
        </p>
      )}
      {outcome && (
        <div className={`publish__${outcome.kind}`} role={outcome.kind === 'refused' ? 'alert' : 'status'}>
          {outcome.sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
      {!problem && (
        <form onSubmit={submit}>
          <p>{isEmpty ? 'Everything that you changed is published.' : 'Changed since the last time:'}</p>
          <ChangeList
            changes={changes}
            isBusy={isBusy}
            onVersions={setVersionsOf}
            onUndo={
              last ? (change) => setUndoing({ change, to: last, when: 'at the last publication' }) : undefined
            }
          />
          {waiting > 0 && (
            <p>
              {waiting === 1 ? 'One step' : `${waiting} steps`} of your developer on this computer{' '}
              {waiting === 1 ? 'goes' : 'go'} out with it.
            </p>
          )}
          {!isEmpty && !state.name && (
            <label className="publish__name">
              Your name, kept with what you publish
              <input
                className="field__control"
                value={name}
                maxLength={80}
                required
                autoComplete="name"
                onChange={({ target }) => setName(target.value)}
              />
            </label>
          )}
          {!isEmpty && (
            <label className="publish__name">
              A note for those who look back, if you like
              <input
                className="field__control"
                value={note}
                maxLength={500}
                onChange={({ target }) => setNote(target.value)}
              />
            </label>
          )}
          {!isEmpty && (
            <button type="submit" className="button button--strong" disabled={isBusy}>
              Publish
            </button>
          )}
          {!isSent && !isEmpty && (
            <p className="publish__note">
              No host is set up yet: this keeps a version that you can go back to, on this computer alone.
            </p>
          )}
          {step && (
            <ol className="publish__steps" role="status">
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
          entry={versionsOf}
          onClose={() => setVersionsOf(undefined)}
          onBack={({ id, at: time }) => {
            setVersionsOf(undefined);
            setUndoing({ change: versionsOf, to: id, when: at(time) });
          }}
        />
      )}
      {saves.length > 0 && (
        <details className="publish__saves">
          <summary>Your last saves</summary>
          <ol className="publish__earlier">
            {saves.map((save) => (
              <li key={save.id}>
                <p className="publish__when">
                  <time dateTime={save.at}>{at(save.at)}</time>
                </p>
                <p>{save.changes.map(lineOf).join('; ')}</p>
                <button
                  type="button"
                  className="small-button"
                  disabled={isBusy}
                  aria-label={`Undo this save: ${save.changes.map(lineOf).join('; ')}`}
                  onClick={() => void undoSave(save)}
                >
                  Undo
                </button>
              </li>
            ))}
          </ol>
        </details>
      )}
      {earlier.length > 0 && (
        <>
          <h3>Earlier publications</h3>
          <ol className="publish__earlier">
            {earlier.map(({ id, before, by, at: time, note: said, changes: published }) => (
              <li key={id}>
                <p className="publish__when">
                  <time dateTime={time}>{at(time)}</time>, {by}
                  {said && `: “${said}”`}
                </p>
                {before ? (
                  <ChangeList
                    changes={published}
                    isBusy={isBusy}
                    onVersions={setVersionsOf}
                    onUndo={(change) => setUndoing({ change, to: before, when: `before ${at(time)}` })}
                  />
                ) : (
                  <p>The beginning.</p>
                )}
              </li>
            ))}
          </ol>
          {!isAll && (
            <button type="button" className="button" onClick={showMore}>
              Show earlier ones
            </button>
          )}
        </>
      )}
      {conflicts && (
        <ConflictQuestion
          conflicts={conflicts}
          schema={undefined}
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
      {undoing && (
        <UndoQuestion
          undoing={undoing}
          onCancel={() => setUndoing(undefined)}
          onUndo={() => {
            setUndoing(undefined);
            void undo(undoing.change.entry, undoing.to, undoing.change.title);
          }}
        />
      )}
    </div>
  );
}
