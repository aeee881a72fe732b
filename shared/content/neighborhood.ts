import type { Picture } from '../picture';
import beachTower from '../pictures/beach-tower';
import posterAttractions from '../pictures/poster-attractions';
import posterDrinks from '../pictures/poster-drinks';
import posterEssentials from '../pictures/poster-essentials';
import posterFood from '../pictures/poster-food';
import { site } from '../site';
import type { PageHero, PageMeta, TextBlock } from './page';
import { loftyCoffee, moonlightBeach, type Place, place, surfShop, tacoStand, trainStation } from './places';

/** One of the four sections, its places from near to far. SPEC 3, Neighborhood category. */
export interface NeighborhoodCategory {
  id: 'attractions' | 'food' | 'essentials' | 'drinks';
  title: string;
  description: string;
  picture: Picture;
  /** The picture stands at the right: sections alternate. */
  imageRight: boolean;
  places: readonly [Place, Place, Place, Place, Place, Place];
}

/** The texts of the Neighborhood page. SPEC 2, Neighborhood. */
export interface NeighborhoodContent {
  meta: PageMeta;
  hero: PageHero;
  categories: readonly [
    NeighborhoodCategory,
    NeighborhoodCategory,
    NeighborhoodCategory,
    NeighborhoodCategory,
  ];
  /** Stands over the embedded map that closes the page. */
  map: TextBlock;
  /** The words of a place's link to the map. */
  mapLinkLabel: string;
}

const attractions: NeighborhoodCategory = {
  id: 'attractions',
  title: 'Attractions',
  description: 'Stairs to the sand, a garden on the bluff and the break that our top suite is named for.',
  picture: posterAttractions,
  imageRight: false,
  places: [
    moonlightBeach,
    place('La Paloma Theatre', '471 S Coast Highway 101', 0.3),
    place('D Street Stairs', '450 W D Street', 0.4),
    place('Meditation Gardens', '215 W K Street', 0.9),
    place('Swami’s Beach', '1298 S Coast Highway 101', 1),
    place('San Diego Botanic Garden', '300 Quail Gardens Drive', 1.5),
  ],
};

const food: NeighborhoodCategory = {
  id: 'food',
  title: 'Food',
  description: 'Fish tacos before the second session, pizza after the last one.',
  picture: posterFood,
  imageRight: true,
  places: [
    tacoStand,
    place('East Village Asian Diner', '628 S Coast Highway 101', 0.4),
    place('Blue Ribbon Artisan Pizzeria', '897 S Coast Highway 101', 0.6),
    place('Union Kitchen & Tap', '1108 S Coast Highway 101', 0.8),
    place('Swami’s Cafe', '1163 S Coast Highway 101', 0.8),
    place('Le Papagayo', '1002 N Coast Highway 101', 1),
  ],
};

const essentials: NeighborhoodCategory = {
  id: 'essentials',
  title: 'Encinitas Essentials',
  description: 'Wax, groceries, a good book and the train: what you forgot to pack is on one street.',
  picture: posterEssentials,
  imageRight: false,
  places: [
    surfShop,
    trainStation,
    place('Whole Foods Market', '687 S Coast Highway 101', 0.4),
    place('Encinitas Library', '540 Cornish Drive', 0.5),
    place('Leucadia Farmers Market', '185 Union Street', 1.1),
    place('Scripps Memorial Hospital', '354 Santa Fe Drive', 1.4),
  ],
};

const drinks: NeighborhoodCategory = {
  id: 'drinks',
  title: 'Drinks',
  description: 'Cold brew until noon, cold beer after, and one saloon that has poured since 1934.',
  picture: posterDrinks,
  imageRight: true,
  places: [
    loftyCoffee,
    place('Ironsmith Coffee Roasters', '458 S Coast Highway 101', 0.3),
    place('Daley Double Saloon', '546 S Coast Highway 101', 0.3),
    place('Culture Brewing Co.', '629 S Coast Highway 101', 0.4),
    place('Bier Garden of Encinitas', '641 S Coast Highway 101', 0.4),
    place('Pannikin Coffee & Tea', '510 N Coast Highway 101', 0.5),
  ],
};

export const neighborhood: NeighborhoodContent = {
  meta: {
    title: 'Neighborhood',
    description: `Beaches, tacos, coffee and the surf shop: 24 places around ${site.brand} in Encinitas, none farther than a mile and a half from your door.`,
  },
  hero: {
    title: 'Neighborhood',
    subtitle: 'Park once. Everything here is a walk or a short ride away.',
    picture: beachTower,
  },
  categories: [attractions, food, essentials, drinks],
  map: {
    title: 'Find Your Way',
    text: 'Face the ocean. The old town is on your left, Leucadia is on your right, and the beach is where it always was.',
  },
  mapLinkLabel: 'View on map',
};
