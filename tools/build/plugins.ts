/** Modules and style sheets that the build generates in memory, without writing files among the sources. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import type { Shell } from './shell';

/**
 * Puts the shell into one chunk: each entry first imports the entire shell. Otherwise, esbuild would group shared
 * modules by the entries that import them, which would split a page into 54 files.
 */
export const shellFirst = ({ modules, entries }: Shell): Plugin => ({
  name: 'shell first',
  setup({ onLoad }) {
    const root = process.cwd();
    const shell = modules.map((source) => `import ${JSON.stringify(path.join(root, source))};`).join('');
    onLoad({ filter: /\.tsx?$/ }, async ({ path: file }) =>
      entries.has(path.relative(root, file))
        ? { contents: `${shell}\n${await readFile(file, 'utf8')}`, loader: 'tsx' }
        : undefined,
    );
  },
});

/** The entry point of a style sheet that `sheets` generates. */
export const sheetEntry = (name: string): string => `sheet:${name}`;

/** CSS that imports style sheets into the cascade layers for components and pages. */
const importingSheets = (sources: readonly string[]) =>
  sources
    .map((source) => {
      const layer = source.startsWith('client/pages/') ? 'pages' : 'components';
      return `@import "./${source}" layer(${layer});\n`;
    })
    .join('');

const base = '@import "./client/styles/shell.css";\n';

/** The CSS of the style sheet that all pages share. */
export const shellSheet = ({ sheets }: Shell): string => base + importingSheets(sheets);

/** The CSS of a page's own style sheet. */
export const pageSheet = ({ pageSheets }: Shell, page: string): string =>
  importingSheets(pageSheets.find(({ name }) => name === page)?.sheets ?? []);

/** The CSS of the single style sheet for development. */
export const combinedSheet = ({ sheets, pageSheets }: Shell): string =>
  base + importingSheets([...new Set([...sheets, ...pageSheets.flatMap((page) => page.sheets)])]);

/** Generates the style sheets that are entry points. @param textOf returns the CSS for a name; called at each build */
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
