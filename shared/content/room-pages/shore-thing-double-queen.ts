import balconyOcean from '../../pictures/balcony-ocean-1';
import bathroom from '../../pictures/bathroom-1';
import pool from '../../pictures/pool-1';
import pictures from '../../pictures/rooms/shore-thing-double-queen';
import { occupancyLabel, type RoomPage, sizeLabel, viewLabel } from '../room';
import room from '../rooms/shore-thing-double-queen';
import { amenities } from './amenities';

/** SPEC 2, Room detail pages: Shore Thing Double Queen. */
const page: RoomPage = {
  room,
  metaDescription: `Two queens, a sofa bed and an ocean-view balcony for up to six guests: ${sizeLabel(room)} near Moonlight Beach in Encinitas, California.`,
  kicker: 'Double queen · Ocean view',
  subtitle: 'Two queens, a sofa bed, one ocean.',
  facts: [
    { label: 'Beds', value: 'Two Queens + Sofa Bed' },
    { label: 'Size', value: sizeLabel(room) },
    { label: 'View', value: viewLabel(room) },
    { label: 'Sleeps', value: occupancyLabel(room) },
  ],
  heading: 'Room for six, ocean for all',
  intro: [
    'Two queen beds rise under navy arches, with our painted bands running along the wall behind them. Follow the bands with your eye and you end up at the ocean. That was the idea.',
    'By the balcony doors, a sofa folds out into a bed for two more. It has the best view in the room, so expect volunteers.',
  ],
  gallery: [...pictures, balconyOcean, bathroom, pool],
  details: [
    'This is the room for families, surf weekends and old friends who split the bill. There is floor enough for bags and wetsuits, a striped rug that hides sand well, and a blue pouf that children claim within minutes.',
    'The balcony faces west over the water, with chairs, string lights and the day’s last hour thrown in. The surfboard stays. Yours can lean next to it.',
  ],
  roomFeatures: [
    'Two queen beds with luxury linens',
    'Sofa bed for two',
    'Ocean-view private balcony',
    'Painted bands and navy arched headboards',
    'Round table and floor lamp by the sofa',
    'Walk-in rainfall shower',
    '55-inch smart TV with streaming',
    'High-speed WiFi',
    'USB charging stations',
    'In-room safe',
  ],
  roomAmenities: [...amenities, 'Linens for the sofa bed'],
  featuredAmenities: [
    {
      title: 'Ocean View',
      text: 'From the beds, from the sofa, from the balcony. Nobody draws the short straw.',
      icon: 'view',
    },
    {
      title: 'Two Queen Beds',
      text: 'Navy arches, white linen, coral throws, and a lamp between them.',
      icon: 'bed',
    },
    {
      title: 'Sofa Bed',
      text: 'A sand-colored sofa by the doors that sleeps two more after lights-out.',
      icon: 'sofa',
    },
  ],
};

export default page;
