import { useCallback, useEffect, useState } from 'react';
import type { Entry } from '../../content/entries';
import type { DeskData } from '../../content/routes';

/** What there is to change and what is wrong with it; `reload` after something was added, named again or removed. */
export function useDeskData() {
  const [entries, setEntries] = useState<readonly Entry[]>();
  const [faults, setFaults] = useState<readonly string[]>([]);

  const reload = useCallback(async () => {
    const answer = await fetch('/desk/entries');
    if (answer.ok) setEntries((await answer.json()) as readonly Entry[]);
  }, []);

  useEffect(() => {
    void reload();
    fetch('/desk/content')
      .then((answer) => answer.json() as Promise<DeskData>)
      .then((data) => setFaults(data.faults));
  }, [reload]);
  return { entries, faults, reload };
}
