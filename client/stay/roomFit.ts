import type { StayEntries } from '../../shared/stay';
import { fill } from '../../shared/templates';
import { useSiteData } from '../siteData';
import { usePartySize } from './stayStore';

interface SizedRoom {
  /** Maximum number of guests, including those in rollaway beds. */
  occupancy: number;
}

/**
 * Finds the rooms that are too small for the guests in the stay form, and formats the label that replaces their price.
 * @param initial entries from the page's URL, which are also in the server's HTML
 */
export function useRoomFit(initial?: StayEntries) {
  const { ui } = useSiteData();
  const guests = usePartySize(initial);
  // If the number of guests is missing (NaN), no room is too small.
  const isTooSmall = ({ occupancy }: SizedRoom): boolean => occupancy < guests;
  return {
    isTooSmall,
    tooSmall: fill(ui.rooms.tooSmall, { guests }),
    /** Moves rooms that are too small to the end. */
    fittingFirst: <Room extends SizedRoom>(rooms: readonly Room[]): Room[] =>
      rooms.toSorted((one, other) => Number(isTooSmall(one)) - Number(isTooSmall(other))),
  };
}
