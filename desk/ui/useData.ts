import { useCallback, useEffect, useState } from 'react';
import { type Answer, ask } from './ask';

/**
 * Loads data from the desk's server. `load` fetches it again; the old data stays until the response arrives.
 * @param after reloads when this changes
 */
export function useData<Data>(address: string, after?: unknown) {
  const [answer, setAnswer] = useState<Partial<Answer<Data>>>({});
  const load = useCallback(async () => {
    const next = await ask<Data>('GET', address);
    setAnswer(({ data }) => ({ ...(data !== undefined && { data }), ...next }));
  }, [address]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: see `after`
  useEffect(() => void load(), [load, after]);
  return { ...answer, load };
}
