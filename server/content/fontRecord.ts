/** The record's file, from the hotel's folder. */
export const fontRecordFile = 'media/fonts.json';

/** The files of the hotel's typefaces, which `npm run media` makes. */
export interface FontRecord {
  faces: readonly FontFace[];
  /** System fonts that stand in until a typeface is there. */
  standIns: readonly StandIn[];
}

interface FontFace {
  family: string;
  /** '400', or '400 700' of a variable font. */
  weight: string;
  /** With a hash in its name: '/fonts/figtree-1a2b3c4d.woff2'. */
  url: string;
  /** A `unicode-range`: 'U+20-7E, U+A0'. */
  characters: string;
  /** Whether every page needs it; others are fetched where a text has one of their letters. */
  preload?: true;
}

/** Has the measures of the typeface, so that nothing shifts when it arrives. Measures in percent. */
interface StandIn {
  family: string;
  /** Names of system fonts, the first that is installed counts. */
  local: readonly string[];
  sizeAdjust: number;
  ascent: number;
  descent: number;
  lineGap: number;
}

/** A text as a CSS string. */
export const cssString = (text: string): string =>
  `"${text.replace(/["\\<\n\r]/g, (letter) => `\\${letter.charCodeAt(0).toString(16)} `)}"`;

/** The @font-face rules of a record. */
export const fontFaces = ({ faces, standIns }: FontRecord): string =>
  [
    ...faces.map(
      ({ family, weight, url, characters }) =>
        `@font-face{font-family:${cssString(family)};font-weight:${weight};font-display:swap;` +
        `src:url(${cssString(url)}) format("woff2");unicode-range:${characters.replaceAll(' ', '')}}`,
    ),
    ...standIns.map(
      ({ family, local, sizeAdjust, ascent, descent, lineGap }) =>
        `@font-face{font-family:${cssString(family)};src:${local.map((name) => `local(${cssString(name)})`).join()};` +
        `size-adjust:${sizeAdjust}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:${lineGap}%}`,
    ),
  ].join('');

/** The files that pages preload. */
export const preloadedFonts = ({ faces }: FontRecord): string[] =>
  faces.filter(({ preload }) => preload).map(({ url }) => url);

/** The characters of 'U+20-7E, U+A9'. */
export function charactersOf(range: string): string {
  return range
    .split(',')
    .map((part) => {
      const [first = 0, last = first] = part
        .trim()
        .replace('U+', '')
        .split('-')
        .map((hex) => Number.parseInt(hex, 16));
      return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('');
    })
    .join('');
}

/** The letters of texts that no face has, each once: a guest sees them in a system font. */
export function missingLetters(texts: Iterable<string>, { faces }: FontRecord): string[] {
  const known = new Set(faces.flatMap(({ characters }) => [...charactersOf(characters)]));
  const used = new Set<string>();
  for (const text of texts) for (const letter of text) used.add(letter);
  return [...used].filter((letter) => !known.has(letter) && !/\p{Cc}/u.test(letter));
}
