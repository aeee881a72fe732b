import { useCallback, useEffect, useState } from 'react';
import type { ChecklistAnswers } from '../../../shared/content/schemas/checklist';
import type { ChecklistItem } from '../../../tools/golive/checklist';
import type { EntryFile } from '../../content/entryFile';
import { ask } from '../ask';

const file = '/api/content/checklist.json';

/** The checklist, and how the owner answers an item. */
export function useChecklist() {
  const [items, setItems] = useState<readonly ChecklistItem[]>();
  const [refusal, setRefusal] = useState('');
  const reload = useCallback(async () => {
    const answer = await ask<ChecklistItem[]>('GET', '/desk/checklist');
    if (answer.data) setItems(answer.data);
    setRefusal(answer.refusal ?? '');
  }, []);
  useEffect(() => void reload(), [reload]);

  async function change(answered: (answers: ChecklistAnswers) => ChecklistAnswers) {
    const { data } = await ask<EntryFile>('GET', file);
    const base = data?.value as ChecklistAnswers;
    const answer = await ask('PUT', file, { base, value: answered(base) });
    await reload();
    if (answer.status !== 200) setRefusal(answer.refusal ?? 'This was not saved.');
  }

  return {
    items,
    refusal,
    tick: (id: string, isDone: boolean) =>
      change(({ done, ...rest }) => ({
        ...rest,
        done: [...done.filter((each) => each !== id), ...(isDone ? [id] : [])],
      })),
    /** @param reason why the item does not apply; empty where it does */
    excuse: (id: string, reason: string) =>
      change(({ doesNotApply: { [id]: _, ...others }, done }) => ({
        done,
        doesNotApply: { ...others, ...(reason && { [id]: reason }) },
      })),
  };
}
