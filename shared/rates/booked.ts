import type { NightWords } from '../ui/defaults';
import type { PackedRoom } from './packed';

/** The query parameter of /book with the sum that the guest was shown. */
export const seenField = 'seen';

/** What /book says of the nights around a stay. */
export interface BookedNights {
  rooms: readonly PackedRoom[];
  words: NightWords;
  /** When the engine answered: '3:14 p.m.' */
  asOf: string;
  /** The sum that the guest was shown, if it has changed. */
  before?: number | undefined;
}
