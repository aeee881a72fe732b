/** Encodes marks: the number of a place, in invisible characters that are appended to its text. */

/** Invisible characters: word joiners on both sides, and the invisible operators as digits. */
const edge = '\u2060';
const firstDigit = 0x2061;
const base = 4;

const pattern = /\u2060([\u2061-\u2064]+)\u2060/g;

/** Whether text ends with its own mark, which may be before a final period. */
export const endsWithMark = /\u2060\.?$/;

/** A mark inside a URL. */
export const percentEncodedMark = /%E2%81%A0(?:%E2%81%A[1-4])+%E2%81%A0/g;

/** The mark of a place. @param id its number */
export const encodeMark = (id: number): string =>
  edge +
  [...id.toString(base)].map((digit) => String.fromCharCode(firstDigit + Number(digit))).join('') +
  edge;

/** Text without its marks, and the numbers of their places. */
export function decodeMarks(text: string): { text: string; ids: number[] } {
  const ids: number[] = [];
  if (!text.includes(edge)) return { text, ids };
  const clean = text.replace(pattern, (_, digits: string) => {
    const number = [...digits].map((digit) => digit.charCodeAt(0) - firstDigit).join('');
    ids.push(Number.parseInt(number, base));
    return '';
  });
  return { text: clean, ids };
}
