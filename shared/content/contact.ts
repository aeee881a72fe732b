import { site } from '../site';
import type { PageMeta, TextBlock } from './page';
import { trainStation } from './places';

/** The texts of the Contact page; what its form answers is in messages.ts. SPEC 2, Contact. */
export interface ContactContent {
  meta: PageMeta;
  title: string;
  subtitle: string;
  /** The card beside the form: labels of address, phone and e-mail. */
  card: {
    heading: string;
    addressLabel: string;
    phoneLabel: string;
    emailLabel: string;
    mapLink: string;
    hours: string;
  };
  /** SPEC 3, Contact message: one label a field. */
  form: {
    heading: string;
    labels: { name: string; email: string; subject: string; phone: string; message: string };
    /** Follows the label of a field that may stay empty. */
    optional: string;
  };
  directions: { heading: string; items: readonly TextBlock[] };
}

export const contact: ContactContent = {
  meta: {
    title: 'Contact & Directions',
    description: `Write, call or walk in: ${site.fullName}, ${site.address.street}, ${site.address.city}. Map, phone and directions by car and train.`,
  },
  title: 'Catch Your Wave',
  subtitle: 'Questions, birthdays, surfboards that need a shipping address: write, call or walk in.',
  card: {
    heading: 'Contact Information',
    addressLabel: 'Address',
    phoneLabel: 'Phone',
    emailLabel: 'E-mail',
    mapLink: 'View on Map',
    hours: `Check-in from ${site.checkIn.display}, check-out by ${site.checkOut.display}.`,
  },
  form: {
    heading: 'Send Us a Message',
    labels: { name: 'Name', email: 'E-mail', subject: 'Subject', phone: 'Phone', message: 'Message' },
    optional: 'optional',
  },
  directions: {
    heading: 'Getting Here',
    items: [
      {
        title: 'By car',
        text: 'Leave I-5 at Encinitas Boulevard and drive west, toward the ocean, for less than a mile. If your tires are wet, you have gone too far.',
      },
      {
        title: 'By train',
        text: `The Coaster runs between Oceanside and downtown San Diego and stops at ${trainStation.name}, ${trainStation.address[0]}, ${trainStation.distance} miles from our door.`,
      },
      {
        title: 'By air',
        text: 'San Diego International Airport is about 25 miles south. Allow 35 minutes, or an hour when everyone else has the same idea.',
      },
      {
        title: 'Parking',
        text: `Our garage is open 24 hours. It is covered by the $${site.amenityFee} nightly amenity fee, which is already in your rate.`,
      },
    ],
  },
};
