/**
 * The 11 rooms by slug, in the order of the Rooms page (SPEC 2, Room slugs). What every page loads must not import
 * this list but for its type, or each new room would weigh on all of them.
 */
export const roomSlugs = [
  'the-enci-king-with-kitchenette',
  'the-enci-king',
  'shore-thing-king-with-kitchenette',
  'shore-thing-king',
  'the-enci-king-suite-with-kitchenette',
  'the-enci-king-with-sofa',
  'shore-thing-double-queen',
  'the-enci-double-queen',
  'the-enci-double-queen-suite-with-kitchenette',
  'swamis-peak-suite',
  'the-handi-enci-double-queen-suite-with-kitchenette',
] as const;

export type RoomSlug = (typeof roomSlugs)[number];
