import picture from '../../pictures/shore-thing-king-with-kitchenette-1';
import type { Room } from '../room';

/** SPEC 3, Room summary: Shore Thing King with Kitchenette. */
const room: Room = {
  slug: 'shore-thing-king-with-kitchenette',
  name: 'Shore Thing King with Kitchenette',
  description:
    'A painted sky-blue arch over a coral headboard, a kitchenette in blue tile with two stools at the bar, and the ocean past the balcony rail.',
  picture,
  view: 'ocean',
  hasKitchenette: true,
  isSuite: false,
  bedType: 'king',
  beds: 'King',
  price: 329,
  tier: '$$',
  size: 400,
  occupancy: 2,
  balcony: 'Private ocean-view balcony',
  features: ['Blue-tiled kitchenette', 'Bar for two', 'Rainfall shower'],
  roomFeatures: [
    'King bed with luxury linens',
    'Kitchenette with cooktop, microwave and coffee maker',
    'High bar with two stools, ocean side',
    'Walk-in rainfall shower',
    '55-inch smart TV',
  ],
};

export default room;
