import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Metafile } from 'esbuild';
import type { PageStyles } from '../../client/navigation/pageRegistry';
import type { Manifest } from '../../server/pages/manifest';
import { addresses, type PageAddress } from '../../shared/addresses';
import { matchPage, pathOfPage } from '../../shared/matchPage';
import { generatedFolder } from '../content/generate';
import { fontsFolder } from './fonts';
import { buildDirectory, entrySource, mainSource, pageSource, pagesToBuild, sheetSource } from './options';

const addressOf = (output: string) => `/assets/${path.basename(output)}`;

/** The output whose entry point is a source file. @throws if there is none */
function outputOf(outputs: Metafile['outputs'], source: string): string {
  const output = Object.keys(outputs).find((name) => outputs[name]?.entryPoint === source);
  if (!output) throw new Error(`${source} has no bundle of its own`);
  return output;
}

/** The URLs of the pages' own sheets. */
export const pageStylesOf = ({ outputs }: Metafile): PageStyles =>
  Object.fromEntries(
    pagesToBuild().flatMap((name) => {
      const output = Object.keys(outputs).find((each) => outputs[each]?.entryPoint === sheetSource(name));
      return output ? [[name, addressOf(output)]] : [];
    }),
  );

/** An output after its imports, in order of execution. */
const afterItsImports = (outputs: Metafile['outputs'], output: string): string[] => [
  ...(outputs[output]?.imports ?? [])
    .filter(({ kind }) => kind === 'import-statement')
    .flatMap((each) => afterItsImports(outputs, each.path)),
  output,
];

/** The sources of a page's scripts: the page, and for a room or a group its data. */
function scriptSources({ path: address, name }: PageAddress | { path: '/404'; name: 'not-found' }): string[] {
  const page = pageSource(name);
  const folder = name === 'room' ? 'roomPages' : name === 'group' ? 'blocks' : undefined;
  if (!folder) return [page, mainSource];
  return [page, `${generatedFolder}/content/${folder}/${matchPage(address).params.slug}.ts`, mainSource];
}

/** Writes the manifest of the browser's files. @throws if a page has no script */
export function writeManifest(scripts: Metafile, styles: Metafile): Manifest {
  const { outputs } = scripts;
  const notFound = { path: pathOfPage('not-found', {}) as '/404', name: 'not-found' as const };
  const shell = Object.keys(styles.outputs).find((output) => /\/styles-[^/]*\.css$/.test(output));
  if (!shell) throw new Error('there is no style sheet');
  const manifest: Manifest = {
    entry: addressOf(outputOf(outputs, entrySource)),
    shellStyles: addressOf(shell),
    pageStyles: pageStylesOf(styles),
    // Only the subsets; the full fonts are for rare characters.
    fonts: Object.keys(styles.outputs)
      .filter((name) =>
        Object.keys(styles.outputs[name]?.inputs ?? {}).every((input) => input.startsWith(`${fontsFolder}/`)),
      )
      .filter((name) => name.endsWith('.woff2'))
      .map(addressOf),
    scripts: Object.fromEntries(
      [...addresses, notFound].flatMap((address) => {
        const sources = scriptSources(address);
        // The development server has the addresses of its start: a room may be hidden or removed since.
        if (!sources.every((source) => existsSync(source))) return [];
        const run = sources.flatMap((source) => afterItsImports(outputs, outputOf(outputs, source)));
        return [[address.path, [...new Set(run)].map(addressOf)]];
      }),
    ),
  };
  mkdirSync(buildDirectory, { recursive: true });
  writeFileSync(`${buildDirectory}/manifest.json`, JSON.stringify(manifest));
  return manifest;
}
