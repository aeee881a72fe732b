/** One minute, in ms. */
const minute = 60 * 1000;

/** Creates a counter of requests to the engine, which returns false if an address exceeds the limit per minute. */
export function createEngineRequestLimit(limit: number) {
  let since = 0;
  const counts = new Map<string, number>();
  return (address: string): boolean => {
    if (Math.abs(Date.now() - since) >= minute) {
      since = Date.now();
      counts.clear();
    }
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    return count <= limit;
  };
}
