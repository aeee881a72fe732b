import { checklistGroups } from '../../../tools/golive/rules';
import type { Entry } from '../../content/entries';
import { Refusal } from '../Refusal';
import { ItemRow } from './ItemRow';
import { useChecklist } from './useChecklist';

/** What must be done before guests see the site, each item with the way to its field. */
export function ChecklistPage({ entries }: { entries: readonly Entry[] }) {
  const { items, refusal, tick, excuse } = useChecklist();
  const open = items?.filter(({ state }) => state === 'open').length;
  return (
    <div className="page">
      <h2>Before going live</h2>
      <Refusal words={refusal} />
      {items && (
        <p className="checklist__count" role="status">
          {open === 0 ? 'Everything is done.' : `${open} of ${items.length} to do`}
        </p>
      )}
      {checklistGroups.map((group) => (
        <section key={group}>
          <h3 className="checklist__group">{group}</h3>
          <ul className="rows">
            {items
              ?.filter((item) => item.group === group)
              .map((item) => (
                <ItemRow key={item.id} item={item} entries={entries} onTick={tick} onExcuse={excuse} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
