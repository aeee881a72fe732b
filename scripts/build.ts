/** `npm run build`: builds the site into dist/, compresses the browser files and prints their raw and Brotli sizes. */

import { rmSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { compressedTypes } from '../server/http/staticFiles';
import { copyDatabaseDriver } from '../tools/build/copyDatabaseDriver';
import { pageStylesOf, writeManifest } from '../tools/build/manifest';
import { scriptOptions, serverOptions, styleOptions } from '../tools/build/options';
import { readShell } from '../tools/build/shell';
import { buildDirectory } from '../tools/build/sources';
import { writeCompressed } from '../tools/media/writeCompressed';

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1).padStart(7)} KB`;

const built = async (options: BuildOptions) => {
  const { metafile } = await build(options);
  if (!metafile) throw new Error('esbuild wrote no metafile');
  return metafile;
};

const started = performance.now();
rmSync(buildDirectory, { recursive: true, force: true });
const shell = await readShell();
const styles = await built(styleOptions(shell));
const [scripts] = await Promise.all([
  built(scriptOptions(shell, pageStylesOf(styles))),
  built(serverOptions(false)),
]);
copyDatabaseDriver(`${buildDirectory}/server`);
const manifest = writeManifest(scripts, styles);

/** Compresses a file if it is text. @returns its sizes in bytes, raw and with Brotli */
async function finish(file: string) {
  if (path.extname(file) in compressedTypes) return { file, ...(await writeCompressed(file)) };
  const { size } = await stat(file);
  return { file, raw: size, sent: size };
}

const assets = `${buildDirectory}/public/assets`;
const written = await readdir(assets);
const files = await Promise.all(written.map((name) => finish(path.join(assets, name))));
files.sort((a, b) => b.sent - a.sent);

console.log('     raw     brotli');
for (const { file, raw, sent } of files)
  console.log(`${kilobytes(raw)}${kilobytes(sent)}  ${path.basename(file)}`);

const sentOf = new Map(files.map(({ file, sent }) => [`/assets/${path.basename(file)}`, sent]));
/** The number and size of the scripts that each page needs to hydrate. */
const firstLoads = Object.entries(manifest.scripts)
  .map(([page, names]) => {
    const sizes = [manifest.entry, ...names].map((name) => sentOf.get(name) ?? 0);
    return { page, files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
  })
  .sort((a, b) => b.bytes - a.bytes);
const home = firstLoads.find(({ page }) => page === 'home');
const [heaviest] = firstLoads;
for (const load of [home, heaviest])
  if (load) console.log(`scripts of ${load.page}: ${kilobytes(load.bytes).trim()} in ${load.files} files`);
console.log(
  `built ${files.length} browser files and the server into ${buildDirectory}/ in ${Math.round(performance.now() - started)} ms`,
);
