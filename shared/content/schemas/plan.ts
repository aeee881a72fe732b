import * as z from 'zod';
import type { Fields } from '../fields';

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

export type PlanKind = (typeof kinds)[number];

/**
 * A room's plan, measured inside the walls from the corner at the lower left: x to the right, y up, to where the
 * balcony is. docs/for-owners.md#a-plan
 */
export const planFields = ({ text, picture }: Fields) =>
  z.strictObject({
    heading: text,
    /** What one walks through, from the door to the balcony. */
    text,
    /** Wall to wall, in feet. */
    width: length,
    depth: length,
    /** The drawing from above, and how its pixels lie on the feet; without it, list and facts stand alone. */
    drawing: z
      .strictObject({
        picture,
        pixelsPerFoot: pixels.positive('must be a number of pixels above zero'),
        /** Where the corner at the lower left lies: pixels from the picture's left and top. */
        corner: z.tuple([pixels, pixels], 'must be two numbers of pixels: from the left, from the top'),
      })
      .optional(),
    /** Bathroom, balcony and what stands in the room, as rectangles in feet. */
    pieces: z.array(
      z.strictObject({
        kind: z.enum(kinds, `must be one of ${kinds.join(', ')}`),
        name: text,
        /** The rectangle's corner at the lower left. */
        x: feet,
        y: feet,
        width: length,
        depth: length,
        /** Where its label stands, if not at the nearer side. */
        side: z.literal(['left', 'right'], 'must be left or right').optional(),
      }),
      'must be a list',
    ),
  });

export type RoomPlan = z.output<ReturnType<typeof planFields>>;
export type PlanPiece = RoomPlan['pieces'][number];
