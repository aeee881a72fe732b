/** The end of a scheme: of 'https:' or 'tel:'. */
const schemeEnd = /(?<=\p{L}):(?=\S)|:(?=\/\/)/gu;
/** A dot with a domain's name after it, also if a letter has a mark or an invisible joiner beside the dot. */
const domainDot = /(?<=\S)[.。．｡](?=[\p{N}\p{M}\p{Cf}-]*\p{L}[\p{M}\p{Cf}]*\p{L})/gu;
/** What may be between the digits of phone numbers and IP addresses. */
const between = '(?:[^\\S\\n]|[\\p{Pd}()./*_·•]){0,4}';
/** Seven digits or more. */
const number = `\\+?\\p{Nd}(?:${between}\\p{Nd}){6,}`;
const [month, dayOfMonth, year] = ['(?:0?[1-9]|1[0-2])', '(?:0?[1-9]|[12]\\d|3[01])', '20\\d\\d'];
/** '2027-06-04' or '6/04/2027'. */
const date = `(?:${year}-${month}-${dayOfMonth}|${month}/${dayOfMonth}/${year})(?!\\p{Nd})`;
/** Dates, unless more digits follow than a time or a number of guests has. */
const dates = `${date}(?:${between}${date})*(?!${between}\\p{Nd}{3})`;
const datesOrNumber = new RegExp(`((?<!\\p{Nd})${dates})|${number}`, 'gu');
/** Digits in a row, as many as no program takes for a number. */
const digits = /\p{Nd}{4}(?=\p{Nd})/gu;

const inactiveNumber = (text: string): string =>
  text
    .replace('+', '[+]')
    .replace(/[^\p{Nd}[+\]]+/gu, (signs) => `[${signs.trim() || ' '}]`)
    .replace(digits, '$&[]');

/**
 * A guest's words with nothing in them that a mail program would make a link, neither an address nor a telephone number:
 * 'see evil[.]example, call 650[-]555[-]0100'. They go to an address that is not confirmed, and must not lead its
 * owner anywhere. Dates stay as they are.
 */
export const inactiveText = (text: string): string =>
  text
    .replace(schemeEnd, ': ')
    .replace(datesOrNumber, (found, date?: string) => date ?? inactiveNumber(found))
    .replace(domainDot, '[.]');
