import path from 'node:path';
import type { BuildOptions } from 'esbuild';
import type { PageStyles } from '../../client/navigation/pageRegistry';
import { combinedSheet, pageSheet, sheetEntry, sheets, shellFirst, shellSheet } from './plugins';
import { readShell, type Shell } from './shell';
import { buildDirectory, entrySource, mainSource } from './sources';

/**
 * With this comment on a script's first line, Chrome compiles all functions of the script off the main thread during
 * loading, instead of on the main thread at the first call. Other browsers ignore the comment. docs/speed.md
 */
const compileEarly = '//# allFunctionsCalledOnLoad';

/** Options that all builds share. */
const common = (development: boolean): BuildOptions => ({
  bundle: true,
  metafile: true,
  jsx: 'automatic',
  jsxDev: development,
  logLevel: 'warning',
  define: { 'process.env.NODE_ENV': JSON.stringify(development ? 'development' : 'production') },
});

/** The oldest supported browsers. iOS, unlike desktop Safari, needs a prefix for text-size-adjust. */
export const browsers = ['chrome120', 'firefox128', 'safari17.2', 'ios17.2'];

/** Options for browser files. File names contain a hash of the content, so caches can keep the files for a year. */
const browserFiles = (development: boolean): BuildOptions => ({
  ...common(development),
  outdir: `${buildDirectory}/public/assets`,
  publicPath: '/assets',
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  target: browsers,
  minify: !development,
});

/** Style sheets for production: the shared style sheet, and the pages' own style sheets. */
export const styleOptions = (shell: Shell): BuildOptions => ({
  ...browserFiles(false),
  entryPoints: {
    styles: sheetEntry('shell'),
    ...Object.fromEntries(shell.pageSheets.map(({ name }) => [name, sheetEntry(name)])),
  },
  plugins: [sheets((name) => (name === 'shell' ? shellSheet(shell) : pageSheet(shell, name)))],
});

/**
 * React Router exports only its development build. These aliases select its production build, which has no warnings.
 * The site's build fails if a release of React Router moves the files.
 */
const routerForProduction = {
  'react-router/dom': path.resolve('node_modules/react-router/dist/production/dom-export.mjs'),
  'react-router': path.resolve('node_modules/react-router/dist/production/index.mjs'),
};

/** The browser's scripts: entry, hydration, React, and a file for each page. */
const scripts = (development: boolean, pageStyles: PageStyles): BuildOptions => ({
  ...browserFiles(development),
  entryPoints: {
    entry: entrySource,
    main: mainSource,
    // React has a separate file, which browsers can keep across releases of the site.
    react: 'react-dom/client',
  },
  format: 'esm',
  splitting: true,
  // License notices go in a text file next to each script.
  legalComments: 'external',
  define: { ...common(development).define, PAGE_STYLES: JSON.stringify(JSON.stringify(pageStyles)) },
});

/** Scripts for production. */
export const scriptOptions = (shell: Shell, pageStyles: PageStyles): BuildOptions => ({
  ...scripts(false, pageStyles),
  banner: { js: compileEarly },
  alias: routerForProduction,
  plugins: [shellFirst(shell)],
});

/** Scripts for development, and one style sheet with the styles of all pages. */
export function devScriptOptions(): BuildOptions {
  const options = scripts(true, {});
  return {
    ...options,
    entryPoints: { ...(options.entryPoints as Record<string, string>), styles: sheetEntry('all') },
    inject: ['client/boot/devReload.ts'],
    plugins: [sheets(async () => combinedSheet(await readShell()))],
  };
}

/**
 * Options for the server and its commands. In production, packages are bundled, so startup takes two thirds of the time
 * and needs no node_modules. In development, packages are external, which makes builds faster. Redis is a separate
 * file, since bundling Redis would add 50 ms to every start.
 */
export const serverOptions = (development: boolean): BuildOptions => ({
  ...common(development),
  entryPoints: {
    index: 'server/index.ts',
    'outbox-cli': 'server/outbox-cli.ts',
    redis: 'server/forms/redis.ts',
  },
  outdir: `${buildDirectory}/server`,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: 'linked',
  // libsql locates its binary at run time. copyDatabaseDriver.ts copies both.
  external: ['libsql'],
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
