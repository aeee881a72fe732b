/** Modules and style sheets that the build generates in memory, without writing files among the sources. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Plugin, type TransformOptions, transform } from 'esbuild';
import type { Shell } from './shell';

/** The namespace of modules that wrap a source: they import its shared chunks first. */
const withShared = 'with-shared';

/** The source of an entry point in a metafile. */
export const sourceOf = (entryPoint: string | undefined): string | undefined =>
  entryPoint?.replace(`${withShared}:`, '');

const importing = (sources: readonly string[]) =>
  sources.map((source) => `import ${JSON.stringify(`./${source}`)};\n`).join('');

/**
 * Creates the shared chunks. esbuild groups shared modules by the entry points that import them, so every entry that
 * needs part of a chunk must import all of it. The main script, pages and other lazily loaded modules get wrappers that
 * do so.
 */
export const sharedFirst = ({ chunks, entries }: Shell): Plugin => ({
  name: 'shared first',
  setup({ onResolve, onLoad, resolve }) {
    const root = process.cwd();
    onResolve({ filter: /^\./ }, async ({ path: wanted, kind, importer, resolveDir, pluginData }) => {
      const isEntry = kind === 'dynamic-import' || kind === 'entry-point';
      if (!isEntry || pluginData === withShared) return undefined;
      const found = await resolve(wanted, { kind, importer, resolveDir, pluginData: withShared });
      const source = path.relative(root, found.path);
      return entries.has(source) ? { path: source, namespace: withShared } : found;
    });
    onLoad({ filter: /^/, namespace: withShared }, ({ path: source }) => ({
      contents:
        importing(chunks.filter((chunk) => chunk.entries.has(source)).flatMap(({ modules }) => modules)) +
        `export { ${entries.get(source)?.join(', ')} } from './${source}';\n`,
      resolveDir: root,
    }));
  },
});

/** The entry point of a sheet that `sheets` generates. */
export const sheetEntry = (name: string): string => `sheet:${name}`;

/** CSS imports into the layers for components and pages. */
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

/** The text of the single sheet for development. */
export const combinedSheet = ({ sheets, pageSheets }: Shell): string =>
  base + importingSheets([...new Set([...sheets, ...pageSheets.flatMap((page) => page.sheets)])]);

/** Transforms style sheets that scripts import as text in the same way as the others. */
export const sheetTexts = (options: TransformOptions): Plugin => ({
  name: 'sheet texts',
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path: file, with: { type } }) => {
      if (type !== 'text') return undefined;
      const { code } = await transform(await readFile(file, 'utf8'), { ...options, loader: 'css' });
      return { contents: code, loader: 'text' };
    });
  },
});

/** Generates the style sheets among the entry points. @param textOf returns a named sheet's text, at each build */
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
