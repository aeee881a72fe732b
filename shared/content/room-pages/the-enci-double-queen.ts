import balconyPark from '../../pictures/balcony-park-1';
import bathroom from '../../pictures/bathroom-1';
import pool from '../../pictures/pool-1';
import pictures from '../../pictures/rooms/the-enci-double-queen';
import { occupancyLabel, type RoomPage, sizeLabel, viewLabel } from '../room';
import room from '../rooms/the-enci-double-queen';
import { amenities } from './amenities';

/** SPEC 2, Room detail pages: Enci Double Queen. */
const page: RoomPage = {
  room,
  metaDescription: `Two queens under painted suns, a sofa bed and a park-view balcony: ${sizeLabel(room)} for up to six guests, near Moonlight Beach in Encinitas.`,
  kicker: 'Double queen · Park view',
  subtitle: 'Two beds, two suns, up to six guests.',
  facts: [
    { label: 'Beds', value: 'Two Queens + Sofa Bed' },
    { label: 'Size', value: sizeLabel(room) },
    { label: 'View', value: viewLabel(room) },
    { label: 'Sleeps', value: occupancyLabel(room) },
  ],
  heading: 'A sunrise over every bed',
  intro: [
    'Each queen bed has a round rattan headboard, and each headboard has a sun painted behind it, in three coats of orange. They rise at whatever time you do.',
    'A blue sofa folds out for two more, next to a round oak table that turns into a desk, a card table or a cereal bar as the day requires.',
  ],
  gallery: [...pictures, balconyPark, bathroom, pool],
  details: [
    'Up to six fit here without stepping on one another: there is a bench at the foot of each bed for bags, and a clear run from the door to the balcony for those who cannot wait.',
    'Outside are the park’s lawns and palms. Moonlight Beach is a short walk the other way, and the heated pool is shorter still.',
  ],
  roomFeatures: [
    'Two queen beds with luxury linens',
    'Sofa bed for two',
    'Park-view private balcony',
    'Rattan headboards under painted suns',
    'Round oak table',
    'A bench at the foot of each bed',
    'Walk-in rainfall shower',
    '55-inch smart TV with streaming',
    'High-speed WiFi',
    'USB charging stations',
    'In-room safe',
  ],
  roomAmenities: [...amenities, 'Linens for the sofa bed'],
  featuredAmenities: [
    {
      title: 'Two Queen Beds',
      text: 'Rattan, white linen, a blue throw each. The suns are painted on; the comfort is not.',
      icon: 'bed',
    },
    {
      title: 'Sofa Bed',
      text: 'Deep blue and ready for two more guests, or one who likes to sprawl.',
      icon: 'sofa',
    },
    {
      title: 'Private Balcony',
      text: 'Chairs, palms and morning light: the room’s third sun, and the real one.',
      icon: 'balcony',
    },
  ],
};

export default page;
