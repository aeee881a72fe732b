/** In ms. */
const minute = 60 * 1000;

/** Counts the requests to the engine that each address triggers in a minute. @returns false once there are too many */
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
