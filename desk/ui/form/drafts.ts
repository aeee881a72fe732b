import { useSyncExternalStore } from 'react';
import { parsed } from '../../content/valueAt';

/** A form's value, and the value it started from. */
export interface Draft<Value = unknown> {
  /** The file's value when the draft was started. */
  base: Value;
  value: Value;
}

/** Drafts of the forms with unsaved changes, keyed by file. */
type Drafts = ReadonlyMap<string, Draft>;

/** Each tab stores its drafts under its own key: 'draft:{tab}'. */
const prefix = 'draft:';
const tabKey = 'desk-tab';

let key = '';
let drafts: Drafts = new Map();
const listeners = new Set<() => void>();

const read = (name: string): [string, Draft][] =>
  Object.entries((parsed(localStorage.getItem(name) ?? undefined) ?? {}) as Record<string, Draft>);

/** Takes a lock until this tab is closed. @returns false if another tab has it */
const acquireLock = (name: string): Promise<boolean> =>
  new Promise((resolve) => {
    void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock ? new Promise(() => undefined) : undefined;
    });
  });

/**
 * Loads this tab's drafts, and takes over those of closed tabs. Must be called before the first render. Two tabs never
 * share a draft, and a draft is kept until it is saved or discarded.
 */
export async function openDrafts(): Promise<void> {
  key = sessionStorage.getItem(tabKey) ?? '';
  // A duplicated tab has the other tab's key.
  if (!key || !(await acquireLock(key))) {
    key = prefix + crypto.randomUUID();
    await acquireLock(key);
  }
  sessionStorage.setItem(tabKey, key);
  const restored = new Map(read(key));
  for (const name of Object.keys(localStorage)) {
    if (!name.startsWith(prefix) || name === key || !(await acquireLock(name))) continue;
    for (const [file, draft] of read(name)) if (!restored.has(file)) restored.set(file, draft);
    localStorage.removeItem(name);
  }
  drafts = restored;
  write();
}

function write(): void {
  if (drafts.size > 0) localStorage.setItem(key, JSON.stringify(Object.fromEntries(drafts)));
  else localStorage.removeItem(key);
}

/** This tab's draft for a file. */
export const readDraft = <Value>(file: string): Draft<Value> | undefined =>
  drafts.get(file) as Draft<Value> | undefined;

/** Stores a draft, or deletes it. */
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

/** This tab's drafts, keyed by file. */
export const useDrafts = (): Drafts => useSyncExternalStore(subscribe, () => drafts);
