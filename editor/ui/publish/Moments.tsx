import type { ReactNode } from 'react';
import type { Publication, SavedChange } from '../../publish/types';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

/** A moment as an owner reads it: 'May 14, 2027 at 9:30 AM'. */
export const at = (time: string): string => day.format(new Date(time));

interface MomentsProps<Moment> {
  moments: readonly Moment[];
  /** What stands below the time of each. */
  children(moment: NoInfer<Moment>): ReactNode;
}

/** Saves or publications, the last one first: when, by whom, and with which note. */
export function Moments<Moment extends SavedChange & Partial<Publication>>({
  moments,
  children,
}: MomentsProps<Moment>) {
  return (
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
}
