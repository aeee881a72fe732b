/** Which rooms a guest might want instead, and how they differ. docs/behavior.md#rooms-like-this */
import type { RoomPageTexts } from './content/schemas/pages/room';
import type { Room } from './room';

/** How many stand at the end of a room's page. */
const shownRooms = 3;

/** What a card and its phrase need to know of a room. */
export type LikeRoom = Pick<
  Room,
  'slug' | 'name' | 'price' | 'view' | 'bedType' | 'hasKitchenette' | 'occupancy' | 'size' | 'picture'
>;

type Likeness = Pick<Room, 'slug' | 'price' | 'view' | 'bedType'>;

/**
 * Up to three others: those with the same view or beds, nearest in price, those that share both first among equals.
 * One of them is cheaper where any room is; others follow where there are too few.
 * @param held the accessible room, which is kept for those who need it (28 CFR 36.302(e)) and comes last
 */
export function roomsLike<Each extends Likeness>(
  room: Likeness,
  rooms: readonly Each[],
  held?: string,
): Each[] {
  const others = rooms.filter(({ slug }) => slug !== room.slug);
  const shared = (other: Each) => Number(other.view === room.view) + Number(other.bedType === room.bedType);
  const apart = (other: Each) => Math.abs(other.price - room.price);
  const last = (other: Each) => Number(shared(other) === 0) + 2 * Number(other.slug === held);
  const ranked = others.toSorted(
    (one, other) => last(one) - last(other) || apart(one) - apart(other) || shared(other) - shared(one),
  );
  const chosen = ranked.slice(0, shownRooms);
  const isCheaper = ({ price }: Each) => price < room.price;
  const cheaper = ranked.find(isCheaper);
  return chosen.some(isCheaper) || !cheaper ? chosen : [...chosen.slice(0, shownRooms - 1), cheaper];
}

/** How many differences a phrase names beside the price. */
const namedDifferences = 2;

type Words = RoomPageTexts['likeThis']['words'];

/**
 * What another room has, lacks and costs: 'Kitchenette, $30 more'.
 * @param held the accessible room, which differs from all others by that first
 */
export function differenceLabel(
  room: Omit<LikeRoom, 'picture'>,
  other: Omit<LikeRoom, 'picture'>,
  words: Words,
  held?: string,
): string {
  const larger = other.size - room.size;
  const differences = [
    room.slug === held && words.notAccessible,
    other.slug === held && words.accessible,
    other.bedType !== room.bedType && words[other.bedType],
    other.hasKitchenette !== room.hasKitchenette &&
      (other.hasKitchenette ? words.kitchenette : words.noKitchenette),
    other.view !== room.view && words[other.view],
    other.occupancy !== room.occupancy && `${words.sleeps} ${other.occupancy}`,
    larger !== 0 && `${Math.abs(larger)} ${larger > 0 ? words.larger : words.smaller}`,
  ].filter((difference) => difference !== false);
  const dollars = other.price - room.price;
  const price =
    dollars === 0 ? words.samePrice : `$${Math.abs(dollars)} ${dollars > 0 ? words.more : words.less}`;
  const phrase = [...differences.slice(0, namedDifferences), price].join(', ');
  return phrase.charAt(0).toUpperCase() + phrase.slice(1);
}
