import type { RatedRoom } from '../staySum';

/** A night in a room, from the reservation engine. Missing nights are unknown. docs/behavior.md#nights */
export interface Night {
  /** The day on which it starts, YYYY-MM-DD. */
  date: string;
  /** How many of these rooms are free; 0 if sold out. */
  left: number;
  /**
   * Without rollaway beds, mandatory fee included, before tax. null if the room is sold out, undefined if it is free
   * but the price is unknown.
   */
  price?: number | null;
  /** For stays that start with this night, in nights. */
  minStay?: number;
  maxStay?: number;
  /** Whether stays can't start, or end, on this day. */
  closedToArrival?: true;
  closedToDeparture?: true;
}

type NightsByDay = ReadonlyMap<string, Night>;

/** A room with its known nights. */
export interface KnownRoom extends RatedRoom {
  nights: NightsByDay;
}

/** A room with its nights by day. */
export const knownRoom = (
  { slug, name, price, sleeps, rollaways }: RatedRoom,
  nights: readonly Night[],
): KnownRoom => ({
  ...{ slug, name, price, sleeps, rollaways },
  nights: new Map(nights.map((night) => [night.date, night])),
});

/** How long a response from the engine is fresh, and how long it may be shown until a newer one arrives, in ms. */
export const freshFor = 15 * 60 * 1000;
export const usableFor = 60 * 60 * 1000;

/** '2027-05-14' -> '2027-05' */
export const monthOf = (day: string): string => day.slice(0, 7);

/** The first day of the next month: '2027-06-01' for any day in May. */
export function nextMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}
