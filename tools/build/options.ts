import { existsSync } from 'node:fs';
import path from 'node:path';
import type { BuildOptions } from 'esbuild';
import type { PageStyles } from '../../client/navigation/pageRegistry';
import { type PageName, pageNames } from '../../shared/pages';
import { generatedFolder } from '../content/generate';

/** The output directory, from the project's root. */
export const buildDirectory = 'dist';

export const entrySource = 'client/boot/entry.ts';
export const mainSource = 'client/boot/main.ts';

/** The folder of the browser's jsx-runtime.ts. */
const jsxFolder = 'client/boot';
const shellStylesSource = `${generatedFolder}/styles/shell.css`;
const allStylesSource = `${generatedFolder}/styles/all.css`;

/** Common options of all builds. */
const common = (development: boolean): BuildOptions => ({
  bundle: true,
  metafile: true,
  jsx: 'automatic',
  jsxDev: development,
  logLevel: 'warning',
  define: { 'process.env.NODE_ENV': JSON.stringify(development ? 'development' : 'production') },
});

/** For the browser; names contain a hash of what esbuild writes, so that caches may keep the files. */
const browserFiles = (development: boolean): BuildOptions => ({
  ...common(development),
  outdir: `${buildDirectory}/public/assets`,
  publicPath: '/assets',
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  assetNames: '[name]-[hash]',
  loader: { '.woff2': 'file' },
  // iOS needs prefixes that desktop Safari does not: text-size-adjust.
  target: ['chrome111', 'firefox115', 'safari16.4', 'ios16.4'],
  minify: !development,
});

/** The source of a page's script. */
export const pageSource = (name: PageName) => `${generatedFolder}/pages/${name}.ts`;

/** The pages that the hotel has; asked each time, since one may be hidden while the development server runs. */
export const pagesToBuild = (): PageName[] => pageNames.filter((name) => existsSync(pageSource(name)));

/** The source of a page's own sheet. */
export const sheetSource = (name: string) => `${generatedFolder}/styles/${name}.css`;

/** Style sheets for production: a shared one with the fonts, and those of pages. */
export const styleOptions = (): BuildOptions => ({
  ...browserFiles(false),
  entryPoints: {
    styles: shellStylesSource,
    ...Object.fromEntries(
      pagesToBuild()
        .filter((name) => existsSync(sheetSource(name)))
        .map((name) => [name, sheetSource(name)]),
    ),
  },
});

/**
 * React-router exports only its development build; this is the production build, without warnings. The build fails if a
 * release moves the file.
 */
const routerForProduction = {
  'react-router/dom': path.resolve('node_modules/react-router/dist/production/dom-export.mjs'),
  'react-router': path.resolve('node_modules/react-router/dist/production/index.mjs'),
};

/** The browser's scripts: entry, hydration, React, and a file for each page. In development also styles. */
export const scriptOptions = (development: boolean, pageStyles: PageStyles): BuildOptions => ({
  ...browserFiles(development),
  entryPoints: {
    entry: entrySource,
    main: mainSource,
    // A separate file, which stays in browsers' caches across releases.
    react: 'react-dom/client',
    ...(development ? { styles: allStylesSource } : {}),
  },
  format: 'esm',
  splitting: true,
  // License notices: in a text file beside each script.
  legalComments: 'external',
  define: { ...common(development).define, PAGE_STYLES: JSON.stringify(JSON.stringify(pageStyles)) },
  ...(development
    ? { inject: ['client/boot/devReload.ts', 'client/boot/devHydrated.ts'] }
    : { alias: routerForProduction, jsxImportSource: path.resolve(jsxFolder) }),
});

/**
 * The server and its commands. For production packages are bundled, which starts in two thirds of the time and needs no
 * node_modules; for development they are external, which builds faster. Redis is a separate file: bundled it would
 * cost each start 50 ms.
 */
export const serverOptions = (development: boolean): BuildOptions => ({
  ...common(development),
  entryPoints: {
    index: 'server/index.ts',
    'outbox-cli': 'server/outbox-cli.ts',
    'redis-limits': 'server/forms/redisRateLimit.ts',
  },
  outdir: `${buildDirectory}/server`,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: 'linked',
  ...(development
    ? { packages: 'external' }
    : {
        alias: routerForProduction,
        // CommonJS packages call require, which ES modules do not have.
        banner: {
          js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
        },
      }),
});
