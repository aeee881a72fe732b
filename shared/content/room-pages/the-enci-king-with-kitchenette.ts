import balconyPark from '../../pictures/balcony-park-1';
import bathroom from '../../pictures/bathroom-1';
import pool from '../../pictures/pool-1';
import pictures from '../../pictures/rooms/the-enci-king-with-kitchenette';
import { bedLabel, type RoomPage, sizeLabel, viewLabel } from '../room';
import room from '../rooms/the-enci-king-with-kitchenette';
import { amenitiesWithKitchenette } from './amenities';

/** SPEC 2, Room detail pages: Enci King with Kitchenette. */
const page: RoomPage = {
  room,
  metaDescription: `King room for two with a full-width kitchenette and a private park-view balcony: ${sizeLabel(room)}, a short walk from Moonlight Beach in Encinitas.`,
  kicker: 'King room · Park view',
  subtitle: 'A coral fridge, a king bed, and the park outside.',
  facts: [
    { label: 'Bed', value: bedLabel(room) },
    { label: 'Size', value: sizeLabel(room) },
    { label: 'View', value: viewLabel(room) },
    { label: 'Kitchen', value: 'Kitchenette' },
  ],
  heading: 'Breakfast in a robe, palms for company',
  intro: [
    'The best wall of this room is the one you cook on: navy cabinets, a terrazzo counter, an open oak shelf, and a coral refrigerator that has never once tried to blend in.',
    'Across from it stands the king bed, under three surf prints. Between the two, a table for two waits where the doors slide open to the balcony and the park.',
  ],
  gallery: [...pictures, balconyPark, bathroom, pool],
  details: [
    'The kitchenette has a sink, a cooktop, a microwave, a coffee maker and dishes for two. It will not do a Thanksgiving turkey. It does eggs, tacos and a very good late snack.',
    'Slide the doors open and the balcony is yours: two chairs, a row of palms, and a path through the lawns that somebody else is jogging on.',
    'When you come back with sand on your feet, the walk-in shower and its rainfall head have seen worse.',
  ],
  roomFeatures: [
    'King bed with luxury linens',
    'Park-view private balcony',
    'Kitchenette with sink and cooktop',
    'Terrazzo counter and open oak shelf',
    'Table for two by the balcony doors',
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
      text: 'Cooktop, microwave, coffee maker and that coral fridge, with dishes for two on the shelf.',
      icon: 'kitchenette',
    },
    {
      title: 'Private Balcony',
      text: 'Two chairs over the park. Mornings are sunny, and the palms wave back.',
      icon: 'balcony',
    },
    {
      title: 'King Bed',
      text: 'Luxury linens, a cane headboard, and reading lamps of woven rattan on both sides.',
      icon: 'bed',
    },
  ],
};

export default page;
