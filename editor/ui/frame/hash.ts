import { entryRows } from '../../content/entries';

/** The part of the desk's address that opens a file: 'rooms/the-enci-king.json' -> 'rooms/the-enci-king'. */
export const hashOf = (path: string): string => path.replace(/\.\w+$/, '');

/** The part that lists a folder's files: 'offers/' -> 'list/offers'. */
export const listHash = (folder: string): string => `list/${folder.replace(/\/$/, '')}`;

/** The part that lists a file's versions: 'rooms/the-enci-king.json' -> 'versions/rooms/the-enci-king'. */
export const versionsHash = (path: string): string => `versions/${hashOf(path)}`;

/** The folders that the owner adds to and takes from. */
export const copyableRows = entryRows.filter(({ nameKey }) => nameKey !== undefined);
