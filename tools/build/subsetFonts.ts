import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import subsetFont from 'subset-font';

/** Where the faces are declared; a face whose address ends in '?subset' is cut down to what its rule says. */
const faces = 'client/styles/fonts.css';

/** The OpenType features that the styles and good setting need: ligatures, kerning, even figures, accents. */
const keepFeatures = ['ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'tnum'];

/**
 * Cuts fonts down to the characters (`unicode-range`) and the weights (`font-weight: 400 700`) of their rule, without
 * hints for coarse screens: half the bytes that stand before a first screen.
 * @throws where a rule has no unicode-range
 */
export const subsetFonts: Plugin = {
  name: 'subset-fonts',
  setup({ onResolve, onLoad, resolve }) {
    onResolve({ filter: /\.woff2\?subset$/ }, async ({ path: request, resolveDir, kind }) => {
      const { path, errors } = await resolve(request.replace('?subset', ''), { resolveDir, kind });
      return { path, errors, namespace: 'subset', pluginData: request };
    });
    onLoad({ filter: /.*/, namespace: 'subset' }, async ({ path, pluginData: request }) => {
      const rules = (await readFile(faces, 'utf8')).split('@font-face');
      const rule = rules.find((each) => each.includes(request)) ?? '';
      const range = rule.match(/unicode-range: ([^;]+);/)?.[1];
      if (!range) throw new Error(`${faces}: the face of ${request} has no unicode-range`);
      const [, min, max] = rule.match(/font-weight: (\d+) (\d+);/) ?? [];
      const contents = await subsetFont(await readFile(path), charactersOf(range), {
        targetFormat: 'woff2',
        keepFeatures,
        noHinting: true,
        ...(min && max && { variationAxes: { wght: { min: +min, max: +max, default: +min } } }),
      });
      return { contents, loader: 'file' };
    });
  },
};

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
