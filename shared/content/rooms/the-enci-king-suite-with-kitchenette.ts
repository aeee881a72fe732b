import picture from '../../pictures/the-enci-king-suite-with-kitchenette-1';
import type { Room } from '../room';

/** SPEC 3, Room summary: Enci King Suite with Kitchenette. */
const room: Room = {
  slug: 'the-enci-king-suite-with-kitchenette',
  name: 'Enci King Suite with Kitchenette',
  description:
    'A bedroom behind French doors, a separate living area with a coral sofa bed, and a kitchenette with a blue fridge. The park does the rest.',
  picture,
  view: 'park',
  hasKitchenette: true,
  isSuite: true,
  bedType: 'king',
  beds: 'King and sofa bed',
  price: 369,
  tier: '$$$',
  size: 500,
  occupancy: 4,
  balcony: 'Private park-view balcony',
  features: ['French doors', 'Separate living area', 'Sofa bed'],
  roomFeatures: [
    'King bed in its own room, behind French doors',
    'Separate living area with sofa bed',
    'Kitchenette with cooktop, microwave and coffee maker',
    'Walk-in rainfall shower',
    '55-inch smart TV',
  ],
};

export default room;
