import { existsSync } from 'node:fs';
import path from 'node:path';
import type { BuildOptions } from 'esbuild';
import type { PageStyles } from '../../client/pages';
import { pageNames } from '../../shared/pages';
import { generatedFolder } from '../content/generate';

/** Where everything that is built lies, from the project's root. */
export const buildDirectory = 'dist';

export const entrySource = 'client/entry.ts';
export const mainSource = 'client/main.ts';
export const shellStylesSource = 'client/styles/shell.css';
const allStylesSource = `${generatedFolder}/pages/all.css`;

/** What esbuild is asked for in every build. */
const common = (development: boolean): BuildOptions => ({
  bundle: true,
  metafile: true,
  jsx: 'automatic',
  jsxDev: development,
  logLevel: 'warning',
  define: { 'process.env.NODE_ENV': JSON.stringify(development ? 'development' : 'production') },
});

/** For the browser; every name carries a content hash, so that the files may be kept for a year. */
const browserFiles = (development: boolean): BuildOptions => ({
  ...common(development),
  outdir: `${buildDirectory}/public/assets`,
  publicPath: '/assets',
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  assetNames: '[name]-[hash]',
  loader: { '.woff2': 'file' },
  // Safari on phones has names of its own, which those of its desktop sister do not bring: text-size-adjust.
  target: ['chrome111', 'firefox115', 'safari16.4', 'ios16.4'],
  minify: !development,
});

/** The source of a page's own sheet, where it has one. */
const sheetSource = (name: string) => `${generatedFolder}/pages/${name}.css`;

/** Style sheets for production: one that all pages share, with the fonts, and one for each page that has its own. */
export const styleOptions = (): BuildOptions => ({
  ...browserFiles(false),
  entryPoints: {
    styles: shellStylesSource,
    ...Object.fromEntries(
      pageNames.filter((name) => existsSync(sheetSource(name))).map((name) => [name, sheetSource(name)]),
    ),
  },
});

/**
 * React-router's exports name its development build alone; this is the other, without its warnings. Should a release
 * move the file, the build stops.
 */
const routerForProduction = {
  'react-router/dom': path.resolve('node_modules/react-router/dist/production/dom-export.mjs'),
  'react-router': path.resolve('node_modules/react-router/dist/production/index.mjs'),
};

/**
 * Chrome compiles a file whole while it arrives, beside the page's own thread; without the comment each function is
 * compiled on that thread at its first call. Other browsers pass over it. docs/speed.md
 */
const compileEarly = '//# allFunctionsCalledOnLoad';

/** The browser's scripts: the first one, what hydrates, React, and a file for each page. In development styles too. */
export const scriptOptions = (development: boolean, pageStyles: PageStyles): BuildOptions => ({
  ...browserFiles(development),
  entryPoints: {
    entry: entrySource,
    main: mainSource,
    // In a file of its own: a guest who comes back after a release has kept it.
    react: 'react-dom/client',
    ...(development ? { styles: allStylesSource } : {}),
  },
  format: 'esm',
  splitting: true,
  define: { ...common(development).define, PAGE_STYLES: JSON.stringify(JSON.stringify(pageStyles)) },
  ...(development
    ? { inject: ['client/devReload.ts'] }
    : { alias: routerForProduction, banner: { js: compileEarly } }),
});

/**
 * The server and its two commands, with the pages inside. For production the packages are inside too, which starts
 * in two thirds of the time and needs no node_modules; for development they stay outside, which builds faster. What
 * only an operator with several machines needs is a file of its own: inside it would cost each start 50 ms.
 */
export const serverOptions = (development: boolean): BuildOptions => ({
  ...common(development),
  entryPoints: {
    index: 'server/index.ts',
    'outbox-cli': 'server/outbox-cli.ts',
    'visits-cli': 'server/visits-cli.ts',
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
        // CommonJS packages ask for Node's own modules with require, which a module has not got.
        banner: {
          js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
        },
      }),
});
