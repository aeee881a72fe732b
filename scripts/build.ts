/** Builds the site into dist/ and prints every bundle of the browser with its size, raw and as brotli sends it. */
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { browserOptions, buildDirectory, serverOptions, writeManifest } from './bundle';

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1).padStart(7)} KB`;

const started = performance.now();
rmSync(buildDirectory, { recursive: true, force: true });
const [browser] = await Promise.all([build(browserOptions(false)), build(serverOptions(false))]);
if (!browser.metafile) throw new Error('esbuild wrote no metafile');
const manifest = writeManifest(browser.metafile);

const files = Object.keys(browser.metafile.outputs)
  .map((file) => {
    const bytes = readFileSync(file);
    // Fonts are compressed already.
    const sent = file.endsWith('.woff2') ? bytes.length : brotliCompressSync(bytes).length;
    return { file, raw: bytes.length, sent };
  })
  .sort((a, b) => b.sent - a.sent);

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
