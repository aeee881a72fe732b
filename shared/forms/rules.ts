import type { Content } from '../content/compile';
import { lastDay, yearsAhead } from '../stay';
import { fill } from '../words';

/** Validation rules of several fields, for server and browser. */

/**
 * The HTML standard's valid e-mail address, with a dot in the domain and without leading, trailing or double dots in the
 * local part, which mail services reject.
 */
export const emailSyntax =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i;

/**
 * The error message of a day (YYYY-MM-DD) that no request can mean; undefined for one from today to `yearsAhead`. The year of
 * a typed date is easily mistaken: browsers read '12 05 26' as the year 26.
 */
export function dayFault(
  day: string,
  today: string,
  messages: Pick<Content['formErrors']['invalid'], 'past' | 'tooFar'>,
): string | undefined {
  if (day < today) return messages.past;
  return day > lastDay(today) ? fill(messages.tooFar, { years: yearsAhead }) : undefined;
}

/** Whether the second date (YYYY-MM-DD) is before the first; false if one is empty. */
export const isBackward = (startDate: string, endDate: string): boolean =>
  endDate !== '' && endDate < startDate;
