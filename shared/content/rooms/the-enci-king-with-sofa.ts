import picture from '../../pictures/the-enci-king-with-sofa-1';
import type { Room } from '../room';

/** SPEC 3, Room summary: Enci King with Sofa. */
const room: Room = {
  slug: 'the-enci-king-with-sofa',
  name: 'Enci King with Sofa',
  description:
    'A king bed at the balcony end, a coral sofa bed at the other, and a TV for each, so nobody has to negotiate.',
  picture,
  view: 'park',
  hasKitchenette: false,
  isSuite: false,
  bedType: 'king',
  beds: 'King and sofa bed',
  price: 299,
  tier: '$$',
  size: 450,
  occupancy: 4,
  balcony: 'Private park-view balcony',
  features: ['Sofa bed', 'Two TVs', 'Rainfall shower'],
  roomFeatures: [
    'King bed with luxury linens',
    'Sofa bed, terrazzo table and armchair',
    'Two TVs, one for each end of the room',
    'Walk-in rainfall shower',
    'Rattan chair by the balcony doors',
  ],
};

export default room;
