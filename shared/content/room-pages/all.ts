import type { RoomSlug } from '../../roomSlugs';
import type { RoomPage } from '../room';
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

/** The texts of every room's page at once, for the server; a browser fetches one by `roomPageLoaders`. */
export const roomPages: Record<RoomSlug, RoomPage> = {
  'the-enci-king-with-kitchenette': enciKingWithKitchenette,
  'the-enci-king': enciKing,
  'shore-thing-king-with-kitchenette': shoreThingKingWithKitchenette,
  'shore-thing-king': shoreThingKing,
  'the-enci-king-suite-with-kitchenette': enciKingSuiteWithKitchenette,
  'the-enci-king-with-sofa': enciKingWithSofa,
  'shore-thing-double-queen': shoreThingDoubleQueen,
  'the-enci-double-queen': enciDoubleQueen,
  'the-enci-double-queen-suite-with-kitchenette': enciDoubleQueenSuiteWithKitchenette,
  'swamis-peak-suite': swamisPeakSuite,
  'the-handi-enci-double-queen-suite-with-kitchenette': handiEnciDoubleQueenSuiteWithKitchenette,
};
