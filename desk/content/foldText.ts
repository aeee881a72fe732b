import anyAscii from 'any-ascii';

/** Normalizes text for a search, without accents, capitals, and typographic punctuation: '‘Café’' -> "'cafe'". */
export const foldText = (text: string): string => anyAscii(text).toLowerCase();
