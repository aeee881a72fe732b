/** Control characters except tab and line feed, line separators, and characters that change the direction of text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to replace
const unprintable = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/**
 * Makes text safe for a terminal: characters that could move the cursor, change colors or hide text become escapes
 * (`\u001b`), which are also valid inside JSON strings.
 */
export const escapeControls = (text: string): string =>
  text.replace(unprintable, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
