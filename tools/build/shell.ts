import { existsSync } from 'node:fs';
import path from 'node:path';
import { build, type ImportKind, type Metafile } from 'esbuild';
import { type PageName, pageNames } from '../../shared/pages';
import { loadersSource, mainSource, pageSource } from './sources';

/** Modules and style sheets that this many pages share are in the shell. */
const sharedByMany = 4;

/** The code and styles that many pages share, and each page's own styles. Sources are paths from the project's root. */
export interface Shell {
  /** In dependency order: each module after its imports. */
  modules: readonly string[];
  /** The main script, pages, and modules that are loaded on demand. Each of these first imports the shell. */
  entries: ReadonlySet<string>;
  sheets: readonly string[];
  /** The pages that have their own style sheets. */
  pageSheets: readonly { name: PageName; sheets: readonly string[] }[];
}

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

/** The transitive imports of a source, in dependency order. @param isFollowed whether to follow an import */
function reachedFrom(
  inputs: Metafile['inputs'],
  source: string,
  isFollowed: (each: { path: string; kind: ImportKind }) => boolean,
): readonly string[] {
  const reached = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const each of inputs[file]?.imports ?? []) if (!each.external && isFollowed(each)) visit(each.path);
    reached.add(file);
  };
  visit(source);
  return [...reached];
}

/** The style sheets next to a module: its own, and the folder's if no module has the folder's name. */
function sheetsOf(source: string): string[] {
  const { dir, name, ext } = path.parse(source);
  if (ext !== '.tsx') return [];
  const folder = `${dir}/${path.basename(dir)}`;
  const sheets = existsSync(`${folder}.tsx`)
    ? [`${dir}/${name}.css`]
    : [`${folder}.css`, `${dir}/${name}.css`];
  return sheets.filter((sheet) => existsSync(sheet));
}

/** Derives the shell from the import graph. */
export async function readShell(): Promise<Shell> {
  const { inputs, outputs } = await readImports();
  const reach = (source: string) => reachedFrom(inputs, source, ({ kind }) => kind === 'import-statement');
  /** Like `reach`, but includes modules that are loaded on demand, except pages. */
  const reachAll = (source: string) =>
    reachedFrom(inputs, source, ({ path: file }) => !pageSources.has(file));
  const layout = reach(mainSource);
  const pageCounts = new Map<string, number>();
  for (const name of pageNames)
    for (const source of reach(pageSource(name))) pageCounts.set(source, (pageCounts.get(source) ?? 0) + 1);
  const shared = [...pageCounts].flatMap(([source, count]) => (count >= sharedByMany ? [source] : []));
  const ownModules = [mainSource, loadersSource];
  const sheets = [...new Set([...layout, ...shared, ...reachAll(mainSource)].flatMap(sheetsOf))];
  const pageSheets = pageNames.map((name) => ({
    name,
    sheets: [...new Set(reachAll(pageSource(name)).flatMap(sheetsOf))].filter(
      (each) => !sheets.includes(each),
    ),
  }));
  return {
    modules: [...new Set([...layout, ...shared])].filter((source) => !ownModules.includes(source)),
    entries: new Set(Object.values(outputs).flatMap(({ entryPoint }) => entryPoint ?? [])),
    sheets,
    pageSheets: pageSheets.filter((page) => page.sheets.length > 0),
  };
}
