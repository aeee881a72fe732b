/** The colon after a scheme such as 'https:' or 'tel:'. */
const schemeEnd = /(?<=\p{L}):(?=\S)|:(?=\/\/)/gu;
/** A dot followed by a domain name, even with a combining mark or an invisible joiner near the dot. */
const domainDot = /(?<=\S)[.。．｡](?=[\p{N}\p{M}\p{Cf}-]*\p{L}[\p{M}\p{Cf}]*\p{L})/gu;
/** Characters allowed between the digits of phone numbers and IP addresses. */
const separators = '(?:[^\\S\\n]|[\\p{Pd}()./*_·•]){0,4}';
/** Seven digits or more. */
const number = `\\+?\\p{Nd}(?:${separators}\\p{Nd}){6,}`;
const [month, dayOfMonth, year] = ['(?:0?[1-9]|1[0-2])', '(?:0?[1-9]|[12]\\d|3[01])', '20\\d\\d'];
/** '2027-06-04' or '6/04/2027'. */
const date = `(?:${year}-${month}-${dayOfMonth}|${month}/${dayOfMonth}/${year})(?!\\p{Nd})`;
/** Dates, unless followed by more digits than a time or a number of guests has. */
const dates = `${date}(?:${separators}${date})*(?!${separators}\\p{Nd}{3})`;
const datesOrNumber = new RegExp(`((?<!\\p{Nd})${dates})|${number}`, 'gu');
/** Four digits in a row, too few for any program to take for a phone number. */
const digits = /\p{Nd}{4}(?=\p{Nd})/gu;

const inactiveNumber = (text: string): string =>
  text
    .replace('+', '[+]')
    .replace(/[^\p{Nd}[+\]]+/gu, (signs) => `[${signs.trim() || ' '}]`)
    .replace(digits, '$&[]');

/**
 * A guest's text without anything that an email client would turn into a link, such as an address or a phone number:
 * 'see evil[.]example, call 650[-]555[-]0100'. It goes to an unconfirmed address, and must not lead the recipient
 * anywhere. Dates stay as they are.
 */
export const inactiveText = (text: string): string =>
  text
    .replace(schemeEnd, ': ')
    .replace(datesOrNumber, (found, date?: string) => date ?? inactiveNumber(found))
    .replace(domainDot, '[.]');
