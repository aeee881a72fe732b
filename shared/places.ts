import type { Place } from './content/schemas/places';

export type { Place };

/** '0.3 miles' */
export const distanceLabel = (place: Pick<Place, 'distance'>): string => `${place.distance.toFixed(1)} miles`;
