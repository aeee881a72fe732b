import pool from '../../pictures/pool-1';
import pictures from '../../pictures/rooms/swamis-peak-suite';
import { bedLabel, type RoomPage, sizeLabel } from '../room';
import room from '../rooms/swamis-peak-suite';
import { amenitiesWithKitchenette } from './amenities';

/** SPEC 2, Room detail pages: Swami's Peak Suite (facts and cards as named there). */
const page: RoomPage = {
  room,
  metaDescription: `The top suite: a glass corner over the ocean, soaking tub, kitchenette and expanded balcony. ${sizeLabel(room)} for up to four guests in Encinitas.`,
  kicker: 'The top suite · Ocean view',
  subtitle: 'A corner of glass above the break.',
  facts: [
    { label: 'Bed', value: bedLabel(room) },
    { label: 'Size', value: sizeLabel(room) },
    { label: 'Kitchen', value: 'Kitchenette' },
    { label: 'Bath', value: 'Soaking Tub' },
  ],
  heading: 'Two walls of ocean, a tub with a view',
  intro: [
    'Swami’s Peak is the corner of the top floor, where the glass turns and the whole bay comes in. Watch the sets line up from the bed, from the tub, or from a balcony wide enough for dinner.',
    'There is a kitchenette for slow breakfasts, a rainfall shower for sandy people, and a hanging chair that ends most ambitions for the day.',
  ],
  // The suite has a bathroom and a balcony picture of its own, so the shared ones stay out.
  gallery: [...pictures, pool],
  details: [
    'The king bed faces the water from a wall of oak slats. Opposite, a chaise and the hanging chair divide the sunset between them; the armchair gets what is left, which is plenty.',
    'The bathroom is a room worth booking for itself: a freestanding soaking tub under a wide window, blue tile, terrazzo underfoot, and palms at eye level. The rainfall shower is there for those in a hurry.',
    'The expanded balcony wraps the view in a pergola, with a daybed, paper lanterns and space for four. When four of you also want to sleep here, we make up two rollaway beds on request.',
  ],
  roomFeatures: [
    'King bed with luxury linens',
    'Expanded ocean-view balcony',
    'Corner windows on two sides',
    'Soaking tub at the window',
    'Rainfall shower',
    'Kitchenette with sink and cooktop',
    'Hanging chair, armchair and chaise',
    'Two rollaway beds on request',
    '55-inch smart TV with streaming',
    'High-speed WiFi and USB charging stations',
    'In-room safe',
  ],
  roomAmenities: [...amenitiesWithKitchenette, 'Bath salts for the tub'],
  featuredAmenities: [
    {
      title: 'Luxury Bathroom',
      text: 'A soaking tub at the window, a rainfall shower, and an ocean that does not mind you staring.',
      icon: 'bath',
    },
    {
      title: 'Panoramic Views',
      text: 'Glass on two sides and an expanded balcony: sunrise on the palms, sunset on the water.',
      icon: 'view',
    },
    {
      title: 'Kitchenette',
      text: 'Cooktop, microwave, coffee maker and cookware, for breakfast at whatever you call morning.',
      icon: 'kitchenette',
    },
  ],
};

export default page;
