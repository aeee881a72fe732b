import { useSyncExternalStore } from 'react';
import { type EntryRow, entryRows } from '../../content/entries';
import type { Path } from '../../content/valueAt';

/** The URL hash that opens a file: 'rooms/the-enci-king.json' -> 'rooms/the-enci-king'. All pictures share one. */
export const hashOf = (path: string): string => path.replace(/\.\w+$|(?<=^pictures)\/.*/, '');

/** The URL hash that opens a field: 'jobs?jobs.1.title'. */
export const fieldHash = (file: string, path: Path): string =>
  path.length > 0 ? `${hashOf(file)}?${path.join('.')}` : hashOf(file);

/** The URL hash that lists a folder's files: 'list/offers', 'list/your-own-pages'. */
export const listHash = ({ group }: EntryRow): string => `list/${group.toLowerCase().replaceAll(' ', '-')}`;

/** The folders that the owner can add to and remove from. */
export const copyableRows = entryRows.filter(({ nameKey }) => nameKey !== undefined);

function subscribe(listener: () => void) {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

/** The open part of the desk: the URL hash without its #. */
export const useHash = (): string =>
  useSyncExternalStore(subscribe, () => decodeURIComponent(location.hash.slice(1)));
