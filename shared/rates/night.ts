import type { RatedRoom } from '../staySum';

/** A night in a room as the reservation engine has it. A night that is absent is unknown. docs/behavior.md#nights */
export interface Night {
  /** The day on which it begins, YYYY-MM-DD. */
  date: string;
  /** How many of the rooms are free; 0 if it is sold out. */
  left: number;
  /**
   * For the guests who sleep without rollaway beds, mandatory fee included, before tax. null if it is sold out; absent
   * if it is free at a price that is not known.
   */
  price?: number | null;
  /** For stays that begin with it, in nights. */
  minStay?: number;
  maxStay?: number;
  /** Whether no stay may begin, or end, on its day. */
  closedToArrival?: true;
  closedToDeparture?: true;
}

type NightsByDay = ReadonlyMap<string, Night>;

/** A room with what is known of its nights. */
export interface KnownRoom extends RatedRoom {
  nights: NightsByDay;
  /** Prices of stays for the guests who sleep without rollaway beds, by totalKey, if none are known by night. */
  totals?: Readonly<Record<string, number>> | undefined;
}

export const totalKey = ({ arrival, departure }: { arrival: string; departure: string }): string =>
  `${arrival} ${departure}`;

/** A room with its nights by day. */
export const knownRoom = (
  { slug, name, price, sleeps, rollaways }: RatedRoom,
  nights: readonly Night[],
): KnownRoom => ({
  ...{ slug, name, price, sleeps, rollaways },
  nights: new Map(nights.map((night) => [night.date, night])),
});

/** How long an answer of the engine is kept, and how long it is shown while a newer one does not come, in ms. */
export const freshFor = 15 * 60 * 1000;
export const usableFor = 60 * 60 * 1000;

/** '2027-05' of '2027-05-14'. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** The first day of the month after: '2027-06-01' of any day in May. */
export function nextMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}
