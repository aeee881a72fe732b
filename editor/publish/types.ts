/** What the desk's publishing panel and the server say to each other. */

/** What became of one entry (a file of content/, or a picture) between two states of the site. */
export interface Change {
  /** 'content/rooms/the-enci-king.json', 'picture:sun-deck' */
  entry: string;
  /** As the owner calls it: 'Enci King', 'Picture sun-deck'. */
  title: string;
  kind: 'added' | 'changed' | 'removed';
  /** Phrases such as 'price 269 to 279'; empty where the title says all. */
  details: readonly string[];
}

/** A state of the site that was published. */
export interface Publication {
  /** Its name among all publications, for asking for it. */
  id: string;
  /** That of the one before it; undefined for the first. */
  before?: string | undefined;
  by: string;
  /** ISO 8601. */
  at: string;
  changes: readonly Change[];
}

export interface PublishState {
  /** Why nothing can be published from this computer, as a sentence. */
  problem?: string | undefined;
  /** The owner's name, once she gave it. */
  name?: string | undefined;
  /** Whether publishing sends the site somewhere, or only keeps it on this computer. */
  isSent: boolean;
  /** The last publication. */
  last?: string | undefined;
  /** What is not published yet. */
  changes: readonly Change[];
  /** How many steps of a programmer on this computer go out with the next publication. */
  waiting: number;
}

export const publishSteps = ['check', 'cards', 'build', 'send'] as const;
export type PublishStep = (typeof publishSteps)[number];

/** One line of the answer while the site is published; the last has `done` or `error`. */
export type PublishProgress =
  | { step: PublishStep }
  | { done: { changes: readonly Change[]; notes: readonly string[] } }
  | { error: string };

/** A way back: an entry as it was in a publication. */
export interface UndoRequest {
  entry: string;
  /** The publication whose state comes back. */
  to: string;
}

/** One line of the answer while an entry is brought back. */
export type UndoProgress = { done: number; of: number } | { undone: Change } | { error: string };
