/** Modules and style sheets that the build makes in memory: nothing is written among the sources. */
import path from 'node:path';
import type { Plugin } from 'esbuild';
import type { Shell } from './shell';

/** The namespace of modules that import the shell before what they are named for. */
const withShell = 'with-shell';

/** The source of an entry point in a metafile. */
export const sourceOf = (entryPoint: string | undefined): string | undefined =>
  entryPoint?.replace(`${withShell}:`, '');

/** Imports, as text. */
const importing = (sources: readonly string[]) =>
  sources.map((source) => `import ${JSON.stringify(`./${source}`)};\n`).join('');

/**
 * Puts the shell into one chunk: esbuild splits what entry points share, unless every one of them imports all of it. So
 * the main script, pages and what else is fetched later are entered by a module that imports the shell first.
 */
export const shellFirst = ({ modules, entries }: Shell): Plugin => ({
  name: 'shell first',
  setup({ onResolve, onLoad, resolve }) {
    const root = process.cwd();
    onResolve({ filter: /^\./ }, async ({ path: wanted, kind, importer, resolveDir, pluginData }) => {
      const isEntry = kind === 'dynamic-import' || kind === 'entry-point';
      if (!isEntry || pluginData === withShell) return undefined;
      const found = await resolve(wanted, { kind, importer, resolveDir, pluginData: withShell });
      const source = path.relative(root, found.path);
      return entries.has(source) ? { path: source, namespace: withShell } : found;
    });
    onResolve({ filter: /^shell$/ }, () => ({ path: 'shell', namespace: 'shell' }));
    onLoad({ filter: /^/, namespace: 'shell' }, () => ({ contents: importing(modules), resolveDir: root }));
    onLoad({ filter: /^/, namespace: withShell }, ({ path: source }) => ({
      contents: `import 'shell';\nexport { ${entries.get(source)?.join(', ')} } from './${source}';\n`,
      resolveDir: root,
    }));
  },
});

/** The entry point of a sheet that `sheets` makes. */
export const sheetEntry = (name: string): string => `sheet:${name}`;

/** CSS imports, in the layers of components and pages. */
const importingSheets = (sources: readonly string[]) =>
  sources
    .map((source) => {
      const layer = source.startsWith('client/pages/') ? 'pages' : 'components';
      return `@import "./${source}" layer(${layer});\n`;
    })
    .join('');

const base = '@import "./client/styles/shell.css";\n';

/** The text of the sheet that all pages share. */
export const shellSheet = ({ sheets }: Shell): string => base + importingSheets(sheets);

/** The text of a page's own sheet. */
export const pageSheet = ({ pageSheets }: Shell, page: string): string =>
  importingSheets(pageSheets.find(({ name }) => name === page)?.sheets ?? []);

/** The text of the one sheet of development. */
export const wholeSheet = ({ sheets, pageSheets }: Shell): string =>
  base + importingSheets([...new Set([...sheets, ...pageSheets.flatMap((page) => page.sheets)])]);

/** Makes the style sheets among the entry points. @param textOf the text of a sheet by its name, asked at each build */
export const sheets = (textOf: (name: string) => string | Promise<string>): Plugin => ({
  name: 'sheets',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^sheet:/ }, ({ path: entry }) => ({
      path: entry.replace('sheet:', ''),
      namespace: 'sheet',
    }));
    onLoad({ filter: /^/, namespace: 'sheet' }, async ({ path: name }) => ({
      contents: await textOf(name),
      loader: 'css',
      resolveDir: process.cwd(),
    }));
  },
});
