import * as z from 'zod';
import { template, text } from '../fields';
import type { Resolved } from '../resolved';

/** ui/nights.json: what is free, what it costs, and which days a stay may begin and end on. docs/behavior.md#nights */
export const nightTexts = z.strictObject({
  /** Days of the calendar, for screen readers. */
  price: template('day', 'price'),
  soldOut: template('day'),
  /** In the place of a price. */
  noArrival: text,
  /** Below the calendar: what a price is, and what a stroke means. */
  legend: template('note'),
  mark: text,
  /** Rules of a day. */
  rules: z.strictObject({
    minStay: template('nights', 'weekday'),
    maxStay: template('nights', 'weekday'),
    closedToArrival: text,
    closedToDeparture: text,
    /** A sold-out night: as a day to arrive on, and as the end of the stays before it. */
    soldOut: template('day'),
    lastDeparture: template('day'),
  }),
  /** A rule if its day is not in sight. */
  onDay: template('day', 'rule'),
  /** The sum of a stay at known rates. */
  sum: template('sum', 'nights', 'note'),
  sumOf: template('sum', 'nights'),
  /** A card of a room: below its total, and in the total's place. */
  forNights: template('nights'),
  /** `closed`: by a rule. */
  taken: z.strictObject({ short: text, closed: text, nights: text, whole: text }),
  nearest: template('nights'),
  /** The button that puts the lowest total first. */
  sort: text,
  /** /book */
  book: z.strictObject({
    heading: text,
    rooms: text,
    asOf: template('time'),
    changed: template('before', 'now'),
  }),
});

export type NightWords = Resolved<typeof nightTexts>;
