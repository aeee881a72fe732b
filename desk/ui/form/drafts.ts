import { useSyncExternalStore } from 'react';
import { parsed } from '../../content/valueAt';

/** A form: what is in it, saved or not. */
export interface Draft<Value = unknown> {
  /** What the file had when it was begun. */
  base: Value;
  value: Value;
}

/** The files whose forms have something that is not saved. */
type Drafts = ReadonlyMap<string, Draft>;

/** Drafts are kept by the tab that has them: 'draft:{tab}'. */
const prefix = 'draft:';
const tabKey = 'desk-tab';

let key = '';
let drafts: Drafts = new Map();
const listeners = new Set<() => void>();

const read = (name: string): [string, Draft][] =>
  Object.entries((parsed(localStorage.getItem(name) ?? undefined) ?? {}) as Record<string, Draft>);

/** Holds a lock for as long as this tab is open. @returns whether no other tab has it */
const hold = (name: string): Promise<boolean> =>
  new Promise((resolve) => {
    void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock ? new Promise(() => undefined) : undefined;
    });
  });

/**
 * Finds this tab's drafts, and takes those of tabs that were closed. To be called before the first render: two tabs never
 * share a draft, and a draft is kept until it is saved or thrown away.
 */
export async function openDrafts(): Promise<void> {
  key = sessionStorage.getItem(tabKey) ?? '';
  // A tab that was duplicated has the name of the other.
  if (!key || !(await hold(key))) {
    key = prefix + crypto.randomUUID();
    await hold(key);
  }
  sessionStorage.setItem(tabKey, key);
  const kept = new Map(read(key));
  for (const name of Object.keys(localStorage)) {
    if (!name.startsWith(prefix) || name === key || !(await hold(name))) continue;
    for (const [file, draft] of read(name)) if (!kept.has(file)) kept.set(file, draft);
    localStorage.removeItem(name);
  }
  drafts = kept;
  write();
}

function write(): void {
  if (drafts.size > 0) localStorage.setItem(key, JSON.stringify(Object.fromEntries(drafts)));
  else localStorage.removeItem(key);
}

/** The draft of a file's form that this tab keeps. */
export const readDraft = <Value>(file: string): Draft<Value> | undefined =>
  drafts.get(file) as Draft<Value> | undefined;

/** Keeps a draft, or forgets it. */
export function writeDraft(file: string, draft: Draft | undefined): void {
  if (!draft && !drafts.has(file)) return;
  const next = new Map(drafts);
  if (draft) next.set(file, draft);
  else next.delete(file);
  drafts = next;
  write();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** This tab's drafts by their files. */
export const useDrafts = (): Drafts => useSyncExternalStore(subscribe, () => drafts);
