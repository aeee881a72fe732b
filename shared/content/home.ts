import type { Picture } from '../picture';
import balconyOcean from '../pictures/balcony-ocean-1';
import exteriorDusk from '../pictures/exterior-dusk';
import lineup from '../pictures/lineup-poster';
import pool from '../pictures/pool-1';
import posterAttractions from '../pictures/poster-attractions';
import posterDrinks from '../pictures/poster-drinks';
import posterEssentials from '../pictures/poster-essentials';
import posterFood from '../pictures/poster-food';
import shoreThingDoubleQueen from '../pictures/shore-thing-double-queen-1';
import terraceWedding from '../pictures/terrace-wedding';
import enciDoubleQueen from '../pictures/the-enci-double-queen-1';
import enciKingSuite from '../pictures/the-enci-king-suite-with-kitchenette-1';
import enciKingWithKitchenette from '../pictures/the-enci-king-with-kitchenette-1';
import { pages } from '../routes';
import { rateNote, site } from '../site';
import type { GalleryPhoto } from './gallery';
import type { PageLink, PageMeta } from './page';
import { distanceLabel, loftyCoffee, moonlightBeach, type Place, surfShop, tacoStand } from './places';
import { priceLabel, type Room } from './room';
import shoreThingKing from './rooms/shore-thing-king';
import swamisPeakSuite from './rooms/swamis-peak-suite';
import theEnciKing from './rooms/the-enci-king';

/** A neighborhood print with the first place of its section. */
export interface HomePoster {
  title: string;
  /** 'The Taco Stand, 0.4 mi' */
  caption: string;
  picture: Picture;
}

/** The texts of the home page, section by section. SPEC 2, Home. */
export interface HomeContent {
  meta: PageMeta;
  /** The line at the foot of the film. */
  hero: { price: string; priceNote: string; beach: string };
  intro: {
    heading: string;
    text: string;
    facts: readonly { value: string; label: string }[];
    picture: Picture;
  };
  /** The first room is shown large. */
  rooms: { heading: string; text: string; link: PageLink; rooms: readonly [Room, Room, Room] };
  groups: { kicker: string; heading: string; text: string; link: PageLink; picture: Picture };
  neighborhood: {
    heading: string;
    text: string;
    link: PageLink;
    posters: readonly [HomePoster, HomePoster, HomePoster, HomePoster];
  };
  /** Seven photos that fill four columns in this order without a gap. */
  gallery: { heading: string; link: PageLink; photos: readonly GalleryPhoto[] };
}

const poster = (title: string, picture: Picture, place: Place): HomePoster => ({
  title,
  caption: `${place.name}, ${distanceLabel(place)}`,
  picture,
});

export const home: HomeContent = {
  meta: {
    title: 'Boutique Beach Hotel in Encinitas, CA',
    description: `${site.roomCount} rooms and suites with a balcony each, a heated pool and Moonlight Beach ${moonlightBeach.distance} miles away. An Encinitas inn since ${site.builtYear}, made new.`,
  },
  hero: {
    price: `From ${priceLabel(theEnciKing)}`,
    priceNote: rateNote,
    beach: `${moonlightBeach.distance} miles to Moonlight Beach`,
  },
  intro: {
    heading: 'Catch Your Wave',
    text: `Wake to the sound of the Pacific, rent a board before breakfast and be barefoot for the rest of the day. An inn since ${site.builtYear}, made new, and still ${moonlightBeach.distance} miles from the sand.`,
    facts: [
      { value: `${site.builtYear}`, label: 'built as an inn' },
      { value: `${site.roomCount}`, label: 'rooms and suites' },
      { value: site.temperature, label: 'most of the year' },
    ],
    picture: exteriorDusk,
  },
  rooms: {
    heading: 'Relax. Renew. Explore.',
    text: `Ocean side or park side, a balcony of your own either way. Prices are for ${rateNote}.`,
    link: { label: 'All rooms & suites', to: pages.rooms.path },
    rooms: [swamisPeakSuite, shoreThingKing, theEnciKing],
  },
  groups: {
    kicker: 'Weddings, retreats, reunions',
    heading: 'Gather Together',
    text: 'Say it at sunset, then dance under the string lights. Bring the whole team, or three generations, and we hold a row of rooms side by side.',
    link: { label: 'Plan a stay', to: pages.groups.path },
    picture: terraceWedding,
  },
  neighborhood: {
    heading: 'Good Vibrations. Great Vibes.',
    text: 'Twenty-four places we send our own friends to, none farther than a mile and a half.',
    link: { label: 'The neighborhood', to: pages.neighborhood.path },
    posters: [
      poster('Attractions', posterAttractions, moonlightBeach),
      poster('Food', posterFood, tacoStand),
      poster('Essentials', posterEssentials, surfShop),
      poster('Drinks', posterDrinks, loftyCoffee),
    ],
  },
  gallery: {
    heading: 'Gallery',
    link: { label: 'VIEW GALLERY', to: pages.gallery.path },
    photos: [
      { id: 'pool', picture: pool, columns: 2, rows: 2 },
      { id: 'ocean-balcony', picture: balconyOcean, columns: 1, rows: 2 },
      { id: 'enci-double-queen', picture: enciDoubleQueen, columns: 1, rows: 1 },
      { id: 'shore-thing-double-queen', picture: shoreThingDoubleQueen, columns: 1, rows: 1 },
      { id: 'enci-king-suite', picture: enciKingSuite, columns: 1, rows: 2 },
      { id: 'enci-king-with-kitchenette', picture: enciKingWithKitchenette, columns: 1, rows: 2 },
      { id: 'lineup', picture: lineup, columns: 2, rows: 2 },
    ],
  },
};
