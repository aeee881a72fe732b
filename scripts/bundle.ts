import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildOptions, Metafile } from 'esbuild';
import type { Manifest } from '../server/assets';
import { roomSlugs } from '../shared/roomSlugs';
import { pages, roomPath } from '../shared/routes';
import { minifyAgain, shellInOne, smallDataInline, withoutUnusedParts } from './bundlePlugins';

/** Where everything that is built lies, from the project's root. */
export const buildDirectory = 'dist';
const assetsDirectory = `${buildDirectory}/public/assets`;

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The source modules of each page beyond the shell, by canonical path. A page's folder bears its id's name. */
const pageSources: Record<string, string[]> = {
  'not-found': ['client/pages/NotFound/NotFound.tsx'],
  ...Object.fromEntries(
    Object.entries(pages).map(([id, { path: route }]) => [
      route,
      [`client/pages/${capitalized(id)}/${capitalized(id)}.tsx`],
    ]),
  ),
  ...Object.fromEntries(
    roomSlugs.map((slug) => [
      roomPath(slug),
      ['client/pages/RoomDetail/RoomDetail.tsx', `shared/content/room-pages/${slug}.ts`],
    ]),
  ),
};

const entrySource = 'client/entry.tsx';

const mode = (development: boolean): BuildOptions => ({
  bundle: true,
  metafile: true,
  jsx: 'automatic',
  jsxDev: development,
  minify: false,
  logLevel: 'warning',
  define: { 'process.env.NODE_ENV': JSON.stringify(development ? 'development' : 'production') },
});

/** The browser's part: the entry, a chunk per page, one style sheet, the fonts; every name carries a content hash. */
export const browserOptions = (development: boolean): BuildOptions => ({
  ...mode(development),
  entryPoints: { entry: entrySource, styles: 'client/styles/index.css' },
  outdir: assetsDirectory,
  publicPath: '/assets',
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  assetNames: '[name]-[hash]',
  loader: { '.woff2': 'file' },
  format: 'esm',
  splitting: true,
  target: ['chrome111', 'firefox115', 'safari16.4'],
  minify: !development,
  ...(development
    ? { inject: ['client/devReload.ts'] }
    : {
        // The package's exports name its development build alone; the other is the same without its warnings.
        alias: {
          'react-router/dom': './node_modules/react-router/dist/production/dom-export.mjs',
          'react-router': './node_modules/react-router/dist/production/index.mjs',
        },
        plugins: [withoutUnusedParts, smallDataInline, shellInOne, minifyAgain],
      }),
});

/** The operator's part: the server and the outbox command, with the pages inside and packages left outside. */
export const serverOptions = (development: boolean): BuildOptions => ({
  ...mode(development),
  // React's server part is a package, so the environment decides at run time which of its builds is loaded.
  define: {},
  entryPoints: { index: 'server/index.ts', 'outbox-cli': 'server/outbox-cli.ts' },
  outdir: `${buildDirectory}/server`,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
  sourcemap: 'linked',
});

/** Writes what the server must know of the browser's files. @throws where a page has no chunk of its own */
export function writeManifest({ outputs }: Metafile): Manifest {
  const address = (output: string) => `/assets/${path.basename(output)}`;
  const outputNames = Object.keys(outputs);
  const built = (source: string) => {
    const output = outputNames.find((name) => outputs[name]?.entryPoint === source);
    if (!output) throw new Error(`${source} has no bundle of its own`);
    return output;
  };
  const withImports = (output: string): string[] => [
    output,
    ...(outputs[output]?.imports ?? [])
      .filter(({ kind }) => kind === 'import-statement')
      .flatMap((each) => withImports(each.path)),
  ];
  const entry = built(entrySource);
  const shell = new Set(withImports(entry));
  const manifest: Manifest = {
    entry: address(entry),
    styles: address(built('client/styles/index.css')),
    fonts: outputNames.filter((name) => name.endsWith('.woff2')).map(address),
    modules: Object.fromEntries(
      Object.entries(pageSources).map(([route, sources]) => [
        route,
        [...new Set([...shell, ...sources.flatMap((source) => withImports(built(source)))])]
          .filter((o) => o !== entry)
          .map(address),
      ]),
    ),
  };
  mkdirSync(buildDirectory, { recursive: true });
  writeFileSync(`${buildDirectory}/manifest.json`, JSON.stringify(manifest));
  return manifest;
}
