import anyAscii from 'any-ascii';

/** The longest slug, in characters. */
const maxSlugLength = 60;

/** Turns words into a slug: 'Straße & Æther' -> 'strasse-aether', '海景房' -> 'haijingfang'; '' if nothing is left. */
export const slugOf = (words: string): string =>
  anyAscii(words)
    .replaceAll("'", '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, maxSlugLength)
    .replace(/-$/, '');
