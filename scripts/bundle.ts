import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';
import type { PageStyles, StyledPage } from '../client/pageStyles';
import type { Manifest } from '../server/pages/manifest';
import { roomSlugs } from '../shared/roomSlugs';
import { type PageId, pages, roomPath } from '../shared/routes';
import {
  minifyAgain,
  reactAsModules,
  shellInOne,
  smallDataInline,
  withoutUnusedParts,
} from './bundlePlugins';
import { subsetFonts } from './subsetFonts';

/** Where everything that is built lies, from the project's root. */
export const buildDirectory = 'dist';
const assetsDirectory = `${buildDirectory}/public/assets`;

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The file of a page: its folder bears the page's id as its name. */
const pageFile = (id: StyledPage, ending: 'css' | 'tsx') =>
  `client/pages/${capitalized(id)}/${capitalized(id)}.${ending}`;

interface PageParts {
  id: StyledPage;
  /** The module of a room's texts. */
  texts?: string;
}

/** What the page at each canonical path consists of beyond the shell. */
const pageParts: Record<string, PageParts> = {
  'not-found': { id: 'notFound' },
  ...Object.fromEntries((Object.keys(pages) as PageId[]).map((id) => [pages[id].path, { id }])),
  ...Object.fromEntries(
    roomSlugs.map((slug) => [
      roomPath(slug),
      { id: 'roomDetail', texts: `shared/content/room-pages/${slug}.ts` },
    ]),
  ),
};

const entrySource = 'client/entry.ts';
const startSource = 'client/start.tsx';
const reactSource = 'client/react.ts';

const addressOf = (output: string) => `/assets/${path.basename(output)}`;

const mode = (development: boolean): BuildOptions => ({
  bundle: true,
  metafile: true,
  jsx: 'automatic',
  jsxDev: development,
  minify: false,
  logLevel: 'warning',
  define: { 'process.env.NODE_ENV': JSON.stringify(development ? 'development' : 'production') },
});

/** For the browser; every name carries a content hash, so that the files may be kept for a year. */
const browserFiles = (development: boolean): BuildOptions => ({
  ...mode(development),
  outdir: assetsDirectory,
  publicPath: '/assets',
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  assetNames: '[name]-[hash]',
  loader: { '.woff2': 'file' },
  target: ['chrome111', 'firefox115', 'safari16.4'],
  minify: !development,
});

/** 'page-styles:home' stands for the home page's sheet in its cascade layer. */
const pageStylesPlugin: Plugin = {
  name: 'page-styles',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^page-styles:/ }, ({ path: name }) => ({
      path: name.replace('page-styles:', ''),
      namespace: 'page-styles',
    }));
    onLoad({ filter: /.*/, namespace: 'page-styles' }, ({ path: id }) => ({
      contents: `@import "./${pageFile(id as StyledPage, 'css')}" layer(pages);`,
      loader: 'css',
      resolveDir: path.resolve('.'),
    }));
  },
};

/**
 * Builds the sheets of single pages for production.
 * @returns their addresses, which the scripts must know before they are built in turn
 */
export async function buildPageStyles(): Promise<PageStyles> {
  const ids = [...new Set(Object.values(pageParts).map(({ id }) => id))];
  const { metafile } = await build({
    ...browserFiles(false),
    metafile: true,
    entryPoints: Object.fromEntries(ids.map((id) => [id, `page-styles:${id}`])),
    plugins: [pageStylesPlugin],
  });
  return Object.fromEntries(
    Object.entries(metafile.outputs).map(([output, { entryPoint }]) => [
      entryPoint?.replace('page-styles:', ''),
      addressOf(output),
    ]),
  );
}

/** The package's exports name its development build alone; the other is the same without its warnings. */
const routerForProduction = {
  'react-router/dom': './node_modules/react-router/dist/production/dom-export.mjs',
  'react-router': './node_modules/react-router/dist/production/index.mjs',
};

/** The browser's part: the entry, a chunk per page, the style sheet that all pages share, the fonts. */
export const browserOptions = (development: boolean, pageStyles: PageStyles): BuildOptions => ({
  ...browserFiles(development),
  entryPoints: {
    entry: entrySource,
    start: startSource,
    react: reactSource,
    styles: `client/styles/${development ? 'index' : 'shell'}.css`,
  },
  format: 'esm',
  splitting: true,
  define: {
    ...mode(development).define,
    // A text: esbuild would make a module of an object, and have every other module import it.
    PAGE_STYLES: JSON.stringify(JSON.stringify(pageStyles)),
  },
  ...(development
    ? { inject: ['client/devReload.ts'], plugins: [subsetFonts] }
    : {
        alias: routerForProduction,
        plugins: [subsetFonts, reactAsModules, withoutUnusedParts, smallDataInline, shellInOne, minifyAgain],
      }),
});

/** Only an operator with several machines needs these. */
const redisPackages = ['@redis/client', 'rate-limit-redis'];

/**
 * The operator's part: the server and the outbox command, with the pages inside. For production the packages are
 * inside too, which starts in two thirds of the time; for development they stay outside, which builds faster.
 */
export const serverOptions = (development: boolean): BuildOptions => ({
  ...mode(development),
  entryPoints: { index: 'server/index.ts', 'outbox-cli': 'server/outbox-cli.ts' },
  outdir: `${buildDirectory}/server`,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: 'linked',
  ...(development
    ? { packages: 'external' }
    : {
        alias: routerForProduction,
        external: redisPackages,
        // CommonJS packages ask for Node's own modules with require, which a module has not got.
        banner: {
          js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
        },
      }),
});

/** Writes what the server must know of the browser's files. @throws where a page has no chunk of its own */
export function writeManifest({ outputs }: Metafile, pageStyles: PageStyles): Manifest {
  const outputNames = Object.keys(outputs);
  const built = (source: string) => {
    const output = outputNames.find((name) => outputs[name]?.entryPoint === source);
    if (!output) throw new Error(`${source} has no bundle of its own`);
    return output;
  };
  const afterItsImports = (output: string): string[] => [
    ...(outputs[output]?.imports ?? [])
      .filter(({ kind }) => kind === 'import-statement')
      .flatMap((each) => afterItsImports(each.path)),
    output,
  ];
  const entry = built(entrySource);
  const shell = outputNames.find((name) => outputs[name]?.entryPoint?.endsWith('.css'));
  if (!shell) throw new Error('there is no style sheet');
  const modulesOf = ({ id, texts }: PageParts) => {
    const sources = [pageFile(id, 'tsx'), ...(texts ? [texts] : []), startSource];
    const modules = new Set(sources.flatMap((source) => afterItsImports(built(source))));
    return [...modules].map(addressOf);
  };
  const manifest: Manifest = {
    entry: addressOf(entry),
    shellStyles: addressOf(shell),
    // Those that were cut to what every page needs; the whole ones wait for a rare letter.
    fonts: outputNames
      .filter((name) => Object.keys(outputs[name]?.inputs ?? {}).some((input) => input.startsWith('subset:')))
      .map(addressOf),
    pages: Object.fromEntries(
      Object.entries(pageParts).map(([route, parts]) => [
        route,
        { modules: modulesOf(parts), styles: pageStyles[parts.id] },
      ]),
    ),
  };
  mkdirSync(buildDirectory, { recursive: true });
  writeFileSync(`${buildDirectory}/manifest.json`, JSON.stringify(manifest));
  return manifest;
}
