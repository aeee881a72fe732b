/** Encodes marks. A mark is a number in invisible characters at the end of text, which identifies the text's field. */

/** A mark's characters: word joiners on both sides, and invisible operators as digits. */
const edge = '\u2060';
const firstDigit = 0x2061;
const base = 4;

const pattern = /\u2060([\u2061-\u2064]+)\u2060/g;

/** Matches text with a mark at the end, or before a final period. */
export const endsWithMark = /\u2060\.?$/;

/** Matches a mark inside a URL. */
export const percentEncodedMark = /%E2%81%A0(?:%E2%81%A[1-4])+%E2%81%A0/g;

/** Encodes a field's number as a mark. */
export const encodeMark = (id: number): string =>
  edge +
  [...id.toString(base)].map((digit) => String.fromCharCode(firstDigit + Number(digit))).join('') +
  edge;

/** Returns text without its marks, and the numbers in the marks. */
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
