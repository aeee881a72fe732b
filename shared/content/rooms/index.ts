import type { Room } from '../room';
import shoreThingDoubleQueen from './shore-thing-double-queen';
import shoreThingKing from './shore-thing-king';
import shoreThingKingWithKitchenette from './shore-thing-king-with-kitchenette';
import swamisPeakSuite from './swamis-peak-suite';
import enciDoubleQueen from './the-enci-double-queen';
import enciDoubleQueenSuiteWithKitchenette from './the-enci-double-queen-suite-with-kitchenette';
import enciKing from './the-enci-king';
import enciKingSuiteWithKitchenette from './the-enci-king-suite-with-kitchenette';
import enciKingWithKitchenette from './the-enci-king-with-kitchenette';
import enciKingWithSofa from './the-enci-king-with-sofa';
import handiEnciDoubleQueenSuiteWithKitchenette from './the-handi-enci-double-queen-suite-with-kitchenette';

/** The 11 rooms in the order of the Rooms page, which is that of `roomSlugs`. SPEC 3, Room. */
export const rooms: readonly Room[] = [
  enciKingWithKitchenette,
  enciKing,
  shoreThingKingWithKitchenette,
  shoreThingKing,
  enciKingSuiteWithKitchenette,
  enciKingWithSofa,
  shoreThingDoubleQueen,
  enciDoubleQueen,
  enciDoubleQueenSuiteWithKitchenette,
  swamisPeakSuite,
  handiEnciDoubleQueenSuiteWithKitchenette,
];
