import * as z from 'zod';
import { exactly, template, text } from '../fields';

/** ui/calendar.json: what the calendar of the stay form tells screen readers. */
export const calendarTexts = z.strictObject({
  previous: text,
  next: text,
  months: text,
  arrival: template('day'),
  departure: template('day'),
  night: template('day'),
  chosenArrival: template('day'),
  chosenDeparture: template('day'),
  /** Above the days, from Sunday. */
  weekdays: exactly(7, text),
});
