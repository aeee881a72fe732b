import { useCallback, useEffect, useState } from 'react';
import type { DeskData } from '../../content/routes';

/** What there is to change; `reload` after something was added, named anew or removed. */
export function useDeskData() {
  const [data, setData] = useState<DeskData>();
  const reload = useCallback(async () => {
    const answer = await fetch('/desk/entries');
    if (answer.ok) setData((await answer.json()) as DeskData);
  }, []);
  useEffect(() => void reload(), [reload]);
  return { data, reload };
}
