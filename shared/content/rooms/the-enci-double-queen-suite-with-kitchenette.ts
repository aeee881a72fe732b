import picture from '../../pictures/the-enci-double-queen-suite-with-kitchenette-1';
import type { Room } from '../room';

/**
 * SPEC 3, Room summary: Enci Double Queen Suite with Kitchenette. Two queens sleep four; the spec's six come
 * to rest on rollaway beds, for neither the spec nor the picture has a sofa bed here.
 */
const room: Room = {
  slug: 'the-enci-double-queen-suite-with-kitchenette',
  name: 'Enci Double Queen Suite with Kitchenette',
  description:
    'Two queens with hung blue cushions, a navy kitchenette in coral tile, and a round table for breakfast, cards and strategy. Sleeps six with rollaways.',
  picture,
  view: 'park',
  hasKitchenette: true,
  isSuite: true,
  bedType: 'double-queen',
  beds: 'Two queens, rollaways on request',
  price: 389,
  tier: '$$$',
  size: 550,
  occupancy: 6,
  balcony: 'Private park-view balcony',
  features: ['Coral-tiled kitchenette', 'Round table', 'Rainfall shower'],
  roomFeatures: [
    'Two queen beds with luxury linens',
    'Kitchenette with cooktop, microwave and coffee maker',
    'Round dining table by the balcony doors',
    'Walk-in rainfall shower',
    'Two rollaway beds on request',
  ],
};

export default room;
