import { roomPath } from '../routes';
import { site } from '../site';
import { accessibilityMeasures, hotelAmenities } from './hotel';
import { phoneLink, type RichText } from './legal';
import { moonlightBeach } from './places';

/** A question that the front desk hears every day; `id` is the anchor of its answer. */
export interface Question {
  id: string;
  question: string;
  answer: RichText;
}

/** '24-hour garage parking, pool and hot tub, ... and business center with printer and fax' */
const coveredByFee = new Intl.ListFormat('en-US').format(
  hotelAmenities
    .filter(({ fee }) => fee)
    .map(({ text }) => (/^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text)),
);

/** What guests ask before they come, a part of the Contact page. Every fact stands elsewhere on the site too. */
export const questions: { heading: string; items: readonly Question[] } = {
  heading: 'Before You Ask',
  items: [
    {
      id: 'check-in-time',
      question: 'When may I check in?',
      answer: [
        `Check-in is from ${site.checkIn.display}, check-out by ${site.checkOut.display}. If you land earlier or would rather leave later, call `,
        phoneLink,
        ', and we tell you plainly what we can do.',
      ],
    },
    {
      id: 'rates',
      question: 'What does the rate include?',
      answer: [
        `Everything but tax. The $${site.amenityFee} nightly amenity fee is already in every price that you see here, and it covers ${coveredByFee}.`,
      ],
    },
    {
      id: 'parking',
      question: 'Where do I park?',
      answer: [
        'In our own garage, which is open 24 hours. The amenity fee covers it, so there is nothing more to pay.',
      ],
    },
    {
      id: 'beach',
      question: 'How far is the beach?',
      answer: [`Moonlight Beach is ${moonlightBeach.distance} miles down the street. Shoes are optional.`],
    },
    {
      id: 'pets',
      question: 'May I bring my dog?',
      answer: [
        'Sadly not, and no other pet either. Service animals are welcome wherever guests are, at no charge.',
      ],
    },
    {
      id: 'smoking',
      question: 'May I smoke?',
      answer: ['No. The hotel is 100% smoke-free, which is how it keeps smelling of salt.'],
    },
    {
      id: 'accessible-room',
      question: 'Is there an accessible room?',
      answer: [
        'Yes, on the first floor: the ',
        {
          text: 'Handi Enci Double Queen Suite with Kitchenette',
          to: roomPath('the-handi-enci-double-queen-suite-with-kitchenette'),
        },
        `, booked like every other room. Its page lists ${accessibilityMeasures.length} measures, from door widths to shower hose, and an elevator serves all three floors.`,
      ],
    },
  ],
};
