/** Builds the site into dist/, compresses what the browser gets, and prints each of its files, raw and as brotli sends it. */
import { rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { compressed } from '../server/compress';
import { compressedTypes, suffixes } from '../server/staticFiles';
import { browserOptions, buildDirectory, serverOptions, writeManifest } from './bundle';

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1).padStart(7)} KB`;

const started = performance.now();
rmSync(buildDirectory, { recursive: true, force: true });
const [browser] = await Promise.all([build(browserOptions(false)), build(serverOptions(false))]);
if (!browser.metafile) throw new Error('esbuild wrote no metafile');
const manifest = writeManifest(browser.metafile);

/** Writes a text file's compressed forms beside it. @returns its sizes in bytes, raw and as most browsers get it */
async function compress(file: string) {
  const bytes = await readFile(file);
  if (!(path.extname(file) in compressedTypes)) return { file, raw: bytes.length, sent: bytes.length };
  const { br, gzip } = await compressed(bytes);
  await Promise.all([writeFile(file + suffixes.br, br), writeFile(file + suffixes.gzip, gzip)]);
  return { file, raw: bytes.length, sent: br.length };
}

const files = await Promise.all(Object.keys(browser.metafile.outputs).map(compress));
files.sort((a, b) => b.sent - a.sent);

console.log('     raw     brotli');
for (const { file, raw, sent } of files)
  console.log(`${kilobytes(raw)}${kilobytes(sent)}  ${path.basename(file)}`);

const sentOf = new Map(files.map(({ file, sent }) => [`/assets/${path.basename(file)}`, sent]));
const scriptsOf = (modules: string[]) =>
  [manifest.entry, ...modules].reduce((sum, name) => sum + (sentOf.get(name) ?? 0), 0);
const [heaviest, most] = Object.entries(manifest.modules)
  .map(([route, modules]) => [route, scriptsOf(modules)] as const)
  .reduce((a, b) => (b[1] > a[1] ? b : a));
console.log(
  `\nscripts of the home page ${kilobytes(scriptsOf(manifest.modules['/'] ?? [])).trim()}, of the heaviest (${heaviest}) ${kilobytes(most).trim()}`,
);
console.log(
  `built ${files.length} browser files and the server into ${buildDirectory}/ in ${Math.round(performance.now() - started)} ms`,
);
