import { roomWords } from '../generated/content/words/rooms';
import type { Place } from './schema/places';
import { site } from './site';
import { kilometersPerMile } from './units';
import { fill } from './words';

const { units } = site.locale;

/** '0.3 miles' or '0.5 km' */
export const distanceLabel = ({ distance }: Pick<Place, 'distance'>): string =>
  fill(roomWords.distance[units], {
    distance: (units === 'feet' ? distance : distance * kilometersPerMile).toFixed(1),
  });
