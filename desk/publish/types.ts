/** Requests and responses of the page for publishing. */

import * as z from 'zod';
import { type Conflict, choiceForm } from '../content/merge';

/** A field that differs. A side is undefined if the field or list entry does not exist there. */
export interface Row {
  /** 'Jobs 2, Pay, From'; empty in Markdown. */
  label: string;
  before?: string | undefined;
  after?: string | undefined;
}

/** What became of one entry (a file of content/, or a picture) between two states of the site. */
export interface Change {
  /** 'content/rooms/the-enci-king.json', 'picture:sun-deck' */
  entry: string;
  /** As the owner calls it: 'Enci King', 'Picture sun-deck'. */
  title: string;
  kind: 'added' | 'changed' | 'removed';
  /** Its fields that differ; none if it is new or removed, and of a photograph that was replaced. */
  rows: readonly Row[];
}

/** A save at the desk, which can be undone by itself. */
export interface SavedChange {
  id: string;
  /** ISO 8601. */
  at: string;
  changes: readonly Change[];
}

/** A state of the site that was published. */
export interface Publication extends SavedChange {
  /** The id of the one before it; undefined for the first. */
  before?: string | undefined;
  by: string;
  note?: string | undefined;
}

/** A field that others have changed too since the last publication. */
export interface FieldConflict extends Conflict {
  /** From the project's folder. */
  file: string;
  /** 'Enci King and Price' */
  label: string;
}

/** The longest note, in characters. */
const longestNote = 500;

/** What the owner asks to be published. */
export const publishRequest = z.strictObject({
  name: z.string(),
  /** The note of the publication. */
  note: z.string().max(longestNote).optional(),
  /** Whose change of each field that others have changed, too, is to be published. */
  choices: z.array(choiceForm.extend({ file: z.string() })).optional(),
});
export type PublishRequest = z.output<typeof publishRequest>;

export interface PublishState {
  /** Why nothing can be published from this computer, as a sentence. */
  problem?: string | undefined;
  /** The owner's name, once she gave it. */
  name?: string | undefined;
  /** Whether publishing sends the site somewhere, or only keeps it on this computer. */
  isSent: boolean;
  /** What is not published yet. */
  changes: readonly Change[];
  /** The last saves, the last one first. */
  saves: readonly SavedChange[];
  /** How many steps of a programmer on this computer go out with the next publication. */
  waiting: number;
}

/** What the owner should know beyond that it is done, a sentence each; or the fields to choose. */
export type PublishAnswer = { notes: readonly string[] } | { conflicts: readonly FieldConflict[] };
