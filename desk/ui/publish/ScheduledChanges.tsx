import { lineOf } from '../../publish/message';
import { post } from '../api';
import { Button } from '../Button';
import { useDesk } from '../frame/DeskContext';

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** '2027-01-15' -> 'January 15, 2027' */
export const formatDay = (day: string): string => longDay.format(new Date(day));

/** Scheduled changes, each with a button to take it back. @param of limits the list to one file */
export function ScheduledChanges({ of }: { of?: string }) {
  const { data, act } = useDesk();
  const coming = data.coming.filter(({ file }) => of === undefined || file === of);
  if (coming.length === 0) return null;
  return (
    <div className="message">
      <p>Takes effect automatically once published:</p>
      <ul className="rows rows--plain">
        {coming.map(({ day, file, change }) => {
          const line = `From ${formatDay(day)}: ${lineOf(change)}`;
          const back = () => act(post('/api/content/coming/take-back', { day, file }), 'Canceled.');
          return (
            <li key={day + file} className="line">
              <span className="grow">{line}</span>
              <Button label="Cancel change" of={line} onClick={() => void back()} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
