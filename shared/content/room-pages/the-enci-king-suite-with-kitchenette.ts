import balconyPark from '../../pictures/balcony-park-1';
import bathroom from '../../pictures/bathroom-1';
import pool from '../../pictures/pool-1';
import pictures from '../../pictures/rooms/the-enci-king-suite-with-kitchenette';
import { occupancyLabel, type RoomPage, sizeLabel, viewLabel } from '../room';
import room from '../rooms/the-enci-king-suite-with-kitchenette';
import { amenitiesWithKitchenette } from './amenities';

/** SPEC 2, Room detail pages: Enci King Suite with Kitchenette. */
const page: RoomPage = {
  room,
  metaDescription: `King suite with French doors, a separate living area, sofa bed and kitchenette: ${sizeLabel(room)} for up to four, park view, near Moonlight Beach.`,
  kicker: 'King suite · Park view',
  subtitle: 'French doors between the early bird and everyone else.',
  facts: [
    { label: 'Beds', value: 'King + Sofa Bed' },
    { label: 'Size', value: sizeLabel(room) },
    { label: 'View', value: viewLabel(room) },
    { label: 'Kitchen', value: 'Kitchenette' },
    { label: 'Sleeps', value: occupancyLabel(room) },
  ],
  heading: 'Close the French doors, keep the peace',
  intro: [
    'Two rooms, one pair of French doors. On this side: a coral sofa, a ring rug, a kitchenette and whoever is still up. On that side: the king bed, the balcony and the park.',
    'The sofa folds out into a bed for two, so four people can share the suite and still say good night properly.',
  ],
  gallery: [...pictures, balconyPark, bathroom, pool],
  details: [
    'The living area has blue beadboard, an armchair, a round table for cards, and a kitchenette along one wall: blue fridge, cooktop, microwave, coffee maker, sink. The blue tile was chosen to match the fridge. Or the other way around.',
    'The bedroom keeps to itself. Coral cushions hang behind the pillows, a rattan chair stands by the window wall, and the sliding doors open to a balcony over the lawns.',
  ],
  roomFeatures: [
    'King bed with luxury linens',
    'Separate living area with sofa bed',
    'French doors to the bedroom',
    'Park-view private balcony',
    'Kitchenette with sink and cooktop',
    'Armchair and round oak table',
    'Walk-in rainfall shower',
    '55-inch smart TV with streaming',
    'High-speed WiFi',
    'USB charging stations',
    'In-room safe',
  ],
  roomAmenities: amenitiesWithKitchenette,
  featuredAmenities: [
    {
      title: 'French Doors',
      text: 'Open for one generous suite, closed for two rooms with different bedtimes.',
      icon: 'door',
    },
    {
      title: 'Living Area & Sofa Bed',
      text: 'A coral sofa by day, a bed for two by night, on a rug you could play darts on.',
      icon: 'sofa',
    },
    {
      title: 'Kitchenette',
      text: 'Blue fridge, cooktop and microwave, and a counter long enough for two cooks.',
      icon: 'kitchenette',
    },
  ],
};

export default page;
