import anyAscii from 'any-ascii';

/** A text to search in, without accents, capitals, and typographic punctuation: '‘Café’' -> "'cafe'". */
export const folded = (text: string): string => anyAscii(text).toLowerCase();
