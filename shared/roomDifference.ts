/** How a similar room differs. docs/behavior.md#rooms-like-this */

import type { TeaserRoom } from './content/teaserRoom';
import type { Labels } from './labels';
import type { RoomPageTexts } from './schema/pages/rooms';
import { fill, upperFirst } from './words';

/** The most differences in a phrase besides the price. */
const namedDifferences = 2;

/** What a phrase compares. */
type Compared = Omit<TeaserRoom, 'picture' | 'rollaways' | 'sleeps' | 'hasSofaBed'>;

type Words = RoomPageTexts['likeThis']['words'];

/** The differences of another room, accessibility first: 'Kitchenette, $30 more'. */
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
  const phrase = [...differences.slice(0, namedDifferences), price].join(', ');
  return upperFirst(phrase);
}
