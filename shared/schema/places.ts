import * as z from 'zod';
import { line, sample, withIds } from './fields';

/** A distance on the large drawing of the town, in its units. Negative if left out: then it isn't on the map. */
const position = (field: string) => z.number().min(0).default(-1).meta({ field });

/** content/places.json: places within walking or biking distance. */
export const placesFile = z.strictObject({
  /** Set until the owner has checked each place; listed by `npm run golive`. */
  sample,
  places: withIds({
    name: line,
    street: line,
    /** A second line of the address. */
    suite: line.optional(),
    /** From the hotel, in miles. */
    miles: z.number().min(0.1).max(20),
    /** Its number's distance from the left and the top of the map, if the hotel has one. */
    x: position('mapX'),
    y: position('mapY'),
    /** A sentence about why to go. */
    why: line,
  }),
});

/** A place with values derived from its address. */
export interface Place
  extends Omit<z.output<typeof placesFile>['places'][number], 'street' | 'suite' | 'miles'> {
  /** Lines of the postal address, the street first, the town last. */
  address: readonly string[];
  /** Miles from the hotel's door. */
  distance: number;
  /** The link to a map service; opens in a new tab. */
  url: string;
}
