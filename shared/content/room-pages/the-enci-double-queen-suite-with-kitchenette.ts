import balconyPark from '../../pictures/balcony-park-1';
import bathroom from '../../pictures/bathroom-1';
import pool from '../../pictures/pool-1';
import pictures from '../../pictures/rooms/the-enci-double-queen-suite-with-kitchenette';
import { bedLabel, occupancyLabel, type RoomPage, sizeLabel, viewLabel } from '../room';
import room from '../rooms/the-enci-double-queen-suite-with-kitchenette';
import { amenitiesWithKitchenette } from './amenities';

/** SPEC 2, Room detail pages: Enci Double Queen Suite with Kitchenette. */
const page: RoomPage = {
  room,
  metaDescription: `Family suite with two queens, a kitchenette and a park-view balcony: ${sizeLabel(room)} for up to six guests, near Moonlight Beach in Encinitas.`,
  kicker: 'Double queen suite · Park view',
  subtitle: 'Two queens, and a kitchenette down the whole wall.',
  facts: [
    { label: 'Beds', value: bedLabel(room) },
    { label: 'Size', value: sizeLabel(room) },
    { label: 'View', value: viewLabel(room) },
    { label: 'Kitchen', value: 'Kitchenette' },
    { label: 'Sleeps', value: occupancyLabel(room) },
  ],
  heading: 'A family suite that can feed itself',
  intro: [
    'Navy cabinets run down one wall under coral tile; two queen beds line up along the other. In between lies enough rug for a board game, a yoga mat or a strategic nap.',
    'The round table by the balcony doors is where it all comes together: breakfast, cards, and the daily debate about which beach.',
  ],
  gallery: [...pictures, balconyPark, bathroom, pool],
  details: [
    'The kitchenette has a sink, a cooktop, a microwave, a coffee maker, a white retro refrigerator and dishes for everyone. Pasta for six is well within its powers.',
    'The queens sleep four. For six, tell us before you come and we make up two rollaway beds; there is floor enough for both, and for whoever gets up first.',
    'The balcony looks onto the park’s lawns, palms and winding path, which is a good length for a scooter.',
  ],
  roomFeatures: [
    'Two queen beds with luxury linens',
    'Park-view private balcony',
    'Kitchenette with sink and cooktop',
    'Coral tile and terrazzo counter',
    'Round dining table by the balcony doors',
    'Two rollaway beds on request',
    'Walk-in rainfall shower',
    '55-inch smart TV with streaming',
    'High-speed WiFi',
    'USB charging stations',
    'In-room safe',
  ],
  roomAmenities: amenitiesWithKitchenette,
  featuredAmenities: [
    {
      title: 'Kitchenette',
      text: 'Coral tile, navy cabinets, cooktop and microwave, and a fridge that fits a full cooler.',
      icon: 'kitchenette',
    },
    {
      title: 'Two Queen Beds',
      text: 'Hung blue cushions, white linen, and a lamp between them for negotiations.',
      icon: 'bed',
    },
    {
      title: 'Private Balcony',
      text: 'Two chairs facing the park. Close the doors behind you, and it is an office.',
      icon: 'balcony',
    },
  ],
};

export default page;
