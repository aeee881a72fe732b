import picture from '../../pictures/the-enci-king-1';
import type { Room } from '../room';

/** SPEC 3, Room summary: Enci King. */
const room: Room = {
  slug: 'the-enci-king',
  name: 'Enci King',
  description:
    'White walls, a slatted oak headboard, a pale check rug and a desk for the postcards. Our calmest room, at our kindest rate.',
  picture,
  view: 'park',
  hasKitchenette: false,
  isSuite: false,
  bedType: 'king',
  beds: 'King',
  price: 269,
  tier: '$$',
  size: 400,
  occupancy: 2,
  balcony: 'Private park-view balcony',
  features: ['Oak desk', 'Coral lounge chair', 'Rainfall shower'],
  roomFeatures: [
    'King bed with luxury linens',
    'Oak desk and chair',
    'Coral lounge chair by the balcony doors',
    'Walk-in rainfall shower',
    '55-inch smart TV',
  ],
};

export default room;
