import type { Picture } from '../picture';
import breakfast from '../pictures/breakfast-1';
import soakingTub from '../pictures/swamis-peak-suite-2';
import bedroom from '../pictures/the-enci-king-suite-with-kitchenette-2';
import type { Room } from './room';
import shoreThingKingWithKitchenette from './rooms/shore-thing-king-with-kitchenette';
import swamisPeakSuite from './rooms/swamis-peak-suite';
import enciKingSuiteWithKitchenette from './rooms/the-enci-king-suite-with-kitchenette';

/** A slide of the Featured carousel; title, link, features and price are the room's. SPEC 3, Featured room. */
export interface FeaturedRoom {
  room: Room;
  /** Another than the room's card has, which stands on the same page; where the room has but one, what it looks out on. */
  picture: Picture;
  description: string;
}

/** SPEC 3: the top suite, a king with kitchenette and ocean view, a king suite with kitchenette. */
export const featuredRooms: readonly FeaturedRoom[] = [
  {
    room: swamisPeakSuite,
    picture: soakingTub,
    description:
      'Where the glass turns the corner, so does the ocean. Take it in from the tub, the hanging chair, or a balcony the size of a living room.',
  },
  {
    room: shoreThingKingWithKitchenette,
    picture: breakfast,
    description:
      'Blue tile, coral lamps and a bar for two, all facing the water. Put the coffee on, carry the tray out to the balcony, and let the tide set the pace.',
  },
  {
    room: enciKingSuiteWithKitchenette,
    picture: bedroom,
    description:
      'Early risers get the living area, late sleepers get the bedroom, and a pair of French doors keeps them friends.',
  },
];
