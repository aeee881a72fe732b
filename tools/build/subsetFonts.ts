import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { generatedFolder } from '../content/generate';

/** Where the faces are declared. */
const facesFile = 'client/styles/fonts.css';

/** Where the cut fonts are written, for that file to name. */
export const fontsFolder = `${generatedFolder}/fonts`;

/** The whole fonts, by the name of the cut one. */
const sources = {
  'young-serif': 'node_modules/@fontsource/young-serif/files/young-serif-latin-400-normal.woff2',
  figtree: 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
};

/** The OpenType features that the styles and good setting need: ligatures, kerning, even figures, accents. */
const keepFeatures = ['ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'tnum'];

/**
 * Cuts each font down to the characters (`unicode-range`) and the weights (`font-weight: 400 700`) of its rule, without
 * hints for coarse screens: half the bytes that a first screen waits for. docs/speed.md#what-holds
 * @returns the files of packages that it has cut @throws where a font has no rule with a unicode-range
 */
export async function subsetFonts(): Promise<string[]> {
  const rules = (await readFile(facesFile, 'utf8')).split('@font-face');
  await mkdir(fontsFolder, { recursive: true });
  for (const [name, source] of Object.entries(sources)) {
    const file = `${name}.woff2`;
    const rule = rules.find((each) => each.includes(`${fontsFolder}/${file}`)) ?? '';
    const range = rule.match(/unicode-range:\s+([^;]+);/)?.[1];
    if (!range) throw new Error(`${facesFile}: the face of ${file} has no unicode-range`);
    const [, min, max] = rule.match(/font-weight: (\d+) (\d+);/) ?? [];
    const whole = await readFile(source);
    const cut = await subsetFont(whole, charactersOf(range), {
      targetFormat: 'woff2',
      keepFeatures,
      noHinting: true,
      ...(min && max && { variationAxes: { wght: { min: +min, max: +max, default: +min } } }),
    });
    await writeFile(path.join(fontsFolder, file), cut);
  }
  return Object.values(sources);
}

/** 'U+20-7E, U+A9' as the characters themselves. */
function charactersOf(range: string): string {
  return range
    .split(',')
    .map((part) => {
      const [first = 0, last = first] = part
        .trim()
        .replace('U+', '')
        .split('-')
        .map((hex) => Number.parseInt(hex, 16));
      return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
    })
    .join('');
}
