import type { RoomSlug } from '../../roomSlugs';
import type { RoomPage } from '../room';

/** Loads the texts of one room's page: a chunk of its own each. SPEC 2, Room detail pages. */
export const roomPageLoaders: Record<RoomSlug, () => Promise<{ default: RoomPage }>> = {
  'the-enci-king-with-kitchenette': () => import('./the-enci-king-with-kitchenette'),
  'the-enci-king': () => import('./the-enci-king'),
  'shore-thing-king-with-kitchenette': () => import('./shore-thing-king-with-kitchenette'),
  'shore-thing-king': () => import('./shore-thing-king'),
  'the-enci-king-suite-with-kitchenette': () => import('./the-enci-king-suite-with-kitchenette'),
  'the-enci-king-with-sofa': () => import('./the-enci-king-with-sofa'),
  'shore-thing-double-queen': () => import('./shore-thing-double-queen'),
  'the-enci-double-queen': () => import('./the-enci-double-queen'),
  'the-enci-double-queen-suite-with-kitchenette': () =>
    import('./the-enci-double-queen-suite-with-kitchenette'),
  'swamis-peak-suite': () => import('./swamis-peak-suite'),
  'the-handi-enci-double-queen-suite-with-kitchenette': () =>
    import('./the-handi-enci-double-queen-suite-with-kitchenette'),
};
