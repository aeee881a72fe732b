import * as z from 'zod';
import { counted, template, text } from '../fields';
import type { Resolved } from '../resolved';

/** ui/codes.json: the rules of codes as parts of sentences, and why a code does not hold. */
export const codeTexts = z.strictObject({
  /** The count in words. */
  nights: counted,
  stays: z.strictObject({
    any: text,
    exactly: template('nights'),
    between: template('least', 'most'),
    atLeast: template('nights'),
    atMost: template('nights'),
  }),
  days: counted,
  ahead: z.strictObject({
    atLeast: template('days'),
    atMost: template('days'),
    both: template('least', 'most'),
  }),
  /** Before the last of several. */
  and: text,
  weekdays: template('first', 'last'),
  span: template('first', 'last'),
  oneNight: template('date'),
  someNights: template('span'),
  /** What a stay costs with a code. */
  sum: template('from', 'code', 'usual', 'nights', 'note'),
  /** What a group's rate is for. */
  group: template('nights', 'date'),
  /** By the rule that a stay breaks. */
  reasons: z.strictObject({
    firstDay: template('date'),
    lastDay: template('date'),
    rooms: template('rooms'),
    firstNight: template('date'),
    lastNight: template('date'),
    blackouts: template('nights'),
    weekdays: template('weekdays', 'others'),
    nights: template('stays'),
    daysAhead: template('ahead'),
  }),
});

export type OfferWords = Resolved<typeof codeTexts>;
