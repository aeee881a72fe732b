import type { RichText } from './legal';

/** The words of a line without its links. */
export const plainText = (text: RichText): string =>
  text.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
