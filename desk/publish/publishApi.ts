/** Requests and responses of the Publish page. */

import * as z from 'zod';

/** A field that differs. A side is undefined if the field or list entry does not exist there. */
export interface Row {
  /** 'Jobs 2, Pay, From'; empty for Markdown. */
  label: string;
  before?: string | undefined;
  after?: string | undefined;
}

/** How one entry (a content/ file, or a picture) changed between two states of the site. */
export interface Change {
  /** 'content/rooms/the-enci-king.json', 'picture:sun-deck' */
  entry: string;
  /** As shown to the owner: 'Enci King', 'Picture sun-deck'. */
  title: string;
  kind: 'added' | 'changed' | 'removed';
  /** Its fields that differ; empty if it was added or removed. */
  rows: readonly Row[];
}

/** A save at the desk, which can be undone individually. */
export interface SavedChange {
  id: string;
  /** ISO 8601. */
  at: string;
  changes: readonly Change[];
}

/** A published state of the site. */
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
  /** Why nothing can be published from this computer, as a sentence. */
  problem?: string | undefined;
  /** The owner's name, once they have given it. */
  name?: string | undefined;
  /** Whether publishing sends the site to a remote, or only keeps it on this computer. */
  isSent: boolean;
  /** Unpublished changes. */
  changes: readonly Change[];
  /** The last saves, latest first. */
  saves: readonly SavedChange[];
  /** How many of a developer's commits on this computer will be sent with the next publication. */
  waiting: number;
}

export interface PublishResult {
  /** For the owner, one sentence each. */
  notes: readonly string[];
}
