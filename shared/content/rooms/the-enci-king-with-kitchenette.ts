import picture from '../../pictures/the-enci-king-with-kitchenette-1';
import type { Room } from '../room';

/** SPEC 3, Room summary: Enci King with Kitchenette. */
const room: Room = {
  slug: 'the-enci-king-with-kitchenette',
  name: 'Enci King with Kitchenette',
  description:
    'A king bed, a navy kitchenette with a coral fridge, and a table for two by the balcony doors. Breakfast may be served in a robe.',
  picture,
  view: 'park',
  hasKitchenette: true,
  isSuite: false,
  bedType: 'king',
  beds: 'King',
  price: 299,
  tier: '$$',
  size: 400,
  occupancy: 2,
  balcony: 'Private park-view balcony',
  features: ['Coral fridge', 'Table for two', 'Rainfall shower'],
  roomFeatures: [
    'King bed with luxury linens',
    'Kitchenette with cooktop, microwave and coffee maker',
    'Table for two by the balcony doors',
    'Walk-in rainfall shower',
    '55-inch smart TV',
  ],
};

export default room;
