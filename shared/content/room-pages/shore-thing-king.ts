import balconyOcean from '../../pictures/balcony-ocean-1';
import bathroom from '../../pictures/bathroom-1';
import pool from '../../pictures/pool-1';
import pictures from '../../pictures/rooms/shore-thing-king';
import { bedLabel, occupancyLabel, type RoomPage, sizeLabel, viewLabel } from '../room';
import room from '../rooms/shore-thing-king';
import { amenities } from './amenities';

/** SPEC 2, Room detail pages: Shore Thing King. */
const page: RoomPage = {
  room,
  metaDescription: `Ocean-view king room under the hotel’s painted arch, with a private balcony: ${sizeLabel(room)} for two, near Moonlight Beach in Encinitas.`,
  kicker: 'King room · Ocean view',
  subtitle: 'Wake up, look left, ocean.',
  facts: [
    { label: 'Bed', value: bedLabel(room) },
    { label: 'Size', value: sizeLabel(room) },
    { label: 'View', value: viewLabel(room) },
    { label: 'Sleeps', value: occupancyLabel(room) },
  ],
  heading: 'Under the arch, above the water',
  intro: [
    'The bands that run around our building come indoors here. They follow the wall, rise once over a navy headboard, and run on toward the ocean, which is where you will be looking anyway.',
    'A rattan chair stands by the doors with a coral pillow and a clear view. It is the most contested seat in the house.',
  ],
  gallery: [...pictures, balconyOcean, bathroom, pool],
  details: [
    'The rest is simple: a wide bed in white linen, a cane-front sideboard, lamps of woven rattan, and a bench that collects hats. The surfboard in the corner is décor, but it likes the company of yours.',
    'Slide the doors open and the balcony adds two more chairs, string lights, and the sound of the surf at no extra charge. Some guests leave them open all night.',
  ],
  roomFeatures: [
    'King bed with luxury linens',
    'Ocean-view private balcony',
    'Painted arch and navy channel headboard',
    'Rattan chair by the balcony doors',
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
      title: 'Ocean View',
      text: 'The doors fill with it, wall to wall, from the pillow to the horizon.',
      icon: 'view',
    },
    {
      title: 'Private Balcony',
      text: 'Two rattan chairs and a string of lights, facing the sunset.',
      icon: 'balcony',
    },
    {
      title: 'King Bed',
      text: 'Navy channels behind you, white linen around you, a coral throw for the breeze.',
      icon: 'bed',
    },
  ],
};

export default page;
