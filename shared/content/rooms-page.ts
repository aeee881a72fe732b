import { rateNote, site } from '../site';
import type { PageMeta, TextBlock } from './page';
import { rooms } from './rooms';

const oceanRooms = rooms.filter((room) => room.view === 'ocean').length;

/** The texts of the Rooms & Suites page, section by section. SPEC 2, Rooms & Suites. */
export const roomsPage: {
  meta: PageMeta;
  hero: { title: string; subtitle: string };
  featured: string;
  story: TextBlock & { viewerNote: string; viewer: string; viewerFailure: string };
  find: { title: string; rates: string };
  compare: { title: string; none: string; limit: string };
  /** The last cell of the grid: a telephone link. */
  ask: TextBlock & { call: string };
  reviews: { title: string; more: string };
  amenities: { title: string };
} = {
  meta: {
    title: 'Rooms & Suites',
    description: `All ${rooms.length} rooms and suites of ${site.fullName}: ocean or park view, a private balcony with every one. Compare beds, sizes and rates.`,
  },
  hero: { title: 'Rooms & Suites', subtitle: 'Eleven of them, each with a balcony.' },
  featured: 'Featured rooms',
  story: {
    title: 'Ocean side or park side?',
    text: `Of our ${rooms.length} rooms, ${oceanRooms} look over the water and ${rooms.length - oceanRooms} over palms and lawn. All of them open onto a balcony of their own, with somewhere to sit and nothing to do.`,
    viewerNote: 'Want to know how a room feels? Stand in the middle of one and turn around.',
    viewer: 'Experience 360° View',
    viewerFailure: 'The room could not be fetched. Please check your connection and open it again.',
  },
  find: {
    title: 'Find your room',
    rates: `All prices: ${rateNote}. The coral bar runs to $500.`,
  },
  compare: {
    title: 'Side by side',
    none: 'These are all of them. Tick “Compare” under up to three rooms to see those alone.',
    limit: 'Three rooms at most: remove one first.',
  },
  ask: {
    title: 'Torn between two?',
    text: 'Call us. We have slept in all of them and will tell you which way the bed faces.',
    call: `Call ${site.phone.display}`,
  },
  reviews: { title: 'What guests say', more: 'Read more reviews' },
  amenities: { title: 'In every room, and down the hall' },
};

/** One column of the Rooms page's features and amenities block. */
export interface AmenityColumn {
  title: 'Comfort' | 'Technology' | 'Conveniences';
  items: readonly string[];
}

/** SPEC 2, Rooms & Suites: features and amenities in three columns. */
export const comfortTechnologyConveniences: readonly AmenityColumn[] = [
  {
    title: 'Comfort',
    items: [
      'A private balcony with every room',
      'King or queen beds with luxury linens',
      'Bath robes and premium toiletries',
      'Air conditioning',
      'Daily housekeeping',
      '100% smoke-free',
    ],
  },
  {
    title: 'Technology',
    items: [
      'Smart TV with streaming',
      'High-speed WiFi, in rooms and by the pool',
      'USB charging stations',
      'In-room safe',
      'Business center with printer and fax',
    ],
  },
  {
    title: 'Conveniences',
    items: [
      'Continental breakfast',
      '24-hour garage parking',
      'Heated pool and hot tub',
      '24-hour fitness center',
      'Refrigerator and coffee maker in every room',
      'Guest laundry (nominal fee)',
    ],
  },
];
