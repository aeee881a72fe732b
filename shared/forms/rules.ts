/** What the values of fields must be, for the browser and the server. */
import type { Labels } from '../labels';
import { isDay, lastDay, yearsAhead } from '../stay';
import { fill } from '../words';
import type { FieldDefinition } from './definition';
import type { FieldErrors } from './fieldErrors';

type Invalid = FieldErrors['invalid'];

/** What values are checked with. */
export interface Rules {
  messages: FieldErrors;
  labels: Pick<Labels, 'wholeNumber'>;
  /** The day at the hotel. */
  today: string;
}

/**
 * The HTML standard's valid e-mail address, with a dot in the domain and without leading, trailing or double dots in the
 * local part, which mail services reject.
 */
const emailSyntax =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i;

const timeSyntax = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/;
const numberSyntax = /^-?\d{1,12}(?:\.\d{1,6})?$/;

/**
 * The error message of a day (YYYY-MM-DD) that no request can mean; undefined for one from today to `yearsAhead`. The year of
 * a typed date is easily mistaken: browsers read '12 05 26' as the year 26.
 */
function dayError(day: string, today: string, messages: Invalid): string | undefined {
  if (day < today) return messages.past;
  return day > lastDay(today) && messages.tooFar ? fill(messages.tooFar, { years: yearsAhead }) : undefined;
}

/** Whether the second date (YYYY-MM-DD) is before the first; false if one is empty. */
export const isBackward = (startDate: string, endDate: string): boolean =>
  endDate !== '' && endDate < startDate;

/** The error of a text with more than so many characters. */
export const tooLong = (
  most: number,
  messages: Pick<Invalid, 'tooLong'>,
  { wholeNumber }: Rules['labels'],
): string => fill(messages.tooLong, { most: wholeNumber(most) });

/** What is wrong with a field's trimmed text, if anything. */
export function errorOf(
  { kind, help, most }: FieldDefinition,
  text: string,
  { messages: { required, invalid }, labels, today }: Rules,
): string | undefined {
  if (!text) return help && required[help];
  if (kind === 'date') return isDay(text) ? dayError(text, today, invalid) : required[help];
  if (kind === 'time') return timeSyntax.test(text) ? undefined : invalid.time;
  if (kind === 'number') return numberSyntax.test(text) ? undefined : invalid.number;
  // In UTF-16 units, as browsers count.
  const isTooLong = most !== undefined && text.length > most;
  if (kind === 'email') return isTooLong || !emailSyntax.test(text) ? required[help] : undefined;
  return isTooLong ? tooLong(most, invalid, labels) : undefined;
}
