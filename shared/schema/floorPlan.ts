import * as z from 'zod';
import { picture, text } from './fields';
import type { Resolved } from './resolved';

const feet = z.number('must be a number of feet, such as 15.42');
const length = feet.positive('must be a number of feet above zero, such as 15.42');
const pixels = z.number('must be a number of pixels');

const kinds = [
  'bed',
  'sofa-bed',
  'kitchenette',
  'refrigerator',
  'bar',
  'table',
  'desk',
  'dresser',
  'wardrobe',
  'chair',
  'chaise',
  'bathroom',
  'tub',
  'shower',
  'basin',
  'balcony',
  'patio',
] as const;

export type FloorPlanPieceKind = (typeof kinds)[number];

/**
 * A room's plan, measured inside. The origin is the lower left corner; x points right, y up toward the balcony.
 * docs/for-owners.md#a-floor-plan
 */
export const floorPlanFields = z.strictObject({
  heading: text,
  /** The text that describes the way from the door to the balcony. */
  text,
  /** The room's size from wall to wall, in feet. */
  width: length,
  depth: length,
  /** The drawing from above, with its scale. If omitted, only the list of pieces and the dimensions are shown. */
  drawing: z
    .strictObject({
      picture,
      pixelsPerFoot: pixels.positive('must be a number of pixels above zero'),
      /** The position of the origin: pixels from the picture's left and top. */
      corner: z.tuple([pixels, pixels], 'must be two numbers of pixels, from the left and the top'),
    })
    .optional(),
  /** Bathroom, balcony and furniture, as rectangles in feet. */
  pieces: z.array(
    z.strictObject({
      kind: z.enum(kinds),
      name: text,
      /** The rectangle's lower left corner. */
      x: feet,
      y: feet,
      width: length,
      depth: length,
      /** The side on which the piece's label is shown. Default: the nearer side. */
      side: z.literal(['left', 'right']).optional(),
    }),
  ),
});

export type FloorPlan = Resolved<typeof floorPlanFields>;
export type FloorPlanPiece = FloorPlan['pieces'][number];
