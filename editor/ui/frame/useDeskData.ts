import { useCallback, useEffect, useState } from 'react';
import type { DeskData } from '../../content/contentRoutes';
import { ask } from '../ask';

/** What there is to change and what is wrong with it; `reload` after a change. */
export function useDeskData() {
  const [data, setData] = useState<DeskData>();
  const [refusal, setRefusal] = useState<string>();
  const reload = useCallback(async () => {
    const answer = await ask<DeskData>('GET', '/api/content');
    if (answer.data) setData(answer.data);
    setRefusal(answer.refusal);
  }, []);
  useEffect(() => void reload(), [reload]);
  return { data, refusal, reload };
}
