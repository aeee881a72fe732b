import { useCallback, useEffect, useState } from 'react';
import { type Answer, ask } from './ask';

/**
 * What the desk's server has at an address. `load` asks again; what was there stays until the answer comes.
 * @param after whatever else has changed, it is asked again
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
