/** Validation of field values, for the browser and the server. */
import type { Labels } from '../labels';
import { isDay, latestDay, yearsAhead } from '../stay';
import { fill } from '../templates';
import type { FieldDefinition } from './definition';
import type { FieldErrors } from './fieldErrors';

type Invalid = FieldErrors['invalid'];

/** The context for validating values. */
export interface Rules {
  messages: FieldErrors;
  labels: Pick<Labels, 'wholeNumber'>;
  /** Today's date at the hotel. */
  today: string;
}

/**
 * Matches valid email addresses as the HTML standard defines them, if the domain contains a dot. Doesn't match leading,
 * trailing or double dots before the @, which email services reject.
 */
const emailSyntax =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i;

/** Declared here, since shared/ is compiled without browser and Node types. Browsers and Node both have URL. */
declare const URL: new (url: string) => { hostname: string };

/**
 * Converts an internationalized domain in an email address to ASCII, for sending mail: june@münchen.example becomes
 * june@xn--mnchen-3ya.example. Addresses with an ASCII domain, and invalid addresses, are returned unchanged.
 */
export function withAsciiDomain(address: string): string {
  const [, local = '', domain = ''] = /^(.*@)([^@]*)$/s.exec(address) ?? [];
  // These characters would end the host of the URL below, and % would be decoded.
  if (!/[^\p{ASCII}]/u.test(domain) || /[%/:?#\\\s]/.test(domain)) return address;
  try {
    return local + new URL(`http://${domain}`).hostname;
  } catch {
    return address;
  }
}

const timeSyntax = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/;
const numberSyntax = /^-?\d{1,12}(?:\.\d{1,6})?$/;

/**
 * Returns the error message for a day (YYYY-MM-DD) that is in the past or more than `yearsAhead` years away. A mistyped
 * year is likely: browsers read '12 05 26' as the year 26.
 */
function dayError(day: string, today: string, messages: Invalid): string | undefined {
  if (day < today) return messages.past;
  return day > latestDay(today) && messages.tooFar ? fill(messages.tooFar, { years: yearsAhead }) : undefined;
}

/** Whether the end date (YYYY-MM-DD) is before the start date; false for an empty date. */
export const endsBeforeStart = (startDate: string, endDate: string): boolean =>
  endDate !== '' && endDate < startDate;

/** Returns the error message for a value with more than `maxLength` characters. */
export const tooLongError = (
  maxLength: number,
  messages: Pick<Invalid, 'tooLong'>,
  { wholeNumber }: Rules['labels'],
): string => fill(messages.tooLong, { most: wholeNumber(maxLength) });

/** Returns the error message for a field's trimmed value; undefined for a valid value. */
export function errorOf(
  { kind, help, maxLength }: FieldDefinition,
  text: string,
  { messages: { required, invalid }, labels, today }: Rules,
): string | undefined {
  if (!text) return help && required[help];
  if (kind === 'date') return isDay(text) ? dayError(text, today, invalid) : required[help];
  if (kind === 'time') return timeSyntax.test(text) ? undefined : invalid.time;
  if (kind === 'number') return numberSyntax.test(text) ? undefined : invalid.number;
  if (kind === 'email') {
    if (/[^\p{ASCII}].*@/su.test(text)) return invalid.emailLetters;
    const address = withAsciiDomain(text);
    return address.length > maxLength || !emailSyntax.test(address) ? required[help] : undefined;
  }
  // Counts UTF-16 code units, as browsers do.
  const isTooLong = maxLength !== undefined && text.length > maxLength;
  return isTooLong ? tooLongError(maxLength, invalid, labels) : undefined;
}
