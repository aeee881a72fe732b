import balconyPark from '../../pictures/balcony-park-1';
import bathroom from '../../pictures/bathroom-1';
import pool from '../../pictures/pool-1';
import pictures from '../../pictures/rooms/the-enci-king-with-sofa';
import { occupancyLabel, type RoomPage, sizeLabel, viewLabel } from '../room';
import room from '../rooms/the-enci-king-with-sofa';
import { amenities } from './amenities';

/** SPEC 2, Room detail pages: Enci King with Sofa. */
const page: RoomPage = {
  room,
  metaDescription: `King room with a sofa bed, two TVs and a private park-view balcony: ${sizeLabel(room)} for up to four guests, near Moonlight Beach in Encinitas.`,
  kicker: 'King room · Park view',
  subtitle: 'A bed at one end, a sofa at the other, a TV for each.',
  facts: [
    { label: 'Beds', value: 'King + Sofa Bed' },
    { label: 'Size', value: sizeLabel(room) },
    { label: 'View', value: viewLabel(room) },
    { label: 'Sleeps', value: occupancyLabel(room) },
  ],
  heading: 'Two TVs, one room, no negotiations',
  intro: [
    'It is a long room, so we gave it two ends. The king bed takes the one by the balcony. A coral sofa bed takes the other, with an armchair, a terrazzo table, and a TV of its own.',
    'One wall is painted dark, which sounds bold and turns out to be restful, above all in the evening with the lamps on and the sky going pink over the park.',
  ],
  gallery: [...pictures, balconyPark, bathroom, pool],
  details: [
    'The sofa folds out into a bed for two. Families use it for children. Friends use it for the one who lost the coin toss. Either way, the second TV settles the matter of what to watch.',
    'The balcony has two chairs and the palms. Bring the coffee out in the morning, or the nightcap in the evening; both views are good, and both are quiet.',
  ],
  roomFeatures: [
    'King bed with luxury linens',
    'Sofa bed for two',
    'Park-view private balcony',
    'Two smart TVs with streaming',
    'Armchair and terrazzo table',
    'Rattan chair by the balcony doors',
    'Walk-in rainfall shower',
    'High-speed WiFi',
    'USB charging stations',
    'In-room safe',
  ],
  roomAmenities: [...amenities, 'Linens for the sofa bed'],
  featuredAmenities: [
    {
      title: 'Sofa Bed',
      text: 'Coral by day, a bed for two by night, with linens ready in the room.',
      icon: 'sofa',
    },
    {
      title: 'Two TVs',
      text: 'One faces the bed, one faces the sofa. Surf film here, cartoons there.',
      icon: 'tv',
    },
    {
      title: 'Private Balcony',
      text: 'A front-row seat for dusk over the park, palms included.',
      icon: 'balcony',
    },
  ],
};

export default page;
