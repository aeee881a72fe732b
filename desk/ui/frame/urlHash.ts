import { useSyncExternalStore } from 'react';
import { type EntryRow, entryRows } from '../../content/entries';
import { type Path, pathOf } from '../../content/valueAt';
import type { FieldPlace } from '../../preview/fieldMarks';

/** The URL hash that opens a file: 'rooms/the-enci-king.json' -> 'rooms/the-enci-king'. All pictures share one hash. */
export const urlHashOf = (path: string): string => path.replace(/\.\w+$|(?<=^pictures)\/.*/, '');

/** The URL hash of a field or a line of Markdown: 'jobs?jobs.1.title', 'policies/terms?:12', 'pictures?sun-deck'. */
export function fieldHash(file: string, path: Path, line?: number): string {
  const [, picture] = /^pictures\/(.+)/.exec(file) ?? [];
  const place = picture ?? path.join('.') + (line === undefined ? '' : `:${line}`);
  return place ? `${urlHashOf(file)}?${place}` : urlHashOf(file);
}

/** Returns the field that a URL hash opens. @param place the text after the hash's question mark */
export function placeIn(file: string, place: string): FieldPlace {
  const [path = '', line] = place.split(':');
  return { file, path: path ? pathOf(path) : [], ...(line !== undefined && { line: Number(line) }) };
}

/** The URL hash that lists a folder's files: 'list/offers', 'list/your-own-pages'. */
export const listHash = ({ group }: EntryRow): string => `list/${group.toLowerCase().replaceAll(' ', '-')}`;

/** The folders where the owner can add and remove files. */
export const copyableRows = entryRows.filter(({ nameKey }) => nameKey !== undefined);

/** The open form or page of the desk; a new object each time the owner follows a link, even to the open one. */
let opened = { hash: decodeURIComponent(location.hash.slice(1)) };

function subscribe(listener: () => void) {
  const update = () => {
    opened = { hash: decodeURIComponent(location.hash.slice(1)) };
    listener();
  };
  // A link to the current hash fires no hashchange event.
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

/** Returns the URL hash without its #, which identifies the open form or page of the desk. */
export const useHash = (): string => useSyncExternalStore(subscribe, () => opened.hash);

/** Returns an object that is new each time the owner opens a form or page of the desk. */
export const useOpened = (): object => useSyncExternalStore(subscribe, () => opened);
