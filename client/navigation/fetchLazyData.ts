import { type LazyData, type LazyDataName, lazyDataPath } from '../../shared/lazyData';

/** Fetches data that is not part of a page's HTML. @throws if the data cannot be fetched */
export async function fetchLazyData<Name extends LazyDataName>(name: Name): Promise<LazyData[Name]> {
  const path = lazyDataPath(name);
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}
