/** Room prices from content, used by hotels without nightly prices, and while nightly prices are unknown. */
import { nightsIn, type Stay } from '../stay';
import { occupancyOf, type RatedRoom, type StayPrices } from '../stayCost';
import { answerStay } from './answerStay';
import { baseRateId, type KnownRoom, knownRoom } from './ratePlan';

/** Returns the rooms with their prices from content on every night of a stay. */
export const atContentPrices = (rooms: readonly RatedRoom[], stay: Stay): KnownRoom[] =>
  rooms.map((room) => {
    const nights = nightsIn(stay).map((day) => [day, { price: room.price }] as const);
    return knownRoom(room, [{ id: baseRateId, isContentPrice: true, nights: Object.fromEntries(nights) }]);
  });

/** Returns each room that is the cheapest for some number of guests, up to the occupancy of the largest room. */
export function cheapestRooms(
  rooms: readonly RatedRoom[],
  prices: StayPrices,
): readonly Pick<RatedRoom, 'slug' | 'name' | 'price' | 'sleeps' | 'rollaways'>[] {
  const largest = Math.max(0, ...rooms.map(occupancyOf));
  const slugs = Array.from({ length: largest }, (_, index) => {
    const stay = { arrival: '2027-01-01', departure: '2027-01-02', adults: index + 1, children: 0 };
    return answerStay(atContentPrices(rooms, stay), stay, prices).cost?.slug;
  });
  return rooms
    .filter(({ slug }) => slugs.includes(slug))
    .map(({ slug, name, price, sleeps, rollaways }) => ({ slug, name, price, sleeps, rollaways }));
}
