import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Metafile } from 'esbuild';
import type { PageName } from '../../shared/pages';
import { generatedFolder } from '../content/generate';
import { mainSource, pageSource, pagesToBuild } from './options';
import { shellFile, shellModule } from './shellModule';

/** The least number of pages that share a module of the shell. Modules that home shares with any page are in it too. */
const sharedByMany = 4;

/** A sheet that so many pages share is in the shell's. More than for modules: repeated in pages' sheets, it costs no request. */
const sheetSharedByMany = 8;

const notice = 'Written by npm run build; do not edit.';

/** The module that imports all of the shell; left out where imports are followed. */
const shellSource = `${generatedFolder}/${shellFile}`;

/** Where the sheets of shell and pages are written. */
const stylesFolder = `${generatedFolder}/styles`;

/** The transitive imports of a source, each after its own imports. */
type Reach = (source: string, withDynamic?: boolean) => readonly string[];

/** The import graph, from esbuild. */
async function readImports(): Promise<Reach> {
  const { metafile } = await build({
    entryPoints: [mainSource],
    outdir: generatedFolder,
    write: false,
    bundle: true,
    metafile: true,
    format: 'esm',
    splitting: true,
    packages: 'external',
    jsx: 'automatic',
    logLevel: 'silent',
  });
  return (source, withDynamic = false) => reachedFrom(metafile.inputs, source, withDynamic);
}

function reachedFrom(inputs: Metafile['inputs'], source: string, withDynamic: boolean): readonly string[] {
  const reached = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file) || file === shellSource) return;
    seen.add(file);
    for (const each of inputs[file]?.imports ?? [])
      if (!each.external && (each.kind === 'import-statement' || (withDynamic && !isPage(each.path))))
        visit(each.path);
    reached.add(file);
  };
  visit(source);
  return [...reached];
}

/** A page's own script, which others import only to fetch it. */
const isPage = (source: string) => source.startsWith(`${generatedFolder}/pages/`);

const isGenerated = (source: string) => source.startsWith(`${generatedFolder}/`);

/** The pages that need each source outside the layout; each source after its own imports. */
function pagesBySource(reach: Reach, layout: ReadonlySet<string>): ReadonlyMap<string, readonly PageName[]> {
  const pagesOf = new Map<string, PageName[]>();
  for (const name of pagesToBuild())
    for (const source of reach(pageSource(name)))
      if (!layout.has(source)) pagesOf.set(source, [...(pagesOf.get(source) ?? []), name]);
  return pagesOf;
}

/** The sheets beside a module: the one of its name, and its folder's where no module has that name. */
function sheetsOf(source: string): string[] {
  const { dir, name, ext } = path.parse(source);
  if (ext !== '.tsx') return [];
  const folder = `${dir}/${path.basename(dir)}`;
  const sheets = existsSync(`${folder}.tsx`)
    ? [`${dir}/${name}.css`]
    : [`${folder}.css`, `${dir}/${name}.css`];
  return sheets.filter((sheet) => existsSync(sheet));
}

/** CSS imports, in the layers of components and pages. */
const sheetImports = (sheets: readonly string[]) =>
  sheets
    .map((sheet) => {
      const layer = sheet.startsWith('client/pages/') ? 'pages' : 'components';
      return `@import "../../${sheet}" layer(${layer});\n`;
    })
    .join('');

function write(file: string, text: string) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/**
 * Derives the shell from the import graph and writes the inputs of esbuild: the shell's modules, its sheet, and each page's
 * sheet. In development one sheet contains all.
 */
export async function writeShell(development: boolean): Promise<void> {
  const reach = await readImports();
  const layout = new Set(reach(mainSource));
  const pagesOf = pagesBySource(reach, layout);
  // Texts of few pages are not in the shell, nor modules that import them: editing one would change the shell.
  const needsOwnText = (source: string) =>
    reach(source).some((each) => isGenerated(each) && !layout.has(each));
  const sources = [...pagesOf].map(([source, names]) => ({ source, names }));
  const shared = sources.filter(
    ({ source, names }) =>
      (names.length >= sharedByMany || (names.length > 1 && names.includes('home'))) && !needsOwnText(source),
  );
  const widelyShown = sources.filter(({ names }) => names.length >= sheetSharedByMany);
  const own = [...layout].filter((source) => source !== mainSource && !isGenerated(source));
  const shell = [...own, ...shared.map(({ source }) => source)];
  // A sheet that a script imports is part of that script.
  const opened = reach(mainSource, true);
  const shellSources = [...opened, ...widelyShown.map(({ source }) => source)];
  const shellSheets = [...new Set(shellSources.flatMap(sheetsOf))].filter((sheet) => !opened.includes(sheet));
  const pageSheets = pagesToBuild().map((name) => {
    const sheets = new Set(reach(pageSource(name), true).flatMap(sheetsOf));
    return { name, sheets: [...sheets].filter((sheet) => !shellSheets.includes(sheet)) };
  });
  const base = '@import "../../client/styles/shell.css";\n';
  if (development) {
    const all = new Set([...shellSheets, ...pageSheets.flatMap(({ sheets }) => sheets)]);
    write(`${stylesFolder}/all.css`, `/* ${notice} */\n${base}${sheetImports([...all])}`);
    return;
  }
  rmSync(stylesFolder, { recursive: true, force: true });
  write(shellSource, shellModule(shell));
  write(`${stylesFolder}/shell.css`, `/* ${notice} */\n${base}${sheetImports(shellSheets)}`);
  for (const { name, sheets } of pageSheets.filter((page) => page.sheets.length > 0))
    write(`${stylesFolder}/${name}.css`, `/* ${notice} */\n${sheetImports(sheets)}`);
}
