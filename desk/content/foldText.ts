import anyAscii from 'any-ascii';

/** Text to search in, without accents, capitals, and typographic punctuation: '‘Café’' -> "'cafe'". */
export const foldText = (text: string): string => anyAscii(text).toLowerCase();
