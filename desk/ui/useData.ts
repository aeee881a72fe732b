import { useCallback, useEffect, useState } from 'react';
import { callApi, type Result } from './api';

/**
 * Loads data from the desk's server. `load` fetches the data again; the old data stays until the response arrives.
 * @param after a value whose changes reload the data
 */
export function useData<Data>(address: string, after?: unknown) {
  const [result, setResult] = useState<Partial<Result<Data>>>({});
  const load = useCallback(async () => {
    const next = await callApi<Data>('GET', address);
    setResult(({ data }) => ({ ...(data !== undefined && { data }), ...next }));
  }, [address]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: see `after`
  useEffect(() => void load(), [load, after]);
  return { ...result, load };
}
