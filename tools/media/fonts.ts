/** Generates the hotel's font files from Fontsource packages, and the font record (media/fonts.json). */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { charactersOf, type FontRecord, fontRecordFile } from '../../server/content/fontRecord';
import { readHotel } from '../../server/content/readHotel';
import { ContentError } from '../../shared/content/contentError';
import type { Typeface } from '../../shared/schema/brand';
import type { HotelFile } from '../../shared/schema/hotel';
import { uiDefaults } from '../../shared/ui/defaults';
import { readIdentity } from './identity';
import { replaceFile } from './renditions';

/** The font folder, relative to the hotel's folder. */
const fontFolder = 'public/fonts';

/** The characters that every page uses. U+202F precedes AM in browsers' native time fields. */
const commonCharacters =
  'U+20-7E, U+A0, U+A9, U+B0, U+B2, U+B7, U+D7, U+E9, U+2013-2014, U+2018-2019, U+201C-201D, U+2026, U+202F';

/** The Latin characters that few pages use. */
const rareCharacters =
  'U+A1-A8, U+AA-AF, U+B1, U+B3-B6, U+B8-D6, U+D8-E8, U+EA-FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, ' +
  'U+2000-2012, U+2015-2017, U+201A-201B, U+201E-2025, U+2027-202E, U+2030-206F, U+20AC, U+2122, U+2212';

/** Prices, months and weekdays formatted in the hotel's language, since content doesn't contain them. */
function formattedIn({ language, currency }: HotelFile['locale']): string {
  const price = new Intl.NumberFormat(language, { style: 'currency', currency }).format(1234.5);
  const dates = Array.from({ length: 12 }, (_, month) =>
    new Date(2026, month, 1 + month).toLocaleDateString(language, { weekday: 'long', month: 'long' }),
  );
  return [price, ...dates].join();
}

