import { site } from '../site';

/** Somewhere to go on foot or by bike. SPEC 3, Place. */
export interface Place {
  name: string;
  /** Lines of the postal address, the street first, the town last. */
  address: readonly string[];
  /** Miles from the hotel's door by the way one walks, 0.3 to 1.5. */
  distance: number;
  /** Where a map shows it; opens in a new tab. */
  url?: string;
}

/** '0.3 mi' */
export const distanceLabel = (place: Place): string => `${place.distance.toFixed(1)} mi`;

const town = `${site.address.city}, ${site.address.region} ${site.address.postalCode}`;

/** A search by street address finds the door even where the map does not know the name over it. */
const mapSearch = (street: string): string =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: `${street}, ${town}` })}`;

/** A place in town; `distance` in miles. */
export const place = (name: string, street: string, distance: number, suite?: string): Place => ({
  name,
  address: suite ? [street, suite, town] : [street, town],
  distance,
  url: mapSearch(street),
});

/** The hotel's own beach, named on other pages too. */
export const moonlightBeach = place('Moonlight State Beach', '400 B Street', 0.3);

/** Where the train from San Diego stops. */
export const trainStation = place('Encinitas Station', '25 E D Street', 0.4);

/** The first of each neighborhood section after the beach; the home page names them too. */
export const tacoStand = place('The Taco Stand', '642 S Coast Highway 101', 0.4);
export const surfShop = place('Encinitas Surfboards', '107 N Coast Highway 101', 0.3);
export const loftyCoffee = place('Lofty Coffee', '90 N Coast Highway 101', 0.3, 'Suite 214');
