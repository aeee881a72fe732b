import balconyOcean from '../../pictures/balcony-ocean-1';
import bathroom from '../../pictures/bathroom-1';
import pool from '../../pictures/pool-1';
import pictures from '../../pictures/rooms/shore-thing-king-with-kitchenette';
import { bedLabel, type RoomPage, sizeLabel, viewLabel } from '../room';
import room from '../rooms/shore-thing-king-with-kitchenette';
import { amenitiesWithKitchenette } from './amenities';

/** SPEC 2, Room detail pages: Shore Thing King with Kitchenette. */
const page: RoomPage = {
  room,
  metaDescription: `Ocean-view king room with a blue-tiled kitchenette, a bar for two and a private balcony: ${sizeLabel(room)} near Moonlight Beach in Encinitas.`,
  kicker: 'King room · Ocean view',
  subtitle: 'Cook, or just watch the water.',
  facts: [
    { label: 'Bed', value: bedLabel(room) },
    { label: 'Size', value: sizeLabel(room) },
    { label: 'View', value: viewLabel(room) },
    { label: 'Kitchen', value: 'Kitchenette' },
  ],
  heading: 'The ocean, over easy',
  intro: [
    'Two stools stand at a high table under coral lamps, a few steps from the kitchenette and a few more from the Pacific. Eggs taste better there. We have no proof, only repeat guests.',
    'The bed sits against a painted sky-blue arch, with a coral headboard and half a sun woven into the rug. The other half is outside, most evenings, around sunset.',
  ],
  gallery: [...pictures, balconyOcean, bathroom, pool],
  details: [
    'White cabinets, blue tile and a navy fridge make up the kitchenette, with a cooktop, a microwave, a coffee maker, a sink and dishes for two. The pineapple is for looks, but nobody checks.',
    'Past the sliding doors is your own ocean-view balcony, with rattan chairs and string lights for after dark. The surfboard by the doors is décor. The waves are not.',
  ],
  roomFeatures: [
    'King bed with luxury linens',
    'Ocean-view private balcony',
    'Kitchenette with sink and cooktop',
    'High bar table with two stools',
    'Reading lamps on both sides of the bed',
    'Walk-in rainfall shower',
    '55-inch smart TV with streaming',
    'High-speed WiFi',
    'USB charging stations',
    'In-room safe',
  ],
  roomAmenities: amenitiesWithKitchenette,
  featuredAmenities: [
    {
      title: 'Ocean View',
      text: 'Water from the bed, the bar and the balcony. The palm is included.',
      icon: 'view',
    },
    {
      title: 'Kitchenette',
      text: 'Blue tile, a navy fridge, a cooktop and a microwave: dinner in, with the sunset on.',
      icon: 'kitchenette',
    },
    {
      title: 'Private Balcony',
      text: 'Rattan chairs and string lights, for the hour when nobody wants to go inside.',
      icon: 'balcony',
    },
  ],
};

export default page;
