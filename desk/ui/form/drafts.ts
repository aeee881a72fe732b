import { useSyncExternalStore } from 'react';
import { parsed } from '../../content/valueAt';

/** A form: what is in it, saved or not. */
export interface Draft<Value = unknown> {
  /** What the file had when it was begun. */
  base: Value;
  value: Value;
}

const prefix = 'draft:';
/** Said in this window; the browser itself tells the others by 'storage'. */
const changed = 'draft-changed';

/** The draft of a file's form that this browser keeps. */
export const readDraft = <Value>(file: string): Draft<Value> | undefined =>
  parsed(localStorage.getItem(prefix + file) ?? undefined) as Draft<Value> | undefined;

/** Keeps a draft, or forgets it. */
export function writeDraft(file: string, draft: Draft | undefined): void {
  if (draft) localStorage.setItem(prefix + file, JSON.stringify(draft));
  else localStorage.removeItem(prefix + file);
  dispatchEvent(new Event(changed));
}

const list = () =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length))
    .sort()
    .join('\n');

function subscribe(hear: () => void) {
  for (const name of [changed, 'storage']) addEventListener(name, hear);
  return () => {
    for (const name of [changed, 'storage']) removeEventListener(name, hear);
  };
}

/** The files whose forms have something that is not saved. */
export const useDrafts = (): readonly string[] =>
  useSyncExternalStore(subscribe, list).split('\n').filter(Boolean);
