import type { FormEvent } from 'react';
import type { ChecklistItem } from '../../../tools/golive/checklist';
import type { Entry } from '../../content/entries';
import { Button } from '../Button';
import { hashOf } from '../frame/hash';

interface ItemRowProps {
  item: ChecklistItem;
  entries: readonly Entry[];
  onTick(id: string, isDone: boolean): void;
  onExcuse(id: string, reason: string): void;
}

/** Links to the first finding of each file; a file without a form is named. */
function Places({ item: { findings, place }, entries }: Pick<ItemRowProps, 'item' | 'entries'>) {
  const files = [...new Set(findings.map(({ file }) => file))];
  if (files.length === 0)
    return place ? (
      <a className="checklist__place" href={`#${place}`}>
        Open it
      </a>
    ) : null;
  return files.map((file) => {
    const own = findings.filter((each) => each.file === file);
    const entry = entries.find(({ path }) => `content/${path}` === file);
    const count = own.length > 1 ? ` (${own.length})` : '';
    if (!entry)
      return (
        <span className="checklist__place" key={file}>
          {file}
        </span>
      );
    return (
      <a className="checklist__place" key={file} href={`#${hashOf(entry.path)}?${own[0]?.path.join('.')}`}>
        {entry.label}
        {count}
      </a>
    );
  });
}

/** An item: whether it is done, where it is done, or why it does not apply. */
export function ItemRow({ item, entries, onTick, onExcuse }: ItemRowProps) {
  const { id, title, level, state, reason, isByHand } = item;
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onExcuse(id, String(new FormData(event.currentTarget).get('reason')).trim());
  }
  return (
    <li className={`checklist__item${state === 'open' ? '' : ' checklist__item--settled'}`}>
      <input
        type="checkbox"
        id={`item-${id}`}
        checked={state !== 'open'}
        disabled={!isByHand || reason !== undefined}
        aria-describedby={`state-${id}`}
        onChange={(event) => onTick(id, event.target.checked)}
      />
      <div className="checklist__body">
        <label className="checklist__title" htmlFor={`item-${id}`}>
          {title}
        </label>
        <p className="note" id={`state-${id}`}>
          {reason ? `Does not apply: ${reason}` : ''}
          {state === 'done' ? 'Done.' : ''}
          {state === 'open' && level === 'should' ? 'Not a must.' : ''}
          {state === 'open' && isByHand ? 'Tick it once it’s done: only you can see it.' : ''}
        </p>
        <div className="checklist__ways line">
          {state === 'open' && <Places item={item} entries={entries} />}
          {reason && <Button label="It applies" onClick={() => onExcuse(id, '')} />}
        </div>
        {state === 'open' && (
          <details className="checklist__excuse">
            <summary>Does not apply</summary>
            <form onSubmit={submit}>
              <label className="field">
                <span className="field__label">Why not?</span>
                <input name="reason" required />
              </label>
              <Button type="submit" label="Save" />
            </form>
          </details>
        )}
      </div>
    </li>
  );
}
