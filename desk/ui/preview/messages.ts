/** What the desk and the page in its frame say to each other; both are of one origin. */
import type { PreviewData } from '../../../client/boot/preview';
import type { Place } from '../../preview/marks';

/** What the owner has clicked. */
export interface Click {
  place?: Place | undefined;
  /** The words there, and the place in them. */
  words: string;
  offset?: number | undefined;
  /** The name of a picture. */
  picture?: string | undefined;
}

export type DeskMessage =
  /** Renders the page with other data; `places` resolves its marks. */
  | { kind: 'data'; data: PreviewData; places: Readonly<Record<number, Place>> }
  | { kind: 'mail'; html: string }
  /** A click opens what it is on, or does what it does for guests. */
  | { kind: 'editing'; isEditing: boolean }
  /** Shows what a field of the form is on the page, by what guests read there; undefined until that is known. Or no field. */
  | { kind: 'show'; place?: Place; text?: string | undefined };

export type PageMessage =
  /** The page is there. */
  { kind: 'shown'; path: string } | ({ kind: 'open' } & Click);
