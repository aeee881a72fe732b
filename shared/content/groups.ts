import { messages } from '../messages';
import familyBeach from '../pictures/family-beach';
import firepit from '../pictures/firepit-dusk';
import meetingRoom from '../pictures/meeting-1';
import terraceWedding from '../pictures/terrace-wedding';
import { pages } from '../routes';
import { site } from '../site';
import type { PageHero, PageLink, PageMeta, PictureCard, TextBlock } from './page';
import { moonlightBeach } from './places';

/** An occasion, with what the hotel has for it. */
export interface GroupCard extends PictureCard {
  facts: readonly [string, string, string];
}

/** What a group said; `author` names the people and their occasion. */
export interface GroupTestimonial {
  text: string;
  author: string;
}

/** SPEC 3, Group request form: one label a field; the consent's words are the label of its box. */
export interface GroupFormLabels {
  fullName: string;
  email: string;
  phone: string;
  startDate: string;
  endDate: string;
  startTime: string;
  endTime: string;
  guests: string;
  rooms: string;
  message: string;
  marketingConsent: string;
}

/** The texts of the Group Accommodations page. SPEC 2, Group Accommodations. */
export interface GroupsContent {
  meta: PageMeta;
  hero: PageHero;
  occasions: { heading: string; text: string; cards: readonly [GroupCard, GroupCard, GroupCard] };
  testimonials: { heading: string; items: readonly [GroupTestimonial, GroupTestimonial] };
  features: { heading: string; items: readonly [TextBlock, TextBlock, TextBlock, TextBlock] };
  request: {
    heading: string;
    text: string;
    /** Leads to the telephone link. */
    call: string;
    labels: GroupFormLabels;
    /** Follows the label of a field that may stay empty. */
    optional: string;
    /** What to do about a field that is empty, or not what it should be. */
    help: Record<'fullName' | 'email' | 'startDate' | 'endDate' | 'unfinished', string>;
    submit: string;
    /** Stands in place of the form where no script runs and the server does not take it; phone and e-mail follow. */
    withoutScript: string;
    /** The words before the link to the Privacy Policy. */
    privacy: { text: string; link: PageLink };
    success: TextBlock;
  };
}

export const groups: GroupsContent = {
  meta: {
    title: 'Group Accommodations & Weddings',
    description: `Weddings, retreats and family reunions by the beach in Encinitas: an ocean terrace, a meeting room and all ${site.roomCount} rooms if you want the whole house.`,
  },
  hero: {
    title: 'Group Accommodations',
    subtitle: 'Three rooms or the whole house, one person to call.',
    picture: terraceWedding,
  },
  occasions: {
    heading: 'Create Unforgettable Memories',
    text: `With ${site.roomCount} rooms, we are big enough for the people you would call at midnight and small enough that nobody needs a name tag.`,
    cards: [
      {
        title: 'Wedding Parties',
        text: 'Rooms in a row, a terrace for the toast and breakfast the morning after. The fire pit stays lit for whoever is still telling stories.',
        picture: firepit,
        facts: [
          'Ocean terrace for the ceremony',
          'Fire pit under string lights',
          `All ${site.roomCount} rooms, if you like`,
        ],
      },
      {
        title: 'Corporate Retreats',
        text: 'A bright room until noon, boards until dark. The doors of the meeting room open to the terrace, which has improved more than one strategy.',
        picture: meetingRoom,
        facts: ['Oak table for ten', 'Flip chart, fast Wi-Fi, printer', 'Surf lessons through our concierge'],
      },
      {
        title: 'Family Gatherings',
        text: 'Grandparents by the pool, cousins in the water, everyone under one roof. Double queen rooms sleep up to six, and the elevator takes the stroller.',
        picture: familyBeach,
        facts: [
          `Sand ${moonlightBeach.distance} miles away`,
          'Heated pool and hot tub',
          'Kitchenettes for midnight cereal',
        ],
      },
    ],
  },
  testimonials: {
    heading: 'What Our Guests Say',
    items: [
      {
        text: 'Forty of us took over the hotel. The staff knew every name by Saturday.',
        author: 'Priya and Tom, married on the terrace',
      },
      {
        text: 'Best offsite we have had: real work by noon, real waves by two.',
        author: 'Dana, design team of ten',
      },
    ],
  },
  features: {
    heading: `Why Choose ${site.brand}`,
    items: [
      {
        title: 'Beachfront Location',
        text: `Moonlight Beach is ${moonlightBeach.distance} miles down the street. Park in our garage once, then forget the car.`,
      },
      {
        title: 'Personalized Service',
        text: 'One planner from the first call to the last checkout, in English or Spanish.',
      },
      {
        title: 'Stylish Accommodations',
        text: `${site.roomCount} rooms and suites, no two alike, every one with a balcony.`,
      },
      {
        title: 'Flexible Arrangements',
        text: 'Blocks held, names swapped, bills split. Bring your own caterer; we bring breakfast.',
      },
    ],
  },
  request: {
    heading: 'Request Info',
    text: 'Tell us roughly what you have in mind. Dates may still be wobbly, and so may the guest list.',
    call: 'Rather talk it through? Call',
    labels: {
      fullName: 'Full name',
      email: 'E-mail',
      phone: 'Phone',
      startDate: 'Start date',
      endDate: 'End date',
      startTime: 'Start time',
      endTime: 'End time',
      guests: 'Guests',
      rooms: 'Rooms',
      message: 'Message',
      marketingConsent: messages.marketingConsent,
    },
    optional: 'optional',
    help: {
      fullName: 'Enter your full name.',
      email: 'Enter an e-mail address such as name@example.com.',
      startDate: 'Choose the first day.',
      endDate: 'Choose the last day.',
      unfinished: 'Finish this or leave it empty.',
    },
    submit: 'Request Info',
    withoutScript:
      'This form needs JavaScript. Without it, a call or an e-mail gets the same answer, from the same person.',
    privacy: {
      text: 'How we handle what you write here is in our',
      link: { label: pages.privacy.label, to: pages.privacy.path },
    },
    success: {
      title: messages.group.successTitle,
      text: 'We have your request. Our team will contact you shortly to plan the rest.',
    },
  },
};
