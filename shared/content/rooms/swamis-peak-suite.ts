import picture from '../../pictures/swamis-peak-suite-1';
import type { Room } from '../room';

/** SPEC 3, Room summary: Swami's Peak Suite. The third and fourth guest sleep on rollaway beds. */
const room: Room = {
  slug: 'swamis-peak-suite',
  name: 'Swami’s Peak Suite',
  description:
    'Our premium corner suite: glass on two sides and ocean through both, a soaking tub at the window, and a balcony wide enough for dinner.',
  picture,
  view: 'ocean',
  hasKitchenette: true,
  isSuite: true,
  bedType: 'king',
  beds: 'King, rollaways on request',
  price: 499,
  tier: '$$$$',
  size: 600,
  occupancy: 4,
  balcony: 'Expanded ocean-view balcony',
  features: ['Soaking tub', 'Corner of glass', 'Rainfall shower'],
  roomFeatures: [
    'King bed with luxury linens',
    'Glass on two sides, ocean through both',
    'Soaking tub at the window and rainfall shower',
    'Kitchenette with cooktop, microwave and coffee maker',
    'Hanging chair, armchair and chaise',
    'Two rollaway beds on request',
  ],
};

export default room;
