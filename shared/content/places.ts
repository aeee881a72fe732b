import type * as z from 'zod';
import type { HotelFile } from '../schema/hotel';
import type { Place, placesFile } from '../schema/places';

/** A place from content/places.json with its full address and a link to a map. */
export function toPlace(
  { city, region, postalCode }: HotelFile['address'],
  { street, suite, miles, ...place }: z.output<typeof placesFile>['places'][number],
): Place {
  const town = `${city}, ${region} ${postalCode}`;
  // Searches by street address, since the map may not have the name.
  const search = new URLSearchParams({ query: `${street}, ${town}` });
  return {
    ...place,
    address: suite ? [street, suite, town] : [street, town],
    distance: miles,
    url: `https://www.openstreetmap.org/search?${search}`,
  };
}
