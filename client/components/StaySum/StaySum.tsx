import { stayForm } from '../../../generated/content/stay';
import { dollars } from '../../../shared/room';
import { site } from '../../../shared/site';
import { nightsLabel, nightsOf, type Stay } from '../../../shared/stay';
import { useStay } from '../../stay';

/** What a room is, as far as its sum goes. */
export type PricedRoom = { price: number; occupancy: number };

/** The lowest rate for so many guests, in US$ a night: the room's, or that of all rooms that sleep them. */
export function rateFor({ adults, children }: Stay, room?: PricedRoom): number | undefined {
  const guests = adults + children;
  if (room) return guests <= room.occupancy ? room.price : undefined;
  return site.lowestRates.find(({ sleeps }) => sleeps >= guests)?.price;
}

/** The chosen stay with its sum; undefined before one is chosen, or where the room does not sleep so many. */
export function useStaySum(room?: PricedRoom) {
  const stay = useStay();
  const rate = stay && rateFor(stay, room);
  if (!stay || !rate) return undefined;
  const nights = nightsOf(stay);
  return { stay, sum: dollars(rate * nights), nights: nightsLabel(nights), note: stayForm.sumNote };
}

/** 'From $987 for 3 nights, amenity fee included, before tax'; nothing before a stay is chosen. */
export function StaySum({ room, className }: { room?: PricedRoom | undefined; className?: string }) {
  const sum = useStaySum(room);
  return (
    sum && (
      <span className={className}>
        From <strong className="figure">{sum.sum}</strong> for {sum.nights}, {sum.note}
      </span>
    )
  );
}
