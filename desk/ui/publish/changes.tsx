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

/** The last publications, so many of them. @param query of one entry alone: { entry } */
export function usePublications(count: number, query: { entry?: string } = {}) {
  const { data: desk } = useDesk();
  const words = new URLSearchParams({ count: String(count), ...query });
  const { data } = useData<PublicationPage>(`${publishAddress}/earlier?${words}`, desk);
  return data ?? { publications: [], isAll: true };
}

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

/**
 * Asks whether an entry shall be as it was in a publication, and brings it back.
 * @param when in words, for 'as it was ...'
 * @returns whether it is back
 */
export async function bringBack(
  { act }: Pick<Desk, 'act'>,
  { entry, title }: Pick<Change, 'entry' | 'title'>,
  to: string,
  when: string,
): Promise<boolean> {
  const text = `${title} becomes what it was ${when}. Whatever was changed in it since then goes too; everything else stays. Guests see it once you publish.`;
  const question = { title: `Undo: ${title}?`, children: <p>{text}</p>, no: 'Leave it', yes: 'Undo' };
  if (!(await asked(question))) return false;
  const done = `${title} is back. Guests see it once you publish.`;
  return (await act(post(`${publishAddress}/undo`, { entry, to }), done)).status < 300;
}
