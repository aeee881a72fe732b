/** Matches the colon after a URL scheme such as 'https:' or 'tel:'. */
const schemeEnd = /(?<=\p{L}):(?=\S)|:(?=\/\/)/gu;
/** Matches a dot in a domain name, even with a combining mark or an invisible joiner near the dot. */
const domainDot = /(?<=\S)[.。．｡](?=[\p{N}\p{M}\p{Cf}-]*\p{L}[\p{M}\p{Cf}]*\p{L})/gu;
/** Characters allowed between the digits of phone numbers and IP addresses. */
const separators = '(?:[^\\S\\n]|[\\p{Pd}()./*_·•]){0,4}';
/** Matches seven or more digits, with or without separators. */
const number = `\\+?\\p{Nd}(?:${separators}\\p{Nd}){6,}`;
const [month, dayOfMonth, year] = ['(?:0?[1-9]|1[0-2])', '(?:0?[1-9]|[12]\\d|3[01])', '20\\d\\d'];
/** Matches a date such as '2027-06-04' or '6/04/2027'. */
const date = `(?:${year}-${month}-${dayOfMonth}|${month}/${dayOfMonth}/${year})(?!\\p{Nd})`;
/** Matches one or more dates. Three digits after the dates prevent a match: a time or a number of guests has fewer. */
const dates = `${date}(?:${separators}${date})*(?!${separators}\\p{Nd}{3})`;
const datesOrNumber = new RegExp(`((?<!\\p{Nd})${dates})|${number}`, 'gu');
/** Matches four digits in a row, too few for any program to recognize as a phone number. */
const digits = /\p{Nd}{4}(?=\p{Nd})/gu;

const inactiveNumber = (text: string): string =>
  text
    .replace('+', '[+]')
    .replace(/[^\p{Nd}[+\]]+/gu, (signs) => `[${signs.trim() || ' '}]`)
    .replace(digits, '$&[]');

/**
 * Prevents email clients from creating links in a guest's message, such as for web addresses and phone numbers: 'see
 * evil[.]example, call 650[-]555[-]0100'. The message goes to an unverified address, so it must not contain working
 * links. Dates stay unchanged.
 */
export const inactiveText = (text: string): string =>
  text
    .replace(schemeEnd, ': ')
    .replace(datesOrNumber, (found, date?: string) => date ?? inactiveNumber(found))
    .replace(domainDot, '[.]');
