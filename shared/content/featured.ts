import type { Room } from './room';
import shoreThingKingWithKitchenette from './rooms/shore-thing-king-with-kitchenette';
import swamisPeakSuite from './rooms/swamis-peak-suite';
import enciKingSuiteWithKitchenette from './rooms/the-enci-king-suite-with-kitchenette';

/** A slide of the Featured carousel; title, picture, link, features and price are the room's. SPEC 3, Featured room. */
export interface FeaturedRoom {
  room: Room;
  description: string;
}

/** SPEC 3: the top suite, a king with kitchenette and ocean view, a king suite with kitchenette. */
export const featuredRooms: readonly FeaturedRoom[] = [
  {
    room: swamisPeakSuite,
    description:
      'Where the glass turns the corner, so does the ocean. Take it in from the tub, the hanging chair, or a balcony the size of a living room.',
  },
  {
    room: shoreThingKingWithKitchenette,
    description:
      'Blue tile, coral lamps and a bar for two, all facing the water. Dinner is whatever you picked up in town; the show starts at sunset.',
  },
  {
    room: enciKingSuiteWithKitchenette,
    description:
      'Early risers get the living area, late sleepers get the bedroom, and a pair of French doors keeps them friends.',
  },
];
