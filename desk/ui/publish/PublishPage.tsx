import { type FormEvent, type ReactNode, useState } from 'react';
import { lineOf } from '../../publish/commitMessage';
import type {
  Change,
  Publication,
  PublishRequest,
  PublishResult,
  PublishState,
  SavedChange,
} from '../../publish/publishApi';
import { post } from '../api';
import { Button } from '../Button';
import { confirmed } from '../dialog';
import { useDesk } from '../frame/DeskContext';
import { UnusedContent } from '../frame/UnusedContent';
import { Refusal } from '../Refusal';
import { useData } from '../useData';
import { ChangedFields } from './ChangedFields';
import { ScheduledChanges } from './ScheduledChanges';

const address = '/desk/publish';

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });
const formatTime = (time: string) => moment.format(new Date(time));

/** Changed entries, with one row per field. @param undo renders an entry's button */
const Changes = ({ changes, undo }: { changes: readonly Change[]; undo?(change: Change): ReactNode }) => (
  <ul className="rows rows--plain">
    {changes.map((change) => (
      <li key={change.entry} className="line">
        <div className="grow">
          <p className="changes__title">
            {change.kind === 'changed' ? change.title : `${change.title}: ${kindNames[change.kind]}`}
          </p>
          <ChangedFields rows={change.rows} />
        </div>
        {undo?.(change)}
      </li>
    ))}
  </ul>
);

const kindNames = { added: 'new', removed: 'removed' } as const;

/** Saves or publications, latest first, each with its time, author and note. */
const Moments = <Moment extends SavedChange & Partial<Publication>>(props: {
  moments: readonly Moment[];
  children(moment: NoInfer<Moment>): ReactNode;
}) => (
  <ol className="rows">
    {props.moments.map((each) => (
      <li key={each.id}>
        <p className="note">
          <time dateTime={each.at}>{formatTime(each.at)}</time>
          {each.by && `, ${each.by}`}
          {each.note && `: “${each.note}”`}
        </p>
        {props.children(each)}
      </li>
    ))}
  </ol>
);

/** The changes since the last publication, the button that publishes them, and earlier publications. */
export function PublishPage() {
  const { data, act } = useDesk();
  const { data: state } = useData<PublishState>(address, data);
  const { data: earlier = [] } = useData<readonly Publication[]>(`${address}/earlier`, data);
  /** The task in progress, as a sentence; empty if there is none. */
  const [doing, setDoing] = useState('');
  const isBusy = doing !== '';
  const [done, setDone] = useState<readonly string[]>([]);
  if (!state) return <p className="page">Checking for changes …</p>;

  const { changes, saves, waiting, problem, isSent } = state;
  const isEmpty = changes.length === 0 && waiting === 0;

  async function runTask(words: string, task: () => Promise<unknown>) {
    setDoing(words);
    setDone([]);
    await task();
    setDoing('');
  }
  async function publish(request: PublishRequest): Promise<void> {
    const response = await post<PublishResult>(address, request);
    const sentence = isEmpty
      ? 'Up to date.'
      : isSent
        ? 'Published to the site’s host.'
        : 'Published on this computer.';
    await act(Promise.resolve(response), sentence);
    if (response.data) setDone([sentence, ...response.data.notes]);
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = Object.fromEntries(new FormData(event.currentTarget)) as { name?: string; note?: string };
    const words = 'Checking every text, then publishing. This can take a minute …';
    void runTask(words, () => publish({ name: state?.name ?? '', ...fields }));
  }
  /** A button that undoes a change. If there is a question, the owner must confirm first. */
  const undoButton = (
    label: string,
    of: string,
    undo: () => ReturnType<typeof post>,
    doneMessage: string,
    question?: { title: string; text: string },
  ) => (
    <Button
      label={label}
      of={of}
      disabled={isBusy}
      onClick={() =>
        void runTask('Checking every text …', async () => {
          if (!question || (await confirmed(question.title, question.text, label)))
            await act(undo(), doneMessage);
        })
      }
    />
  );

  return (
    <div className="page">
      <h2>Publish</h2>
      <Refusal words={problem} />
      {done.length > 0 && <p className="message message--done">{done.join('\n')}</p>}
      <UnusedContent />
      {!problem && (
        <form className="fields" onSubmit={submit}>
          <p>{isEmpty ? 'All your changes are published.' : 'Changed since the last publication:'}</p>
          <Changes
            changes={changes}
            undo={(change) =>
              !change.entry.startsWith('film:') &&
              undoButton(
                'Undo',
                lineOf(change),
                () => post(`${address}/undo`, { entry: change.entry }),
                `${change.title} was restored.`,
                {
                  title: `Undo: ${change.title}?`,
                  text: `${change.title} goes back to how it was in the last publication. Everything changed in it since then is lost; everything else stays.`,
                },
              )
            }
          />
          {waiting > 0 && <p>Your developer’s work on this computer is published too.</p>}
          {isEmpty && isSent && state.name && (
            <Button type="submit" label="Get what others published" disabled={isBusy} />
          )}
          {!isEmpty && (
            <>
              {!state.name && (
                <label className="field">
                  Your name, saved with what you publish
                  <input name="name" maxLength={80} required autoComplete="name" />
                </label>
              )}
              <label className="field">
                A note for the list below (optional)
                <input name="note" maxLength={500} />
              </label>
              <Button type="submit" label="Publish" disabled={isBusy} />
              {!isSent && (
                <p className="note">
                  No host is set up yet: this saves a version that you can go back to, on this computer only.
                </p>
              )}
            </>
          )}
          {isBusy && (
            <p className="note" role="status">
              {doing}
            </p>
          )}
        </form>
      )}
      <ScheduledChanges />
      {saves.length > 0 && (
        <details>
          <summary>Recent saves</summary>
          <Moments moments={saves}>
            {({ id, changes: saved }) => {
              const line = saved.map(lineOf).join('; ');
              const undo = () => post(`${address}/saves/undo`, { id });
              return (
                <>
                  <p>{line}</p>
                  {undoButton('Undo', `the save of ${line}`, undo, 'Undone.')}
                </>
              );
            }}
          </Moments>
        </details>
      )}
      {earlier.length > 0 && (
        <>
          <h3>Earlier publications</h3>
          <Moments moments={earlier}>
            {(publication) =>
              publication.before ? (
                <>
                  <Changes changes={publication.changes} />
                  {undoButton(
                    'Revert',
                    `what was published on ${formatTime(publication.at)}`,
                    () => post(`${address}/revert`, { id: publication.id }),
                    'Reverted. Guests see it once you publish.',
                    {
                      title: `Revert what was published on ${formatTime(publication.at)}?`,
                      text: 'Everything it changed goes back to how it was before. Later changes to other fields stay. Guests see it once you publish.',
                    },
                  )}
                </>
              ) : (
                <p>The first version.</p>
              )
            }
          </Moments>
        </>
      )}
    </div>
  );
}
