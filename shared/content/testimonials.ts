import type { Room } from './room';
import shoreThingKing from './rooms/shore-thing-king';
import swamisPeakSuite from './rooms/swamis-peak-suite';
import enciDoubleQueenSuiteWithKitchenette from './rooms/the-enci-double-queen-suite-with-kitchenette';
import enciKingWithSofa from './rooms/the-enci-king-with-sofa';

/** What a guest said of a stay. SPEC 3, Testimonial; its room type is the room's name. */
export interface Testimonial {
  id: string;
  author: string;
  location: string;
  /** Month of the stay, ISO 8601: '2026-05'. */
  date: string;
  /** Without quotation marks. */
  text: string;
  /** Out of 5 (SPEC 9). */
  rating: 1 | 2 | 3 | 4 | 5;
  room: Room;
}

/** Names of our own: a browser takes longer to make its formatter for dates ready than to hydrate the whole section. */
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** The month of a stay as guests read it: 'May 2026'. */
export function stayLabel({ date }: Testimonial): string {
  const [year, month] = date.split('-');
  return `${months[Number(month) - 1]} ${year}`;
}

/** The four of the Rooms page. Samples: an operator puts words of real guests in their place (DESIGN 4). */
export const testimonials: readonly Testimonial[] = [
  {
    id: 'maya-r',
    author: 'Maya R.',
    location: 'San Francisco',
    date: '2026-05',
    text: 'We left the sliding door open all night and slept like kids after a day at the beach.',
    rating: 5,
    room: shoreThingKing,
  },
  {
    id: 'daniel-and-priya-k',
    author: 'Daniel and Priya K.',
    location: 'Phoenix',
    date: '2026-03',
    text: 'Two TVs ended a ten-year argument. The garage gets tight by evening, but we walked everywhere, so the car never moved anyway.',
    rating: 4,
    room: enciKingWithSofa,
  },
  {
    id: 'lena-h',
    author: 'Lena H.',
    location: 'Portland',
    date: '2025-08',
    text: 'Three kids, one kitchenette, zero restaurant bills before noon. They still talk about the pool. I still talk about the balcony.',
    rating: 5,
    room: enciDoubleQueenSuiteWithKitchenette,
  },
  {
    id: 'walter-b',
    author: 'Walter B.',
    location: 'Sacramento',
    date: '2025-10',
    text: 'Booked it for the view, spent the first evening in the tub, then watched the sun go down through two windows at once. We are saving up for November.',
    rating: 5,
    room: swamisPeakSuite,
  },
];
