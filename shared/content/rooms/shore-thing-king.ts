import picture from '../../pictures/shore-thing-king-1';
import type { Room } from '../room';

/** SPEC 3, Room summary: Shore Thing King. */
const room: Room = {
  slug: 'shore-thing-king',
  name: 'Shore Thing King',
  description:
    'The hotel’s painted arch rises behind the bed, a surfboard leans in the corner, and the ocean fills the sliding doors.',
  picture,
  view: 'ocean',
  hasKitchenette: false,
  isSuite: false,
  bedType: 'king',
  beds: 'King',
  price: 299,
  tier: '$$',
  size: 400,
  occupancy: 2,
  balcony: 'Private ocean-view balcony',
  features: ['Painted arch', 'Rattan chair', 'Rainfall shower'],
  roomFeatures: [
    'King bed with luxury linens',
    'Ocean in view from the pillow',
    'Rattan reading chair by the balcony doors',
    'Walk-in rainfall shower',
    '55-inch smart TV',
  ],
};

export default room;
