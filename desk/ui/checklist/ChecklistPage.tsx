import type { ChecklistItem } from '../../../server/golive/checklist';
import { checklistGroups } from '../../../server/golive/rules';
import type { ChecklistAnswers } from '../../../shared/schema/checklist';
import type { EntryFile } from '../../content/entryFile';
import { callApi } from '../api';
import { Button } from '../Button';
import { useDesk } from '../frame/DeskContext';
import { hashOf } from '../frame/hash';
import { Refusal } from '../Refusal';
import { useData } from '../useData';

const answersAddress = '/api/content/checklist.json';

/** Links to the first finding in each file; a file without a form is only named. */
function Places({ findings, place }: ChecklistItem) {
  const { entries } = useDesk().data;
  if (findings.length === 0) return place && <a href={`#${place}`}>Open</a>;
  return [...new Set(findings.map(({ file }) => file))].map((file) => {
    const own = findings.filter((each) => each.file === file);
    const entry = entries.find(({ path }) => `content/${path}` === file);
    const count = own.length > 1 ? ` (${own.length})` : '';
    if (!entry) return <span key={file}>{file}</span>;
    return (
      <a key={file} href={`#${hashOf(entry.path)}?${own[0]?.path.join('.')}`}>
        {entry.label}
        {count}
      </a>
    );
  });
}

/** What must be done before going live: each item is done, links to its field, or doesn't apply. */
export function ChecklistPage() {
  const { data, act } = useDesk();
  const { data: items, refusal } = useData<ChecklistItem[]>('/desk/checklist', data);
  const open = items?.filter(({ state }) => state === 'open').length;

  async function save(update: (answers: ChecklistAnswers) => ChecklistAnswers) {
    const { data: file } = await callApi<EntryFile>('GET', answersAddress);
    const base = file?.value as ChecklistAnswers;
    await act(callApi('PUT', answersAddress, { base, value: update(base) }), '');
  }
  const setDone = (id: string, isDone: boolean) =>
    save(({ done, ...rest }) => ({
      ...rest,
      done: [...done.filter((each) => each !== id), ...(isDone ? [id] : [])],
    }));
  /** @param reason why the item does not apply; empty if it does */
  const setReason = (id: string, reason: string) =>
    save(({ doesNotApply: { [id]: _, ...others }, done }) => ({
      done,
      doesNotApply: { ...others, ...(reason && { [id]: reason }) },
    }));
  const row = (item: ChecklistItem) => {
    const { id, title, level, state, reason, isByHand, alwaysApplies } = item;
    return (
      <li key={id} className="checklist__item">
        <input
          type="checkbox"
          id={`item-${id}`}
          checked={state !== 'open'}
          disabled={!isByHand || reason !== undefined}
          aria-describedby={`state-${id}`}
          onChange={({ target }) => void setDone(id, target.checked)}
        />
        <label htmlFor={`item-${id}`}>{title}</label>
        <p className="note" id={`state-${id}`}>
          {reason ? `Does not apply: ${reason}` : ''}
          {state === 'done' ? 'Done.' : ''}
          {state === 'open' && level === 'should' ? 'Optional.' : ''}
          {state === 'open' && isByHand ? 'Check this off when it’s done.' : ''}
        </p>
        <div className="line">
          {reason && <Button label="It applies" onClick={() => void setReason(id, '')} />}
          {state === 'open' && (
            <>
              <Places {...item} />
              {!alwaysApplies && (
                <details>
                  <summary>Does not apply</summary>
                  <form
                    className="fields"
                    onSubmit={(event) => {
                      event.preventDefault();
                      const why = String(new FormData(event.currentTarget).get('reason'));
                      void setReason(id, why.trim());
                    }}
                  >
                    <label className="field">
                      <span className="field__label">Why not?</span>
                      <input name="reason" required />
                    </label>
                    <Button type="submit" label="Save" />
                  </form>
                </details>
              )}
            </>
          )}
        </div>
      </li>
    );
  };
  return (
    <div className="page">
      <h2>Before going live</h2>
      <Refusal words={refusal} />
      {items && (
        <p role="status">{open === 0 ? 'Everything is done.' : `${open} of ${items.length} to do`}</p>
      )}
      {checklistGroups.map((group) => (
        <section key={group}>
          <h3>{group}</h3>
          <ul className="rows">{items?.filter((item) => item.group === group).map(row)}</ul>
        </section>
      ))}
    </div>
  );
}