/** Decodes JSON's numeric escapes. */
const unescaped = (text: string) =>
  text.replace(/\\u([\da-f]{4})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** The rare characters in the hotel's content, such as its currency symbol. All of the hotel's pages load these. */
async function rareCharactersInUse(root: string, { locale }: HotelFile): Promise<string[]> {
  const { content, media } = await readHotel(root);
  const strings = [...content.values(), ...media.values()].map(unescaped);
  const inUse = new Set([...strings, JSON.stringify(uiDefaults), formattedIn(locale)].join(''));
  return [...charactersOf(rareCharacters)].filter((character) => inUse.has(character));
}

/** The weights in use. Variable fonts also keep the weights in between. Other fonts use the nearest weights. */
const weights = { headings: [400], text: [400, 700] } as const;

/** The OpenType features in use: ligatures, kerning, tabular figures, accents. */
const keepFeatures = ['ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'tnum'];

/** System fonts that replace a typeface until the typeface has loaded, with their average letter width in em. */
const standIns = {
  serif: { local: ['Times New Roman', 'Liberation Serif'], averageWidth: 0.41 },
  'sans-serif': { local: ['Arial', 'Liberation Sans'], averageWidth: 0.4414 },
};

/** One file of a typeface. */
interface Face {
  file: string;
  /** '400', or '400 700' for a variable font. */
  weight: string;
  /** A variable font's lowest and highest weight. */
  axis?: { min: number; max: number } | undefined;
}

/** Fontsource's metadata for a family. Packages with fixed weights also describe the family's variable font. */
interface Metadata {
  id: string;
  weights: readonly number[];
  variable?: { wght?: { min: string; max: string } };
}

/** A typeface's files. @param part its field in brand.json @throws ContentError if its package is missing */
function facesOf(part: string, typeface: Typeface, wanted: readonly number[]): Face[] {
  const folder = `node_modules/${typeface.package}`;
  if (!existsSync(`${folder}/metadata.json`))
    throw new ContentError([
      `content/brand.json: typefaces.${part}.package is not installed: run npm install ${typeface.package}`,
    ]);
  const {
    id,
    weights: available,
    variable,
  } = JSON.parse(readFileSync(`${folder}/metadata.json`, 'utf8')) as Metadata;
  const fileOf = (weight: number | 'wght') => `${folder}/files/${id}-latin-${weight}-normal.woff2`;
  if (typeface.package.startsWith('@fontsource-variable/')) {
    const { min, max } = variable?.wght ?? { min: 400, max: 400 };
    const [first = 400, last = first] = [Math.min(...wanted), Math.max(...wanted)].map((weight) =>
      Math.min(Math.max(weight, Number(min)), Number(max)),
    );
    return [
      {
        file: fileOf('wght'),
        weight: first === last ? String(first) : `${first} ${last}`,
        axis: { min: first, max: last },
      },
    ];
  }
  const nearest = wanted.map(
    (weight) => [...available].sort((a, b) => Math.abs(a - weight) - Math.abs(b - weight))[0] ?? weight,
  );
  return [...new Set(nearest)].map((weight) => ({ file: fileOf(weight), weight: String(weight) }));
}

/** Converts a fraction to percent, with one decimal. */
const percent = (part: number) => Math.round(1000 * part) / 10;

/** A typeface's fallback font, with metrics adjusted to match the typeface. */
async function standInOf(
  { family, category }: Typeface,
  file: string,
): Promise<FontRecord['standIns'][number]> {
  const { unitsPerEm, ascent, descent, lineGap, xWidthAvg } = await fromBuffer(readFileSync(file));
  const { local, averageWidth } = standIns[category];
  const size = xWidthAvg / unitsPerEm / averageWidth;
  const measure = (units: number) => percent(Math.abs(units) / unitsPerEm / size);
  return {
    family: `${family} Fallback`,
    local,
    sizeAdjust: percent(size),
    ascent: measure(ascent),
    descent: measure(descent),
    lineGap: measure(lineGap),
  };
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 8);

/**
 * Subsets each typeface to the hotel's characters and the weights in use, without hinting, which halves the size.
 * '{family} Rare' has the other Latin characters, and browsers fetch it only for text that needs them. The font has a
 * separate family, since Chrome prepares every face of a family, and searches the system for missing characters.
 * docs/speed.md#what-works
 * @param root the hotel's folder
 * @returns the names of the files in the hotel's public/fonts
 * @throws ContentError if brand.json or hotel.json is invalid, or a typeface's package is not installed
 */
export async function makeFonts(root: string): Promise<string[]> {
  const { brand, site } = await readIdentity(root);
  const { typefaces } = brand;
  const folder = path.join(root, fontFolder);
  mkdirSync(folder, { recursive: true });
  const names: string[] = [];
  const put = async (source: string, bytes: Buffer): Promise<string> => {
    const name = `${path.basename(source, '.woff2')}-${hashOf(bytes)}.woff2`;
    names.push(name);
    if (!existsSync(path.join(folder, name))) await replaceFile(path.join(folder, name), bytes);
    return `/fonts/${name}`;
  };
  const faces: FontRecord['faces'][number][] = [];
  const usedStandIns: FontRecord['standIns'][number][] = [];
  const ownCharacters = [
    commonCharacters,
    ...(await rareCharactersInUse(root, site)).map(
      (character) => `U+${character.charCodeAt(0).toString(16).toUpperCase()}`,
    ),
  ].join(', ');
  for (const part of ['headings', 'text'] as const) {
    const { family } = typefaces[part];
    const files = facesOf(part, typefaces[part], weights[part]);
    for (const { file, weight, axis } of files) {
      const whole = readFileSync(file);
      const cut = await subsetFont(whole, charactersOf(ownCharacters), {
        targetFormat: 'woff2',
        keepFeatures,
        noHinting: true,
        ...(axis && { variationAxes: { wght: { ...axis, default: axis.min } } }),
      });
      faces.push(
        { family: `${family} Rare`, weight, url: await put(file, whole), characters: rareCharacters },
        { family, weight, url: await put(file, cut), characters: ownCharacters, preload: true },
      );
    }
    if (files[0]) usedStandIns.push(await standInOf(typefaces[part], files[0].file));
  }
  const file = path.join(root, fontRecordFile);
  const text = `${JSON.stringify({ faces, standIns: usedStandIns } satisfies FontRecord, null, 2)}\n`;
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) await replaceFile(file, text);
  return names;
}
