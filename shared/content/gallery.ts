import type { Picture } from '../picture';
import balconyOcean from '../pictures/balcony-ocean-1';
import beachTower from '../pictures/beach-tower';
import breakfast from '../pictures/breakfast-1';
import firepit from '../pictures/firepit-dusk';
import lineup from '../pictures/lineup-poster';
import lobby from '../pictures/lobby-1';
import pool from '../pictures/pool-1';
import shoreThingKing from '../pictures/shore-thing-king-1';
import shoreThingKingWithKitchenette from '../pictures/shore-thing-king-with-kitchenette-1';
import sunDeck from '../pictures/sun-deck';
import surfShop from '../pictures/surf-shop';
import swamisPeakBath from '../pictures/swamis-peak-suite-2';
import swamisPeakBalcony from '../pictures/swamis-peak-suite-3';
import type { PageHero, PageMeta } from './page';

/** A photo in a grid of four columns (two on tablets, one on phones). SPEC 3, Gallery photo. */
export interface GalleryPhoto {
  id: string;
  picture: Picture;
  /** How many columns and rows it spans. */
  columns: 1 | 2;
  rows: 1 | 2;
}

/** The texts and photos of the Gallery page. SPEC 2, Gallery. */
export interface GalleryContent {
  meta: PageMeta;
  hero: PageHero;
  intro: { heading: string; text: string };
  /** Twelve photos that fill four columns, and two, in this order without a gap. */
  photos: readonly GalleryPhoto[];
}

export const gallery: GalleryContent = {
  meta: {
    title: 'Gallery',
    description:
      'Look around before you pack: the heated pool, the sun decks, rooms in coral and navy, and the ocean at the end of the street.',
  },
  hero: { title: 'Gallery', subtitle: 'Sun, salt and a good many chairs to do nothing in.', picture: pool },
  intro: {
    heading: 'Look Around',
    text: 'Coral, blue and navy on the walls, oak underfoot, the Pacific at the end of the street. We sweep daily, and still some sand gets into every picture. Open one to see it large.',
  },
  photos: [
    { id: 'sun-deck', picture: sunDeck, columns: 2, rows: 2 },
    { id: 'swamis-peak-bath', picture: swamisPeakBath, columns: 1, rows: 2 },
    { id: 'lobby', picture: lobby, columns: 1, rows: 1 },
    { id: 'shore-thing-king', picture: shoreThingKing, columns: 1, rows: 1 },
    { id: 'breakfast', picture: breakfast, columns: 1, rows: 1 },
    { id: 'surf-shop', picture: surfShop, columns: 1, rows: 1 },
    { id: 'beach-tower', picture: beachTower, columns: 2, rows: 1 },
    { id: 'ocean-balcony', picture: balconyOcean, columns: 1, rows: 2 },
    { id: 'shore-thing-king-with-kitchenette', picture: shoreThingKingWithKitchenette, columns: 1, rows: 2 },
    { id: 'firepit', picture: firepit, columns: 2, rows: 2 },
    { id: 'lineup', picture: lineup, columns: 2, rows: 1 },
    { id: 'swamis-peak-balcony', picture: swamisPeakBalcony, columns: 2, rows: 1 },
  ],
};
