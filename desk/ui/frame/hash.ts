import { useSyncExternalStore } from 'react';
import { entryRows } from '../../content/entries';

/**
 * The part of the desk's address that opens a file: 'rooms/the-enci-king.json' -> 'rooms/the-enci-king'. Pictures have one
 * for all.
 */
export const hashOf = (path: string): string => path.replace(/\.\w+$|(?<=^pictures)\/.*/, '');

/** The part that lists a folder's files: 'offers/' -> 'list/offers'. */
export const listHash = (folder: string): string => `list/${folder.replace(/\/$/, '')}`;

/** The folders that the owner adds to and takes from. */
export const copyableRows = entryRows.filter(({ nameKey }) => nameKey !== undefined);

function subscribe(listener: () => void) {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

/** The part of the desk that is open: what the address names after its #. */
export const useHash = (): string =>
  useSyncExternalStore(subscribe, () => decodeURIComponent(location.hash.slice(1)));
