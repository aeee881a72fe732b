import * as z from 'zod';
import type { Fields } from '../fields';

const number = z.number('must be a number');

/** content/map.json: the drawings of the town and the words over them. docs/behavior.md#town-map */
export function mapFile({ text, drawing, place }: Fields) {
  /** A word over a drawing: where it begins, stands in the middle or ends, in the drawing's units. */
  const word = z.strictObject({
    text,
    x: number,
    y: number,
    /** In px, however large the drawing is shown. */
    size: number,
    anchor: z.literal(['start', 'middle', 'end'], 'must be start, middle or end'),
    /** In the typeface of headings. */
    display: z.boolean('must be true or false').optional(),
    /** Light letters with a dark edge; else the reverse. */
    onDark: z.boolean('must be true or false').optional(),
    /** Degrees to the right. */
    turn: number.optional(),
  });
  const row = z.strictObject({ from: number, to: number });

  return z.strictObject({
    /** For a guest who does not see it. */
    alt: text,
    /** Under the drawing: that it is not to scale. */
    caption: text,
    /** Under the drawing of phones, where three kinds are dots. */
    smallCaption: text,
    /** What the choice of one kind is called for screen readers. */
    kinds: text,
    /** Names of the services that show the way, in links. */
    directions: z.strictObject({ google: text, apple: text, openStreetMap: text }),
    large: z.strictObject({ art: drawing, words: z.array(word) }),
    /** For phones: as wide as the large one, and lower. */
    small: z.strictObject({
      art: drawing,
      /** Which height of the large drawing lies at which height of this one, from north to south. */
      rows: z.array(row).min(2, 'must have at least 2 entries'),
      words: z.array(word),
    }),
    /** The part of the large drawing around the hotel, with the walk to the sand. */
    walk: z.strictObject({
      alt: text,
      caption: text,
      /** What part: left and top edge, width and height. */
      x: number,
      y: number,
      width: number,
      height: number,
      /** The walk, as the data of an SVG path. */
      path: z.string('must be a text').regex(/^[MLCSQ\d ,.-]+$/, 'must be the data of an SVG path'),
      /** Where it ends. */
      place,
      words: z.array(word),
    }),
  });
}

export type TownMap = z.output<ReturnType<typeof mapFile>>;
export type MapWord = TownMap['large']['words'][number];
