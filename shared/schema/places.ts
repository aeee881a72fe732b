import * as z from 'zod';
import { id, line, sample } from './fields';
import { uniqueIds } from './uniqueIds';

const position = z.number('must be a number').nonnegative('must be at least 0');

/** The least distance between numbers on the map, to be legible and tappable; in units of the drawing. */
const leastDistance = 44;

/** Reports places whose numbers overlap on the map. */
function apart({ value: places, issues }: z.core.ParsePayload<{ name: string; x: number; y: number }[]>) {
  places.forEach((place, index) => {
    const near = places
      .slice(0, index)
      .find((other) => Math.hypot(other.x - place.x, other.y - place.y) < leastDistance);
    if (near)
      issues.push({
        code: 'custom',
        path: [index, 'x'],
        input: place.x,
        message: `and y stand less than ${leastDistance} from "${near.name}" on the map`,
      });
  });
}

/** content/places.json: places within walking or biking distance. */
export const placesFile = z.strictObject({
  /** Set until the owner has checked each place; listed by `npm run golive`. */
  sample,
  places: z
    .array(
      z.strictObject({
        id,
        name: line,
        street: line,
        /** A second line of the address. */
        suite: line.optional(),
        /** From the hotel, in miles. */
        miles: z
          .number('must be a number of miles')
          .min(0.1, 'must be at least 0.1')
          .max(20, 'must be at most 20'),
        /** Position of its number on the large drawing of the town, in that drawing's units. */
        x: position,
        y: position,
        /** Why to go, in a sentence. */
        why: line,
      }),
    )
    .check(uniqueIds)
    .check(apart),
});

export interface Place {
  id: string;
  name: string;
  /** Lines of the postal address, the street first, the town last. */
  address: readonly string[];
  /** Miles from the hotel's door. */
  distance: number;
  /** Its page at a map service; opens in a new tab. */
  url?: string;
  /** Position of its number on the large drawing of the town. */
  x: number;
  y: number;
  /** Why to go, in a sentence. */
  why: string;
}
