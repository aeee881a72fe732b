import * as z from 'zod';
import { counted, template, text } from '../fields';
import type { Resolved } from '../resolved';

/** ui/codes.json: the rules of codes on one line, and what a stay costs with a code. */
export const codeTexts = z.strictObject({
  percent: template('percent'),
  freeNights: counted,
  /** Of nights, or of days before the arrival. */
  atLeast: template('count'),
  atMost: template('count'),
  days: counted,
  daysAhead: template('days'),
  firstDay: template('date'),
  lastDay: template('date'),
  firstNight: template('date'),
  lastNight: template('date'),
  blackouts: template('nights'),
  /** By their kind, if a code is for one. */
  rooms: z.strictObject({
    kitchenette: text,
    suite: text,
    king: text,
    queen: text,
    accessible: text,
    /** If they are too many to name. */
    certain: text,
  }),
  /** For a stay that breaks some of the rules. */
  terms: template('rules'),
  sum: template('from', 'code', 'usual', 'nights', 'note'),
});

export type OfferWords = Resolved<typeof codeTexts>;

/** What /book and the pages of groups say of a code and a stay. */
export type CodeWords = Pick<OfferWords, 'sum' | 'terms'>;
