import type { Period } from '../../../shared/content/days';
import { upperFirst } from '../../../shared/templates';
import { periodLabel } from '../../content/dateLabels';
import { post } from '../api';
import { Button } from '../Button';
import { askInDialog } from '../dialog';
import { useDesk } from '../frame/DeskContext';
import { ChangedFields } from './ChangedFields';

/** Asks for the days when a change applies. @returns undefined if the owner cancels */
export async function askPeriod(title: string, yes: string, before?: Period): Promise<Period | undefined> {
  const periodIn = (answer: FormData) => {
    const last = String(answer.get('last') ?? '');
    return { first: String(answer.get('first')), ...(last && { last }) };
  };
  const answer = await askInDialog({
    title,
    no: 'Cancel',
    yes,
    async problemOf(answer) {
      const { first, last = first } = periodIn(answer);
      return last < first ? 'The last day must not be before the first.' : undefined;
    },
    children: (
      <>
        <label className="field">
          First day
          <input name="first" type="date" required defaultValue={before?.first} />
        </label>
        <label className="field">
          Last day (optional)
          <input name="last" type="date" defaultValue={before?.last} />
          <span className="note">
            After it, guests see again what the form has then. Without one, the change stays.
          </span>
        </label>
        <p className="note">
          Publish this like any other change. It appears and ends at midnight, hotel time.
        </p>
      </>
    ),
  });
  return answer && periodIn(answer);
}

/** Lists scheduled changes, with buttons to move or cancel a change. @param of limits the list to one file */
export function ScheduledChanges({ of }: { of?: string }) {
  const { data, act } = useDesk();
  const scheduled = data.scheduled.filter(({ file }) => of === undefined || file === of);
  if (scheduled.length === 0) return null;
  return (
    <div className="message">
      <p>Takes effect automatically once published:</p>
      <ul className="rows rows--plain">
        {scheduled.map(({ period, file, path, change }) => {
          const line = `${upperFirst(periodLabel(period))}: ${change.title}`;
          const back = () => act(post('/api/content/scheduled/cancel', { period, file }), 'Canceled.');
          async function move() {
            const to = await askPeriod('Change days', 'Change', period);
            if (to) await act(post('/api/content/scheduled/move', { period, file, to }), 'Changed.');
          }
          return (
            <li key={JSON.stringify([period, file])} className="line" data-place={path.join('.')}>
              <div className="grow">
                <p>{line}</p>
                <ChangedFields rows={change.rows} />
              </div>
              <Button label="Change days" of={line} onClick={() => void move()} />
              <Button label="Cancel change" of={line} onClick={() => void back()} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
