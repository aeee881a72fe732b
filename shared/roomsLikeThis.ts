/** Similar rooms. */
import type { Room } from './schema/roomFacts';

/** Number of similar rooms on a room's page. */
const shownRooms = 3;

type Likeness = Pick<Room, 'slug' | 'price' | 'view' | 'bedType' | 'wheelchairAccessible'>;

/**
 * Up to three others: with the same view or beds, by difference in price; among equals those that share both come first.
 * If any room is cheaper, one of them is. If there are too few, others follow. Accessible rooms, which are kept for guests
 * who need them (28 CFR 36.302(e)), come last.
 */
export function roomsLike<Each extends Likeness>(room: Likeness, rooms: readonly Each[]): Each[] {
  const others = rooms.filter(({ slug }) => slug !== room.slug);
  const shared = (other: Each) =>
    Number(other.view.id === room.view.id) + Number(other.bedType === room.bedType);
  const apart = (other: Each) => Math.abs(other.price - room.price);
  const last = (other: Each) => Number(shared(other) === 0) + 2 * Number(other.wheelchairAccessible);
  const ranked = others.toSorted(
    (one, other) => last(one) - last(other) || apart(one) - apart(other) || shared(other) - shared(one),
  );
  const chosen = ranked.slice(0, shownRooms);
  const isCheaper = ({ price }: Each) => price < room.price;
  const cheaper = ranked.find(isCheaper);
  return chosen.some(isCheaper) || !cheaper ? chosen : [...chosen.slice(0, shownRooms - 1), cheaper];
}
