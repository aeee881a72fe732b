import balconyPark from '../../pictures/balcony-park-1';
import bathroom from '../../pictures/bathroom-1';
import pool from '../../pictures/pool-1';
import pictures from '../../pictures/rooms/the-enci-king';
import { bedLabel, occupancyLabel, type RoomPage, sizeLabel, viewLabel } from '../room';
import room from '../rooms/the-enci-king';
import { amenities } from './amenities';

/** SPEC 2, Room detail pages: Enci King. */
const page: RoomPage = {
  room,
  metaDescription: `A calm, white king room with an oak desk and a private park-view balcony: ${sizeLabel(room)} for two, near Moonlight Beach in Encinitas.`,
  kicker: 'King room · Park view',
  subtitle: 'White walls, pale oak, and nothing that shouts.',
  facts: [
    { label: 'Bed', value: bedLabel(room) },
    { label: 'Size', value: sizeLabel(room) },
    { label: 'View', value: viewLabel(room) },
    { label: 'Sleeps', value: occupancyLabel(room) },
  ],
  heading: 'The quiet one, with a coral chair',
  intro: [
    'We left this one alone, mostly. White walls, a slatted oak headboard, a pale check rug, and a round red sun over the bed. Then somebody put in a coral chair, and it was done.',
    'Morning light comes in across the balcony, reaches the bed at a reasonable hour, and stays for the coffee.',
  ],
  gallery: [...pictures, balconyPark, bathroom, pool],
  details: [
    'There is a real desk with a real chair, for the one e-mail that could not wait or the postcards that could. The TV hangs on the same wall, square to the bed, for when the work is done.',
    'Outside the sliding doors are two more chairs and the park: lawns, palms, and a path that takes its time. It is our kindest rate, and we would sleep here ourselves.',
  ],
  roomFeatures: [
    'King bed with luxury linens',
    'Park-view private balcony',
    'Oak desk and chair',
    'Coral lounge chair and side table',
    'Woven bench at the foot of the bed',
    'Walk-in rainfall shower',
    '55-inch smart TV with streaming',
    'High-speed WiFi',
    'USB charging stations',
    'In-room safe',
  ],
  roomAmenities: amenities,
  featuredAmenities: [
    {
      title: 'King Bed',
      text: 'A slatted oak headboard, luxury linens, and a coral lamp for one more chapter.',
      icon: 'bed',
    },
    {
      title: 'Oak Desk',
      text: 'Room for a laptop, a lamp and a cup of coffee, by fast WiFi and far from the office.',
      icon: 'desk',
    },
    {
      title: 'Private Balcony',
      text: 'Two chairs, a row of palms, and the park going about its day below.',
      icon: 'balcony',
    },
  ],
};

export default page;
