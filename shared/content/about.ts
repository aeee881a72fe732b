import type { Picture } from '../picture';
import breakfast from '../pictures/breakfast-1';
import exteriorDusk from '../pictures/exterior-dusk';
import familyBeach from '../pictures/family-beach';
import lobby from '../pictures/lobby-1';
import pool from '../pictures/pool-1';
import posterEssentials from '../pictures/poster-essentials';
import shoreThingKing from '../pictures/shore-thing-king-1';
import sunDeck from '../pictures/sun-deck';
import surfShop from '../pictures/surf-shop';
import enciKingWithSofa from '../pictures/the-enci-king-with-sofa-1';
import { pages } from '../routes';
import { site } from '../site';
import type { PageHero, PageLink, PageMeta, PictureCard } from './page';
import { moonlightBeach, trainStation } from './places';

/** A heading with its list. */
export interface FeatureList {
  title: string;
  items: readonly string[];
}

/** A figure and what it counts. */
export interface Fact {
  figure: string;
  label: string;
}

/** The texts of Our Story. SPEC 2, Our Story. */
export interface AboutContent {
  meta: PageMeta;
  hero: PageHero;
  legacy: {
    heading: string;
    paragraphs: readonly [string, string, string];
    facts: readonly Fact[];
    picture: Picture;
  };
  retro: { heading: string; text: string; cards: readonly [PictureCard, PictureCard, PictureCard] };
  location: {
    heading: string;
    paragraphs: readonly string[];
    picture: Picture;
    inRoom: FeatureList;
    property: FeatureList;
  };
  local: {
    heading: string;
    text: string;
    tiles: readonly [PictureCard, PictureCard, PictureCard, PictureCard];
  };
  /** Book Your Stay keeps its address /rooms, which redirects (SPEC 2, route table). */
  closing: { heading: string; text: string; book: PageLink; contact: PageLink };
}

export const about: AboutContent = {
  meta: {
    title: 'Our Story',
    description: `Built in ${site.builtYear} as an inn, renovated since, and still painted like a good summer. How ${site.brand} in Encinitas came to be, and what is inside today.`,
  },
  hero: {
    title: 'Our Story',
    subtitle: `Built in ${site.builtYear}. Woken up since.`,
    picture: exteriorDusk,
  },
  legacy: {
    heading: 'A Legacy of Hospitality',
    paragraphs: [
      `The house was built in ${site.builtYear} as an inn, on the boulevard that runs down to Moonlight Beach. Encinitas would not call itself a city for another two years, but the surfers already knew the way.`,
      `Three floors, ${site.roomCount} rooms, a balcony for each: the plan was simple, and it has held up. Guests came for a weekend, learned the tides and returned with their children, who now return with theirs.`,
      'Later the inn was renovated from the roof sign to the room keys. It gained an elevator, a heated pool, quick Wi-Fi and better beds. What it kept is harder to list: the front desk that remembers you, the sandals by the door and the light at six in the evening.',
    ],
    facts: [
      { figure: String(site.builtYear), label: 'built as an inn' },
      { figure: String(site.roomCount), label: 'rooms, a balcony each' },
      { figure: '3', label: 'floors and an elevator' },
    ],
    picture: pool,
  },
  retro: {
    heading: 'Retro Vibes, Modern Comfort',
    text: 'The eighties left us their colors and their optimism. We sent back the carpets.',
    cards: [
      {
        title: 'Painted Bands',
        text: 'Coral, blue and navy run level along our walls and rise once into an arch, half wave and half sun. Find them on the corner of the house, by the pool and behind some of the beds.',
        picture: shoreThingKing,
      },
      {
        title: 'Rattan and Records',
        text: 'The lobby has boards on the wall, chairs that creak politely and a record player with a house rule: whoever checks in picks the next side.',
        picture: lobby,
      },
      {
        title: 'Nothing Vintage About the Wi-Fi',
        text: 'Smart TVs stream, outlets sit where you charge things and every room has its own air conditioning. Nostalgia stops at the mattress.',
        picture: enciKingWithSofa,
      },
    ],
  },
  location: {
    heading: 'Prime Location, Modern Amenities and Exceptional Service',
    paragraphs: [
      `You are ${moonlightBeach.distance} miles from Moonlight Beach and around the corner from Coast Highway 101, where the town keeps its tacos, its records and its 1928 movie house. The train from San Diego stops ${trainStation.distance} miles away, and the garage looks after the car you will not need.`,
      'Back home there are a heated pool, a hot tub, two ocean view sun decks and a continental breakfast in the morning. There is no restaurant in the house, on purpose: the town cooks better than any hotel could, and we know who to call for a table.',
      'We are few enough to know your name and awake enough to find you a beach chair. Ask in English or Spanish.',
    ],
    picture: sunDeck,
    inRoom: {
      title: 'In-Room Features',
      items: [
        'Smart TVs with streaming',
        'High-speed Wi-Fi',
        'USB charging stations',
        'Premium toiletries and linens',
      ],
    },
    property: {
      title: 'Property Features',
      items: [
        'Heated pool and spa',
        'Beach equipment rentals',
        '24-hour fitness center',
        'Concierge services',
      ],
    },
  },
  local: {
    heading: 'Live Like a Local',
    text: 'Nobody here wears a watch, but everyone knows when the tide turns.',
    tiles: [
      {
        title: 'Surf Spots',
        text: 'Start at Moonlight, graduate to D Street and watch the experts at Swami’s. Boards and bikes can be rented at the house.',
        picture: surfShop,
      },
      {
        title: 'Local Eats',
        text: 'Breakfast is on us, on your balcony if you like. For the rest of the day, follow the line at the taco counter.',
        picture: breakfast,
      },
      {
        title: 'Art & Culture',
        text: 'Surf films at La Paloma, murals along the 101, gardens on the bluff. The main street is the museum.',
        picture: posterEssentials,
      },
      {
        title: 'Outdoor Adventures',
        text: 'Castles at low tide, kites by noon, trails through the botanic garden. Shoes are optional for two of the three.',
        picture: familyBeach,
      },
    ],
  },
  closing: {
    heading: 'Your Turn',
    text: `Check in at ${site.checkIn.display}, be in the water by five.`,
    book: { label: 'Book Your Stay', to: '/rooms' },
    contact: { label: 'Contact Us', to: pages.contact.path },
  },
};
