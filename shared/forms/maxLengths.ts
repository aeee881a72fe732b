/** Maximum length of single-line fields, in characters. */
export const maxLineLength = 200;

/** Maximum length of multi-line fields such as a message, in characters. */
export const maxTextLength = 5000;
