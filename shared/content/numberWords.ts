const small = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** 11 -> 'eleven', 24 -> 'twenty-four'; figures from 100 on. */
export function inWords(count: number): string {
  if (count < small.length) return small[count] ?? String(count);
  if (count > 99) return String(count);
  const rest = count % 10;
  return `${tens[Math.floor(count / 10)]}${rest ? `-${small[rest]}` : ''}`;
}
