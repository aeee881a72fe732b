/** Similar rooms and their differences. docs/behavior.md#rooms-like-this */

import type { Labels } from '../../shared/labels';
import type { Room, TeaserRoom } from '../../shared/room';
import type { RoomPageContent } from '../../shared/schema/pages/room';
import { fill, upperFirst } from '../../shared/templates';

/** Number of similar rooms on a room's page. */
const maxRooms = 3;

type Comparable = Pick<Room, 'slug' | 'price' | 'view' | 'bedType' | 'wheelchairAccessible'>;

/**
 * Returns up to three other rooms with the same view or bed type, sorted by price difference. Among equal differences,
 * rooms that share both come first. If any room is cheaper, the result includes a cheaper room. If too few rooms match,
 * other rooms follow. Accessible rooms, which are held for guests who need them (28 CFR 36.302(e)), come last.
 */
export function similarRooms<Each extends Comparable>(room: Comparable, rooms: readonly Each[]): Each[] {
  const others = rooms.filter(({ slug }) => slug !== room.slug);
  const shared = (other: Each) =>
    Number(other.view.id === room.view.id) + Number(other.bedType === room.bedType);
  const priceGap = (other: Each) => Math.abs(other.price - room.price);
  const rank = (other: Each) => Number(shared(other) === 0) + 2 * Number(other.wheelchairAccessible);
  const ranked = others.toSorted(
    (one, other) => rank(one) - rank(other) || priceGap(one) - priceGap(other) || shared(other) - shared(one),
  );
  const chosen = ranked.slice(0, maxRooms);
  const isCheaper = ({ price }: Each) => price < room.price;
  const cheaper = ranked.find(isCheaper);
  return chosen.some(isCheaper) || !cheaper ? chosen : [...chosen.slice(0, maxRooms - 1), cheaper];
}

/** The maximum number of differences in a phrase, besides the price. */
const maxDifferences = 2;

/** The properties of a room that a phrase compares. */
type Compared = Omit<TeaserRoom, 'picture' | 'rollaways' | 'sleeps' | 'hasSofaBed'>;

type Words = RoomPageContent['likeThis']['words'];

/** Describes how another room differs, accessibility first: 'Kitchenette, $30 more'. */
export function differenceLabel(
  room: Compared,
  other: Compared,
  words: Words,
  { sizeLabel, wholeAmount }: Labels,
): string {
  const larger = other.size - room.size;
  const differences = [
    other.wheelchairAccessible !== room.wheelchairAccessible &&
      (other.wheelchairAccessible ? words.accessible : words.notAccessible),
    other.bedType !== room.bedType && words[other.bedType],
    other.hasKitchenette !== room.hasKitchenette &&
      (other.hasKitchenette ? words.kitchenette : words.noKitchenette),
    other.view.id !== room.view.id && other.view.phrase,
    other.occupancy !== room.occupancy && fill(words.sleeps, { guests: other.occupancy }),
    larger !== 0 &&
      fill(larger > 0 ? words.larger : words.smaller, { size: sizeLabel({ size: Math.abs(larger) }) }),
  ].filter((difference) => difference !== false);
  const more = other.price - room.price;
  const amount = wholeAmount(Math.abs(more));
  const price = more === 0 ? words.samePrice : fill(more > 0 ? words.more : words.less, { amount });
  const phrase = [...differences.slice(0, maxDifferences), price].join(', ');
  return upperFirst(phrase);
}
