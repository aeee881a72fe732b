import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Metafile } from 'esbuild';
import type { PageStyles } from '../../client/pages';
import type { Manifest } from '../../server/pages/manifest';
import { addresses, type PageAddress } from '../../shared/addresses';
import { matchPage, pathOfPage } from '../../shared/matchPage';
import { generatedFolder } from '../content/generate';
import { buildDirectory, entrySource, mainSource } from './options';
import { fontsFolder } from './subsetFonts';

const addressOf = (output: string) => `/assets/${path.basename(output)}`;

/** The outputs that begin with a source file. @throws where the source has no output of its own */
function outputOf(outputs: Metafile['outputs'], source: string): string {
  const output = Object.keys(outputs).find((name) => outputs[name]?.entryPoint === source);
  if (!output) throw new Error(`${source} has no bundle of its own`);
  return output;
}

/** The addresses of the pages' own sheets. */
export const pageStylesOf = ({ outputs }: Metafile): PageStyles =>
  Object.fromEntries(
    Object.entries(outputs).flatMap(([output, { entryPoint = '' }]) => {
      const [, name] = new RegExp(`^${generatedFolder}/pages/([\\w-]+)\\.css$`).exec(entryPoint) ?? [];
      return name && name !== 'all' ? [[name, addressOf(output)]] : [];
    }),
  );

/** An output after everything that it imports, as they must run. */
const afterItsImports = (outputs: Metafile['outputs'], output: string): string[] => [
  ...(outputs[output]?.imports ?? [])
    .filter(({ kind }) => kind === 'import-statement')
    .flatMap((each) => afterItsImports(outputs, each.path)),
  output,
];

/** The source files of a page's scripts: its own, and for a room what that room's page shows. */
function scriptSources({ path: address, name }: PageAddress | { path: '/404'; name: 'not-found' }): string[] {
  const page = `${generatedFolder}/pages/${name}.ts`;
  if (name !== 'room') return [page, mainSource];
  return [page, `${generatedFolder}/content/roomPages/${matchPage(address).params.slug}.ts`, mainSource];
}

/** Writes what the server must know of the browser's files. @throws where a page has no file of its own */
export function writeManifest(scripts: Metafile, styles: Metafile): Manifest {
  const { outputs } = scripts;
  const notFound = { path: pathOfPage('not-found', {}) as '/404', name: 'not-found' as const };
  const shell = Object.keys(styles.outputs).find((output) => /\/styles-[^/]*\.css$/.test(output));
  if (!shell) throw new Error('there is no style sheet');
  const manifest: Manifest = {
    entry: addressOf(outputOf(outputs, entrySource)),
    shellStyles: addressOf(shell),
    pageStyles: pageStylesOf(styles),
    // Those that were cut to what every page needs; the whole ones wait for a rare letter.
    fonts: Object.keys(styles.outputs)
      .filter((name) =>
        Object.keys(styles.outputs[name]?.inputs ?? {}).every((input) => input.startsWith(`${fontsFolder}/`)),
      )
      .filter((name) => name.endsWith('.woff2'))
      .map(addressOf),
    scripts: Object.fromEntries(
      [...addresses, notFound].map((address) => {
        const sources = scriptSources(address);
        const run = sources.flatMap((source) => afterItsImports(outputs, outputOf(outputs, source)));
        return [address.path, [...new Set(run)].map(addressOf)];
      }),
    ),
  };
  mkdirSync(buildDirectory, { recursive: true });
  writeFileSync(`${buildDirectory}/manifest.json`, JSON.stringify(manifest));
  return manifest;
}
