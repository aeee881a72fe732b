/** Builds the site into dist/, compresses what the browser gets, and prints each of its files, raw and as brotli sends it. */
import { rmSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { compressed } from '../server/http/compress';
import { compressedTypes, suffixes } from '../server/http/staticFiles';
import { browserOptions, buildDirectory, buildPageStyles, serverOptions, writeManifest } from './bundle';

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1).padStart(7)} KB`;

const started = performance.now();
rmSync(buildDirectory, { recursive: true, force: true });
const pageStyles = await buildPageStyles();
const [browser] = await Promise.all([build(browserOptions(false, pageStyles)), build(serverOptions(false))]);
if (!browser.metafile) throw new Error('esbuild wrote no metafile');
const manifest = writeManifest(browser.metafile, pageStyles);

/** Writes a text file's compressed forms beside it. @returns its sizes in bytes, raw and as most browsers get it */
async function compress(file: string) {
  const bytes = await readFile(file);
  if (!(path.extname(file) in compressedTypes)) return { file, raw: bytes.length, sent: bytes.length };
  const { br, gzip } = await compressed(bytes);
  await Promise.all([writeFile(file + suffixes.br, br), writeFile(file + suffixes.gzip, gzip)]);
  return { file, raw: bytes.length, sent: br.length };
}

const assets = `${buildDirectory}/public/assets`;
const written = await readdir(assets);
const files = await Promise.all(written.map((name) => compress(path.join(assets, name))));
files.sort((a, b) => b.sent - a.sent);

console.log('     raw     brotli');
for (const { file, raw, sent } of files)
  console.log(`${kilobytes(raw)}${kilobytes(sent)}  ${path.basename(file)}`);

const sentOf = new Map(files.map(({ file, sent }) => [`/assets/${path.basename(file)}`, sent]));
const sum = (names: readonly string[]) => names.reduce((total, name) => total + (sentOf.get(name) ?? 0), 0);
/** What a first visit to a page fetches before it is alive. */
const firstLoads = Object.entries(manifest.pages).map(([route, { modules, styles }]) => ({
  route,
  scripts: sum([manifest.entry, ...modules]),
  styles: sum([manifest.shellStyles, ...(styles ? [styles] : [])]),
}));
for (const kind of ['scripts', 'styles'] as const) {
  const heaviest = firstLoads.reduce((a, b) => (b[kind] > a[kind] ? b : a));
  const home = firstLoads.find(({ route }) => route === '/')?.[kind] ?? 0;
  console.log(
    `${kind} of the home page ${kilobytes(home).trim()}, of the heaviest (${heaviest.route}) ${kilobytes(heaviest[kind]).trim()}`,
  );
}
console.log(
  `built ${files.length} browser files and the server into ${buildDirectory}/ in ${Math.round(performance.now() - started)} ms`,
);
