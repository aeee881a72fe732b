import * as z from 'zod';
import { counted, exactly, template, text } from '../fields';
import type { Resolved } from '../resolved';

/** ui/dates.json: how dates and numbers of nights are written. */
export const dateTexts = z.strictObject({
  months: exactly(12, text),
  /** Absent: the first three letters. */
  shortMonths: exactly(12, text).optional(),
  /** From Sunday. */
  weekdays: exactly(7, text),
  shortWeekdays: exactly(7, text).optional(),
  month: template('month', 'year'),
  date: template('month', 'day', 'year'),
  day: template('weekday', 'month', 'day'),
  shortDay: template('month', 'day'),
  range: template('from', 'to'),
  nights: counted,
});

export type DateWords = Resolved<typeof dateTexts>;
