/** What the desk and the page in its frame say to each other. Each takes the other's origin alone. */

/** Words or a picture that the page shows, and by which number the desk knows its field. */
export interface Mark {
  id: number;
  kind: 'text' | 'picture' | 'price';
  /** What guests read; the name of a picture; the slug of the room that a price is of. */
  words: string;
}

export type DeskMessage =
  | { kind: 'marks'; marks: readonly Mark[]; isEditing: boolean }
  /** Scrolls to what a field of the desk's form is shown as. */
  | { kind: 'show'; id: number };

export type PageMessage =
  /** The page is there, or another one has taken its place: because the owner has followed a link, or else for the desk. */
  | { kind: 'shown'; path: string; isFollowed: boolean }
  /** The owner has clicked what she wants to change. */
  | { kind: 'open'; id: number };
