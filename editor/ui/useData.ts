import { useCallback, useEffect, useState } from 'react';
import { ask } from './ask';

/** What the desk's server has at an address. `load` asks again; what was there stays until the answer comes. */
export function useData<Data>(address: string) {
  const [answer, setAnswer] = useState<{ data?: Data | undefined; refusal?: string }>({});
  const load = useCallback(async () => {
    const next = await ask<Data>('GET', address);
    setAnswer(({ data }) => ({ data, ...next }));
  }, [address]);
  useEffect(() => void load(), [load]);
  return { data: answer.data, refusal: answer.refusal, load };
}
