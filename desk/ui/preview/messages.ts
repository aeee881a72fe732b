/** Messages between the desk and the page in its frame; both have the same origin. */
import type { PreviewData } from '../../../client/boot/preview';
import type { FieldPlace } from '../../preview/fieldMarks';

/** A click on the page. */
export interface Click {
  place?: FieldPlace | undefined;
  /** The clicked text, and the click's offset in the text. */
  words: string;
  offset?: number | undefined;
  /** The name of the clicked picture. */
  picture?: string | undefined;
}

export type DeskMessage =
  /** Renders the page with new data and colors; `places` maps the numbers in marks to fields. */
  | { kind: 'data'; data: PreviewData; styles: string; places: Readonly<Record<number, FieldPlace>> }
  | { kind: 'mail'; html: string }
  /** Sets whether a click opens the field of the clicked text or picture, or works as for guests. */
  | { kind: 'editing'; isEditing: boolean }
  /** Highlights a field's text on the page; if `place` is omitted, clears the highlight. */
  | { kind: 'show'; place?: FieldPlace };

export type PageMessage =
  /** The page has loaded. */
  | { kind: 'shown'; path: string }
  | ({ kind: 'open' } & Click)
  /** The owner opens search. */
  | { kind: 'search' };
