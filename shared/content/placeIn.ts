import type * as z from 'zod';
import type { HotelFacts } from '../schema/hotel';
import type { Place, placesFile } from '../schema/places';

/** A place of content/places.json with its address and its page at a map service. */
export function placeIn(
  { city, region, postalCode }: HotelFacts['address'],
  { id, name, street, suite, miles, x, y, why }: z.output<typeof placesFile>['places'][number],
): Place {
  const town = `${city}, ${region} ${postalCode}`;
  // By street address, since the map may not have the hotel's name.
  const search = new URLSearchParams({ query: `${street}, ${town}` });
  return {
    id,
    name,
    address: suite ? [street, suite, town] : [street, town],
    distance: miles,
    url: `https://www.openstreetmap.org/search?${search}`,
    x,
    y,
    why,
  };
}
