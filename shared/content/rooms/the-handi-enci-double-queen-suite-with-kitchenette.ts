import picture from '../../pictures/the-handi-enci-double-queen-suite-with-kitchenette-1';
import type { Room } from '../room';

/**
 * SPEC 3, Room summary: Handi Enci Double Queen Suite with Kitchenette, the accessible room. The fifth and
 * sixth guest sleep on rollaway beds.
 */
const room: Room = {
  slug: 'the-handi-enci-double-queen-suite-with-kitchenette',
  name: 'Handi Enci Double Queen Suite with Kitchenette',
  description:
    'Two queens, a wide clear floor, a roll-in shower, and a first-floor balcony that opens straight onto the park. Accessible from door to view.',
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
  balcony: 'Private park-view balcony on the first floor',
  features: ['ADA accessible', 'First floor', 'Roll-in shower'],
  roomFeatures: [
    'Two queen beds with luxury linens',
    'Roll-in shower with fold-down seat and grab bars',
    'Desk and basin with clear space beneath',
    'Fully equipped kitchenette',
    '55-inch TV',
    'Two rollaway beds on request',
  ],
};

export default room;
