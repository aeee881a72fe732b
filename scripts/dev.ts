/**
 * `npm run dev`: serves the site for development, after `npm run content`. On every change content is compiled, scripts are
 * bundled, the server restarts, and open pages reload.
 */

import { readdirSync, rmSync, watch } from 'node:fs';
import path from 'node:path';
import { context, type Metafile, type Plugin } from 'esbuild';
import { brand } from '../generated/content/brand';
import { ContentError } from '../shared/content/errors';
import { writeFonts } from '../tools/build/fonts';
import { writeManifest } from '../tools/build/manifest';
import { buildDirectory, scriptOptions, serverOptions } from '../tools/build/options';
import { writeShell } from '../tools/build/shell';
import { generate } from '../tools/content/generate';
import { SiteProcess } from '../tools/dev/siteProcess';

/** Debounce of file events, in ms: editors save in several steps. */
const saveTime = 50;

const site = new SiteProcess();
let isBrowserReady = false;
let serverBuilt: Metafile | undefined;

/** Restarts the server when both parts are built. */
function restart() {
  if (isBrowserReady && serverBuilt) site.restart(serverBuilt);
}

/** @param started called when a build begins, so that one change restarts the server once, when both parts have it */
const onRebuild = (
  name: string,
  started: () => void | Promise<void>,
  done: (result: Metafile) => void,
): Plugin => ({
  name,
  setup(build) {
    let since = 0;
    build.onStart(() => {
      since = performance.now();
      return started();
    });
    build.onEnd(({ errors, metafile }) => {
      if (errors.length > 0 || !metafile) return;
      console.log(`${name} built in ${Math.round(performance.now() - since)} ms`);
      done(metafile);
      restart();
    });
  },
});

let building: Promise<unknown> = Promise.resolve();
let isNextPlanned = false;

/** Builds after the current build: esbuild would join it, and it may have read the files before they changed. */
function rebuild() {
  if (isNextPlanned) return;
  isNextPlanned = true;
  building = building.then(() => {
    isNextPlanned = false;
    return Promise.allSettled([browser.rebuild(), pages.rebuild()]); // esbuild prints errors.
  });
}

/**
 * Makes generated/ again and rebuilds; esbuild's watch would take up to two seconds. On errors, prints them and does not
 * build.
 */
function compileContent() {
  try {
    const { changed } = generate();
    if (changed === 0) return;
    console.log(`content: ${changed} modules changed`);
    rebuild();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    for (const sentence of error.errors) console.error(sentence);
  }
}

/** A folder and its subfolders, watched individually: Node's recursive watch misses replaced files. */
const foldersOf = (folder: string): string[] => [
  folder,
  ...readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name)),
];

let timer: NodeJS.Timeout | undefined;
/** Watches a folder; compiles once per burst of changes. */
const follow = (folder: string) =>
  watch(folder, () => {
    clearTimeout(timer);
    timer = setTimeout(compileContent, saveTime);
  });

rmSync(buildDirectory, { recursive: true, force: true });
await writeFonts(brand);
const browserBuild = scriptOptions(true, {});
const browser = await context({
  ...browserBuild,
  plugins: [
    onRebuild(
      'browser',
      async () => {
        isBrowserReady = false;
        await writeShell(true);
      },
      (metafile) => {
        writeManifest(metafile, metafile);
        isBrowserReady = true;
      },
    ),
  ],
});
const pages = await context({
  ...serverOptions(true),
  plugins: [
    onRebuild(
      'server',
      () => {
        serverBuilt = undefined;
      },
      (metafile) => {
        serverBuilt = metafile;
      },
    ),
  ],
});
await Promise.all([browser.watch(), pages.watch()]);
for (const folder of ['content', 'media'].flatMap(foldersOf)) follow(folder);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    site.stop(signal);
    process.exit(0);
  });
}
