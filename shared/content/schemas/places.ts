import * as z from 'zod';
import { uniqueIds } from '../uniqueIds';

const line = z.string('must be a text').trim().min(1, 'must not be empty');

/** content/places.json: somewhere to go on foot or by bike. docs/behavior.md#neighborhood */
export const placesFile = z.strictObject({
  /** Until the owner has looked at each of them; `npm run golive` lists it. */
  sample: z.literal(true, 'must be true or left out').optional(),
  places: z
    .array(
      z.strictObject({
        id: line.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and single hyphens'),
        name: line,
        street: line,
        /** A second line of the address. */
        suite: line.optional(),
        /** Miles from the hotel's door by the way one walks. */
        miles: z
          .number('must be a number of miles')
          .min(0.1, 'must be at least 0.1')
          .max(1.5, 'must be at most 1.5'),
      }),
    )
    .check(uniqueIds),
});

export interface Place {
  id: string;
  name: string;
  /** Lines of the postal address, the street first, the town last. */
  address: readonly string[];
  /** Miles from the hotel's door. */
  distance: number;
  /** Where a map shows it; opens in a new tab. */
  url?: string;
}
