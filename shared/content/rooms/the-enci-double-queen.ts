import picture from '../../pictures/the-enci-double-queen-1';
import type { Room } from '../room';

/** SPEC 3, Room summary: Enci Double Queen. */
const room: Room = {
  slug: 'the-enci-double-queen',
  name: 'Enci Double Queen',
  description:
    'Two queens, each under a painted sun of its own, a blue sofa bed, and the park beyond the doors. Sleeps up to six.',
  picture,
  view: 'park',
  hasKitchenette: false,
  isSuite: false,
  bedType: 'double-queen',
  beds: 'Two queens and sofa bed',
  price: 319,
  tier: '$$$',
  size: 500,
  occupancy: 6,
  balcony: 'Private park-view balcony',
  features: ['Sofa bed', 'Painted suns', 'Rainfall shower'],
  roomFeatures: [
    'Two queen beds with rattan headboards',
    'Blue sofa bed and round oak table',
    'A bench at the foot of each bed',
    'Walk-in rainfall shower',
    '55-inch smart TV',
  ],
};

export default room;
