import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import type { Brand, Typeface } from '../../shared/content/schemas/brand';
import { generatedFolder } from '../content/generate';

/** The output folder of the subsets and of the style sheet with their rules. */
export const fontsFolder = `${generatedFolder}/fonts`;

/** The characters of every page; U+202F comes before AM in a browser's own field for a time. */
const commonCharacters =
  'U+20-7E, U+A0, U+A9, U+B0, U+B2, U+B7, U+D7, U+E9, U+2013-2014, U+2018-2019, U+201C-201D, U+2026, U+202F';

/** The rest of Latin. */
const rareCharacters =
  'U+A1-A8, U+AA-AF, U+B1, U+B3-B6, U+B8-D6, U+D8-E8, U+EA-FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, ' +
  'U+2000-2012, U+2015-2017, U+201A-201B, U+201E-2025, U+2027-202E, U+2030-206F, U+20AC, U+2122, U+2212';

/** The rare characters that a hotel's own texts have, such as its currency's sign, which each of its pages needs. */
function rareCharactersInUse(): string[] {
  const folder = path.join(generatedFolder, 'content');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  const inUse = new Set(files.map((name) => readFileSync(path.join(folder, name), 'utf8')).join(''));
  return [...charactersOf(rareCharacters)].filter((character) => inUse.has(character));
}

/** The weights in use: of a variable font all between them; of others each that there is. */
const weights = { headings: [400], text: [400, 700] } as const;

/** The OpenType features in use: ligatures, kerning, tabular figures, accents. */
const keepFeatures = ['ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'tnum'];

/** System fonts that stand in until a typeface is there, with the average width of a letter, in em. */
const standIns = {
  serif: { local: 'local("Times New Roman"), local("Liberation Serif")', averageWidth: 0.41 },
  'sans-serif': { local: 'local("Arial"), local("Liberation Sans")', averageWidth: 0.4414 },
};

/** One file of a typeface. */
interface Face {
  file: string;
  /** '400', or '400 700' of a variable font. */
  weight: string;
  /** The first and last weight of a variable font. */
  axis?: { min: number; max: number } | undefined;
}

/** Fontsource's own description of a family; a package of fixed weights has that of its variable sister, too. */
interface Metadata {
  id: string;
  weights: readonly number[];
  variable?: { wght?: { min: string; max: string } };
}

/** The files of a typeface, whose package is installed. */
function facesOf(typeface: Typeface, wanted: readonly number[]): Face[] {
  const folder = `node_modules/${typeface.package}`;
  const {
    id,
    weights: made,
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
    (weight) => [...made].sort((a, b) => Math.abs(a - weight) - Math.abs(b - weight))[0] ?? weight,
  );
  return [...new Set(nearest)].map((weight) => ({ file: fileOf(weight), weight: String(weight) }));
}

const face = (family: string, lines: readonly string[]) =>
  ['@font-face {', `  font-family: "${family}";`, ...lines.map((line) => `  ${line};`), '}', ''].join('\n');

const fileFace = (family: string, weight: string, url: string, characters: string) =>
  face(family, [
    'font-style: normal',
    `font-weight: ${weight}`,
    'font-display: swap',
    `src: url("${url}") format("woff2")`,
    `unicode-range: ${characters}`,
  ]);

const percent = (part: number) => `${(100 * part).toFixed(1)}%`;

/** The stand-in of a typeface with its measures, so that nothing shifts when it arrives. */
async function standInFace({ family, category }: Typeface, file: string): Promise<string> {
  const { unitsPerEm, ascent, descent, lineGap, xWidthAvg } = await fromBuffer(await readFile(file));
  const { local, averageWidth } = standIns[category];
  const size = xWidthAvg / unitsPerEm / averageWidth;
  const measure = (units: number) => percent(Math.abs(units) / unitsPerEm / size);
  return face(`${family} Fallback`, [
    `src: ${local}`,
    `size-adjust: ${percent(size)}`,
    `ascent-override: ${measure(ascent)}`,
    `descent-override: ${measure(descent)}`,
    `line-gap-override: ${measure(lineGap)}`,
  ]);
}

/**
 * Reduces each typeface to the hotel's characters and the weights in use, without hinting, which halves the bytes, and writes
 * the rules. '{family} Rare' holds the rest of Latin and is fetched only where a text needs it; it has a name of its own
 * since Chrome prepares every face of a family, and asks the system for those that are missing. docs/speed.md#what-holds
 */
export async function writeFonts({ typefaces }: Pick<Brand, 'typefaces'>): Promise<void> {
  await mkdir(fontsFolder, { recursive: true });
  const rules: string[] = [];
  const ownCharacters = [
    commonCharacters,
    ...rareCharactersInUse().map((character) => `U+${character.charCodeAt(0).toString(16)}`),
  ].join(', ');
  for (const part of ['headings', 'text'] as const) {
    const typeface = typefaces[part];
    const faces = facesOf(typeface, weights[part]);
    for (const { file, weight, axis } of faces) {
      const name = path.basename(file);
      const cut = await subsetFont(await readFile(file), charactersOf(ownCharacters), {
        targetFormat: 'woff2',
        keepFeatures,
        noHinting: true,
        ...(axis && { variationAxes: { wght: { ...axis, default: axis.min } } }),
      });
      await writeFile(path.join(fontsFolder, name), cut);
      rules.push(
        fileFace(`${typeface.family} Rare`, weight, file.replace('node_modules/', ''), rareCharacters),
        fileFace(typeface.family, weight, `./${name}`, ownCharacters),
      );
    }
    if (faces[0]) rules.push(await standInFace(typeface, faces[0].file));
  }
  await writeFile(path.join(fontsFolder, 'faces.css'), rules.join('\n'));
}

/** The characters of 'U+20-7E, U+A9'. */
function charactersOf(range: string): string {
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
