import * as z from 'zod';
import { line, sample, withIds } from './fields';

/** A coordinate on the town's large drawing, in the drawing's units. Default: negative, which means not on the map. */
const position = (field: string) => z.number().min(0).default(-1).meta({ field });

/** content/places.json: places within walking or biking distance. */
export const placesFile = z.strictObject({
  /** True until the owner has checked every place. `npm run golive` lists files with sample data. */
  sample,
  places: withIds({
    name: line,
    street: line,
    /** A second line of the address. */
    suite: line.optional(),
    /** The distance from the hotel, in miles. */
    miles: z.number().min(0.1).max(20),
    /** The distance of the place's number from the left and the top of the map, if the hotel has a map. */
    x: position('mapX'),
    y: position('mapY'),
    /** One sentence about why to visit the place. */
    why: line,
  }),
});

/** A place with values derived from its address. */
export interface Place
  extends Omit<z.output<typeof placesFile>['places'][number], 'street' | 'suite' | 'miles'> {
  /** Lines of the postal address, the street first, the town last. */
  address: readonly string[];
  /** The distance from the hotel's door, in miles. */
  distance: number;
  /** The link to a map service; opens in a new tab. */
  url: string;
}
