import { stem } from '../../shared/content/kinds';
import type { Lookups } from '../../shared/content/lookups';
import type { TokenValues } from '../../shared/content/tokenValues';
import { getOwn } from '../../shared/getOwn';
import { pagesByPath } from '../../shared/pages';
import type { Drawing, Picture } from '../../shared/picture';
import type { Room } from '../../shared/room';
import type { Place } from '../../shared/schema/places';
import type { View } from '../../shared/schema/views';
import type { TownMapData } from './townMap';

/** Everything that text and fields can refer to, for the browser. */
export interface NamedThings {
  /** The value of each token; undefined while content/ has errors. */
  facts?: TokenValues;
  /** Each room's own facts, for use in its own text, keyed by slug. */
  ownFacts: Readonly<Record<string, TokenValues>>;
  /** Sorted by name. */
  pictures: readonly { name: string; alt: string; url: string }[];
  films: readonly string[];
  drawings: readonly string[];
  /** Undefined if the hotel has no town map. */
  townMap: TownMapData | undefined;
  rooms: readonly { slug: string; name: string }[];
  places: readonly { id: string; name: string }[];
  views: readonly { id: string; name: string }[];
  /** Every address on the site. */
  addresses: readonly string[];
}

/**
 * Returns lookups like the server's for the browser, where fields show errors during typing. Checks names only.
 * @param file the content/ file being checked: a room's file can use the room's own facts
 */
export function referencesOf(named: NamedThings, file: string): Lookups {
  const slug = file.startsWith('rooms/') ? stem(file) : undefined;
  const { facts } = named;
  const own = slug === undefined ? {} : (getOwn(named.ownFacts, slug) ?? {});
  const isKnown = facts !== undefined && (slug === undefined || slug in named.ownFacts);
  const has = <Thing>(found: boolean) => (found ? ({} as Thing) : undefined);
  return {
    token(name) {
      const found = getOwn(own, name) ?? (facts && getOwn(facts, name));
      return found ?? (isKnown ? undefined : name);
    },
    picture: (name) => has<Picture>(named.pictures.some((picture) => picture.name === name)),
    film: (name) => (named.films.includes(name) ? name : undefined),
    drawing: (name) => has<Drawing>(named.drawings.includes(name)),
    room: (room) => has<Room>(named.rooms.some((each) => each.slug === room)),
    isHiddenRoom: () => false,
    view: (id) => has<View>(named.views.some((view) => view.id === id)),
    place: (id) => has<Place>(named.places.some((place) => place.id === id)),
    isInternal: (path) => named.addresses.includes(path),
    isHiddenPage: (path) => pagesByPath.has(path) && !named.addresses.includes(path),
  };
}
