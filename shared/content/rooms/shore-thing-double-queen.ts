import picture from '../../pictures/shore-thing-double-queen-1';
import type { Room } from '../room';

/** SPEC 3, Room summary: Shore Thing Double Queen. */
const room: Room = {
  slug: 'shore-thing-double-queen',
  name: 'Shore Thing Double Queen',
  description:
    'Two queens under navy arches, a sofa bed by the balcony doors, and one large ocean for up to six people to share.',
  picture,
  view: 'ocean',
  hasKitchenette: false,
  isSuite: false,
  bedType: 'double-queen',
  beds: 'Two queens and sofa bed',
  price: 349,
  tier: '$$$',
  size: 500,
  occupancy: 6,
  balcony: 'Private ocean-view balcony',
  features: ['Sofa bed', 'Navy arches', 'Rainfall shower'],
  roomFeatures: [
    'Two queen beds with luxury linens',
    'Sofa bed by the balcony doors',
    'Painted bands along the whole wall',
    'Walk-in rainfall shower',
    '55-inch smart TV',
  ],
};

export default room;
