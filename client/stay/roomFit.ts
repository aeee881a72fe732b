import type { StayEntries } from '../../shared/stay';
import { fill } from '../../shared/templates';
import { useSiteData } from '../siteData';
import { usePartySize } from './stayStore';

interface SizedRoom {
  /** How many guests it sleeps with every rollaway bed that fits. */
  occupancy: number;
}

/**
 * Which rooms are too small for the guests in the stay form, and what such a room says instead of a price.
 * @param initial the entries in the server's HTML, if its URL contained any
 */
export function useRoomFit(initial?: StayEntries) {
  const { ui } = useSiteData();
  const guests = usePartySize(initial);
  // A missing number of guests fits everywhere.
  const isTooSmall = ({ occupancy }: SizedRoom): boolean => occupancy < guests;
  return {
    isTooSmall,
    tooSmall: fill(ui.rooms.tooSmall, { guests }),
    /** The same rooms, with those that are too small at the end. */
    fittingFirst: <Room extends SizedRoom>(rooms: readonly Room[]): Room[] =>
      rooms.toSorted((one, other) => Number(isTooSmall(one)) - Number(isTooSmall(other))),
  };
}
