import type { Content } from './content/content';
import {
  isDay,
  latestDay,
  maxNights,
  nightCount,
  parseCount,
  parseStay,
  type Stay,
  type StayEntries,
  type StayErrors,
} from './stay';
import { fill } from './templates';

interface Limits {
  /** Today's date at the hotel. */
  today: string;
  /** The occupancy of the chosen room, or of the largest room if no room is chosen. */
  sleeps: number;
  /** Whether a room is chosen. */
  isOneRoom: boolean;
}

export type StaySentences = Content['stayForm']['errors'];

function dateErrors(
  { arrival, departure }: StayEntries,
  today: string,
  sentences: StaySentences,
): StayErrors {
  const errors: StayErrors = {};
  if (!isDay(arrival)) errors.arrival = sentences.noArrival;
  else if (arrival < today) errors.arrival = sentences.past;
  else if (arrival > latestDay(today)) errors.arrival = sentences.tooFar;
  if (!isDay(departure)) errors.departure = sentences.noDeparture;
  // For an invalid day, `nightCount` returns NaN, and both comparisons are false.
  const nights = nightCount({ arrival, departure });
  if (nights < 1) errors.departure = sentences.order;
  else if (nights > maxNights) errors.departure = fill(sentences.tooLong, { nights: maxNights });
  return errors;
}

function guestErrors(
  entries: StayEntries,
  { sleeps, isOneRoom }: Limits,
  sentences: StaySentences,
): StayErrors {
  const adults = parseCount(entries.adults);
  const children = parseCount(entries.children);
  const tooMany = fill(isOneRoom ? sentences.roomSleeps : sentences.largestSleeps, { guests: sleeps });
  if (!(adults >= 1)) return { adults: sentences.noAdult };
  if (!(children >= 0)) return { children: sentences.noCount };
  if (adults > sleeps) return { adults: tooMany };
  return adults + children > sleeps ? { children: tooMany } : {};
}

/**
 * Validates the stay form, in the browser and on the server. Returns the stay, or an error for each invalid field.
 * docs/behavior.md#stays
 */
export function checkStay(
  entries: StayEntries,
  limits: Limits,
  sentences: StaySentences,
): { stay?: Stay | undefined; errors: StayErrors } {
  const errors = {
    ...dateErrors(entries, limits.today, sentences),
    ...guestErrors(entries, limits, sentences),
  };
  return { stay: Object.keys(errors).length > 0 ? undefined : parseStay(entries, limits.today), errors };
}
