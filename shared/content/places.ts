import type * as z from 'zod';
import type { HotelFile } from '../schema/hotel';
import type { Place, placesFile } from '../schema/places';

/** Adds a full address and a map link to a place from content/places.json. */
export function toPlace(
  { city, region, postalCode }: HotelFile['address'],
  { street, suite, miles, ...place }: z.output<typeof placesFile>['places'][number],
): Place {
  const town = `${city}, ${region} ${postalCode}`;
  // Searches by street address, since the map service may not know the place's name.
  const search = new URLSearchParams({ query: `${street}, ${town}` });
  return {
    ...place,
    address: suite ? [street, suite, town] : [street, town],
    distance: miles,
    url: `https://www.openstreetmap.org/search?${search}`,
  };
}
