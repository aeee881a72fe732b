import type { ReactNode } from 'react';
import type { Change, Publication, PublicationPage, SavedChange } from '../../publish/types';
import { post } from '../ask';
import { asked } from '../asked';
import { type Desk, useDesk } from '../frame/DeskContext';
import { useData } from '../useData';

/** Where the desk's server has what it does to publish. */
export const publishAddress = '/desk/publish';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

/** A moment as an owner reads it: 'May 14, 2027 at 9:30 AM'. */
export const at = (time: string): string => day.format(new Date(time));

/** The last publications, so many of them. */
export function usePublications(count: number) {
  const { data: desk } = useDesk();
  const { data } = useData<PublicationPage>(`${publishAddress}/earlier?count=${count}`, desk);
  return data ?? { publications: [], isAll: true };
}

/** What became of an entry, a row a field. */
export const ChangeRows = ({ change: { title, kind, rows } }: { change: Change }) => (
  <div className="grow">
    <p>
      {title}
      {kind === 'added' && ': new'}
      {kind === 'removed' && ': removed'}
    </p>
    <dl className="changes">
      {rows.map(({ label, before, after }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a change never move
        <div key={index}>
          <dt className="note">{label}</dt>
          <dd>
            <del>{before ?? '(none)'}</del> <span aria-hidden="true">→</span> <ins>{after ?? '(none)'}</ins>
          </dd>
        </div>
      ))}
    </dl>
  </div>
);

interface MomentsProps<Moment> {
  moments: readonly Moment[];
  /** What stands below the time of each. */
  children(moment: NoInfer<Moment>): ReactNode;
}

/** Saves or publications, the last one first: when, by whom, and with which note. */
export const Moments = <Moment extends SavedChange & Partial<Publication>>({
  moments,
  children,
}: MomentsProps<Moment>) => (
  <ol className="rows">
    {moments.map((moment) => (
      <li key={moment.id}>
        <p className="note">
          <time dateTime={moment.at}>{at(moment.at)}</time>
          {moment.by && `, ${moment.by}`}
          {moment.note && `: “${moment.note}”`}
        </p>
        {children(moment)}
      </li>
    ))}
  </ol>
);

/** Asks whether an entry shall be as it was at the last publication, and brings it back. */
export async function bringBack({ act }: Pick<Desk, 'act'>, { entry, title }: Change) {
  const text = `${title} becomes what it was at the last publication. Whatever was changed in it since then goes; everything else stays.`;
  const question = { title: `Undo: ${title}?`, children: <p>{text}</p>, no: 'Leave it', yes: 'Undo' };
  if (await asked(question)) await act(post(`${publishAddress}/undo`, { entry }), `${title} is back.`);
}

/** Asks whether a publication shall be taken back, and does so. */
export async function takeBack({ act }: Pick<Desk, 'act'>, { id, at: time }: Publication) {
  const children = (
    <p>
      What it changed becomes what it was before. Later changes of other fields stay. Guests see it once you
      publish.
    </p>
  );
  const title = `Take back what was published on ${at(time)}?`;
  if (await asked({ title, children, no: 'Leave it', yes: 'Take back' }))
    await act(post(`${publishAddress}/revert`, { id }), 'Taken back. Guests see it once you publish.');
}
