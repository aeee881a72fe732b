import { existsSync } from 'node:fs';
import path from 'node:path';
import { build, type Metafile } from 'esbuild';
import { type PageName, pageNames } from '../../shared/pages';
import { loadersSource, mainSource, pageSource } from './sources';

/** Modules that this many pages share are in the shell, as are those that home shares with any other page. */
const sharedByMany = 4;

/** Modules shared only by pages with the stay form or with policy texts get their own chunks: few pages need them. */
const roots = ['client/components/StayForm/StayForm.tsx', 'client/components/RichText/TextSections.tsx'];

/** The same for style sheets. It's higher, since repeating a sheet in several pages' sheets costs no extra request. */
const sheetSharedByMany = 8;

/** Modules that esbuild should put into one file. */
interface Chunk {
  modules: readonly string[];
  /** The entries that import all of them. */
  entries: ReadonlySet<string>;
}

/** The code and styles that many pages share, and each page's own styles. Sources are paths from the project's root. */
export interface Shell {
  /** The shell, which all entries import, then a chunk for each root. */
  chunks: readonly Chunk[];
  /** The main script, pages and other lazily loaded modules, with the names of their exports. */
  entries: ReadonlyMap<string, readonly string[]>;
  sheets: readonly string[];
  /** Only pages with their own sheets. */
  pageSheets: readonly { name: PageName; sheets: readonly string[] }[];
}

/** The transitive imports of a source, each after its own imports. */
type Reach = (source: string, withDynamic?: boolean) => readonly string[];

/** The import graph, from esbuild. */
async function readImports(): Promise<Metafile> {
  const { metafile } = await build({
    entryPoints: [mainSource],
    outdir: 'dist',
    write: false,
    bundle: true,
    metafile: true,
    format: 'esm',
    splitting: true,
    packages: 'external',
    jsx: 'automatic',
    logLevel: 'silent',
  });
  return metafile;
}

const pageSources: ReadonlySet<string> = new Set(pageNames.map(pageSource));

function reachedFrom(inputs: Metafile['inputs'], source: string, withDynamic: boolean): readonly string[] {
  const reached = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const each of inputs[file]?.imports ?? []) {
      // Other modules import pages only to load them.
      const isFollowed = each.kind === 'import-statement' || (withDynamic && !pageSources.has(each.path));
      if (!each.external && isFollowed) visit(each.path);
    }
    reached.add(file);
  };
  visit(source);
  return [...reached];
}

/** For each source outside the layout, the pages that need it. Each source comes after its own imports. */
function pagesBySource(reach: Reach, layout: ReadonlySet<string>): ReadonlyMap<string, readonly PageName[]> {
  const pagesOf = new Map<string, PageName[]>();
  for (const name of pageNames)
    for (const source of reach(pageSource(name)))
      if (!layout.has(source)) pagesOf.set(source, [...(pagesOf.get(source) ?? []), name]);
  return pagesOf;
}

/** The sheets next to a module: the one named after it, and the one named after its folder if no module is. */
function sheetsOf(source: string): string[] {
  const { dir, name, ext } = path.parse(source);
  if (ext !== '.tsx') return [];
  const folder = `${dir}/${path.basename(dir)}`;
  const sheets = existsSync(`${folder}.tsx`)
    ? [`${dir}/${name}.css`]
    : [`${folder}.css`, `${dir}/${name}.css`];
  return sheets.filter((sheet) => existsSync(sheet));
}

/** The entries of the site's scripts. */
const entriesIn = ({ outputs }: Metafile): ReadonlyMap<string, readonly string[]> =>
  new Map(
    Object.values(outputs).flatMap(({ entryPoint, exports }) =>
      entryPoint ? [[entryPoint, exports] as const] : [],
    ),
  );

/** Derives the shell from the import graph. */
export async function readShell(): Promise<Shell> {
  const imports = await readImports();
  const reach: Reach = (source, withDynamic = false) => reachedFrom(imports.inputs, source, withDynamic);
  const layout = new Set(reach(mainSource));
  const pagesOf = pagesBySource(reach, layout);
  const sources = [...pagesOf].map(([source, names]) => ({ source, names }));
  const shared = sources.filter(
    ({ names }) => names.length >= sharedByMany || (names.length > 1 && names.includes('home')),
  );
  const rootOf = ({ names }: { names: readonly PageName[] }) =>
    roots.find((root) => names.every((name) => reach(pageSource(name)).includes(root)));
  const widelyShown = sources.filter(({ names }) => names.length >= sheetSharedByMany);
  const named = [mainSource, loadersSource];
  const own = [...layout].filter((source) => !named.includes(source));
  // A sheet that a script imports is part of that script.
  const opened = reach(mainSource, true);
  const shellSources = [...opened, ...widelyShown.map(({ source }) => source)];
  const sheets = [...new Set(shellSources.flatMap(sheetsOf))].filter((sheet) => !opened.includes(sheet));
  const pageSheets = pageNames.map((name) => {
    const all = new Set(reach(pageSource(name), true).flatMap(sheetsOf));
    return { name, sheets: [...all].filter((sheet) => !sheets.includes(sheet)) };
  });
  const entries = entriesIn(imports);
  const modulesOf = (root?: string) =>
    shared.filter((each) => rootOf(each) === root).map(({ source }) => source);
  const chunkOf = (root: string): Chunk => {
    const modules = modulesOf(root);
    const needs = (entry: string) => reach(entry).some((source) => modules.includes(source));
    return { modules, entries: new Set([...entries.keys()].filter(needs)) };
  };
  return {
    chunks: [{ modules: [...own, ...modulesOf()], entries: new Set(entries.keys()) }, ...roots.map(chunkOf)],
    entries,
    sheets,
    pageSheets: pageSheets.filter((page) => page.sheets.length > 0),
  };
}
