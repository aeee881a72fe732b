import * as z from 'zod';
import { drawing, flag, place, text } from './fields';
import type { Resolved } from './resolved';

const number = z.number();

/** A label on a drawing, with the position of its anchor in the drawing's units. */
export const mapWord = z.strictObject({
  text,
  x: number,
  y: number,
  /** The text's size in px, independent of the drawing's scale. */
  size: number,
  anchor: z.literal(['start', 'middle', 'end']),
  /** Whether the label uses the typeface of headings. */
  display: flag.optional(),
  /** Whether the text is light with a dark outline. Default: dark text with a light outline. */
  onDark: flag.optional(),
  /** Rotation in degrees, clockwise. */
  turn: number.optional(),
});
const row = z.strictObject({ from: number, to: number });

/** content/map.json: the drawings of the town and their labels. */
export const mapFile = z.strictObject({
  /** Labels for links to directions services. */
  directions: z.strictObject({ google: text, apple: text, openStreetMap: text }),
  /** The drawings of the town. Omitted if the hotel has no drawing of the town. */
  town: z
    .strictObject({
      /** Alternative text. */
      alt: text,
      /** The note that the drawing is not to scale. */
      caption: text,
      /** The caption on phones, where one kind of place at a time has numbers and the other kinds appear as dots. */
      smallCaption: text,
      /** The accessible name of the filter for kinds of places. */
      kinds: text,
      large: z.strictObject({ art: drawing, words: z.array(mapWord) }),
      /** The drawing for phones. It has the same width in units as the large drawing, but less height. */
      small: z.strictObject({
        art: drawing,
        /** Pairs of y coordinates in the large and the small drawing, from north to south. */
        rows: z.array(row).min(2),
        words: z.array(mapWord),
      }),
      /** A detail of the large drawing: the walk from the hotel to the beach. */
      walk: z.strictObject({
        alt: text,
        caption: text,
        /** The rectangle of the detail in the large drawing. */
        x: number,
        y: number,
        width: number,
        height: number,
        /** The walk as SVG path data. */
        path: z.string().regex(/^[MLCSQ\d ,.-]+$/, 'must be SVG path data'),
        /** The place where the walk ends. */
        place,
        words: z.array(mapWord),
      }),
    })
    .optional(),
});

export type TownMap = NonNullable<Resolved<typeof mapFile>['town']>;
export type MapWord = TownMap['large']['words'][number];
