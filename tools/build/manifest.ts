import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Metafile } from 'esbuild';
import type { PageStyles } from '../../client/navigation/pageRegistry';
import type { Manifest } from '../../server/pages/manifest';
import { type PageName, pageNames } from '../../shared/pages';
import { sheetEntry } from './plugins';
import { buildDirectory, entrySource, mainSource, pageSource } from './sources';

const addressOf = (output: string) => `/assets/${path.basename(output)}`;

/** The output file for a source that is an entry point. @throws if there is none */
function outputOf(outputs: Metafile['outputs'], source: string): string {
  const output = Object.keys(outputs).find((name) => outputs[name]?.entryPoint === source);
  if (!output) throw new Error(`${source} has no bundle`);
  return output;
}

/** The URLs of the pages' own style sheets. */
export const pageStylesOf = ({ outputs }: Metafile): PageStyles =>
  Object.fromEntries(
    pageNames.flatMap((name) => {
      const output = Object.keys(outputs).find((each) => outputs[each]?.entryPoint === sheetEntry(name));
      return output ? [[name, addressOf(output)]] : [];
    }),
  );

/** An output preceded by its imports, in execution order. */
const withImports = (outputs: Metafile['outputs'], output: string): string[] => [
  ...(outputs[output]?.imports ?? [])
    .filter(({ kind }) => kind === 'import-statement')
    .flatMap((each) => withImports(outputs, each.path)),
  output,
];

/** Writes the manifest of the browser's files. @throws if a page has no script */
export function writeManifest(scripts: Metafile, styles: Metafile): Omit<Manifest, 'build'> {
  const { outputs } = scripts;
  const shell = Object.keys(styles.outputs).find((output) => /\/styles-[^/]*\.css$/.test(output));
  if (!shell) throw new Error('no style sheet was built');
  const scriptsOf = (name: PageName) => {
    const run = [pageSource(name), mainSource].flatMap((source) =>
      withImports(outputs, outputOf(outputs, source)),
    );
    return [...new Set(run)].map(addressOf);
  };
  const manifest: Omit<Manifest, 'build'> = {
    entry: addressOf(outputOf(outputs, entrySource)),
    shellStyles: addressOf(shell),
    pageStyles: pageStylesOf(styles),
    scripts: Object.fromEntries(pageNames.map((name) => [name, scriptsOf(name)])) as Manifest['scripts'],
  };
  mkdirSync(buildDirectory, { recursive: true });
  writeFileSync(`${buildDirectory}/manifest.json`, JSON.stringify(manifest));
  return manifest;
}
