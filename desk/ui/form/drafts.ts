import { useSyncExternalStore } from 'react';
import { parsed } from '../../content/valueAt';

/** A form's value, and the file's value that the form started from. */
export interface Draft<Value = unknown> {
  /** The file's value when the draft was started. */
  base: Value;
  value: Value;
  /** The hash of the file's text when the draft was started; undefined for a new file. */
  hash?: string;
}

/** The unsaved forms, keyed by file. */
type Drafts = ReadonlyMap<string, Draft>;

/** The prefix of a draft's key in local storage: 'draft:jobs.json'. All tabs share one draft per file. */
const prefix = 'draft:';

const readAll = (): Drafts =>
  new Map(
    Object.keys(localStorage).flatMap((key) => {
      const draft = parsed(localStorage.getItem(key) ?? undefined) as Draft | undefined;
      return key.startsWith(prefix) && draft && 'value' in draft ? [[key.slice(prefix.length), draft]] : [];
    }),
  );

let drafts = readAll();
/** The number of changes that other tabs have made to each file's draft. */
const changesElsewhere = new Map<string, number>();
const listeners = new Set<() => void>();

function update(): void {
  drafts = readAll();
  for (const listener of listeners) listener();
}
// Another tab has changed a draft.
addEventListener('storage', ({ key }) => {
  const file = key?.startsWith(prefix) ? key.slice(prefix.length) : undefined;
  if (file !== undefined) changesElsewhere.set(file, (changesElsewhere.get(file) ?? 0) + 1);
  update();
});

/** Returns the draft for a file. */
export const readDraft = <Value>(file: string): Draft<Value> | undefined =>
  drafts.get(file) as Draft<Value> | undefined;

/** Stores a file's draft, or deletes the draft if `draft` is undefined. */
export function writeDraft(file: string, draft: Draft | undefined): void {
  if (!draft && !drafts.has(file)) return;
  if (draft) localStorage.setItem(prefix + file, JSON.stringify(draft));
  else localStorage.removeItem(prefix + file);
  update();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Counts the changes of other tabs to a file's draft, so that the form can restart with the new draft. */
export const useChangesElsewhere = (file: string): number =>
  useSyncExternalStore(subscribe, () => changesElsewhere.get(file) ?? 0);

/** The unsaved forms, keyed by file. */
export const useDrafts = (): Drafts => useSyncExternalStore(subscribe, () => drafts);
