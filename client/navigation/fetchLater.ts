import { type LaterData, type LaterName, laterPath } from '../../shared/laterData';

/** Fetches data that a page shows only later. @throws if it cannot be fetched */
export async function fetchLater<Name extends LaterName>(name: Name): Promise<LaterData[Name]> {
  const path = laterPath(name);
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}
