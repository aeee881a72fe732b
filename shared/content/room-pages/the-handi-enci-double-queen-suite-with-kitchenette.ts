import balconyPark from '../../pictures/balcony-park-1';
import pool from '../../pictures/pool-1';
import pictures from '../../pictures/rooms/the-handi-enci-double-queen-suite-with-kitchenette';
import { type RoomPage, sizeLabel } from '../room';
import room from '../rooms/the-handi-enci-double-queen-suite-with-kitchenette';
import { amenitiesWithKitchenette } from './amenities';

/** SPEC 2, Room detail pages: the Handi Enci suite (facts, features, amenities and cards to the letter). */
const page: RoomPage = {
  room,
  metaDescription: `ADA accessible suite on the first floor: two queens, roll-in shower, kitchenette and park-view balcony. ${sizeLabel(room)} near Moonlight Beach.`,
  kicker: 'Accessible suite · Park view',
  subtitle: 'First floor, clear paths, and as good-looking as the rest.',
  facts: [
    { label: 'Beds', value: '2 Queen Beds' },
    { label: 'Access', value: 'ADA Accessible' },
    { label: 'Size', value: sizeLabel(room) },
    { label: 'Kitchen', value: 'Kitchenette' },
  ],
  heading: 'Room to turn, room to stay',
  intro: [
    'Nothing here looks like an afterthought, because none of it was one. The floor is wide and clear, the desk has knee space, and our painted bands run along the wall at the height where everyone sees them.',
    'The suite is on the first floor. The balcony lies level with the garden, so the park is not something to look down on but the next thing you come to.',
  ],
  extraHero: balconyPark,
  gallery: [...pictures, pool],
  details: [
    'The bathroom has a roll-in shower with a fold-down seat, grab bars and a handheld hose, and a basin with clear space beneath. The measures stand below in inches, so that you can judge for yourself.',
    'The kitchenette is fully equipped: sink, small refrigerator, microwave, coffee maker and basic cookware. Beside it, the desk takes a chair of any kind.',
    'The queens sleep four; for six we make up two rollaway beds. They do take some of the clear floor, so ask us to place them with you.',
  ],
  roomFeatures: [
    'Two queen beds with luxury linens',
    'Park-view private balcony',
    'ADA accessible features',
    'Fully equipped kitchenette',
    'First-floor convenience',
    '55-inch TV',
    'High-speed WiFi',
    'In-room safe',
    'Accessible work desk and chair',
    'Accessible bathroom features',
  ],
  roomAmenities: amenitiesWithKitchenette,
  featuredAmenities: [
    {
      title: 'ADA Accessible',
      text: 'Clear doorways, clear floor beside the beds, a roll-in shower with seat and bars.',
      icon: 'accessible',
    },
    {
      title: 'Fully Equipped Kitchenette',
      text: 'Refrigerator, microwave, coffee maker and cookware, at the garden end of the suite.',
      icon: 'kitchenette',
    },
    {
      title: 'Private Balcony',
      text: 'On the first floor, facing the park, with chairs among the flowers.',
      icon: 'balcony',
    },
  ],
};

export default page;
