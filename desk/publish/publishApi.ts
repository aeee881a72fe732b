/** Requests and responses of the Publish page. */

import * as z from 'zod';

/** A field that differs. `before` or `after` is undefined if that version has no such field or list entry. */
export interface Row {
  /** 'Jobs 2, Pay, From'; '“Pets”' for Markdown under that heading. */
  label: string;
  before?: string | undefined;
  after?: string | undefined;
}

/** The changes of one entry (a content/ file, picture, or film) between two versions of the site. */
export interface Change {
  /** The entry's id: 'content/rooms/the-enci-king.json', 'picture:sun-deck'. */
  entry: string;
  /** The entry's title for the owner: 'Enci King', 'Picture sun-deck'. */
  title: string;
  kind: 'added' | 'changed' | 'removed';
  /** The fields that differ; empty if the entry was added or removed. */
  rows: readonly Row[];
}

/** A save at the desk, which can be undone individually. */
export interface SavedChange {
  id: string;
  /** The time of the save, ISO 8601. */
  at: string;
  changes: readonly Change[];
}

/** A published version of the site. */
export interface Publication extends SavedChange {
  /** The id of the previous commit; undefined for the first. */
  before?: string | undefined;
  by: string;
  note?: string | undefined;
}

/** The maximum length of a note, in characters. */
const maxNoteLength = 500;

/** The owner's request to publish. */
export const publishRequest = z.strictObject({
  name: z.string(),
  note: z.string().max(maxNoteLength).optional(),
});
export type PublishRequest = z.output<typeof publishRequest>;

export interface PublishState {
  /** A sentence that says why nothing can be published from this computer. */
  problem?: string | undefined;
  /** The owner's name; undefined until the owner enters a name. */
  name?: string | undefined;
  /** Whether publishing pushes to a remote; if not, publications stay on this computer. */
  isSent: boolean;
  /** Unpublished changes. */
  changes: readonly Change[];
  /** The last saves, latest first. */
  saves: readonly SavedChange[];
  /** The number of commits on this computer that the next publication will push, such as a developer's. */
  waiting: number;
}

export interface PublishResult {
  /** Notes for the owner, one sentence each. */
  notes: readonly string[];
}
