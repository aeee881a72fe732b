import path from 'node:path';
import type { BuildOptions } from 'esbuild';
import type { PageStyles } from '../../client/navigation/pageRegistry';
import { combinedSheet, pageSheet, sheetEntry, sheets, shellFirst, shellSheet } from './plugins';
import { readShell, type Shell } from './shell';
import { buildDirectory, entrySource, mainSource } from './sources';

/**
 * With this comment on a file's first line, Chrome compiles all its functions off the main thread during loading,
 * instead of on the main thread at the first call. Other browsers ignore it. docs/speed.md
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

/** For browser files. Their names contain a hash of their content, so caches can keep them. */
const browserFiles = (development: boolean): BuildOptions => ({
  ...common(development),
  outdir: `${buildDirectory}/public/assets`,
  publicPath: '/assets',
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  target: browsers,
  minify: !development,
});

/** Style sheets for production: a shared one, and the pages' own. */
export const styleOptions = (shell: Shell): BuildOptions => ({
  ...browserFiles(false),
  entryPoints: {
    styles: sheetEntry('shell'),
    ...Object.fromEntries(shell.pageSheets.map(({ name }) => [name, sheetEntry(name)])),
  },
  plugins: [sheets((name) => (name === 'shell' ? shellSheet(shell) : pageSheet(shell, name)))],
});

/**
 * React Router exports only its development build. This is the production build, without warnings. Our build fails if a
 * release moves the files.
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
    // A separate file, so that browsers can keep it across our releases.
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

/** Scripts for development, and one sheet with the styles of all pages. */
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
 * The server and its commands. In production, packages are bundled, so startup takes two thirds of the time and needs
 * no node_modules. In development they are external, which builds faster. Redis is a separate file, since bundling it
 * would add 50 ms to every start.
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
  // Finds its binary at run time; driver.ts copies it.
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
