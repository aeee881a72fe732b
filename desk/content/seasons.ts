/** A room's prices by season, and their labels. docs/behavior.md#nights */
import { isJsonObject } from '../../shared/content/mergePatch';
import type { RatesSourceName } from '../../shared/schema/hotel';
import type { Season } from '../../shared/schema/roomFields';
import { spanLabel } from './dateLabels';
import { type Path, valueAt, withValueAt } from './valueAt';

/** A season in a form, whose fields may be missing or invalid. */
type TypedSeason = Partial<Record<keyof Season, unknown>>;

/** The first and last night of a season. */
export type Nights = Pick<Season, 'from' | 'to'>;

/** Formats a season's nights: 'December 20, 2026 to January 4, 2027'. */
export const nightsLabel = ({ from, to }: TypedSeason): string => spanLabel(String(from), String(to));

/** Formats a season: '$549, December 20, 2026 to January 4, 2027'. */
export const seasonLabel = (season: unknown, money: (amount: number) => string): string =>
  isJsonObject(season)
    ? [...(typeof season.price === 'number' ? [money(season.price)] : []), nightsLabel(season)].join(', ')
    : '';

/** Returns the same day in the next year: '2028-02-29' -> '2029-02-28'. */
function yearAfter(day: string): string {
  const year = String(Number(day.slice(0, 4)) + 1);
  return year + (day.endsWith('-02-29') ? '-02-28' : day.slice(4));
}

export const nextYear = <Span extends TypedSeason>(season: Span): Span => ({
  ...season,
  from: yearAfter(String(season.from)),
  to: yearAfter(String(season.to)),
});

/** Returns a room's seasons, without malformed entries. */
export function seasonsOf(room: unknown): readonly TypedSeason[] {
  const seasons = valueAt(room, ['seasons']);
  return Array.isArray(seasons) ? seasons.filter(isJsonObject) : [];
}

const isAt = (nights: Nights | undefined) => (season: TypedSeason) =>
  season.from === nights?.from && season.to === nights?.to;

/** Returns a room's price in the season with these nights; without nights, the usual price. */
export const priceOn = (room: unknown, nights: Nights | undefined): unknown =>
  nights ? seasonsOf(room).find(isAt(nights))?.price : valueAt(room, ['price']);

function withSeasons(room: unknown, seasons: readonly TypedSeason[]): unknown {
  const sorted = seasons.toSorted((one, other) => String(one.from).localeCompare(String(other.from)));
  return withValueAt(room, ['seasons'], sorted.length > 0 ? sorted : undefined);
}

/** Sets a room's price on some nights and keeps the season's other fields. @param price undefined removes the season */
export function withPriceOn(room: unknown, nights: Nights | undefined, price: unknown): unknown {
  if (!nights) return withValueAt(room, ['price'], price);
  const seasons = seasonsOf(room);
  const others = seasons.filter((season) => !isAt(nights)(season));
  if (price === undefined) return withSeasons(room, others);
  return withSeasons(room, [...others, { ...seasons.find(isAt(nights)), ...nights, price }]);
}

/** Copies a room's season, if it exists, to the next year. Replaces a season that is already on those nights. */
export function withSeasonNextYear(room: unknown, nights: Nights): unknown {
  const seasons = seasonsOf(room);
  const season = seasons.find(isAt(nights));
  if (!season) return room;
  return withSeasons(room, [...seasons.filter((each) => !isAt(nextYear(nights))(each)), nextYear(season)]);
}

/** Returns the nights of all seasons of some rooms, sorted and without duplicates. */
export const nightsIn = (rooms: readonly unknown[]): Nights[] => [
  ...new Map(
    rooms
      .flatMap(seasonsOf)
      .map(({ from, to }): Nights => ({ from: String(from), to: String(to) }))
      .toSorted((one, other) => one.from.localeCompare(other.from))
      .map((nights) => [JSON.stringify(nights), nights]),
  ).values(),
];

/** The label of a room's price if an engine sets each night's price; undefined for other fields. */
export const fromLabel = (file: string, path: Path, source: RatesSourceName): string | undefined =>
  file.startsWith('rooms/') && path.join() === 'price' && engineNotes[source] ? 'Price “From”' : undefined;

/** Tells the owner who sets each night's price; undefined if the owner sets all prices. */
export const engineNotes: Readonly<Record<RatesSourceName, string | undefined>> = {
  none: undefined,
  demo: 'Each night’s price is made up, for trying out the site, so only “From” is edited here.',
  cloudbeds:
    'Cloudbeds sets each night’s price, so only “From” is edited here: the lowest rate that guests can find.',
};
