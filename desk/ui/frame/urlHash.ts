import { useSyncExternalStore } from 'react';
import { type EntryRow, entryRows } from '../../content/entries';
import { type Path, pathOf } from '../../content/valueAt';
import type { FieldPlace } from '../../preview/fieldMarks';

/** The URL hash that opens a file: 'rooms/the-enci-king.json' -> 'rooms/the-enci-king'. All pictures share one. */
export const urlHashOf = (path: string): string => path.replace(/\.\w+$|(?<=^pictures)\/.*/, '');

/** The URL hash that opens a field, or a line of Markdown in it: 'jobs?jobs.1.title', 'policies/terms?:12', 'pictures?sun-deck'. */
export function fieldHash(file: string, path: Path, line?: number): string {
  const [, picture] = /^pictures\/(.+)/.exec(file) ?? [];
  const place = picture ?? path.join('.') + (line === undefined ? '' : `:${line}`);
  return place ? `${urlHashOf(file)}?${place}` : urlHashOf(file);
}

/** The field that a hash opens. @param place what follows its question mark */
export function placeIn(file: string, place: string): FieldPlace {
  const [path = '', line] = place.split(':');
  return { file, path: path ? pathOf(path) : [], ...(line !== undefined && { line: Number(line) }) };
}

/** The URL hash that lists a folder's files: 'list/offers', 'list/your-own-pages'. */
export const listHash = ({ group }: EntryRow): string => `list/${group.toLowerCase().replaceAll(' ', '-')}`;

/** The folders that the owner can add to and remove from. */
export const copyableRows = entryRows.filter(({ nameKey }) => nameKey !== undefined);

/** The open part of the desk; a new object each time that it is opened, even if it is open already. */
let opened = { hash: decodeURIComponent(location.hash.slice(1)) };

function subscribe(listener: () => void) {
  const update = () => {
    opened = { hash: decodeURIComponent(location.hash.slice(1)) };
    listener();
  };
  // A link to what is open doesn't change the hash.
  const again = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
    if (link?.hash === location.hash) update();
  };
  addEventListener('hashchange', update);
  addEventListener('click', again);
  return () => {
    removeEventListener('hashchange', update);
    removeEventListener('click', again);
  };
}

/** The open part of the desk: the URL hash without its #. */
export const useHash = (): string => useSyncExternalStore(subscribe, () => opened.hash);

/** An object that is new each time that a part of the desk is opened. */
export const useOpened = (): object => useSyncExternalStore(subscribe, () => opened);
