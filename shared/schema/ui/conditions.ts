import * as z from 'zod';
import { template, text } from '../fields';
import type { Resolved } from '../resolved';

/** ui/conditions.json: the summary, description and conditions of offers, a sentence for each rule. */
export const conditionTexts = z.strictObject({
  rooms: z.strictObject({
    kitchenette: text,
    suite: text,
    king: text,
    queen: text,
    accessible: text,
    /** Where too many would be named. */
    certain: text,
    named: template('room'),
    or: text,
  }),
  staysIn: template('stays', 'rooms'),
  summary: z.strictObject({
    percent: template('percent', 'stays'),
    freeNights: template('nights', 'stays'),
    ahead: template('ahead'),
  }),
  /** For search results; the long one where it fits. */
  description: template('summary', 'code', 'brand', 'city'),
  longDescription: template('summary', 'code', 'brand', 'city', 'date'),
  percent: template('percent'),
  freeNight: template('nights'),
  freeNights: template('nights'),
  rollaways: text,
  stays: template('stays'),
  weekdays: template('weekdays'),
  ahead: template('ahead'),
  span: template('span'),
  lastDay: template('date'),
  firstNight: template('date'),
  lastNight: template('date'),
  nights: template('nights'),
  blackouts: template('nights'),
  alone: text,
  shortened: template('nights'),
});

export type FinePrintWords = Resolved<typeof conditionTexts>;
